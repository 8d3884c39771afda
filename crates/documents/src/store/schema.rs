diesel::table! {
    documents (id) {
        id -> BigInt,
        user_id -> BigInt,
        #[sql_name = "type"]
        template -> Text,
        template_version -> Integer,
        title -> Text,
        search_key -> Text,
        content -> Text,
        file_path -> Nullable<Text>,
        metadata -> Text,
        language -> Text,
        version -> Integer,
        created_at -> Timestamp,
        updated_at -> Timestamp,
    }
}

diesel::table! {
    document_versions (id) {
        id -> BigInt,
        document_id -> BigInt,
        version -> Integer,
        title -> Text,
        content -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    document_drafts (id) {
        id -> BigInt,
        user_id -> BigInt,
        #[sql_name = "type"]
        template -> Text,
        language -> Text,
        filled -> Text,
        skipped -> Text,
        created_at -> Timestamp,
        updated_at -> Timestamp,
    }
}
