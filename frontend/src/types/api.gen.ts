// Generated from docs/openapi.json by `npm run types`. Do not edit.

export interface paths {
  '/api/admin/activity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Requests, consultations and registrations of each of the last days, the oldest first. */
    get: operations['admin_activity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/ai-logs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Consultations of everybody, the newest first, with their texts masked.
     *     `X-Total-Count` says how many there are in all.
     */
    get: operations['all_ai_logs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/ai-logs/{id}/open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Opens one consultation; that it was read goes into the audit trail. */
    post: operations['open_ai_log'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What administrators did and opened, the newest first. `X-Total-Count` says how many there are in all. */
    get: operations['audit_trail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/create-user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes an account for somebody; nobody is signed in by it. */
    post: operations['create_user'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Decisions, the last decided first. `X-Total-Count` says how many there are in all. */
    get: operations['listed_cases'];
    put?: never;
    /** Adds a decision, unverified. */
    post: operations['create_case_law'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/duplicates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Pairs of rows that may be one decision, for a person to look at. */
    get: operations['probable_duplicates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/duplicates/settle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Says that the two rows of a pair are two decisions. */
    post: operations['settle_duplicate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One decision. */
    get: operations['case_law'];
    put?: never;
    post?: never;
    /** Deletes a decision; a trace of it stays, so that no import brings it back. */
    delete: operations['remove_case_law'];
    options?: never;
    head?: never;
    /** Changes what is given; the whole must keep the rules of the form. */
    patch: operations['change_case_law'];
    trace?: never;
  };
  '/api/admin/jurisprudence/{id}/verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Vouches for a decision: everybody may read it, and answers quote it. What is missing is said first. */
    post: operations['verify_case_law'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/requests/{id}/hide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Takes a request out of professionals' sight, with the reason its owner is shown. */
    patch: operations['hide_request'];
    trace?: never;
  };
  '/api/admin/requests/{id}/show': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Shows a hidden request again. */
    patch: operations['show_request'];
    trace?: never;
  };
  '/api/admin/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The four counters. */
    get: operations['admin_stats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/system': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How the parts of the system are at this moment, and the settings that may be shown. */
    get: operations['system_status'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Accounts, the newest first. `X-Total-Count` says how many there are in all. */
    get: operations['accounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/premium': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switches a person's subscription; off takes the end away. */
    patch: operations['set_premium'];
    trace?: never;
  };
  '/api/admin/users/{id}/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Gives an avocat or a huissier the badge of a verified roll number, or takes it back; they are told. */
    patch: operations['verify_professional'];
    trace?: never;
  };
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
  '/api/ai/chat-anonymous': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many of the free messages are used. */
    get: operations['visitor_usage'];
    put?: never;
    /** Answers a visitor's question, ten times in thirty days. Nothing of it is kept. */
    post: operations['ask_as_visitor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-access/{accessToken}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The link itself; of one that has expired, for 90 days, when it did. An opened link is remembered for half an hour more. */
    get: operations['show_link'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-challenge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A challenge of proof of work; wanted only while very many write at once. */
    get: operations['work_challenge'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-claim/{accessToken}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes the request into the account of a signed-in client; the link ends. */
    post: operations['claim_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-extend/{accessToken}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Extends the link by seven days, four times. */
    post: operations['extend_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forgets the opened link in this browser. */
    post: operations['leave_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-messages/{accessToken}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What was said, oldest first; nothing before a selection. */
    get: operations['link_messages'];
    put?: never;
    /** Writes to the selected professional. */
    post: operations['write_by_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-messages/{accessToken}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Everything the professional wrote so far has been read. */
    post: operations['read_by_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-notices/stop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends the mails about a link; what the address at the end of each mail does. */
    post: operations['stop_link_notices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-notices/{accessToken}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Whether mails are sent when there is something new. */
    post: operations['set_link_notices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Opens a link by its token or its words: it becomes a short-lived cookie of this browser. One that has expired only says so. */
    post: operations['open_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-proposals/{accessToken}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What professionals proposed, newest first. */
    get: operations['link_proposals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-request/{accessToken}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The request that the link opens. */
    get: operations['link_request'];
    put?: never;
    post?: never;
    /** Erases the request, everything said about it, and the link, at once; also after the link has expired. */
    delete: operations['erase_link'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-select/{accessToken}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Selects a proposal, once; the same one again changes nothing. */
    post: operations['select_by_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/anonymous-send-again/{accessToken}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the link to the address given for it; one mail in twenty minutes, whatever is asked. */
    post: operations['send_link_again'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/appointments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own appointments, the latest date first. */
    get: operations['list_appointments'];
    put?: never;
    /** Asks a professional one has selected for an appointment; its time is held until there is an answer. */
    post: operations['book'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/appointments/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** One of the two cannot come; the time is free again. */
    patch: operations['cancel'];
    trace?: never;
  };
  '/api/appointments/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** The professional will be there. */
    patch: operations['confirm'];
    trace?: never;
  };
  '/api/appointments/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** The professional cannot; the time is free again. */
    patch: operations['decline'];
    trace?: never;
  };
  '/api/appointments/{id}/ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The appointment as a calendar file. */
    get: operations['calendar_file'];
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
  '/api/availability': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own week. */
    get: operations['show_availability'];
    /** The whole week at once; what was booked before stays booked. */
    put: operations['set_availability'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One's own cases and those one is in charge of, the last changed first; every case for an administrator.
     *     `X-Total-Count` says how many there are in all.
     */
    get: operations['list_cases'];
    put?: never;
    /** A case made by hand, for oneself. */
    post: operations['create_case'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One case with everything in it. */
    get: operations['show_case'];
    put?: never;
    post?: never;
    /** Deletes a case one does not share with a professional. */
    delete: operations['delete_case'];
    options?: never;
    head?: never;
    /** Rewrites a case or moves it to another status; what is absent stays, null takes away. */
    patch: operations['change_case'];
    trace?: never;
  };
  '/api/cases/{id}/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Opens a document of one's own to the other party. */
    post: operations['attach_document'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/documents/{documentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A document of the case as a file. */
    get: operations['download_document'];
    put?: never;
    post?: never;
    /** Takes a document out of the case; the document itself stays. */
    delete: operations['detach_document'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A hearing, or a day by which something must be done. Both parties are reminded two days before. */
    post: operations['add_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/events/{eventId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Deletes a hearing or a deadline. */
    delete: operations['remove_event'];
    options?: never;
    head?: never;
    /** What is absent stays, null takes away. */
    patch: operations['change_event'];
    trace?: never;
  };
  '/api/cases/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A note, for both or for oneself alone. */
    post: operations['add_note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/notes/{noteId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** One's own note. */
    delete: operations['remove_note'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/parties': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Somebody the case is about, or against. */
    post: operations['add_party'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/parties/{partyId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Takes a party out of the case. */
    delete: operations['remove_party'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/client-contacts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The professionals the caller selected, the last one first. */
    get: operations['client_contacts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/client-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Requests, newest first: a client's own, those open to professionals, or all for an administrator. */
    get: operations['client_requests'];
    put?: never;
    /** Writes a draft, which nobody else sees. */
    post: operations['create_request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/client-requests/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One request. */
    get: operations['client_request'];
    put?: never;
    post?: never;
    /** Takes a draft away; what was published is closed instead. */
    delete: operations['delete_draft'];
    options?: never;
    head?: never;
    /** Changes what is given, until a professional has proposed. */
    patch: operations['update_request'];
    trace?: never;
  };
  '/api/client-requests/{id}/ai-summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Has the request summarised, from its own words. */
    post: operations['ai_summary'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/client-requests/{id}/close': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Closes a request. */
    patch: operations['close'];
    trace?: never;
  };
  '/api/client-requests/{id}/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Publishes a draft: avocats and huissiers see it from now on. */
    patch: operations['validate'];
    trace?: never;
  };
  '/api/conversations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's conversations, the last one in which something happened first. */
    get: operations['list_conversations'];
    put?: never;
    post?: never;
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
  '/api/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Server-sent events for whoever is signed in: `notice`, `message`, and `ping` every 25 seconds. `Last-Event-ID`
     *     brings what was missed.
     */
    get: operations['events'];
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
  '/api/ia/draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The document begun in the conversation and not finished: the next message answers its field. */
    get: operations['current_draft'];
    put?: never;
    post?: never;
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
  '/api/ia/help-formulate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks for what is missing in a request, then suggests its title, description and domain. Nothing is kept. */
    post: operations['help_formulate'];
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
  '/api/marketplace/anonymous': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publishes a request without an account; answers its private link, this once. With an `Idempotency-Key` header a repeat
     *     within an hour answers the same link.
     */
    post: operations['publish_anonymously'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message-attachments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes a file (PDF, JPG, PNG or DOCX, at most 10 MiB) for a message that is still to be sent. */
    post: operations['upload_attachment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message-attachments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A file, for the two parties of its request; before it is sent, for whoever uploaded it. */
    get: operations['download_attachment'];
    put?: never;
    post?: never;
    /** Takes back what one uploaded and did not send. */
    delete: operations['take_back_attachment'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The newest messages of a conversation, or the newest before one of them, in the order of writing. */
    get: operations['list_messages'];
    put?: never;
    /** Writes to the other party of a request, once somebody was selected on it. */
    post: operations['send_message'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/{id}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Marks a message that one received, and all before it in the conversation, as read. */
    patch: operations['mark_message_read'];
    trace?: never;
  };
  '/api/notices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's notices, the newest first. */
    get: operations['list_notices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notices/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Marks notices as read; others' are left alone. */
    patch: operations['mark_notices_read'];
    trace?: never;
  };
  '/api/professional-profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own professional profile. */
    get: operations['own_profile'];
    /** Writes one's own professional profile, whole. */
    put: operations['save_profile'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/professionals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is public of an avocat or a huissier. */
    get: operations['professional'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/professionals/{id}/slots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The free slots of a professional, at least two hours and at most sixty days ahead. */
    get: operations['slots'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/proposals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes a proposal on an open request, once. */
    post: operations['propose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/proposals/check/{request_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the caller has a live proposal on a request. */
    get: operations['check'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/proposals/client/{client_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The proposals a client received, newest first: for that client, and for administrators. */
    get: operations['received'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/proposals/professional': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own proposals, newest first. */
    get: operations['own_proposals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/proposals/request/{request_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The proposals on a request: all of them for its client and for administrators, their own for a professional. */
    get: operations['of_request'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/proposals/{id}/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Refuses a proposal. */
    patch: operations['reject'];
    trace?: never;
  };
  '/api/proposals/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Takes a refusal back. */
    patch: operations['restore'];
    trace?: never;
  };
  '/api/proposals/{id}/select': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Selects a proposal; the other ones are refused, and the request is assigned. */
    patch: operations['select'];
    trace?: never;
  };
  '/api/proposals/{id}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Takes one's own proposal back, while nothing was decided. */
    patch: operations['withdraw'];
    trace?: never;
  };
  '/api/ratings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Rates the selected professional, once the deadline has passed; closes the request. */
    post: operations['rate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ratings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A rating one gave. */
    get: operations['show_rating'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Changes one's own rating, for 14 days. */
    patch: operations['update_rating'];
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
    /** @description An account as administrators see it. */
    Account: {
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
      professional?: components['schemas']['AccountProfessional'] | null;
      /** @description client, avocat, huissier, policier, gendarme or admin */
      role: string;
    };
    /** @description What an avocat or a huissier says of themselves, with the number to verify. */
    AccountProfessional: {
      city?: string | null;
      isVerified: boolean;
      rollNumber?: string | null;
      specialty?: string | null;
    };
    /** @description A day of Cameroon, and what was begun on it. */
    ActivityDay: {
      /** Format: int64 */
      consultations: number;
      /** Format: date */
      day: string;
      /** Format: int64 */
      registrations: number;
      /** Format: int64 */
      requests: number;
    };
    AdminStats: {
      /**
       * Format: int64
       * @description Those that are not closed.
       */
      activeCases: number;
      /** Format: int64 */
      aiQueriesCount: number;
      /**
       * Format: int64
       * @description Active by the rule; administrators have none.
       */
      premiumUsers: number;
      /** Format: int64 */
      totalUsers: number;
    };
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
    /** @description A consultation with its texts masked. */
    AiLogHead: {
      /** @description builtin or remote */
      engine: string;
      /** Format: int64 */
      id: number;
      /** @description fr or en */
      language: string;
      /** @description research, document, strategy, analysis, precedent, procedure or general */
      promptType: string;
      /** @description grounded, no_match or unavailable */
      status: string;
      /** Format: date-time */
      timestamp: string;
      /** Format: int64 */
      userId: number;
    };
    AiStatus: {
      /** @description builtin or remote */
      engine: string;
      model?: string | null;
      /** @description The search index is built. */
      ready: boolean;
    };
    AnonymousAccess: {
      canExtend: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @description The address its holder gave; null once it has expired. */
      email?: string | null;
      /** Format: date-time */
      expiresAt: string;
      /**
       * Format: int32
       * @description How often its holder may still extend it by seven days.
       */
      extensionsLeft: number;
      isExpired: boolean;
      /** @description Whether a proposal is selected. */
      isUsed: boolean;
      /** @description Whether mails are sent when there is something new. */
      noticesEnabled: boolean;
      /** Format: int64 */
      selectedProposalId?: number | null;
      /** Format: int64 */
      unreadMessages: number;
    };
    /** @description The private link, shown this once. */
    AnonymousLink: {
      /** @description The page that the link leads to, on this site. */
      accessPath: string;
      accessToken: string;
      /** @description Seven words that open the same page at /access. */
      codeWords: string[];
      /** Format: date-time */
      expiresAt: string;
    };
    AnonymousMessage: {
      /** @description Of one's own messages. */
      clientKey?: string | null;
      content: string;
      /** Format: date-time */
      createdAt: string;
      /** @description Else the selected professional wrote it. */
      fromVisitor: boolean;
      /** Format: int64 */
      id: number;
      isRead: boolean;
    };
    AnonymousProposal: {
      city?: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      deadline: string;
      description: string;
      experience?: string | null;
      /** Format: int64 */
      id: number;
      isSelected: boolean;
      isVerified: boolean;
      price?: string | null;
      /** @description Empty until this proposal is selected. */
      professionalEmail: string;
      professionalName: string;
      /** @description avocat or huissier */
      professionalRole: string;
      /**
       * Format: double
       * @description The mean of the ratings, 1 to 5; null where there are none.
       */
      rating?: number | null;
      /** Format: int64 */
      reviewCount: number;
      specialty?: string | null;
      /** @description pending, accepted or rejected */
      status: string;
      timeline?: string | null;
      title: string;
    };
    AnonymousRequest: {
      budget?: string | null;
      /** Format: date-time */
      createdAt: string;
      description: string;
      /** @description An administrator took it out of sight. */
      isHidden: boolean;
      /** @description civil, penal, commercial, travail, famille, immobilier, fiscal, administratif or autre */
      legalDomain: string;
      /** Format: int64 */
      proposalCount: number;
      /** @description What professionals read in place of a name. */
      pseudonym: string;
      /** @description open, assigned or closed */
      status: string;
      title: string;
      /** @description low, normal, high or critical */
      urgency: string;
    };
    AnonymousSelection: {
      /** Format: int64 */
      proposalId: number;
    };
    AnonymousUnread: {
      /** Format: int64 */
      unreadMessages: number;
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
    AnswerRequest: {
      /** @description Where to come; read when confirming. */
      location?: string;
      /** @description http or https; read when confirming. */
      meetingLink?: string;
      notes?: string;
    };
    Appointment: {
      /** Format: date-time */
      appointmentDate: string;
      /** @description Whether the reader may confirm or decline it. */
      canAnswer: boolean;
      canCancel: boolean;
      /** Format: int64 */
      clientId: number;
      clientName: string;
      clientNotes?: string | null;
      /** Format: date-time */
      createdAt: string;
      description?: string | null;
      /**
       * Format: int32
       * @description Minutes.
       */
      duration: number;
      /** Format: date-time */
      endsAt: string;
      /** Format: int64 */
      id: number;
      location?: string | null;
      meetingLink?: string | null;
      /** @description The professional's words. */
      notes?: string | null;
      /** Format: int64 */
      professionalId: number;
      professionalName: string;
      /** @description pending, confirmed, declined, cancelled or completed */
      status: string;
      title: string;
      /** Format: date-time */
      updatedAt: string;
    };
    AppointmentRequest: {
      /** @description The instant it begins. */
      appointmentDate?: string;
      clientNotes?: string;
      description?: string;
      /**
       * Format: int64
       * @description Minutes, a multiple of 15 from 15 to 480; 60 when absent.
       */
      duration?: number | null;
      location?: string;
      /** @description http or https */
      meetingLink?: string;
      /** Format: int64 */
      professionalId?: number;
      /** @description 3 to 150 characters. */
      title?: string;
    };
    AskRequest: {
      /** @description What was said before, oldest first; the last 20 turns and 24,000 characters count. */
      conversationHistory?: components['schemas']['TurnRequest'][] | null;
      /** @description 1 to 4,000 characters. */
      question?: string;
    };
    AttachRequest: {
      /** Format: int64 */
      documentId?: number;
    };
    Attachment: {
      /** Format: int64 */
      id: number;
      /** @description What its bytes say: application/pdf, image/jpeg, image/png or Word's type. */
      mediaType: string;
      name: string;
      /**
       * Format: int64
       * @description Bytes.
       */
      size: number;
    };
    AuditEntry: {
      action: string;
      /** Format: int64 */
      actorId?: number | null;
      /** @description None where the account is gone. */
      actorName?: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      id: number;
      /** @description The id or key of what it was done to. */
      subject: string;
    };
    /** @description Either of the two: with a name it registers, else it signs in. */
    AuthRequest: components['schemas']['NamedRegistration'] | components['schemas']['LoginRequest'];
    /** @description A span of a day, every week, on clocks in Cameroon. */
    Availability: {
      /**
       * Format: int32
       * @description 0 is Sunday.
       */
      dayOfWeek: number;
      /** @description HH:MM */
      endTime: string;
      isActive: boolean;
      /** @description HH:MM */
      startTime: string;
    };
    Case: {
      /**
       * Format: int64
       * @description The professional who was selected.
       */
      assignedTo?: number | null;
      assigneeName?: string | null;
      canWrite: boolean;
      caseNumber?: string | null;
      court?: string | null;
      /** Format: date-time */
      createdAt: string;
      description?: string | null;
      /** Format: int64 */
      id: number;
      nextEvent?: components['schemas']['CaseEvent'] | null;
      ownerName: string;
      /**
       * Format: int64
       * @description The request it came from.
       */
      requestId?: number | null;
      /** @description pending, active, suspended or closed */
      status: string;
      title: string;
      /** Format: date-time */
      updatedAt: string;
      /**
       * Format: int64
       * @description The owner.
       */
      userId: number;
    };
    CaseChangeRequest: {
      caseNumber?: string | null;
      court?: string | null;
      description?: string | null;
      /** @description pending, active, suspended or closed */
      status?: string | null;
      title?: string | null;
    };
    CaseDetail: components['schemas']['Case'] & {
      documents: components['schemas']['CaseDocument'][];
      /** @description In the order of time. */
      events: components['schemas']['CaseEvent'][];
      /** @description Oldest first; private ones only for their author. */
      notes: components['schemas']['CaseNote'][];
      parties: components['schemas']['CaseParty'][];
    };
    CaseDocument: {
      /** Format: int64 */
      addedBy: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      documentId: number;
      title: string;
    };
    CaseEvent: {
      /** Format: int64 */
      id: number;
      isDone: boolean;
      /** @description hearing or deadline */
      kind: string;
      notes?: string | null;
      place?: string | null;
      /** Format: date-time */
      startsAt: string;
      title: string;
    };
    CaseLaw: {
      caseNumber: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      createdBy?: number | null;
      /** Format: date */
      date: string;
      decision: string;
      facts: string;
      /** Format: int64 */
      id: number;
      /** @description Our corrections are ours, not the source's. */
      isEdited: boolean;
      /** @description It came with the product, each tied to its source. */
      isShipped: boolean;
      /** @description An administrator vouches for it. */
      isVerified: boolean;
      jurisdiction: string;
      /** @description Stable: it stands in answers and links. */
      key: string;
      keywords: string[];
      legalPrinciple: string;
      parties: string;
      relevantArticles: string[];
      source?: components['schemas']['CaseLawSource'] | null;
      /** @description civil, penal, commercial, travail, administratif, foncier or famille */
      subject: string;
      title: string;
      /** Format: date-time */
      updatedAt: string;
    };
    CaseLawChangeRequest: {
      caseNumber?: string | null;
      date?: string | null;
      decision?: string | null;
      facts?: string | null;
      jurisdiction?: string | null;
      keywords?: string[] | null;
      legalPrinciple?: string | null;
      parties?: string | null;
      relevantArticles?: string[] | null;
      subject?: string | null;
      title?: string | null;
    };
    /** @description Two rows that may be one decision. */
    CaseLawPair: {
      first: components['schemas']['CaseLaw'];
      second: components['schemas']['CaseLaw'];
    };
    CaseLawRequest: {
      caseNumber?: string;
      /** @description An instant, whose day in Cameroon is meant, or a date; of today at the latest. */
      date?: string;
      /** @description 50 characters at least. */
      decision?: string;
      /** @description 50 characters at least. */
      facts?: string;
      jurisdiction?: string;
      /** @description At least one. */
      keywords?: string[] | null;
      /** @description 50 characters at least. */
      legalPrinciple?: string;
      parties?: string;
      relevantArticles?: string[] | null;
      /** @description civil, penal, commercial, travail, administratif, foncier or famille */
      subject?: string;
      title?: string;
    };
    /** @description Where a decision was taken from; the licence is named beside it. */
    CaseLawSource: {
      id: string;
      licence?: string | null;
      name: string;
      url?: string | null;
    };
    CaseNote: {
      /** Format: int64 */
      authorId: number;
      authorName: string;
      content: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      id: number;
      /** @description Only its author sees it. */
      isPrivate: boolean;
    };
    CaseParty: {
      contact?: string | null;
      /** Format: int64 */
      id: number;
      name: string;
      quality?: string | null;
    };
    CaseRequest: {
      caseNumber?: string;
      court?: string;
      description?: string;
      /** @description 3 to 150 characters. */
      title?: string;
    };
    ChangeRatingRequest: {
      comment?: string | null;
      isDeadlineMet?: boolean | null;
      /**
       * Format: int64
       * @description 1 to 5
       */
      rating?: number | null;
      wouldRecommend?: boolean | null;
    };
    ChangeRequest: {
      /** @description An empty text takes it away. */
      budget?: string | null;
      description?: string | null;
      legalDomain?: string | null;
      title?: string | null;
      urgency?: string | null;
    };
    ChatRequest: {
      /** @description What was said before, oldest first. */
      conversationHistory?: components['schemas']['TurnRequest'][] | null;
      /** @description 1 to 4,000 characters. */
      message?: string;
      proof?: components['schemas']['ProofRequest'] | null;
      /**
       * Format: int64
       * @description Ignored: the server counts.
       */
      sessionMessageCount?: number | null;
    };
    ClaimedRequest: {
      /** Format: int64 */
      requestId: number;
    };
    ClientRequest: {
      aiSummary?: string | null;
      /** Format: date-time */
      assignedAt?: string | null;
      budget?: string | null;
      canEdit: boolean;
      clientEmail?: string | null;
      /** Format: int64 */
      clientId?: number | null;
      /** @description A pseudonym until the reader was selected. */
      clientName: string;
      /** @description client, rated, idle, deadline or admin */
      closeReason?: string | null;
      /** Format: date-time */
      closedAt?: string | null;
      /** Format: date-time */
      createdAt: string;
      description: string;
      /** @description Whether the reader has a live proposal on it. */
      hasProposal: boolean;
      hiddenReason?: string | null;
      /** Format: int64 */
      id: number;
      isAnonymous: boolean;
      isHidden: boolean;
      isValidated: boolean;
      /** @description civil, penal, commercial, travail, famille, immobilier, fiscal, administratif or autre */
      legalDomain: string;
      /** Format: int64 */
      proposalCount: number;
      /** Format: date-time */
      publishedAt?: string | null;
      /** Format: int64 */
      selectedProposalId?: number | null;
      /** @description open, assigned or closed */
      status: string;
      title: string;
      /** Format: date-time */
      updatedAt: string;
      /** @description low, normal, high or critical */
      urgency: string;
    };
    Contact: {
      city?: string | null;
      /**
       * Format: int64
       * @description The professional's id.
       */
      id: number;
      isVerified: boolean;
      name: string;
      professionalEmail: string;
      professionalName: string;
      /** Format: int64 */
      ratingCount: number;
      /** Format: double */
      ratingMean?: number | null;
      /**
       * Format: int64
       * @description The last request this professional was selected on.
       */
      requestId: number;
      requestTitle: string;
      role: string;
      /** @description As the profile says it, else the role's name. */
      specialty: string;
    };
    Conversation: {
      /** @description A conversation is closed with its request. */
      canWrite: boolean;
      lastMessage?: components['schemas']['LastMessage'] | null;
      /** Format: int64 */
      otherId: number;
      otherName: string;
      otherRole: string;
      /** Format: int64 */
      requestId: number;
      /** @description assigned or closed */
      requestStatus: string;
      requestTitle: string;
      /** Format: int64 */
      unreadCount: number;
    };
    CreateRequest: {
      /** @description At most 200 characters. */
      budget?: string;
      /** @description 10 to 20,000 characters. */
      description?: string;
      /** @description A branch of law, as code or label; autre when absent. */
      legalDomain?: string;
      /** @description 3 to 150 characters. */
      title?: string;
      /** @description low, normal (the default), high or critical */
      urgency?: string;
    };
    CreateUserRequest: {
      email?: string;
      isPremium?: boolean;
      name?: string;
      /** @description 6 to 128 characters. */
      password?: string;
      /** @description client (the default), avocat, huissier, policier or gendarme */
      role?: string;
    };
    /** @description The document that the conversation is making, if any. */
    CurrentDraft: {
      documentDraft?: components['schemas']['DocumentDraft'] | null;
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
    EventChangeRequest: {
      isDone?: boolean | null;
      kind?: string | null;
      notes?: string | null;
      place?: string | null;
      startsAt?: string | null;
      title?: string | null;
    };
    EventRequest: {
      /** @description hearing or deadline */
      kind?: string;
      notes?: string;
      place?: string;
      /** @description An instant. */
      startsAt?: string;
      /** @description 3 to 150 characters. */
      title?: string;
    };
    Formulation: {
      isReadyToPublish: boolean;
      /** @description What the assistant says: questions, or what to do with the suggestion. */
      response: string;
      /** @description The client's own sentences, without contact details. */
      suggestedDescription: string;
      /** @description civil, penal, commercial, travail, famille, immobilier, fiscal, administratif or autre */
      suggestedDomain: string;
      /** @description At most 150 characters; until it is ready possibly empty. */
      suggestedTitle: string;
    };
    FormulationRequest: {
      /** @description The turns so far as lines `user: …` and `ai: …`; at most 40,000 characters. */
      conversation?: string;
      /** @description 1 to 4,000 characters. */
      userInput?: string;
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
    HasProposal: {
      hasProposal: boolean;
    };
    Health: {
      ok: boolean;
    };
    HideRequest: {
      /** @description 3 to 500 characters; the request's owner reads it. */
      reason?: string;
    };
    LastMessage: {
      content: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      senderId: number;
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
    Message: {
      attachments: components['schemas']['Attachment'][];
      clientKey?: string | null;
      content: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      id: number;
      isRead: boolean;
      /** Format: date-time */
      readAt?: string | null;
      /** Format: int64 */
      receiverId: number;
      /** Format: int64 */
      requestId: number;
      /** Format: int64 */
      senderId: number;
    };
    MessageRequest: {
      /** @description At most 10, uploaded for this request and not sent yet. */
      attachmentIds?: number[] | null;
      /** @description Up to 64 visible ASCII characters: the same key again answers the same message. */
      clientKey?: string;
      /** @description 1 to 5,000 characters. */
      content?: string;
      /**
       * Format: int64
       * @description The other party of the request.
       */
      receiverId?: number;
      /** Format: int64 */
      requestId?: number;
    };
    /** @description A registration that does carry a name. */
    NamedRegistration: components['schemas']['RegisterRequest'] & {
      name: string;
    };
    NoteRequest: {
      /** @description 1 to 5,000 characters. */
      content?: string;
      /** @description For oneself alone; false when absent. */
      isPrivate?: boolean | null;
    };
    /** @description Ids and numbers only: a notice says that there is something new, never what. */
    Notice: {
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      id: number;
      isRead: boolean;
      kind: string;
      /** @description The page about it, on this site. */
      link: string;
      /** @description Such as requestId. */
      params: {
        [key: string]: number;
      };
    };
    NoticeList: {
      /** @description Newest first. */
      items: components['schemas']['Notice'][];
      /**
       * Format: int64
       * @description Of all, not of these alone.
       */
      unreadCount: number;
    };
    NoticesRequest: {
      enabled: boolean;
    };
    OpenRequest: {
      accessToken?: string;
      codeWords?: components['schemas']['Words'] | null;
    };
    /** @description A consultation that was opened: an entry of the audit trail says so. */
    OpenedAiLog: {
      /** Format: int64 */
      id: number;
      prompt: string;
      response: string;
      sources: components['schemas']['Source'][];
      /** @description grounded, no_match or unavailable */
      status: string;
      /** Format: date-time */
      timestamp: string;
      /** Format: int64 */
      userId: number;
    };
    PartyRequest: {
      contact?: string;
      /** @description 1 to 150 characters. */
      name?: string;
      /** @description Claimant, witness … in one's own words. */
      quality?: string;
    };
    PremiumRequest: {
      isPremium?: boolean;
      /** @description The last day (YYYY-MM-DD), or an instant on it; none: without end. Ignored when premium is off. */
      premiumUntil?: string;
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
    Professional: {
      bio?: string | null;
      city?: string | null;
      /** Format: double */
      deadlineMetShare?: number | null;
      domains: string[];
      /** @description Whether the professional's week offers any time for appointments. */
      hasAvailability: boolean;
      /** Format: int64 */
      id: number;
      isVerified: boolean;
      languages: string[];
      name: string;
      /** Format: int64 */
      ratingCount: number;
      /** Format: double */
      ratingMean?: number | null;
      /** @description The newest ones; who wrote them is not said. */
      ratings: components['schemas']['PublicRating'][];
      /**
       * Format: double
       * @description 0 to 1; none without a rating.
       */
      recommendShare?: number | null;
      /** @description avocat or huissier */
      role: string;
      specialty?: string | null;
      /** Format: int32 */
      yearsOfPractice?: number | null;
    };
    /** @description A professional's own profile. */
    ProfessionalProfile: {
      bio?: string | null;
      city?: string | null;
      domains: string[];
      isVerified: boolean;
      languages: string[];
      rollNumber?: string | null;
      specialty?: string | null;
      /** Format: int32 */
      yearsOfPractice?: number | null;
    };
    ProfileRequest: {
      /** @description At most 2,000 characters. */
      bio?: string;
      /** @description At most 80 characters. */
      city?: string;
      /** @description Branches of law, as codes or labels. */
      domains?: string[] | null;
      /** @description At most 10, of 40 characters each. */
      languages?: string[] | null;
      /** @description At most 60 characters; another one is not verified. */
      rollNumber?: string;
      /** @description At most 100 characters. */
      specialty?: string;
      /**
       * Format: int64
       * @description 0 to 80
       */
      yearsOfPractice?: number | null;
    };
    /** @description Work that the caller's device has done for a challenge. */
    ProofRequest: {
      challenge?: string;
      /** @description At most 32 visible characters. */
      nonce?: string;
    };
    Proposal: {
      canRate: boolean;
      canUndoReject: boolean;
      city?: string | null;
      clientEmail?: string | null;
      /** @description A pseudonym until the proposal is selected. */
      clientName: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      deadline: string;
      /** Format: date-time */
      decidedAt?: string | null;
      description: string;
      experience?: string | null;
      /** Format: int64 */
      id: number;
      isSelected: boolean;
      isVerified: boolean;
      price?: string | null;
      /**
       * Format: int64
       * @description Whole FCFA, where the price says so.
       */
      priceAmount?: number | null;
      /** @description Known once the proposal is selected. */
      professionalEmail?: string | null;
      /** Format: int64 */
      professionalId: number;
      professionalName: string;
      /** @description avocat or huissier */
      professionalRole: string;
      /**
       * Format: double
       * @description The Bayesian mean that proposals are ranked by.
       */
      rankingScore: number;
      /** Format: int64 */
      ratingCount: number;
      /** Format: int64 */
      ratingId?: number | null;
      /** Format: double */
      ratingMean?: number | null;
      rejectReason?: string | null;
      /** @description client or selection */
      rejectedBy?: string | null;
      /** Format: int64 */
      requestId: number;
      /** @description open, assigned or closed */
      requestStatus: string;
      requestTitle: string;
      specialty?: string | null;
      /** @description pending, accepted, rejected or withdrawn */
      status: string;
      timeline?: string | null;
      /** Format: int64 */
      timelineDays: number;
      title: string;
    };
    ProposeRequest: {
      /** @description 10 to 10,000 characters. */
      description?: string;
      /** @description At most 2,000 characters. */
      experience?: string;
      /** @description At most 100 characters. */
      price?: string;
      /** Format: int64 */
      requestId?: number;
      /** @description At most 100 characters, such as "2 semaines". */
      timeline?: string;
      /** @description 3 to 150 characters. */
      title?: string;
    };
    PublicRating: {
      comment?: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: int32 */
      rating: number;
    };
    PublishRequest: {
      anonymousEmail?: string;
      /** @description At most 200 characters. */
      budget?: string;
      /** @description 10 to 20,000 characters. */
      description?: string;
      /** @description A branch of law, as code or label; autre when absent. */
      legalDomain?: string;
      proof?: components['schemas']['ProofRequest'] | null;
      /** @description 3 to 150 characters. */
      title?: string;
      /** @description low, normal (the default), high or critical */
      urgency?: string;
      /** @description Not shown to people: whoever fills it is a program. */
      website?: string;
    };
    RateRequest: {
      /** @description At most 2,000 characters. */
      comment?: string;
      isDeadlineMet?: boolean | null;
      /** Format: int64 */
      professionalId?: number;
      /**
       * Format: int64
       * @description 1 to 5
       */
      rating?: number | null;
      /** Format: int64 */
      requestId?: number;
      wouldRecommend?: boolean | null;
    };
    Rating: {
      comment?: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      editableUntil: string;
      /** Format: int64 */
      id: number;
      isDeadlineMet: boolean;
      /** Format: int64 */
      professionalId: number;
      /**
       * Format: int32
       * @description 1 to 5
       */
      rating: number;
      /** Format: int64 */
      requestId: number;
      /** Format: date-time */
      updatedAt: string;
      wouldRecommend: boolean;
    };
    ReadRequest: {
      /** @description All of one's notices when absent. */
      ids?: number[] | null;
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
    RejectRequest: {
      /** @description At most 500 characters; the professional reads it. */
      reason?: string;
    };
    SelectRequest: {
      /**
       * Format: int64
       * @description A number, or its digits.
       */
      proposalId?: number;
    };
    Sent: {
      sent: boolean;
    };
    SettleRequest: {
      /** Format: int64 */
      firstId?: number;
      /** Format: int64 */
      secondId?: number;
    };
    SiteInfo: {
      legalEmail: string;
      productName: string;
      supportEmail: string;
      version: string;
    };
    Slot: {
      /** Format: date-time */
      endsAt: string;
      /** Format: date-time */
      startsAt: string;
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
    StopRequest: {
      stopToken?: string;
    };
    Stopped: {
      stopped: boolean;
    };
    SystemCheck: {
      /** @description In the caller's language. */
      message: string;
      /** @description database, mail, assistant, payments, disk or import */
      name: string;
      /** @description fine, attention or off */
      state: string;
    };
    SystemSettings: {
      /** @description sqlite or postgresql */
      database: string;
      legalEmail: string;
      /** @description smtp or files */
      mail: string;
      /** @description development or production */
      mode: string;
      /** @description The remote model; none: the built-in engine answers alone. */
      model?: string | null;
      productName: string;
      requireVerifiedProfessionals: boolean;
      supportEmail: string;
      version: string;
    };
    SystemStatus: {
      /** Format: date-time */
      checkedAt: string;
      checks: components['schemas']['SystemCheck'][];
      settings: components['schemas']['SystemSettings'];
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
    UnreadCount: {
      /** Format: int64 */
      unreadCount: number;
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
    VerificationRequest: {
      isVerified: boolean;
    };
    VisitorAnswer: {
      /** @description fr or en */
      language: string;
      /** @description What to tell the person when few are left. */
      limitation?: string | null;
      /**
       * Format: int32
       * @description Messages used so far, this one among them.
       */
      messageCount: number;
      nextStep: string;
      /** @description To be shown above the answer. */
      notice?: string | null;
      /** Format: int32 */
      remainingMessages: number;
      /** @description Light Markdown: paragraphs, lists, bold, and marks [1] that number `sources`. */
      response: string;
      sources: components['schemas']['Source'][];
      /** @description grounded, no_match or unavailable */
      status: string;
    };
    VisitorUsage: {
      /** Format: int32 */
      limit: number;
      /** Format: int32 */
      messageCount: number;
      /** Format: int32 */
      remainingMessages: number;
    };
    WindowRequest: {
      /**
       * Format: int64
       * @description 0 is Sunday.
       */
      dayOfWeek: number;
      endTime?: string;
      /** @description true when absent */
      isActive?: boolean | null;
      /** @description HH:MM on a quarter of an hour, on clocks in Cameroon. */
      startTime?: string;
    };
    /** @description Words as one text, or one by one. */
    Words: string | string[];
    WorkChallenge: {
      challenge: string;
      /**
       * Format: int32
       * @description SHA-256 of `challenge:nonce` has to begin with so many zero bits.
       */
      difficulty: number;
      /** Format: date-time */
      expiresAt: string;
      /** @description Whether calls need a proof at this moment. */
      required: boolean;
    };
    WriteRequest: {
      /** @description At most 64 visible characters; the same again is the same message. */
      clientKey?: string;
      /** @description 1 to 5,000 characters. */
      content?: string;
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
  admin_activity: {
    parameters: {
      query?: {
        /** @description 7 to 366; 30 when absent. */
        days?: number;
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
          'application/json': components['schemas']['ActivityDay'][];
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
    };
  };
  all_ai_logs: {
    parameters: {
      query?: {
        /** @description Of this account alone. */
        userId?: number;
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
          /** @description how many there are without limit and offset */
          'X-Total-Count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AiLogHead'][];
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
    };
  };
  open_ai_log: {
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
          'application/json': components['schemas']['OpenedAiLog'];
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
  audit_trail: {
    parameters: {
      query?: {
        /** @description One kind of deed, such as ai_log_opened. */
        action?: string;
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
          /** @description how many there are without limit and offset */
          'X-Total-Count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntry'][];
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
  create_user: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateUserRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
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
    };
  };
  listed_cases: {
    parameters: {
      query?: {
        /** @description Words of the title, the subject, the jurisdiction or the number; accents and case do not matter. */
        q?: string;
        subject?: string;
        /** @description verified, unverified or withdrawn; without: all that were not deleted */
        state?: string;
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
          /** @description how many there are without limit and offset */
          'X-Total-Count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseLaw'][];
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
  create_case_law: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaseLawRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseLaw'];
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
  probable_duplicates: {
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
          'application/json': components['schemas']['CaseLawPair'][];
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
    };
  };
  settle_duplicate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettleRequest'];
      };
    };
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
      /** @description role_not_allowed */
      403: {
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
  case_law: {
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
          'application/json': components['schemas']['CaseLaw'];
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
  remove_case_law: {
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
      /** @description role_not_allowed */
      403: {
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
  change_case_law: {
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
        'application/json': components['schemas']['CaseLawChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseLaw'];
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
  verify_case_law: {
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
          'application/json': components['schemas']['CaseLaw'];
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
  hide_request: {
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
        'application/json': components['schemas']['HideRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientRequest'];
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
  show_request: {
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
          'application/json': components['schemas']['ClientRequest'];
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
  admin_stats: {
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
          'application/json': components['schemas']['AdminStats'];
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
    };
  };
  system_status: {
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
          'application/json': components['schemas']['SystemStatus'];
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
    };
  };
  accounts: {
    parameters: {
      query?: {
        /** @description Words of the name or the address; accents and case do not matter. */
        q?: string;
        role?: string;
        /** @description yes or no */
        premium?: string;
        /** @description verified, or pending: a roll number that nobody has verified */
        verification?: string;
        withoutAdmins?: boolean;
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
          /** @description how many there are without limit and offset */
          'X-Total-Count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'][];
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
  set_premium: {
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
        'application/json': components['schemas']['PremiumRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
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
  verify_professional: {
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
        'application/json': components['schemas']['VerificationRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
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
      /** @description not_found: no professional with a roll number */
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
  visitor_usage: {
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
          'application/json': components['schemas']['VisitorUsage'];
        };
      };
    };
  };
  ask_as_visitor: {
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
          'application/json': components['schemas']['VisitorAnswer'];
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
      /** @description message_limit_reached, too_many_requests, proof_required */
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
  show_link: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
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
          'application/json': components['schemas']['AnonymousAccess'];
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
  work_challenge: {
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
          'application/json': components['schemas']['WorkChallenge'];
        };
      };
    };
  };
  claim_link: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
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
          'application/json': components['schemas']['ClaimedRequest'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description link_expired */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  extend_link: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
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
          'application/json': components['schemas']['AnonymousAccess'];
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
      /** @description no_extension_left */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description link_expired */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  leave_link: {
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
  link_messages: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
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
          'application/json': components['schemas']['AnonymousMessage'][];
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
      /** @description link_expired */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  write_by_link: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnonymousMessage'];
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
      /** @description not_selected, request_closed, channel_full */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description link_expired */
      410: {
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
  read_by_link: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
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
          'application/json': components['schemas']['AnonymousUnread'];
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
      /** @description link_expired */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  stop_link_notices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StopRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Stopped'];
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
  set_link_notices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoticesRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnonymousAccess'];
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
      /** @description link_expired */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  open_link: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OpenRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnonymousAccess'];
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
  link_proposals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
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
          'application/json': components['schemas']['AnonymousProposal'][];
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
      /** @description link_expired */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  link_request: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
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
          'application/json': components['schemas']['AnonymousRequest'];
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
      /** @description link_expired */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  erase_link: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
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
  select_by_link: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SelectRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnonymousSelection'];
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
      /** @description already_selected, proposal_not_pending, request_not_open, request_closed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description link_expired */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  send_link_again: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the token, or `current` */
        accessToken: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Sent'];
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
      /** @description no_address */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description link_expired */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_appointments: {
    parameters: {
      query?: {
        /** @description pending, confirmed, declined, cancelled or completed */
        status?: string;
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
          'application/json': components['schemas']['Appointment'][];
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
  book: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppointmentRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Appointment'];
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
      /** @description not_selected, slot_not_offered, slot_taken */
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
  cancel: {
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
        'application/json': components['schemas']['AnswerRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Appointment'];
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
      /** @description appointment_over */
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
  confirm: {
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
        'application/json': components['schemas']['AnswerRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Appointment'];
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
      /** @description appointment_not_pending */
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
  decline: {
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
        'application/json': components['schemas']['AnswerRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Appointment'];
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
      /** @description appointment_not_pending */
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
  calendar_file: {
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
          'text/calendar': number[];
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
  show_availability: {
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
          'application/json': components['schemas']['Availability'][];
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
    };
  };
  set_availability: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WindowRequest'][];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Availability'][];
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
  list_cases: {
    parameters: {
      query?: {
        /** @description pending, active, suspended or closed */
        status?: string;
        /** @description Words of the title, the description or the number. */
        q?: string;
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
          /** @description how many there are without limit and offset */
          'X-Total-Count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'][];
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
  create_case: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaseRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseDetail'];
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
  show_case: {
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
          'application/json': components['schemas']['CaseDetail'];
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
  delete_case: {
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
      /** @description case_shared */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  change_case: {
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
        'application/json': components['schemas']['CaseChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseDetail'];
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
      /** @description case_status */
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
  attach_document: {
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
        'application/json': components['schemas']['AttachRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseDocument'];
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
      /** @description case_full */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  download_document: {
    parameters: {
      query?: {
        /** @description pdf (the default), docx or html */
        format?: string;
      };
      header?: never;
      path: {
        id: string;
        documentId: string;
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
  detach_document: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        documentId: string;
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
  add_event: {
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
        'application/json': components['schemas']['EventRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseEvent'];
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
      /** @description case_full */
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
  remove_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        eventId: string;
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
  change_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        eventId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EventChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseEvent'];
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
  add_note: {
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
        'application/json': components['schemas']['NoteRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseNote'];
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
      /** @description case_full */
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
  remove_note: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        noteId: string;
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
  add_party: {
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
        'application/json': components['schemas']['PartyRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseParty'];
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
      /** @description case_full */
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
  remove_party: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        partyId: string;
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
  client_contacts: {
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
          'application/json': components['schemas']['Contact'][];
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
    };
  };
  client_requests: {
    parameters: {
      query?: {
        /** @description open, assigned or closed; a professional sees what is open, and with another status what they were selected on */
        status?: string;
        /** @description A branch of law, as code or label. */
        domain?: string;
        /** @description low, normal, high or critical */
        urgency?: string;
        /** @description A date, or an instant. */
        since?: string;
        /** @description A date, which is counted in, or an instant. */
        until?: string;
        /** @description Words of the title and the text; accents and case do not matter. */
        q?: string;
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
          /** @description how many there are without limit and offset */
          'X-Total-Count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientRequest'][];
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
  create_request: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientRequest'];
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
  client_request: {
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
          'application/json': components['schemas']['ClientRequest'];
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
  delete_draft: {
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
      /** @description role_not_allowed */
      403: {
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
      /** @description already_published */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  update_request: {
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
        'application/json': components['schemas']['ChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientRequest'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description request_has_proposals, request_closed */
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
  ai_summary: {
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
          'application/json': components['schemas']['ClientRequest'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description request_not_open */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  close: {
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
          'application/json': components['schemas']['ClientRequest'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description request_closed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  validate: {
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
          'application/json': components['schemas']['ClientRequest'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description already_published, request_closed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_conversations: {
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
          'application/json': components['schemas']['Conversation'][];
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
  events: {
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
          'text/event-stream': string;
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
  current_draft: {
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
          'application/json': components['schemas']['CurrentDraft'];
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
  help_formulate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FormulationRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Formulation'];
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
  publish_anonymously: {
    parameters: {
      query?: never;
      header?: {
        /** @description 22 to 255 random visible characters */
        'Idempotency-Key'?: string | null;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PublishRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnonymousLink'];
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
      /** @description too_many_requests, proof_required */
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
  upload_attachment: {
    parameters: {
      query?: {
        requestId?: string;
        /** @description What the file is called; its ending has to be that of its type. */
        name?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description the file itself; its bytes say what it is */
    requestBody: {
      content: {
        'application/octet-stream': number[];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Attachment'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description not_selected, request_closed, too_many_unsent_files */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description too_large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description unsupported_file_type */
      415: {
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
  download_attachment: {
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
          'application/octet-stream': number[];
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
  take_back_attachment: {
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
      /** @description role_not_allowed */
      403: {
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
      /** @description attachment_sent */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_messages: {
    parameters: {
      query?: {
        requestId?: string;
        /** @description 1 to 1,000; 1,000 when absent. */
        limit?: number;
        /** @description The id of a message: only older ones. */
        before?: number;
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
          'application/json': components['schemas']['Message'][];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description not_selected */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  send_message: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageRequest'];
      };
    };
    responses: {
      /** @description the key was used before: the same message */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description not_selected, request_closed, client_key_reused */
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
  mark_message_read: {
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
          'application/json': components['schemas']['Message'];
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
  list_notices: {
    parameters: {
      query?: {
        /** @description 1 to 100; 100 when absent. */
        limit?: number;
        /** @description true: only those that are not read */
        unread?: boolean;
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
          'application/json': components['schemas']['NoticeList'];
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
  mark_notices_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReadRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadCount'];
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
  own_profile: {
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
          'application/json': components['schemas']['ProfessionalProfile'];
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
    };
  };
  save_profile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProfileRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProfessionalProfile'];
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
  professional: {
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
          'application/json': components['schemas']['Professional'];
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
  slots: {
    parameters: {
      query?: {
        /** @description A day (YYYY-MM-DD) in Cameroon; today when absent. */
        from?: string;
        /** @description 1 to 60 days; 14 when absent. */
        days?: number;
        /** @description Minutes, a multiple of 15 from 15 to 480; 60 when absent. */
        duration?: number;
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
          'application/json': components['schemas']['Slot'][];
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
  propose: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProposeRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Proposal'];
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
      /** @description role_not_allowed, not_verified */
      403: {
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
      /** @description already_proposed, request_not_open */
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
  check: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        request_id: string;
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
          'application/json': components['schemas']['HasProposal'];
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
  received: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
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
          'application/json': components['schemas']['Proposal'][];
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
    };
  };
  own_proposals: {
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
          'application/json': components['schemas']['Proposal'][];
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
    };
  };
  of_request: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        request_id: string;
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
          'application/json': components['schemas']['Proposal'][];
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
  reject: {
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
        'application/json': components['schemas']['RejectRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Proposal'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description proposal_not_pending */
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
  restore: {
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
          'application/json': components['schemas']['Proposal'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description proposal_not_restorable */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  select: {
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
          'application/json': components['schemas']['Proposal'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description already_selected, proposal_not_pending, request_not_open, request_closed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  withdraw: {
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
          'application/json': components['schemas']['Proposal'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description proposal_not_pending */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  rate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RateRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Rating'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description not_selected, deadline_not_passed, already_rated */
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
  show_rating: {
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
          'application/json': components['schemas']['Rating'];
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
  update_rating: {
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
        'application/json': components['schemas']['ChangeRatingRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Rating'];
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
      /** @description not_found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description rating_too_old */
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
