// Generated from docs/openapi.json by `npm run types`. Do not edit.

export interface paths {
  '/api/account': {
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
    /** Changes one's name, or the language of one's mails. */
    patch: operations['change_account'];
    trace?: never;
  };
  '/api/account/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deletes one's account for good, and signs out. */
    post: operations['delete_account'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A copy of one's own data, as a ZIP file. */
    get: operations['export_data'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What one gets mails about; in the page one is told of everything. */
    get: operations['mail_choices'];
    /** Chooses what one gets mails about. */
    put: operations['choose_mails'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Changes one's password; the other sessions end. A wrong present one is a 422: the session is not in doubt. */
    post: operations['change_password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where one is signed in, the last seen first. */
    get: operations['list_sessions'];
    put?: never;
    post?: never;
    /** Signs every other device out. */
    delete: operations['end_sessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Signs one of one's own devices out. */
    delete: operations['end_session'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
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
  '/api/admin/feedback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Opinions of everybody with their texts masked: what waits to be looked at first, then the newest. `X-Total-Count` says how many there are in all. */
    get: operations['listed_feedback'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/feedback/totals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many people found answers and sources useful, and how much waits to be looked at. */
    get: operations['feedback_totals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/feedback/{id}/open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Opens one opinion with the question and the answer; that they were read goes into the audit trail. */
    post: operations['open_feedback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/feedback/{id}/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Says that an opinion was dealt with. */
    post: operations['review_feedback'];
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
  '/api/admin/jurisprudence/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Texts under an open licence of decisions that somebody vouches for, a page at a time; `X-Next` asks for the next one. */
    get: operations['export_case_law'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Imports decisions from Juricaf, unverified. Answers when the run is over; a run that lasts, or one in the background, is answered with 202 and goes on. */
    post: operations['import_case_law'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/import/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes in a file: a decision in JSON or XML of Juricaf's form, or a list of decisions in JSON; at most 10 MiB. */
    post: operations['import_case_law_file'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/imports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The last imports, the newest first. */
    get: operations['case_law_imports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/imports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An import, with what became of each decision that it meant to read. */
    get: operations['case_law_import'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/imports/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends an import; what it has kept stays. */
    post: operations['cancel_case_law_import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/imports/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far an import is, as server-sent events: `progress` with the run whenever it changed, `done` at its end. */
    get: operations['case_law_import_events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What waits for a person, the oldest first, without its texts. `X-Total-Count` says how many there are in all. */
    get: operations['case_law_reviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/reviews/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of them, with both texts. */
    get: operations['case_law_review'];
    put?: never;
    /** Decides on it: one decision or two, the new text or the old one. Answers the decision that it concerns then. */
    post: operations['decide_case_law_review'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/waiting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Ids of the decisions that nobody has verified, the last decided first: what waits in the queue. */
    get: operations['waiting_cases'];
    put?: never;
    post?: never;
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
    /**
     * Deletes a decision. Court, day, number and the source's id stay, so that no import brings it back, with who deleted it,
     *     when and why; what it said is kept nowhere.
     */
    delete: operations['remove_case_law'];
    options?: never;
    head?: never;
    /** Changes what is given; the whole must keep the rules of the form. */
    patch: operations['change_case_law'];
    trace?: never;
  };
  '/api/admin/jurisprudence/{id}/source': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The text that a decision was received with, and what is known of it; 404 where none was. */
    get: operations['case_law_text'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/jurisprudence/{id}/source/mask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes names out of a decision's text, for good: they are kept nowhere. */
    post: operations['mask_case_law_names'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
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
  '/api/admin/knowledge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Legal notes, the last changed first. `X-Total-Count` says how many there are in all. */
    get: operations['listed_notes'];
    put?: never;
    /** Adds a note; the assistant answers from it as soon as the index is built anew, some seconds later. */
    post: operations['create_note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/knowledge/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One note in both languages. */
    get: operations['one_note'];
    /** Replaces what a note says. A shipped note that is edited is never overwritten by a new version of the product. */
    put: operations['edit_note'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/knowledge/{id}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes a note out of all answers; it stays in the list. */
    post: operations['deactivate_note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/knowledge/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What became of a note, the newest first; empty while it stands as it came. */
    get: operations['note_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/knowledge/{id}/reactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lets answers rest on a note again. */
    post: operations['reactivate_note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/knowledge/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Goes back to the text that came with the product last; what was written here stays in the history. */
    post: operations['restore_note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/laws': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All laws, withdrawn ones among them. */
    get: operations['all_laws'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/laws/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes whole laws in: JSON Lines, one article a line, or a plain text that is cut at its articles (at most 24 MiB). */
    post: operations['import_laws'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/laws/{key}': {
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
    /**
     * Changes what is given; an empty text takes the old one away. An article that says no more of its force than its file
     *     says of the whole law follows the law.
     */
    patch: operations['change_law'];
    trace?: never;
  };
  '/api/admin/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Payments, the newest first. */
    get: operations['admin_payments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/payments/books': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The accounts of the ledger, what does not agree, and the last comparisons. */
    get: operations['payment_books'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/payments/statements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Compares an operator's statement (CSV with headings, UTF-8 or Latin 1) with what succeeded. Changes no payment: the operator is asked about
     *     those that it calls paid and we do not.
     */
    post: operations['compare_statement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/payments/{id}/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Has the operator asked about a payment at once. */
    post: operations['check_payment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/payments/{id}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Proposes a decision; another administrator confirms it. */
    post: operations['propose_decision'];
    /** Takes a proposal back. */
    delete: operations['withdraw_decision'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/payments/{id}/decision/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms what another administrator proposed; it happens at once. */
    post: operations['confirm_decision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/payments/{id}/open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** One payment with everything that happened to it. That it was opened leaves a trace. */
    post: operations['open_payment'];
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
  '/api/ai-conversations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's conversations with the assistant, the last gone on with first. `X-Total-Count` says how many there are in all. */
    get: operations['ai_conversations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ai-conversations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of them, with its last exchanges. */
    get: operations['ai_conversation'];
    put?: never;
    post?: never;
    /** Erases a conversation for good, with its exchanges and what was said of them. The month's count stays. */
    delete: operations['erase_ai_conversation'];
    options?: never;
    head?: never;
    /** Renames a conversation, hides it, or shows it again. */
    patch: operations['change_ai_conversation'];
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
    /** Erases one's conversations with the assistant for good, and says how many exchanges they held. The month's count stays. */
    delete: operations['erase_ai_logs'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ai-logs/{id}/feedback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Says whether an answer, or one of its sources, was useful; said again, it replaces what was said before. */
    put: operations['give_feedback'];
    post?: never;
    /** Takes back what was said; nothing stays of it. */
    delete: operations['take_feedback_back'];
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
    /** Opens a link by its token or its words: it becomes a short-lived cookie of this browser. One that has expired says so, and may be erased. */
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
  '/api/auth/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Another password, by a link of the last hour. Every session of the account ends. */
    post: operations['reset_password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/reset-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a link that opens the choice of a new password, if the address has an account; the answer is the same if not. */
    post: operations['send_reset_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sign-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs in, by a link of the last 15 minutes that nobody has used. */
    post: operations['sign_in_by_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sign-in-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a link that signs in, if the address has an account; the answer is the same if not. */
    post: operations['send_sign_in_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the link that confirms one's own address again: three an hour. */
    post: operations['send_verification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms an address, by the link that was sent to it. The same link again is no failure. */
    post: operations['verify_email'];
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
  '/api/citations/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Finds every citation of a text, writes it in its normal form in the caller's language, and says whether it stands in
     *     the texts known here. What is not found here may well exist. Paragraphs are not checked.
     */
    post: operations['check_citations'];
    delete?: never;
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
  '/api/handbook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every active legal note in the caller's language. */
    get: operations['handbook'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/handbook/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How large it is, before it is fetched. */
    get: operations['summary'];
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
  '/api/jurisprudence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Decisions that were verified; administrators find the others too. */
    get: operations['search_decisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/jurisprudence/filters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Courts, years and subjects there are, with how many decisions each has. */
    get: operations['decision_choices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/jurisprudence/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One decision, by its id or its key, with what it cites and who cites it. */
    get: operations['decision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/knowledge/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A legal note that the assistant answers from, in the caller's language. */
    get: operations['read_note'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/law-articles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Articles of all laws; by relevance those in force stand before others of the same worth. */
    get: operations['search_articles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/laws': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The laws there are, by key. */
    get: operations['listed_laws'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/laws/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A law with its table of contents. */
    get: operations['law_contents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/laws/{key}/articles/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An article with its versions, what stands around it, and who cites it. */
    get: operations['article'];
    put?: never;
    post?: never;
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
  '/api/payment-options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What can be bought, and with what. */
    get: operations['payment_options'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own payments, the newest first. */
    get: operations['payments_of_mine'];
    put?: never;
    /** Begins to buy Premium: the payer then confirms on the phone, or on the operator's page (`paymentUrl`). One attempt at a time. */
    post: operations['start_payment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/callback/{provider}/{reference}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** The same: MTN's pages name both methods. */
    put: operations['callback_by_put'];
    /** For operators. Anybody may post here, and nobody is believed: the operator is asked. The answer is the same whatever was posted. */
    post: operations['callback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How a payment stands. */
    get: operations['show_payment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/{id}/receipt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The receipt of a payment that succeeded, as a PDF. */
    get: operations['receipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/{id}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Has the request sent to the phone again (`canResend`): Orange's prompt, and with MTN what it does not know of. */
    post: operations['resend_prompt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
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
  '/api/quality': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The last measurement of the built-in engine on the shipped texts, as counts. */
    get: operations['quality_figures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
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
    /** What this is, who runs it, and whom to write to. */
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
    AccountDone: {
      ok: boolean;
    };
    /** @description What an avocat or a huissier says of themselves, with the number to verify. */
    AccountProfessional: {
      city?: string | null;
      isVerified: boolean;
      rollNumber?: string | null;
      specialty?: string | null;
    };
    AccountRequest: {
      /** @description fr or en: of mails. Absent: stays. */
      language?: string | null;
      /** @description Absent: stays. */
      name?: string | null;
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
    AddressRequest: {
      email?: string;
    };
    /** @description A law as administrators see it. */
    AdminLaw: components['schemas']['Law'] & {
      /** @description False once withdrawn: only administrators see it. */
      isActive: boolean;
      /** @description Title or force were set by hand: an import leaves them alone. */
      isEdited: boolean;
      /**
       * Format: int64
       * @description Of its last change: to be sent with the next one.
       */
      revision: number;
      /** @description in_force, unclear, superseded or repealed: what is written down; the dates say the rest */
      status: string;
      /** Format: date-time */
      updatedAt: string;
    };
    AdminPayment: components['schemas']['Payment'] & {
      /** @description mtn_momo, orange_web or orange_core */
      channel: string;
      /**
       * Format: int64
       * @description How often the operator was asked.
       */
      checks: number;
      isLate: boolean;
      /** Format: date-time */
      nextCheckAt?: string | null;
      /** @description The operator's last word. */
      providerCode?: string | null;
      /** @description created, submitting, awaiting_customer, unknown, manual_review, succeeded, rejected, failed, expired or refunded */
      state: string;
      /** Format: int64 */
      userId: number;
      userName?: string | null;
    };
    AdminPaymentDetail: components['schemas']['AdminPayment'] & {
      /** Format: int64 */
      callbackCopies: number;
      /**
       * Format: int64
       * @description Different callbacks, and all with their copies.
       */
      callbacks: number;
      decisions: components['schemas']['PaymentDecision'][];
      /** @description The oldest first. */
      events: components['schemas']['PaymentEvent'][];
      ledger: components['schemas']['PaymentLedgerEntry'][];
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
    AiConversation: {
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: int64
       * @description How many there are.
       */
      exchanges: number;
      /** Format: int64 */
      id: number;
      isHidden: boolean;
      title: string;
      /**
       * Format: date-time
       * @description The moment of the last exchange.
       */
      updatedAt: string;
    };
    AiLog: components['schemas']['AnswerParts'] & {
      /** Format: int64 */
      conversationId: number;
      /** @description What one said of the answer and of its sources. */
      feedback: components['schemas']['Feedback'][];
      /** Format: int64 */
      id: number;
      /** @description fr or en */
      language: string;
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
    AlsoAnswer: {
      action: string;
      answer: string;
      basis: string[];
      conditions: string[];
      /** @description Of its note, as the title. */
      key: string;
      /** @description second_question or other_reading */
      kind: string;
      title: string;
      urgent: boolean;
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
      /**
       * @description Names this link among those opened in one browser; opens nothing. With it as the header `X-Opened-Link` a call by `current`
       *     is refused once another link was opened.
       */
      handle: string;
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
    Answer: components['schemas']['AnswerParts'] & {
      /**
       * Format: int64
       * @description The conversation that it was kept in; null beside a null `logId`.
       */
      conversationId?: number | null;
      document?: components['schemas']['DocumentRef'] | null;
      documentDraft?: components['schemas']['DocumentDraft'] | null;
      documentGenerated: boolean;
      /** @description builtin or remote */
      engine: string;
      /** @description fr or en */
      language: string;
      /**
       * Format: int64
       * @description Null where nothing was kept: a word said back, a document in the making.
       */
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
    /**
     * @description The short form of an answer, field by field; `response` says the same. All but `related` and `reason` is empty where the
     *     answer has another form: a refusal, a professional's shape, a model's words that do not keep to it.
     */
    AnswerParts: {
      /** @description What the person does now. */
      action?: string | null;
      also?: components['schemas']['AlsoAnswer'] | null;
      /** @description The rule, in one or two sentences. */
      answer?: string | null;
      /** @description The articles that it rests on; none where it says how a thing is done. */
      basis: string[];
      /** @description Never shown apart from the answer; at most three. */
      conditions: string[];
      /**
       * @description suicide, violence_now, rape, child_in_danger, arrest_now, death_threat, sexual_blackmail, held or medical: somebody is
       *     in danger, and is told `firstHelp` before all else.
       */
      danger?: string | null;
      firstHelp?: components['schemas']['FirstHelp'] | null;
      /**
       * @description Of a refusal: elsewhere, medicine, crime_help, unknown_law, not_law, near_miss or instruction; null where it is not
       *     known.
       */
      reason?: string | null;
      /** @description Subjects near the question, to be asked next: at most two, and three beside a refusal. */
      related: components['schemas']['RelatedSubject'][];
      /** @description A delay of days, or somebody's safety, hangs on it. */
      urgent: boolean;
    };
    AnswerRequest: {
      /** @description Where to come; read when confirming. */
      location?: string;
      /** @description http or https; read when confirming. */
      meetingLink?: string;
      notes?: string;
    };
    /** @description A direct answer to one thing that people ask of a note. */
    AnswerUnit: {
      actionEn: string;
      /** @description What the person does now. */
      actionFr: string;
      answerEn: string;
      answerFr: string;
      /** @description Those of the note's articles that it rests on; none where it says how a thing is done. */
      articles: string[];
      askedEn: string[];
      /** @description Questions as people type them that it answers. */
      askedFr: string[];
      conditionsEn: string[];
      /** @description Never shown apart from the answer; as many in both languages. */
      conditionsFr: string[];
      /** @description Its note does not say all of it any more: it answers nobody until it is put right. */
      isUnfounded: boolean;
      /** @description A delay of days, or somebody's safety, hangs on it. */
      isUrgent: boolean;
      /** @description Its name within the note; it never changes. */
      key: string;
      /** @description permission, duty, amount, duration, who, how, penalty, consequence, definition, proof or emergency */
      kind: string;
    };
    /** @description Everything in it stands in its note: figures, articles. */
    AnswerUnitRequest: {
      actionEn?: string;
      /** @description What the person does now, at most 240 characters. */
      actionFr?: string;
      answerEn?: string;
      /** @description The rule whole, at most 280 characters, without a yes or no in front. */
      answerFr?: string;
      /** @description Those of the note's articles that it rests on, each as it stands there; none for what no article says. */
      articles?: string[] | null;
      askedEn?: string[] | null;
      /** @description Questions as people type them that it answers: at least one in each language. */
      askedFr?: string[] | null;
      conditionsEn?: string[] | null;
      /** @description At most three, of at most 160 characters, as many in both languages. */
      conditionsFr?: string[] | null;
      isUrgent?: boolean | null;
      /** @description Its name within the note; blank for a new one, which is named after its kind. */
      key?: string;
      /** @description permission, duty, amount, duration, who, how, penalty, consequence, definition, proof or emergency */
      kind?: string;
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
    /** @description An article, as lists name it. */
    ArticleHead: {
      heading: string;
      /** @description Read well enough to be relied on. */
      isUsable: boolean;
      /** @description fr or en: what the text is written in */
      language: string;
      lawKey: string;
      lawTitle: string;
      /** @description As it is called: "Article 34", "Section 34". */
      name: components['schemas']['BothLanguages'];
      number: string;
      /** @description The number as an address names it. */
      numberKey: string;
      /**
       * Format: int64
       * @description 1 for the first version of the number in its law.
       */
      occurrence: number;
      /** @description in_force, unclear, future, superseded or repealed: today */
      standing: string;
    };
    ArticleHit: components['schemas']['ArticleHead'] & {
      excerpt: components['schemas']['Excerpt'];
    };
    ArticleLink: {
      language: string;
      lawKey: string;
      lawTitle: string;
      number: string;
      numberKey: string;
      /** @description Of the law: in_force, unclear, future, superseded or repealed */
      standing: string;
    };
    ArticleNeighbour: {
      name: components['schemas']['BothLanguages'];
      number: string;
      numberKey: string;
    };
    /** @description A page of articles. */
    ArticlePage: {
      /** @description Words of the law that were looked for besides, in the other language: texts that have only these stand last. */
      alsoSearched: string[];
      /** @description No article has all the words: these have some. */
      isLoose: boolean;
      items: components['schemas']['ArticleHit'][];
      total: number;
    };
    /** @description An article with all it is read with. */
    ArticlePageContent: {
      /** @description Articles of the same law that name it. */
      citedByArticles: components['schemas']['ArticleNeighbour'][];
      /** @description Decisions that name it, the newest first. */
      citedByDecisions: components['schemas']['DecisionHead'][];
      /** @description The practical notes that rest on it; /api/knowledge/{key} reads one. */
      citedByNotes: components['schemas']['CitingNote'][];
      law: components['schemas']['Law'];
      next?: components['schemas']['ArticleNeighbour'] | null;
      previous?: components['schemas']['ArticleNeighbour'] | null;
      /** @description The one that is law today first. */
      versions: components['schemas']['ArticleVersion'][];
    };
    /** @description A text of an article, as it stood for a time. */
    ArticleVersion: components['schemas']['ArticleHead'] & {
      /** @description To be copied; says so where the article is not law today. */
      citation: components['schemas']['BothLanguages'];
      /** Format: date */
      inForceFrom?: string | null;
      /** Format: date */
      inForceUntil?: string | null;
      /** @description good, medium or low: how the text was read off its source */
      quality: string;
      qualityNote?: string | null;
      statusNote?: string | null;
      text: string;
    };
    AskRequest: {
      /**
       * @description What was said before, oldest first; the last 20 turns and 24,000 characters count. Without: what the conversation
       *     holds.
       */
      conversationHistory?: components['schemas']['TurnRequest'][] | null;
      /**
       * Format: int64
       * @description One's own conversation, which the exchange joins; without: it begins another.
       */
      conversationId?: number | null;
      /** @description 1 to 4,000 characters. */
      question?: string;
    };
    /** @description Says nothing of whether the address is known. */
    Asked: {
      ok: boolean;
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
    /** @description The same text in both languages. */
    BothLanguages: {
      en: string;
      fr: string;
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
      /**
       * Format: int64
       * @description Names this state of it: who changes it sends it back.
       */
      revision: number;
      source?: components['schemas']['CaseLawSource'] | null;
      /** @description civil, penal, commercial, travail, administratif, foncier or famille */
      subject: string;
      /** @description A text joined it since it was verified: everybody reads what was vouched for, and the text once it is verified again. */
      textWaits: boolean;
      title: string;
      translation?: components['schemas']['DecisionTranslation'] | null;
      /** Format: date-time */
      updatedAt: string;
      withdrawn?: components['schemas']['CaseLawWithdrawal'] | null;
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
      /**
       * Format: int64
       * @description The `revision` that was looked at: a decision that changed since is not overwritten.
       */
      revision?: number | null;
      subject?: string | null;
      title?: string | null;
      translation?: components['schemas']['DecisionTranslationRequest'] | null;
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
      translation?: components['schemas']['DecisionTranslationRequest'] | null;
    };
    CaseLawReview: {
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      id: number;
      /** @description The two texts say the same. */
      isSameText: boolean;
      /** @description duplicate or changed */
      kind: string;
      /** @description The decision here. */
      known: components['schemas']['CaseLaw'];
      knownSource?: components['schemas']['ReceivedCaseLaw'] | null;
      received: components['schemas']['ReceivedCaseLaw'];
    };
    /** @description Where a decision was taken from; the licence is named beside it. */
    CaseLawSource: {
      id: string;
      licence?: string | null;
      name: string;
      url?: string | null;
    };
    /** @description The text that a decision was received with. */
    CaseLawText: {
      areNamesMasked: boolean;
      /** Format: date-time */
      checkedAt: string;
      court: string;
      /** Format: date */
      date: string;
      formation?: string | null;
      /**
       * Format: date-time
       * @description Since when the source has it no more.
       */
      goneAt?: string | null;
      /** Format: date-time */
      importedAt: string;
      isEncodingRepaired: boolean;
      /** @description The formation was read out of the text's heading. */
      isFormationDerived: boolean;
      /** @description Neither the source nor the file gave an id: it was made as the source makes its own. */
      isIdComputed: boolean;
      /** @description None: no open licence is known, and the text is shown to administrators only. */
      licence?: string | null;
      /** Format: int64 */
      lonelyLetters: number;
      number: string;
      /**
       * Format: int64
       * @description In thousandths of the characters, and of the words: signs of a text that was read off paper.
       */
      oddCharacters: number;
      /** @description Other spellings by which it is found. */
      otherNumbers: string[];
      /** @description What looks like full names, in the text and in title, parties and summary: a hint, neither complete nor certain. */
      possibleNames: string[];
      source: string;
      sourceId: string;
      text: string;
      title: string;
      url?: string | null;
    };
    /** @description When a decision was deleted, by whom and why. */
    CaseLawWithdrawal: {
      /** Format: date-time */
      at: string;
      /**
       * Format: int64
       * @description None: it was deleted before this was kept, or the account is gone.
       */
      by?: number | null;
      /** @description What that administrator is called. */
      byName?: string | null;
      /** @description Empty where nobody gave one. */
      reason: string;
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
    /** @description A law after a change, and what the change does to its articles. */
    ChangedLaw: components['schemas']['AdminLaw'] & {
      /** @description Articles that have another standing than before. */
      concerned: number;
      /** @description Articles whose force stays to be checked: their file says something of them that it does not say of the whole law. */
      unclear: number;
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
    /** @description One article of a citation whose text is known. */
    CheckedArticle: {
      isKnown: boolean;
      number: string;
    };
    CheckedCitation: {
      articles: components['schemas']['CheckedArticle'][];
      end: number;
      /** @description law or decision */
      kind: string;
      /** @description The best first; five at most. */
      links: components['schemas']['CitationLink'][];
      /** @description The same as a sentence. */
      message?: string | null;
      /** @description In the caller's language. */
      normal: string;
      /** @description Why it is doubtful or not found, as a code. */
      reason?: string | null;
      /** @description Where it stands in the text, in UTF-16 units. */
      start: number;
      /** @description found, doubtful or not_found */
      status: string;
      /** @description What it may have meant. */
      suggestions: string[];
      text: string;
    };
    CitationCheck: {
      /** @description In the order of the text. */
      citations: components['schemas']['CheckedCitation'][];
      doubtful: number;
      found: number;
      notFound: number;
    };
    /** @description Where a citation can be read here. */
    CitationLink: {
      /** @description The stable key of the row. */
      key: string;
      /** @description note, case or article */
      kind: string;
      label: string;
      /** @description Where the original can be read, for decisions that were taken from elsewhere. */
      url?: string | null;
    };
    CitationsRequest: {
      /** @description 1 to 30,000 characters; kept nowhere. */
      text?: string;
    };
    /** @description A citation, and the articles here that it means. */
    CitedArticle: {
      citation: string;
      links: components['schemas']['ArticleLink'][];
    };
    /** @description A practical note, by its key, with its title in both languages. */
    CitingNote: {
      en: string;
      fr: string;
      key: string;
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
    ConversationChangeRequest: {
      /** @description Hidden, it leaves the list and is kept; a question that goes on with it shows it again. Absent: stays. */
      isHidden?: boolean | null;
      /** @description 1 to 80 characters. Absent: stays. */
      title?: string | null;
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
    /** @description A decision, whole. */
    Decision: components['schemas']['DecisionHead'] & {
      /** @description To be copied. */
      citation: components['schemas']['BothLanguages'];
      /** @description Decisions whose texts name it, the newest first. */
      citedBy: components['schemas']['DecisionHead'][];
      cites: components['schemas']['CitedArticle'][];
      decision: string;
      facts: string;
      /**
       * Format: date-time
       * @description When its text was taken from the source; none where we have no text of it.
       */
      importedAt?: string | null;
      /** @description Our corrections are ours, not the source's. */
      isEdited: boolean;
      key: string;
      keywords: string[];
      legalPrinciple: string;
      parties: string;
      source?: components['schemas']['CaseLawSource'] | null;
      /** @description The full text as it was received, where a licence allows to show it. */
      text?: string | null;
      translation?: components['schemas']['DecisionTranslation'] | null;
    };
    /** @description What decisions can be filtered by. */
    DecisionChoices: {
      courts: components['schemas']['FilterChoice'][];
      subjects: components['schemas']['FilterChoice'][];
      years: components['schemas']['FilterChoice'][];
    };
    /** @description A decision, as lists name it. */
    DecisionHead: {
      caseNumber: string;
      /** Format: date */
      date: string;
      /** Format: int64 */
      id: number;
      /** @description It came with the product. */
      isShipped: boolean;
      /** @description An administrator vouches for it. */
      isVerified: boolean;
      jurisdiction: string;
      subject: string;
      title: string;
    };
    DecisionHit: components['schemas']['DecisionHead'] & {
      excerpt: components['schemas']['Excerpt'];
      /** @description legalPrinciple, facts, decision or text: what the excerpt is of */
      part: string;
      titlePieces: components['schemas']['TextPiece'][];
    };
    /** @description A page of decisions. */
    DecisionPage: {
      /** @description Words of the law that were looked for besides, in the other language: texts that have only these stand last. */
      alsoSearched: string[];
      /** @description No decision has all the words: these have some. */
      isLoose: boolean;
      items: components['schemas']['DecisionHit'][];
      total: number;
    };
    DecisionRequest: {
      /** @description merge or keep for a probable duplicate; accept or keep for what changed; ignore for either. */
      decision?: string;
    };
    /** @description Our summary of a decision in the other language than the decision's own. */
    DecisionTranslation: {
      decision: string;
      facts: string;
      keywords: string[];
      /** @description fr or en */
      language: string;
      legalPrinciple: string;
      title: string;
    };
    /** @description Each text by the rules of the summary that it translates. */
    DecisionTranslationRequest: {
      decision?: string;
      facts?: string;
      keywords?: string[] | null;
      /** @description fr or en */
      language?: string;
      legalPrinciple?: string;
      title?: string;
    };
    DeletionRequest: {
      password?: string;
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
    Excerpt: {
      isCutAfter: boolean;
      isCutBefore: boolean;
      pieces: components['schemas']['TextPiece'][];
    };
    /** @description A text in an export: what its licence asks to be named stands with it. */
    ExportedCaseLaw: {
      court: string;
      /** Format: date */
      date: string;
      id: string;
      /** Format: date-time */
      importedAt: string;
      licence?: string | null;
      number: string;
      text: string;
      title: string;
      url?: string | null;
    };
    /** @description What one said of an answer, or of one of its sources. */
    Feedback: {
      comment: string;
      isUseful: boolean;
      /** @description wrong, off_topic, incomplete, unclear, outdated, language or other */
      reason?: string | null;
      /** @description Empty: the answer. */
      sourceKey: string;
    };
    /** @description An opinion with its texts masked. */
    FeedbackHead: {
      /** @description What the answer was: grounded, no_match or unavailable */
      answerStatus: string;
      /** Format: date-time */
      createdAt: string;
      hasComment: boolean;
      /** Format: int64 */
      id: number;
      isUseful: boolean;
      /** Format: int64 */
      logId: number;
      /** @description wrong, off_topic, incomplete, unclear, outdated, language or other */
      reason?: string | null;
      /** @description Empty: of the answer. */
      sourceKey: string;
      /** @description open or reviewed */
      state: string;
      /** Format: int64 */
      userId: number;
    };
    FeedbackRequest: {
      /** @description Up to 1,000 characters; administrators read it. */
      comment?: string;
      isUseful: boolean;
      /** @description Of what was not useful: wrong, off_topic, incomplete, unclear, outdated, language or other */
      reason?: string;
      /** @description The key of one of the answer's sources; without: the answer. */
      sourceKey?: string;
    };
    /** @description What people said in all. */
    FeedbackTotals: {
      /** Format: int64 */
      notUseful: number;
      /** Format: int64 */
      useful: number;
      /**
       * Format: int64
       * @description Of what was not useful: not looked at yet.
       */
      waiting: number;
    };
    FilterChoice: {
      count: number;
      key: string;
      name: string;
    };
    FirstHelp: {
      /** @description Steps for the next hour, in their order. */
      now: string[];
      /** @description The first words. */
      say: string;
      /** @description What the law offers, in one sentence; `answer` says more. */
      then: string;
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
    Handbook: {
      language: string;
      notes: components['schemas']['HandbookNote'][];
      /**
       * Format: int64
       * @description Grows when a note changes.
       */
      revision: number;
    };
    HandbookNote: {
      articles: string[];
      /** @description The month the law was last read for this note, `YYYY-MM`. */
      asOf?: string | null;
      /** @description Always shown beside the note. */
      caution?: string | null;
      /** @description `medium`: from a secondary source, to be checked. */
      confidence: string;
      domain: string;
      /** @description The stable key, such as `travail-preavis-duree`. */
      key: string;
      nextStep?: string | null;
      text: string;
      title: string;
      verifiedByLawyer: boolean;
    };
    HandbookSummary: {
      /** @description What travels when the handbook is fetched, packed. */
      bytes: number;
      notes: number;
      /**
       * Format: int64
       * @description Grows when a note changes.
       */
      revision: number;
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
    ImportItem: {
      /**
       * Format: int64
       * @description The decision here that it is, or may be.
       */
      caseId?: number | null;
      /** @description The site's id; empty for a file that names none. */
      id: string;
      /** @description The same, to people. */
      message?: string | null;
      /** @description waiting, imported, known, updated, review, refused or failed */
      outcome: string;
      /** Format: int64 */
      position: number;
      /** @description A code, where there is something to say. */
      reason?: string | null;
      /** @description As the list has it; the name of a file. */
      title: string;
      url?: string | null;
    };
    /** @description A run with what became of each decision. */
    ImportReport: {
      items: components['schemas']['ImportItem'][];
      run: components['schemas']['ImportRun'];
    };
    ImportRequest: {
      /** @description The whole list, whatever the limit. */
      all?: boolean | null;
      /** @description Answers at once, with the run; without: when the run is over. */
      background?: boolean | null;
      /** @description A court by the site's name of it; without: every court. */
      court?: string;
      /**
       * Format: int64
       * @description 3, 5, 10 or 15; 5 when it is missing.
       */
      limit?: number | null;
      /** @description Words, as the site searches them; a star alone asks for everything. */
      query?: string;
      /** @description Reads again what is here already, and compares. */
      reread?: boolean | null;
    };
    /** @description What came of an import. */
    ImportResult: {
      /** @description Decisions that could not be had or not be read, each with its reason. */
      errors: components['schemas']['ImportItem'][];
      /** Format: int64 */
      imported: number;
      /** @description Those of the skipped ones about which there is something to say. */
      notes: components['schemas']['ImportItem'][];
      run: components['schemas']['ImportRun'];
      /**
       * Format: int64
       * @description Here already, refused, or waiting for a person.
       */
      skipped: number;
      /**
       * Format: int64
       * @description How many decisions the site says that it has for this search.
       */
      total: number;
    };
    ImportRun: {
      cancelAsked: boolean;
      /** @description Empty: every court. */
      court: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      done: number;
      /** Format: date-time */
      endedAt?: string | null;
      /** Format: int64 */
      failed: number;
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      imported: number;
      /** @description The list is longer than what the site gives in one piece: narrower searches reach the rest. */
      isCutShort: boolean;
      /**
       * Format: int64
       * @description None: the whole list.
       */
      limit?: number | null;
      /** @description The list was no JSON, and was put right without losing a row. */
      listRepaired: boolean;
      /**
       * Format: int64
       * @description How many rows its list held.
       */
      listed: number;
      /** @description The same, to people. */
      message?: string | null;
      /** @description site or files */
      origin: string;
      /**
       * Format: int64
       * @description Decisions to read, and how many of them were.
       */
      planned: number;
      /** @description Empty: whatever there is. */
      query: string;
      /** @description What is here already is read again, and compared. */
      rereads: boolean;
      /**
       * Format: int64
       * @description In seconds, where the site said so.
       */
      retryAfter?: number | null;
      /** Format: int64 */
      skipped: number;
      /** @description waiting, running, done, stopped or cancelled */
      state: string;
      /** @description Of a stopped one: challenge, robots, rate_limited, unavailable, refused, site_down, unreadable_list, rows_lost or no_list */
      stopReason?: string | null;
      /**
       * Format: int64
       * @description How many decisions the site says that it has.
       */
      total: number;
    };
    ImportedLaw: {
      /** @description Known here and not in the file: kept, or removed where the file is the whole law. */
      absent: number;
      /** @description The numbers of the first 100 of them. */
      absentNumbers: string[];
      inserted: number;
      isNew: boolean;
      /** @description It was withdrawn here: it is taken only with `restore`. */
      isWithdrawn: boolean;
      key: string;
      title: string;
      unchanged: number;
      /** @description Of the file's articles, those not read well enough to be cited. */
      unusable: number;
      updated: number;
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
    /** @description A law. */
    Law: {
      /** Format: int64 */
      articles: number;
      /** Format: date */
      inForceFrom?: string | null;
      /** Format: date */
      inForceUntil?: string | null;
      key: string;
      /** @description fr or en */
      language: string;
      source?: string | null;
      sourceUrl?: string | null;
      /** @description in_force, unclear, future, superseded or repealed: today */
      standing: string;
      /** @description The source's own words on it. */
      statusNote?: string | null;
      title: string;
      /**
       * Format: int64
       * @description Of the articles, those not read well enough to be relied on.
       */
      unusable: number;
    };
    LawChangeRequest: {
      inForceFrom?: string | null;
      inForceUntil?: string | null;
      /** @description false withdraws the law, true brings it back */
      isActive?: boolean | null;
      /**
       * Format: int64
       * @description The `revision` that was looked at: a law that changed since is not overwritten.
       */
      revision?: number | null;
      source?: string | null;
      sourceUrl?: string | null;
      /** @description in_force, unclear, superseded or repealed */
      status?: string | null;
      statusNote?: string | null;
      title?: string | null;
    };
    /** @description A law with its table of contents. */
    LawContents: {
      contents: components['schemas']['ArticleHead'][];
      law: components['schemas']['Law'];
    };
    /** @description What a file brought. */
    LawImportReport: {
      /** @description Numbers that stand twice or do not follow, in all. */
      doubtful: number;
      laws: components['schemas']['ImportedLaw'][];
      /** @description The first 200 of them, by line. */
      notes: components['schemas']['LawLineNote'][];
      /** @description Lines left out, in all. */
      refused: number;
    };
    /** @description A line of the file that was left out, or should be looked at. */
    LawLineNote: {
      article?: string | null;
      line: number;
      /**
       * @description Left out: not_json, no_law, no_title, no_language, no_number, empty_text, too_long, bad_date. Taken, to be looked at:
       *     double, out_of_order
       */
      trouble: string;
    };
    LinkTokenRequest: {
      /** @description What stands behind the `#` of the link. */
      token?: string;
    };
    LoginRequest: {
      email?: string;
      password?: string;
    };
    LogsErased: {
      erased: number;
    };
    MailChoice: {
      isMailed: boolean;
      /** @description proposals, messages, deadlines, appointments, cases, new_requests or verification */
      topic: string;
    };
    MailChoicesRequest: {
      /** @description The topics one wants no mails about; all others are mailed. */
      muted: string[];
    };
    MaskRequest: {
      /** @description As they stand in the text; 2 to 120 characters each. */
      names?: string[] | null;
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
    Note: {
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      id: number;
      isActive: boolean;
      /** @description Changed here: new versions of the product leave it alone. */
      isEdited: boolean;
      isShipped: boolean;
      key: string;
      /** Format: int64 */
      revision: number;
      shippedText?: components['schemas']['NoteText'] | null;
      text: components['schemas']['NoteText'];
      /** Format: date-time */
      updatedAt: string;
    };
    NoteDeedRequest: {
      /**
       * Format: int64
       * @description The `revision` that was looked at: a note that changed since is left alone.
       */
      revision?: number | null;
    };
    /** @description A note in a list. */
    NoteHead: {
      articles: string[];
      category: string;
      /** @description high or medium */
      confidence: string;
      /** @description One of the nine legal domains. */
      domain: string;
      hasCaution: boolean;
      /** Format: int64 */
      id: number;
      isActive: boolean;
      /** @description Changed here: new versions of the product leave it alone. */
      isEdited: boolean;
      isShipped: boolean;
      /** @description Stable: it stands in answers and links. */
      key: string;
      /**
       * Format: int64
       * @description What deeds name as the state they were decided on.
       */
      revision: number;
      titleEn: string;
      titleFr: string;
      /** Format: date-time */
      updatedAt: string;
      verifiedByLawyer: boolean;
    };
    NoteRequest: {
      /** @description At least one, each naming its text in full. */
      articles?: string[] | null;
      /** @description The month the law was last read for this note, YYYY-MM. */
      asOf?: string;
      category?: string;
      cautionEn?: string;
      /** @description Always shown beside the note; in both languages or none. */
      cautionFr?: string;
      /** @description high, or medium: a secondary source, which needs a caution */
      confidence?: string;
      contentEn?: string;
      contentFr?: string;
      /** @description One of the nine legal domains. */
      domain?: string;
      keywordsEn?: string[] | null;
      keywordsFr?: string[] | null;
      layQuestionsEn?: string[] | null;
      /** @description Questions as people type them that no unit answers: they find the note as those of its units do. */
      layQuestionsFr?: string[] | null;
      nextStepEn?: string;
      /** @description In both languages or none. */
      nextStepFr?: string;
      /**
       * Format: int64
       * @description The `revision` that was looked at: a note that changed since is not overwritten.
       */
      revision?: number | null;
      source?: string;
      titleEn?: string;
      titleFr?: string;
      /** @description Direct answers to what people ask of it. */
      units?: components['schemas']['AnswerUnitRequest'][] | null;
      verifiedByLawyer?: boolean | null;
    };
    /** @description Everything a note says, as the form writes it. */
    NoteText: {
      articles: string[];
      asOf: string;
      category: string;
      cautionEn: string;
      cautionFr: string;
      /** @description high or medium */
      confidence: string;
      contentEn: string;
      contentFr: string;
      domain: string;
      keywordsEn: string[];
      keywordsFr: string[];
      layQuestionsEn: string[];
      /** @description Questions as people type them that no unit answers. */
      layQuestionsFr: string[];
      nextStepEn: string;
      /** @description Empty where there is none, as are the other texts that may be missing. */
      nextStepFr: string;
      source: string;
      titleEn: string;
      titleFr: string;
      /** @description Direct answers to what people ask of it. */
      units: components['schemas']['AnswerUnit'][];
      verifiedByLawyer: boolean;
    };
    /** @description A note as it stood after something was done to it. */
    NoteVersion: {
      /** @description None where the product did it, or the account is gone. */
      actorName?: string | null;
      /** Format: date-time */
      createdAt: string;
      /**
       * @description shipped, created, edited, deactivated, reactivated, restored, held_back (what a new version of the product
       *     brought while the note was changed here), retired or shipped_no_more
       */
      deed: string;
      text: components['schemas']['NoteText'];
      /**
       * Format: int64
       * @description From 1 on.
       */
      version: number;
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
    /** @description A conversation that was opened. */
    OpenedAiConversation: {
      /** Format: date-time */
      createdAt: string;
      /** @description The last 100, oldest first. */
      exchanges: components['schemas']['AiLog'][];
      /** Format: int64 */
      id: number;
      isHidden: boolean;
      title: string;
      /**
       * Format: date-time
       * @description The moment of the last exchange.
       */
      updatedAt: string;
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
    /** @description An opinion that was opened: an entry of the audit trail says so. */
    OpenedFeedback: {
      comment: string;
      /** Format: int64 */
      id: number;
      /**
       * Format: int64
       * @description The note that the opinion, or the answer, is about: where it can be edited.
       */
      noteId?: number | null;
      prompt: string;
      response: string;
      sources: components['schemas']['Source'][];
    };
    OwnSession: {
      /** @description chrome, firefox, safari, edge, opera, samsung, uc or other */
      browser: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: int64 */
      id: number;
      isCurrent: boolean;
      /**
       * Format: date-time
       * @description To within an hour.
       */
      lastSeenAt: string;
      /** @description android, ios, kaios, windows, mac, chromeos, linux or other */
      system: string;
    };
    PartyRequest: {
      contact?: string;
      /** @description 1 to 150 characters. */
      name?: string;
      /** @description Claimant, witness … in one's own words. */
      quality?: string;
    };
    PasswordRequest: {
      currentPassword?: string;
      /** @description 6 to 128 characters. */
      newPassword?: string;
    };
    Payment: {
      /**
       * Format: int64
       * @description Whole FCFA.
       */
      amount: number;
      /**
       * Format: date-time
       * @description When the payer was asked last, while it waits.
       */
      askedAt?: string | null;
      /** @description Whether the request can be sent to the phone again: not while MTN says that it waits there. */
      canResend: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @description XAF; EUR or OUV where an operator's sandbox takes nothing else. */
      currency: string;
      /** @description What the payer dials to find the request, while it waits. */
      dial?: string | null;
      /**
       * Format: date-time
       * @description Until when the payer can confirm, while it waits.
       */
      expiresAt?: string | null;
      externalReference?: string | null;
      hasReceipt: boolean;
      /** Format: int64 */
      id: number;
      isRefunded: boolean;
      /** @description No real money. */
      isTest: boolean;
      /** @description The same in the caller's language, with what to do. */
      message?: string | null;
      /** @description mtn_momo or orange_money */
      paymentMethod: string;
      /** @description The operator's page, while it waits. */
      paymentUrl?: string | null;
      /** @description Not whole. */
      phoneNumber: string;
      /** @description monthly or annual */
      plan: string;
      /** Format: date-time */
      premiumFrom?: string | null;
      /** Format: date-time */
      premiumUntil?: string | null;
      /** @description Why it did not succeed, or is looked at by hand; stable. */
      reason?: string | null;
      /** @description pending, succeeded, failed or expired */
      status: string;
      /** @description Of a pending one: sending, waiting (for the payer), checking or review (by hand). */
      step?: string | null;
      /** @description Ours; the operator knows the payment by it. */
      transactionId: string;
      /** Format: date-time */
      updatedAt: string;
    };
    PaymentAccount: {
      account: string;
      /** Format: int64 */
      balance: number;
      currency: string;
    };
    PaymentBooks: {
      /** @description They sum to zero in each currency. */
      accounts: components['schemas']['PaymentAccount'][];
      /** @description The newest comparison first. */
      comparisons: components['schemas']['PaymentComparison'][];
      /** @description What does not agree at this moment. */
      findings: components['schemas']['PaymentFinding'][];
      isTest: boolean;
      states: components['schemas']['PaymentCount'][];
    };
    PaymentComparison: {
      /** Format: date-time */
      createdAt: string;
      findings: components['schemas']['PaymentFinding'][];
      /** Format: int64 */
      id: number;
      /** Format: int64 */
      lines: number;
      /** Format: int64 */
      matched: number;
      /** @description None: our own books. */
      paymentMethod?: string | null;
    };
    PaymentCount: {
      /** Format: int64 */
      count: number;
      state: string;
    };
    PaymentDecision: {
      /** Format: date-time */
      decidedAt?: string | null;
      /** Format: int64 */
      decidedBy?: number | null;
      /** @description succeeded, failed or refunded */
      decision: string;
      externalReference?: string | null;
      /** Format: int64 */
      id: number;
      note: string;
      /** Format: date-time */
      proposedAt: string;
      /** Format: int64 */
      proposedBy: number;
      /** @description proposed, confirmed or withdrawn */
      status: string;
    };
    PaymentEvent: {
      code: string;
      /** Format: date-time */
      createdAt: string;
      from: string;
      /** @description What the operator said, without numbers of people. */
      raw: string;
      /** @description person, worker, submission, query, callback, clock, admin or statement */
      source: string;
      to: string;
    };
    PaymentFinding: {
      /** Format: int64 */
      amount: number;
      /** @description Of the amount; none where there is no amount, or where it was not kept. */
      currency?: string | null;
      /** @description unknown_to_us, not_succeeded, other_amount, paid_twice, unknown_to_operator, paid_without_grant, grant_without_paid, ledger_differs, premium_differs (of the last payment that extended it; it has no amount), unreadable_line (its number is the reference), unclear_status or several_payments (a line names two; this is the first) */
      kind: string;
      /** Format: int64 */
      paymentId?: number | null;
      reference: string;
    };
    PaymentLedgerEntry: {
      /** Format: int64 */
      amount: number;
      /** Format: date-time */
      createdAt: string;
      credit: string;
      currency: string;
      debit: string;
      /** @description sale, held, released, returned or refund */
      kind: string;
    };
    PaymentMethodOption: {
      /** @description What the payer dials to find the request. */
      dial?: string | null;
      /** @description The operator does not answer at present. */
      isDown: boolean;
      /** @description mtn_momo or orange_money */
      paymentMethod: string;
      /** @description The payer is sent to a page of the operator's. */
      redirects: boolean;
      /**
       * Format: int64
       * @description How long the payer has.
       */
      windowSeconds: number;
    };
    PaymentOptions: {
      /** @description No real money is taken here. */
      isTest: boolean;
      /** @description Those that can be paid with at present. */
      methods: components['schemas']['PaymentMethodOption'][];
      /**
       * Format: int64
       * @description The attempt that is not at its end.
       */
      openPaymentId?: number | null;
      /** @description The page that plays the payer's phone, where a stand-in plays the operators. */
      phonePage?: string | null;
      plans: components['schemas']['PaymentPlan'][];
    };
    PaymentPlan: {
      /**
       * Format: int64
       * @description Whole FCFA.
       */
      amount: number;
      /** Format: int32 */
      months: number;
      /** @description monthly or annual */
      plan: string;
      /**
       * Format: int64
       * @description What the same time costs month by month.
       */
      regularAmount: number;
    };
    /** @description No amount: prices are the server's. */
    PaymentRequest: {
      /** @description mtn_momo or orange_money */
      paymentMethod?: string;
      /** @description Cameroonian, in any of the ways people write it. */
      phoneNumber?: string;
      /** @description monthly or annual */
      plan?: string;
    };
    PaymentStatementResult: {
      findings: components['schemas']['PaymentFinding'][];
      /**
       * Format: int64
       * @description Lines that the operator calls paid.
       */
      lines: number;
      /** Format: int64 */
      matched: number;
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
    Quality: {
      /** @description The same of messages that follow others. */
      conversations: components['schemas']['QualityOpeningSets'];
      danger: components['schemas']['QualityDanger'];
      /** @description Questions whose answer stands in a shipped decision; held to no floor. */
      decisions: components['schemas']['QualityDecisions'][];
      /** @description Of the notes and the questions, as they were when they were measured. */
      digest: string;
      /** Format: double */
      floorDecided: number;
      /**
       * Format: double
       * @description Shares below which a change is not accepted.
       */
      floorHitAt3: number;
      followUps: components['schemas']['QualityFollowUps'];
      /** Format: date */
      measuredOn: string;
      /** @description How many notes could answer. */
      notes: number;
      openings: components['schemas']['QualityOpeningSets'];
      refusals: components['schemas']['QualityRefusals'];
      secondAnswers: components['schemas']['QualitySecondAnswers'];
      sets: components['schemas']['QualitySet'][];
      /** @description Of the program that measured. */
      version: string;
    };
    /** @description Counts over the answers to a set of questions. */
    QualityAnswers: {
      /** @description Answers from the law, whatever was asked. */
      answers: number;
      /** @description Questions whose right answer is known by its words. */
      asked: number;
      /** @description Of those: an article is named in the first sentence. */
      citedAtOnce: number;
      /** @description Of those: an answer holds them within its first 200 characters. */
      direct: number;
      directByRightNote: number;
      /** @description Questions that a note answers, refused as if they asked for help with an offence. None is accepted. */
      falseCrimes: number;
      /** @description Of those: another note speaks in the answer, and not as a second one. */
      mixed: number;
      /** @description Of yes-or-no questions: the first word is the opposite of the law. None is accepted. */
      opposite: number;
      /** @description Of those: an expected note answered; and it was direct. */
      rightNote: number;
      /** @description Of those: 700 characters at most, what a page draws small apart; where two answers stand, each of them. */
      short: number;
    };
    QualityDanger: {
      /** @description Messages of people in danger. */
      dangers: number;
      falseAlarms: number;
      /** @description Of the recognised: the law beneath fits, or none is there where none does. */
      fittingLaw: number;
      ofItsKind: number;
      /** @description Messages that only look like it, and those that raised the alarm all the same. */
      others: number;
      /** @description Of those: first help came, and that of their kind of danger. */
      recognised: number;
    };
    QualityDecisions: {
      answered: number;
      citations: number;
      /** @description None is accepted. */
      falseCitations: number;
      first: number;
      /** @description An expected decision was among those found, and stood first among them. */
      found: number;
      /** @description Not looked at while the engine is changed. */
      isHeldBack: boolean;
      /** @description decisions or decisions-held-back */
      name: string;
      questions: number;
      /** @description An expected decision is a source of the answer. */
      quoted: number;
    };
    /** @description Counts, so that nobody has to trust a rounded share. */
    QualityFigures: {
      answered: number;
      /** @description Of those: an expected note stood first, among the first three, among the first ten. */
      first: number;
      /** @description Questions that a note answers. */
      inside: number;
      /** @description Questions that lie outside the law of Cameroon known here. */
      outside: number;
      questions: number;
      refused: number;
      tenth: number;
      third: number;
    };
    QualityFollowUps: {
      direct: number;
      /** @description Second messages that lean on the first. */
      leaning: number;
      /** @description Second messages that begin another subject, and those that were answered there, or refused where no note answers. */
      leaving: number;
      left: number;
      /** @description Of those: a note of the subject answers; and what was asked stands in its first lines. */
      onSubject: number;
    };
    QualityOpeningSets: {
      heldBack: components['schemas']['QualityOpenings'];
      /** @description Looked at while tuning. */
      open: components['schemas']['QualityOpenings'];
    };
    QualityOpenings: {
      alarmed: number;
      /** @description Questions that a unit answers. */
      covered: number;
      /** @description Of all: first help came that is in place, with whatever law; and first help that is out of place. */
      helped: number;
      helpful: number;
      near: number;
      /** @description Of those: nothing is answered; a unit of the subject opens, which helps. */
      refused: number;
      /** @description Of those: that unit opens the answer; one of the same subject does, which helps; nothing is answered. */
      right: number;
      /** @description Questions of law that no unit answers. */
      uncovered: number;
      withheld: number;
      /** @description Of all: something else opens the answer. */
      wrong: number;
    };
    QualityRefusals: {
      /** @description Of them: those that ask for help with an offence. */
      crimes: number;
      crimesRefused: number;
      falseCrimes: number;
      /** @description Messages of victims, of people accused or curious, and those that were taken for such a request. None is accepted. */
      lawful: number;
      /** @description Messages that must be refused for a known reason, and those that were, for it. */
      refused: number;
      rightReason: number;
    };
    QualitySecondAnswers: {
      both: number;
      bothReadings: number;
      denied: number;
      deniedWrongly: number;
      /** @description Messages that look like two questions and are one, and those that got a second answer. */
      once: number;
      /** @description Messages with a right figure, or with the person's own, and those that were told no. None is accepted. */
      otherFigures: number;
      partedWrongly: number;
      readTwiceWrongly: number;
      /** @description Short messages that one note answers, and those that got a second. */
      sure: number;
      /** @description Messages that ask two questions, and those of them that got two answers, both right. */
      twice: number;
      /** @description Short messages that two notes answer, and those that got both. */
      unsure: number;
      /** @description Messages that take a wrong figure for the law, and those that were told so. */
      wrongFigures: number;
    };
    QualitySet: {
      all: components['schemas']['QualityFigures'];
      answers: components['schemas']['QualityAnswers'];
      /** @description fr and en */
      byLanguage: {
        [key: string]: components['schemas']['QualityFigures'];
      };
      /** @description How the questions are written: plain, sms, pidgin, camfranglais, story … */
      byStyle: {
        [key: string]: components['schemas']['QualityFigures'];
      };
      /** @description References to texts, articles and decisions in the answers. */
      citations: number;
      /** @description Of those: what the texts known here do not bear out. None is accepted. */
      falseCitations: number;
      /** @description Held to the floor; the figures of the others flatter, since they were looked at while tuning. */
      isJudged: boolean;
      /** @description blind, blind-short, held-out, tuning, everyday, everyday-2, direct or long */
      name: string;
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
    /** @description A note as everybody reads it. */
    ReadNote: {
      articles: string[];
      /** @description Year and month the text was last held against the law. */
      asOf?: string | null;
      caution?: string | null;
      /** @description high or medium */
      confidence: string;
      content: string;
      key: string;
      nextStep?: string | null;
      source: string;
      title: string;
      verifiedByLawyer: boolean;
    };
    ReadRequest: {
      /** @description All of one's notices when absent. */
      ids?: number[] | null;
    };
    /** @description What was received, as far as one compares it. */
    ReceivedCaseLaw: {
      court: string;
      /** Format: date */
      date: string;
      id: string;
      number: string;
      /** @description Left out of lists. */
      text?: string | null;
      title: string;
      url?: string | null;
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
    RelatedSubject: {
      /** @description The key of its note. */
      key: string;
      /** @description Found when it is asked. */
      title: string;
    };
    ResetRequest: {
      /** @description The new one, 6 to 128 characters. */
      password?: string;
      token?: string;
    };
    SelectRequest: {
      /**
       * Format: int64
       * @description A number, or its digits.
       */
      proposalId?: number;
    };
    Sent: {
      /** @description False where a mail with the link was promised in these twenty minutes: no second one goes. */
      sent: boolean;
    };
    SessionsEnded: {
      ended: number;
    };
    SettleRequest: {
      /** Format: int64 */
      firstId?: number;
      /** Format: int64 */
      secondId?: number;
    };
    SiteInfo: {
      legalEmail: string;
      operatorAddress: string;
      /** @description Who runs the site. */
      operatorName: string;
      /** @description Their taxpayer's number. */
      operatorNiu: string;
      /** @description Their number in the trade register. */
      operatorRccm: string;
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
    /** @description A piece of a text: plain text, never markup. */
    TextPiece: {
      /** @description A word that was looked for. */
      isMatch: boolean;
      text: string;
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
    VerificationSent: {
      /** @description False where the address is confirmed already. */
      sent: boolean;
    };
    VerifyRequest: {
      /**
       * Format: int64
       * @description The `revision` that was looked at: nobody vouches for what changed since.
       */
      revision?: number | null;
    };
    VisitorAnswer: components['schemas']['AnswerParts'] & {
      /** @description fr or en */
      language: string;
      /** @description What to tell the person when few are left. */
      limitation?: string | null;
      /**
       * Format: int32
       * @description Answers from the law used so far, this one among them.
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
      /** @description grounded, no_match, unavailable or talk (a word said back) */
      status: string;
    };
    VisitorUsage: {
      /** Format: int32 */
      limit: number;
      /** @description What to tell the person when few are left, or none. */
      limitation?: string | null;
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
  change_account: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountRequest'];
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
  delete_account: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeletionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountDone'];
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
      /** @description last_admin */
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
  export_data: {
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
          'application/zip': number[];
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
  mail_choices: {
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
          'application/json': components['schemas']['MailChoice'][];
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
  choose_mails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MailChoicesRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailChoice'][];
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
  change_password: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountDone'];
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
  list_sessions: {
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
          'application/json': components['schemas']['OwnSession'][];
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
  end_sessions: {
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
          'application/json': components['schemas']['SessionsEnded'];
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
  end_session: {
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
  listed_feedback: {
    parameters: {
      query?: {
        /** @description open or reviewed; without: all */
        state?: string;
        /** @description useful or not_useful; without: all */
        verdict?: string;
        reason?: string;
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
          'application/json': components['schemas']['FeedbackHead'][];
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
  feedback_totals: {
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
          'application/json': components['schemas']['FeedbackTotals'];
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
  open_feedback: {
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
          'application/json': components['schemas']['OpenedFeedback'];
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
  review_feedback: {
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
  listed_cases: {
    parameters: {
      query?: {
        /** @description Words of the title, the subject, the jurisdiction or the number; accents and case do not matter. */
        q?: string;
        subject?: string;
        /**
         * @description verified, unverified, text_waits (verified, with a text that joined it since) or withdrawn (deleted by an
         *     administrator); without: all that were not deleted
         */
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
  export_case_law: {
    parameters: {
      query?: {
        /** @description What `X-Next` of the page before said. */
        after?: number;
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
          'application/json': components['schemas']['ExportedCaseLaw'][];
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
  import_case_law: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportResult'];
        };
      };
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportRun'];
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
      /** @description import_running, no_contact_address */
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
      /** @description import_stopped */
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
  import_case_law_file: {
    parameters: {
      query?: {
        /** @description What the file is called: `CAMEROUN-COURSUPREME-20231005-67CIV.xml` gives the id that XML lacks. */
        name?: string;
        /** @description The run of the files that came before it; without, a new one. */
        run?: string;
        /** @description Somebody has confirmed that it may be of another country. */
        anyCountry?: boolean;
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
      /** @description the run, and what became of each decision of this file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReport'];
        };
      };
      /** @description malformed_request */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
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
      /** @description too_large */
      413: {
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
  case_law_imports: {
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
          'application/json': components['schemas']['ImportRun'][];
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
  case_law_import: {
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
          'application/json': components['schemas']['ImportReport'];
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
  cancel_case_law_import: {
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
          'application/json': components['schemas']['ImportRun'];
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
      /** @description import_over */
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
  case_law_import_events: {
    parameters: {
      query?: {
        /** @description fr or en: a browser's line of events has no header of its own for it. */
        lang?: string;
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
  case_law_reviews: {
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
          /** @description how many there are */
          'X-Total-Count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseLawReview'][];
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
  case_law_review: {
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
          'application/json': components['schemas']['CaseLawReview'];
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
  decide_case_law_review: {
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
        'application/json': components['schemas']['DecisionRequest'];
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
      /** @description review_conflict */
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
  waiting_cases: {
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
          'application/json': number[];
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
      query?: {
        /** @description Why, for whoever wonders later; at most 500 characters, and no names. */
        reason?: string;
        /** @description The `revision` that was looked at: what changed since is not deleted unseen. */
        revision?: number;
      };
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
  case_law_text: {
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
          'application/json': components['schemas']['CaseLawText'];
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
  mask_case_law_names: {
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
        'application/json': components['schemas']['MaskRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseLawText'];
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
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyRequest'];
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
  listed_notes: {
    parameters: {
      query?: {
        /** @description Words of the key, the titles, the category, the articles or the keywords; accents and case do not matter. */
        q?: string;
        domain?: string;
        /** @description active, inactive, edited (shipped, and changed here) or own (written here); without: all */
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
          'application/json': components['schemas']['NoteHead'][];
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
  create_note: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
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
          'application/json': components['schemas']['Note'];
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
  one_note: {
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
          'application/json': components['schemas']['Note'];
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
  edit_note: {
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
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Note'];
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
  deactivate_note: {
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
        'application/json': components['schemas']['NoteDeedRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Note'];
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
      /** @description changed_meanwhile */
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
  note_history: {
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
          'application/json': components['schemas']['NoteVersion'][];
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
  reactivate_note: {
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
        'application/json': components['schemas']['NoteDeedRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Note'];
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
      /** @description changed_meanwhile */
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
  restore_note: {
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
        'application/json': components['schemas']['NoteDeedRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Note'];
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
      /** @description changed_meanwhile, nothing_shipped */
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
  all_laws: {
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
          'application/json': components['schemas']['AdminLaw'][];
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
  import_laws: {
    parameters: {
      query?: {
        /** @description The file's name; its ending tells JSON Lines (.jsonl) from plain text. */
        name?: string;
        /** @description true: says what the file would bring, and writes nothing */
        check?: boolean;
        /** @description true: the file is the whole law; articles it does not have are removed */
        whole?: boolean;
        /** @description true: a law that was withdrawn is served again; without it, its file is refused */
        restore?: boolean;
        /** @description Of a plain text, and all that follow: the law's key, such as `code-travail-1992`. */
        key?: string;
        title?: string;
        /** @description fr or en */
        language?: string;
        /** @description in_force, unclear (the default), superseded or repealed */
        status?: string;
        statusNote?: string;
        inForceFrom?: string;
        inForceUntil?: string;
        source?: string;
        sourceUrl?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description the file itself */
    requestBody: {
      content: {
        'application/octet-stream': number[];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LawImportReport'];
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
      /** @description law_withdrawn */
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
  change_law: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LawChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangedLaw'];
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
  admin_payments: {
    parameters: {
      query?: {
        /** @description A state, or pending, succeeded, failed, expired; all when absent. */
        status?: string;
        /** @description A reference, ours or the operator's, whole. */
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
      /** @description X-Total-Count says how many there are in all */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'][];
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
  payment_books: {
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
          'application/json': components['schemas']['PaymentBooks'];
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
  compare_statement: {
    parameters: {
      query?: {
        /** @description mtn_momo or orange_money */
        paymentMethod?: string;
        /**
         * @description The days that the statement is about, as 2026-11-21, both included. When absent: whole days from the first to the last
         *     payment that it names.
         */
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'text/csv': string;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentStatementResult'];
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
      /** @description too_large: over 4 MiB */
      413: {
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
  check_payment: {
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
  propose_decision: {
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
        'application/json': components['schemas']['DecisionRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentDecision'];
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
      /** @description payment_state, decision_waiting */
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
  withdraw_decision: {
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
      /** @description no_decision */
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
  confirm_decision: {
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
          'application/json': components['schemas']['AdminPaymentDetail'];
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
      /** @description no_decision, second_admin_needed, payment_state */
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
  open_payment: {
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
          'application/json': components['schemas']['AdminPaymentDetail'];
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
      /** @description not_found: no such conversation of yours */
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
  ai_conversations: {
    parameters: {
      query?: {
        /** @description Words of titles, questions and answers. */
        q?: string;
        /** @description `true`: the hidden ones; else the shown ones. */
        hidden?: boolean;
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
          'application/json': components['schemas']['AiConversation'][];
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
  ai_conversation: {
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
          'application/json': components['schemas']['OpenedAiConversation'];
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
  erase_ai_conversation: {
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
  change_ai_conversation: {
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
        'application/json': components['schemas']['ConversationChangeRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AiConversation'];
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
  erase_ai_logs: {
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
          'application/json': components['schemas']['LogsErased'];
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
  give_feedback: {
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
        'application/json': components['schemas']['FeedbackRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Feedback'];
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
      /** @description not_found: no such exchange of yours, or no such source of it */
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
  take_feedback_back: {
    parameters: {
      query?: {
        /** @description The key of one of the answer's sources; without: the answer. */
        sourceKey?: string;
      };
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
  reset_password: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Asked'];
        };
      };
      /** @description unknown_link */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description link_ended */
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
  send_reset_link: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressRequest'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Asked'];
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
      /** @description too_many_links, too_many_requests */
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
  sign_in_by_link: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkTokenRequest'];
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
      /** @description unknown_link */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description link_ended */
      410: {
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
  send_sign_in_link: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressRequest'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Asked'];
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
      /** @description too_many_links, too_many_requests */
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
  send_verification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VerificationSent'];
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
      /** @description too_many_links */
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
  verify_email: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkTokenRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Asked'];
        };
      };
      /** @description unknown_link */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description link_ended */
      410: {
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
  check_citations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CitationsRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CitationCheck'];
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
  handbook: {
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
          'application/json': components['schemas']['Handbook'];
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
  summary: {
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
          'application/json': components['schemas']['HandbookSummary'];
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
      /** @description not_found: no such conversation of yours */
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
  search_decisions: {
    parameters: {
      query?: {
        /**
         * @description Words, numbers ("loi n° 92/007", "arrêt 62/CC"), words side by side in quotation marks; accents, endings and slips
         *     of spelling do not matter.
         */
        q?: string;
        /** @description A court's key, as /api/jurisprudence/filters names it. */
        court?: string;
        year?: string;
        /** @description civil, penal, commercial, travail, administratif, foncier or famille */
        subject?: string;
        /** @description A law or an article that the decision cites: "art. 34 code du travail". */
        article?: string;
        /** @description relevance (the default), newest or oldest */
        sort?: string;
        /** @description 1 to 50; 20 when absent */
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
          'application/json': components['schemas']['DecisionPage'];
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
  decision_choices: {
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
          'application/json': components['schemas']['DecisionChoices'];
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
  decision: {
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
          'application/json': components['schemas']['Decision'];
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
  read_note: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: string;
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
          'application/json': components['schemas']['ReadNote'];
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
  search_articles: {
    parameters: {
      query?: {
        /**
         * @description Words, numbers ("loi 92-007", "art. 34"), words side by side in quotation marks; accents, endings and slips of
         *     spelling do not matter.
         */
        q?: string;
        /** @description A law's key. */
        law?: string;
        /** @description fr or en */
        language?: string;
        /** @description in_force leaves out what is not law today; all (the default) finds and labels it */
        force?: string;
        /** @description relevance (the default), text (law by law, in the order of the text), newest or oldest (by the day of the law) */
        sort?: string;
        /** @description 1 to 50; 20 when absent */
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
          'application/json': components['schemas']['ArticlePage'];
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
  listed_laws: {
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
          'application/json': components['schemas']['Law'][];
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
  law_contents: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: string;
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
          'application/json': components['schemas']['LawContents'];
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
  article: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: string;
        number: string;
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
          'application/json': components['schemas']['ArticlePageContent'];
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
  payment_options: {
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
          'application/json': components['schemas']['PaymentOptions'];
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
  payments_of_mine: {
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
          'application/json': components['schemas']['Payment'][];
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
  start_payment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentRequest'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payment'];
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
      /** @description role_not_allowed: administrators buy nothing */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description payment_open, premium_unlimited */
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
      /** @description operator_off; operator_down: it does not answer at present */
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
  callback_by_put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: string;
        reference: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': number[];
      };
    };
    responses: {
      /** @description always, for what is known and for what is not */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description too_large: over 16 KiB */
      413: {
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
  callback: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: string;
        reference: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': number[];
      };
    };
    responses: {
      /** @description always, for what is known and for what is not */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description too_large: over 16 KiB */
      413: {
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
  show_payment: {
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
          'application/json': components['schemas']['Payment'];
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
  receipt: {
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
      /** @description no_receipt */
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
  resend_prompt: {
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
      /** @description the payer is asked again */
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
      /** @description prompt_not_sent; payment_ended: nothing is left to confirm */
      409: {
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
      /** @description prompt_unknown: the operator did not say whether it was sent */
      502: {
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
  quality_figures: {
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
          'application/json': components['schemas']['Quality'];
        };
      };
      /** @description internal */
      500: {
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
