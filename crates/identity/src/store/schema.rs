diesel::table! {
    users (id) {
        id -> BigInt,
        name -> Text,
        email -> Text,
        email_key -> Text,
        password_hash -> Text,
        role -> Text,
        is_premium -> Bool,
        premium_until -> Nullable<Timestamp>,
        language -> Text,
        is_email_verified -> Bool,
        terms_version -> Nullable<Text>,
        terms_accepted_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
    }
}

diesel::table! {
    sessions (id) {
        id -> BigInt,
        key_hash -> Text,
        user_id -> Nullable<BigInt>,
        state -> Text,
        created_at -> Timestamp,
        last_seen_at -> Timestamp,
        expires_at -> Timestamp,
        absolute_expires_at -> Timestamp,
    }
}

diesel::table! {
    login_throttles (id) {
        id -> BigInt,
        key_hash -> Text,
        failures -> BigInt,
        last_failed_at -> Timestamp,
        blocked_until -> Timestamp,
    }
}
