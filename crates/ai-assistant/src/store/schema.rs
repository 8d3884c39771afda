diesel::table! {
    ai_logs (id) {
        id -> BigInt,
        user_id -> BigInt,
        prompt -> Text,
        response -> Text,
        prompt_type -> Text,
        status -> Text,
        engine -> Text,
        language -> Text,
        sources -> Text,
        parts -> Text,
        counted -> Bool,
        month -> Text,
        created_at -> Timestamp,
        conversation_id -> BigInt,
        search_key -> Text,
    }
}

diesel::table! {
    ai_conversations (id) {
        id -> BigInt,
        user_id -> BigInt,
        title -> Text,
        search_key -> Text,
        is_hidden -> Bool,
        created_at -> Timestamp,
        updated_at -> Timestamp,
    }
}

diesel::table! {
    ai_feedback (id) {
        id -> BigInt,
        log_id -> BigInt,
        user_id -> BigInt,
        source_key -> Text,
        is_useful -> Bool,
        reason -> Nullable<Text>,
        comment -> Text,
        state -> Text,
        reviewed_by -> Nullable<BigInt>,
        reviewed_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
        updated_at -> Timestamp,
    }
}

diesel::allow_tables_to_appear_in_same_query!(ai_conversations, ai_feedback, ai_logs);

diesel::table! {
    ai_usage (id) {
        id -> BigInt,
        user_id -> BigInt,
        month -> Text,
        used -> BigInt,
    }
}

diesel::table! {
    ai_reservations (id) {
        id -> BigInt,
        user_id -> BigInt,
        month -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
    }
}
