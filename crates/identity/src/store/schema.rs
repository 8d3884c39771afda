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
        search_key -> Text,
        deleted_at -> Nullable<Timestamp>,
        last_used_at -> Nullable<Timestamp>,
        ending_told_at -> Nullable<Timestamp>,
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

diesel::table! {
    account_tokens (id) {
        id -> BigInt,
        user_id -> Nullable<BigInt>,
        purpose -> Text,
        asked_hash -> Text,
        token_hash -> Text,
        seed -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    idempotency_keys (id) {
        id -> BigInt,
        key_hash -> Text,
        user_id -> BigInt,
        body_hash -> Text,
        status -> Nullable<Integer>,
        answer -> Nullable<Text>,
        created_at -> Timestamp,
    }
}

diesel::table! {
    professional_profiles (user_id) {
        user_id -> BigInt,
        specialty -> Text,
        domains -> Text,
        city -> Text,
        languages -> Text,
        roll_number -> Text,
        bio -> Text,
        years_of_practice -> Nullable<Integer>,
        is_verified -> Bool,
        verified_at -> Nullable<Timestamp>,
        updated_at -> Timestamp,
    }
}

diesel::table! {
    audit_entries (id) {
        id -> BigInt,
        actor_id -> Nullable<BigInt>,
        action -> Text,
        subject -> Text,
        created_at -> Timestamp,
    }
}

diesel::joinable!(professional_profiles -> users (user_id));
diesel::allow_tables_to_appear_in_same_query!(professional_profiles, users);
