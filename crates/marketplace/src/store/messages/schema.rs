diesel::table! {
    professional_messages (id) {
        id -> BigInt,
        request_id -> BigInt,
        sender_id -> BigInt,
        receiver_id -> BigInt,
        content -> Text,
        client_key -> Nullable<Text>,
        read_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
    }
}

diesel::table! {
    message_attachments (id) {
        id -> BigInt,
        uploader_id -> BigInt,
        request_id -> BigInt,
        message_id -> Nullable<BigInt>,
        name -> Text,
        media_type -> Text,
        size -> BigInt,
        sha256 -> Text,
        storage_key -> Text,
        created_at -> Timestamp,
    }
}
