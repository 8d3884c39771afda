diesel::table! {
    payments (id) {
        id -> BigInt,
        user_id -> BigInt,
        reference -> Text,
        callback_key -> Text,
        channel -> Text,
        phone -> Text,
        plan -> Text,
        amount -> BigInt,
        currency -> Text,
        is_test -> Bool,
        language -> Text,
        state -> Text,
        version -> BigInt,
        checks -> BigInt,
        next_check_at -> Nullable<Timestamp>,
        lease_until -> Nullable<Timestamp>,
        submitted_at -> Nullable<Timestamp>,
        hinted_at -> Nullable<Timestamp>,
        settled_at -> Nullable<Timestamp>,
        external_reference -> Nullable<Text>,
        pay_token -> Nullable<Text>,
        notif_token -> Nullable<Text>,
        payment_url -> Nullable<Text>,
        reason -> Nullable<Text>,
        provider_code -> Nullable<Text>,
        late_success -> Bool,
        created_at -> Timestamp,
        updated_at -> Timestamp,
    }
}

diesel::table! {
    payment_events (id) {
        id -> BigInt,
        payment_id -> BigInt,
        source -> Text,
        from_state -> Text,
        to_state -> Text,
        code -> Text,
        raw -> Text,
        raw_hash -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    ledger_entries (id) {
        id -> BigInt,
        payment_id -> BigInt,
        kind -> Text,
        debit -> Text,
        credit -> Text,
        amount -> BigInt,
        currency -> Text,
        is_test -> Bool,
        created_at -> Timestamp,
    }
}

diesel::table! {
    premium_grants (id) {
        id -> BigInt,
        payment_id -> BigInt,
        user_id -> BigInt,
        months -> BigInt,
        starts_at -> Timestamp,
        premium_until -> Nullable<Timestamp>,
        created_at -> Timestamp,
    }
}

diesel::table! {
    webhook_inbox (id) {
        id -> BigInt,
        provider -> Text,
        body_hash -> Text,
        payment_id -> BigInt,
        body -> Text,
        copies -> BigInt,
        received_at -> Timestamp,
    }
}

diesel::table! {
    operator_turns (channel, turn) {
        channel -> Text,
        turn -> BigInt,
        taken_at -> Timestamp,
    }
}

diesel::table! {
    payment_decisions (id) {
        id -> BigInt,
        payment_id -> BigInt,
        decision -> Text,
        note -> Text,
        external_reference -> Nullable<Text>,
        status -> Text,
        proposed_by -> BigInt,
        decided_by -> Nullable<BigInt>,
        proposed_at -> Timestamp,
        decided_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    reconciliations (id) {
        id -> BigInt,
        method -> Nullable<Text>,
        admin_id -> Nullable<BigInt>,
        day -> Nullable<Date>,
        lines -> BigInt,
        matched -> BigInt,
        findings -> Text,
        created_at -> Timestamp,
        is_test -> Bool,
    }
}

diesel::allow_tables_to_appear_in_same_query!(payments, premium_grants, ledger_entries);
