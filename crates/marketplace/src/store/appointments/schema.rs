diesel::table! {
    availability (id) {
        id -> BigInt,
        professional_id -> BigInt,
        day_of_week -> Integer,
        start_time -> Text,
        end_time -> Text,
        is_active -> Bool,
        created_at -> Timestamp,
    }
}

diesel::table! {
    appointments (id) {
        id -> BigInt,
        client_id -> BigInt,
        professional_id -> BigInt,
        title -> Text,
        description -> Nullable<Text>,
        appointment_date -> Timestamp,
        duration -> Integer,
        ends_at -> Timestamp,
        location -> Nullable<Text>,
        meeting_link -> Nullable<Text>,
        status -> Text,
        notes -> Nullable<Text>,
        client_notes -> Nullable<Text>,
        reminded_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
        updated_at -> Timestamp,
    }
}

diesel::table! {
    appointment_units (professional_id, starts_at) {
        appointment_id -> BigInt,
        professional_id -> BigInt,
        starts_at -> Timestamp,
    }
}
