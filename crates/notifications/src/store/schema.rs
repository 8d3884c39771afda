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
