// Generated from docs/openapi.json by `npm run types`. Do not edit.

export interface paths {
  '/api/ai-chat': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The professional's chat: the same, in the shape that `promptType` asks for. */
    post: operations['ai_chat'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ai-logs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own exchanges, oldest first. */
    get: operations['ai_logs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ai-status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What answers: the built-in engine, or a remote model that the text is sent to. */
    get: operations['ai_status'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ai-usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How much of the month is used. */
    get: operations['ai_usage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Registers when the body has a name, else signs in. */
    post: operations['auth'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document-templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The templates of the caller's role. */
    get: operations['document_templates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own documents, newest first. */
    get: operations['list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/documents/download/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The document as a file. */
    get: operations['download'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/documents/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One document, with its text. */
    get: operations['show'];
    /** Renames or rewrites a document; a new version is kept. */
    put: operations['update'];
    post?: never;
    /** Deletes a document and its versions. */
    delete: operations['delete_document'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/documents/{id}/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Back to the template's text, as a new version. */
    post: operations['reset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/documents/{id}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every version that was kept, newest first. */
    get: operations['versions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ia/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answers a question from the law of Cameroon. With `Accept: text/event-stream` the answer streams
     *     (events sources, delta, done, error).
     */
    post: operations['ask_route'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ia/generate-doc': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes a document from a template and keeps it. */
    post: operations['generate_doc'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ia/preview-doc': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The text so far, with blanks; nothing is kept. */
    post: operations['preview_doc'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs in; the session gets a new id. */
    post: operations['log_in'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends the session, if there is one. */
    post: operations['log_out'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Opens an account and signs in. */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/site-info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What this is, and whom to write to. */
    get: operations['site_info'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in person. */
    get: operations['current_user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/healthz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The process answers. */
    get: operations['healthz'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/readyz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The database is reachable and migrated. */
    get: operations['readyz'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AiLog: {
      /** Format: int64 */
      id: number;
      prompt: string;
      response: string;
      sources: components['schemas']['Source'][];
      status: string;
      /** Format: date-time */
      timestamp: string;
    };
    AiStatus: {
      /** @description builtin or remote */
      engine: string;
      model?: string | null;
      /** @description The search index is built. */
      ready: boolean;
    };
    Answer: {
      document?: components['schemas']['DocumentRef'] | null;
      documentDraft?: components['schemas']['DocumentDraft'] | null;
      documentGenerated: boolean;
      /** @description builtin or remote */
      engine: string;
      /** @description fr or en */
      language: string;
      /** Format: int64 */
      logId?: number | null;
      nextStep: string;
      /** @description To be shown above the answer. */
      notice?: string | null;
      /** @description Light Markdown: paragraphs, lists, bold, and marks [1] that number `sources`. */
      response: string;
      savedDocument?: components['schemas']['DocumentRef'] | null;
      sources: components['schemas']['Source'][];
      /** @description grounded, no_match or unavailable */
      status: string;
      usage: components['schemas']['Usage'];
    };
    AskRequest: {
      /** @description What was said before, oldest first; the last 20 turns and 24,000 characters count. */
      conversationHistory?: components['schemas']['TurnRequest'][] | null;
      /** @description 1 to 4,000 characters. */
      question?: string;
    };
    /** @description Either of the two: with a name it registers, else it signs in. */
    AuthRequest: components['schemas']['NamedRegistration'] | components['schemas']['LoginRequest'];
    ChatRequest: {
      /** @description professional */
      context?: string | null;
      conversationHistory?: components['schemas']['TurnRequest'][] | null;
      /** @description 1 to 4,000 characters. */
      message?: string;
      /** @description research, document, strategy, analysis, precedent, procedure or general (the default) */
      promptType?: string | null;
    };
    Document: {
      /** @description Sanitised HTML. */
      content: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      id: number;
      language: string;
      missingMentions: components['schemas']['Mention'][];
      parameters: {
        [key: string]: string;
      };
      title: string;
      /** @description The template's id. */
      type: string;
      /** Format: date-time */
      updatedAt: string;
      /** Format: int32 */
      version: number;
    };
    /** @description A document in the making. */
    DocumentDraft: {
      field: components['schemas']['DraftField'];
      filled: {
        [key: string]: string;
      };
      /** @description Fields not answered yet, the one asked now first. */
      missing: string[];
      templateId: string;
      title: string;
    };
    DocumentPreview: {
      /** @description What is wrong so far, by field. */
      fields: {
        [key: string]: string;
      };
      generatedContent: components['schemas']['GeneratedContent'];
      missingMentions: components['schemas']['Mention'][];
    };
    DocumentRef: {
      /** Format: int64 */
      id: number;
      title: string;
    };
    DocumentSummary: {
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      id: number;
      language: string;
      title: string;
      /** @description The template's id. */
      type: string;
      /** Format: date-time */
      updatedAt: string;
      /** Format: int32 */
      version: number;
    };
    DocumentTemplate: {
      allowedRoles: string[];
      description: string;
      icon: string;
      id: string;
      mentions: components['schemas']['Mention'][];
      name: string;
      nameEn: string;
      nameFr: string;
      parameters: components['schemas']['TemplateParameter'][];
      reviewedByLawyer: boolean;
      /** Format: int32 */
      version: number;
    };
    DocumentVersion: {
      /** Format: date-time */
      createdAt: string;
      title: string;
      /** Format: int32 */
      version: number;
    };
    Done: {
      ok: boolean;
    };
    /** @description The field that is being asked for. */
    DraftField: {
      example: string;
      help: string;
      label: string;
      name: string;
      required: boolean;
      /** @description text, longText, amount, date, dateTime, duration, person or court */
      type: string;
    };
    GenerateRequest: {
      /** @description A template's id, or either of its names. */
      documentType?: string;
      /** @description fr or en: the document's; the caller's when absent. */
      language?: string;
      /** @description Text by field name. */
      parameters?: {
        [key: string]: unknown;
      } | null;
    };
    GeneratedContent: {
      /** @description Sanitised HTML. */
      content: string;
      title: string;
    };
    GeneratedDocument: {
      document: components['schemas']['DocumentRef'];
      generatedContent: components['schemas']['GeneratedContent'];
      missingMentions: components['schemas']['Mention'][];
    };
    Health: {
      ok: boolean;
    };
    LoginRequest: {
      email?: string;
      password?: string;
    };
    Mention: {
      /** @description The articles that ask for it; empty where the form itself does. */
      articles: string[];
      text: string;
    };
    /** @description A registration that does carry a name. */
    NamedRegistration: components['schemas']['RegisterRequest'] & {
      name: string;
    };
    /** @description What a failed call answers. `code` is for programs and never changes; `message` is for people. */
    Problem: {
      code: string;
      /** @description A field's name and what is wrong with it. */
      fields?: {
        [key: string]: string;
      };
      message: string;
    };
    RegisterRequest: {
      email?: string;
      /** @description fr or en; the caller's language when absent. */
      language?: string;
      name?: string;
      /** @description 6 to 128 characters. */
      password?: string;
      /** @description client (the default), avocat, huissier, policier or gendarme */
      role?: string;
      /** @description The version of the terms that were accepted. */
      termsVersion?: string;
    };
    SiteInfo: {
      legalEmail: string;
      productName: string;
      supportEmail: string;
      version: string;
    };
    Source: {
      articles: string[];
      /** @description Year and month the text was last held against the law. */
      asOf?: string | null;
      caution?: string | null;
      /** @description high or medium; of notes only */
      confidence?: string | null;
      excerpt: string;
      /** @description The stable key of the row: `travail-preavis-duree`, or Juricaf's id. */
      key: string;
      /** @description note, case or article */
      kind: string;
      label: string;
      /** @description Where the note was taken from. */
      source?: string | null;
      url?: string | null;
      verifiedByLawyer: boolean;
    };
    TemplateParameter: {
      example: string;
      help: string;
      label: string;
      /** @description Characters. */
      maxLength: number;
      name: string;
      required: boolean;
      /** @description text, longText, amount, date, dateTime, duration, person or court */
      type: string;
    };
    TurnRequest: {
      content?: string;
      /** @description user or assistant */
      role?: string;
    };
    UpdateRequest: {
      /** @description HTML; what is not allowed is taken out. */
      content?: string | null;
      title?: string | null;
    };
    Usage: {
      /**
       * Format: int64
       * @description Null for premium and admin.
       */
      limit?: number | null;
      /** Format: date-time */
      resetsAt: string;
      /**
       * Format: int64
       * @description Answers of this month that counted, and those being made.
       */
      used: number;
    };
    /** @description A person's own account, as shown to that person. */
    User: {
      /** Format: date-time */
      createdAt: string;
      email: string;
      /** Format: int64 */
      id: number;
      isEmailVerified: boolean;
      /** @description The rule's result: the flag is on, and the end is absent or still to come. */
      isPremium: boolean;
      /** @description fr or en */
      language: string;
      name: string;
      /** Format: date-time */
      premiumUntil?: string | null;
      /** @description client, avocat, huissier, policier, gendarme or admin */
      role: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  ai_chat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChatRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description quota_exhausted, premium_required */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description invalid_values */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  ai_logs: {
    parameters: {
      query?: {
        /** @description `all`: exchanges of all time, counted or not; else this month's answers that counted. */
        scope?: string;
        /** @description The last so many. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AiLog'][];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  ai_status: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AiStatus'];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  ai_usage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Usage'];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  auth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AuthRequest'];
      };
    };
    responses: {
      /** @description signed in */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description registered */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description invalid_credentials */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description email_taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description invalid_values */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description too_many_attempts */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  document_templates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentTemplate'][];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  list: {
    parameters: {
      query?: {
        /** @description Words of the title. */
        q?: string;
        /** @description A template's id. */
        type?: string;
        limit?: number;
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentSummary'][];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description unknown_template */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  download: {
    parameters: {
      query?: {
        /** @description pdf (the default), docx or html */
        format?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': number[];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description invalid_values */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  update: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description changed_meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description invalid_values */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  delete_document: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  reset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  versions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentVersion'][];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  ask_route: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description quota_exhausted, premium_required */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description invalid_values */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  generate_doc: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GenerateRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GeneratedDocument'];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description role_not_allowed, premium_required */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description unknown_template, invalid_values */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  preview_doc: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GenerateRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentPreview'];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description role_not_allowed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description unknown_template */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  log_in: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description invalid_credentials */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description invalid_values */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description too_many_attempts */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  log_out: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description email_taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description invalid_values */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description too_many_requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  site_info: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteInfo'];
        };
      };
    };
  };
  current_user: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description not_signed_in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  healthz: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
    };
  };
  readyz: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      /** @description busy */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
}
