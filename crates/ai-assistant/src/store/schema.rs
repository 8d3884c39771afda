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
        counted -> Bool,
        month -> Text,
        created_at -> Timestamp,
    }
}

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
