diesel::table! {
    client_requests (id) {
        id -> BigInt,
        client_id -> Nullable<BigInt>,
        title -> Text,
        description -> Text,
        ai_summary -> Nullable<Text>,
        legal_domain -> Text,
        urgency -> Text,
        budget -> Nullable<Text>,
        status -> Text,
        is_validated -> Bool,
        is_anonymous -> Bool,
        published_at -> Nullable<Timestamp>,
        assigned_at -> Nullable<Timestamp>,
        closed_at -> Nullable<Timestamp>,
        close_reason -> Nullable<Text>,
        hidden_at -> Nullable<Timestamp>,
        hidden_reason -> Nullable<Text>,
        deadline_at -> Nullable<Timestamp>,
        deadline_notices -> Integer,
        last_activity_at -> Timestamp,
        idle_reminders -> Integer,
        search_key -> Text,
        created_at -> Timestamp,
        updated_at -> Timestamp,
    }
}

diesel::table! {
    proposals (id) {
        id -> BigInt,
        request_id -> BigInt,
        professional_id -> BigInt,
        title -> Text,
        description -> Text,
        price -> Nullable<Text>,
        timeline -> Nullable<Text>,
        experience -> Nullable<Text>,
        status -> Text,
        is_selected -> Bool,
        reject_reason -> Nullable<Text>,
        rejected_by -> Nullable<Text>,
        decided_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
        updated_at -> Timestamp,
    }
}

diesel::table! {
    professional_ratings (id) {
        id -> BigInt,
        request_id -> BigInt,
        client_id -> BigInt,
        professional_id -> BigInt,
        rating -> Integer,
        comment -> Nullable<Text>,
        is_deadline_met -> Bool,
        would_recommend -> Bool,
        created_at -> Timestamp,
        updated_at -> Timestamp,
    }
}

diesel::joinable!(proposals -> client_requests (request_id));
diesel::allow_tables_to_appear_in_same_query!(client_requests, proposals);
