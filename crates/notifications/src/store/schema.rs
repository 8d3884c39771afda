diesel::table! {
    outbox (id) {
        id -> BigInt,
        kind -> Text,
        payload -> Text,
        recipient -> Text,
        language -> Text,
        idempotency_key -> Text,
        state -> Text,
        attempts -> BigInt,
        next_attempt_at -> Timestamp,
        lease_until -> Nullable<Timestamp>,
        last_error -> Nullable<Text>,
        created_at -> Timestamp,
        sent_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    notices (id) {
        id -> BigInt,
        user_id -> BigInt,
        kind -> Text,
        payload -> Text,
        subject_key -> Text,
        mail_due_at -> Nullable<Timestamp>,
        read_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
    }
}

diesel::table! {
    notice_mutes (user_id, topic) {
        user_id -> BigInt,
        topic -> Text,
    }
}
