diesel::table! {
    anonymous_access (id) {
        id -> BigInt,
        request_id -> Nullable<BigInt>,
        token_hash -> Text,
        words_hash -> Text,
        stop_hash -> Nullable<Text>,
        seed -> Nullable<Text>,
        sealed_email -> Nullable<Text>,
        repeat_hash -> Nullable<Text>,
        language -> Text,
        expires_at -> Timestamp,
        extensions -> Integer,
        notices_enabled -> Bool,
        is_ending_told -> Bool,
        created_at -> Timestamp,
    }
}

diesel::table! {
    anonymous_messages (id) {
        id -> BigInt,
        access_id -> BigInt,
        from_visitor -> Bool,
        content -> Text,
        client_key -> Nullable<Text>,
        read_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
    }
}

diesel::table! {
    anonymous_visitors (id) {
        id -> BigInt,
        visitor_hash -> Text,
        used -> Integer,
        started_at -> Timestamp,
    }
}

diesel::table! {
    anonymous_salts (day) {
        day -> Timestamp,
        salt -> Text,
    }
}

diesel::table! {
    anonymous_addresses (address_hash) {
        address_hash -> Text,
        day -> Timestamp,
        used -> Integer,
    }
}

diesel::table! {
    anonymous_proofs (challenge_hash) {
        challenge_hash -> Text,
        expires_at -> Timestamp,
    }
}
