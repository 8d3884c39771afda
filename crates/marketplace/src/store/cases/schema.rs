diesel::table! {
    cases (id) {
        id -> BigInt,
        user_id -> BigInt,
        title -> Text,
        description -> Nullable<Text>,
        assigned_to -> Nullable<BigInt>,
        status -> Text,
        request_id -> Nullable<BigInt>,
        court -> Nullable<Text>,
        case_number -> Nullable<Text>,
        search_key -> Text,
        created_at -> Timestamp,
        updated_at -> Timestamp,
    }
}

diesel::table! {
    case_parties (id) {
        id -> BigInt,
        case_id -> BigInt,
        name -> Text,
        quality -> Nullable<Text>,
        contact -> Nullable<Text>,
    }
}

diesel::table! {
    case_events (id) {
        id -> BigInt,
        case_id -> BigInt,
        kind -> Text,
        title -> Text,
        starts_at -> Timestamp,
        place -> Nullable<Text>,
        notes -> Nullable<Text>,
        is_done -> Bool,
        reminded_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    case_notes (id) {
        id -> BigInt,
        case_id -> BigInt,
        author_id -> BigInt,
        content -> Text,
        is_private -> Bool,
        created_at -> Timestamp,
    }
}

diesel::table! {
    case_documents (case_id, document_id) {
        case_id -> BigInt,
        document_id -> BigInt,
        added_by -> BigInt,
        created_at -> Timestamp,
    }
}

diesel::allow_tables_to_appear_in_same_query!(cases, case_events);
