diesel::table! {
    legal_knowledge (id) {
        id -> BigInt,
        key -> Text,
        domain -> Text,
        category -> Text,
        title_fr -> Text,
        title_en -> Text,
        content_fr -> Text,
        content_en -> Text,
        articles -> Text,
        keywords_fr -> Text,
        keywords_en -> Text,
        lay_questions_fr -> Text,
        lay_questions_en -> Text,
        next_step_fr -> Nullable<Text>,
        next_step_en -> Nullable<Text>,
        source -> Text,
        confidence -> Text,
        caution_fr -> Nullable<Text>,
        caution_en -> Nullable<Text>,
        as_of -> Nullable<Text>,
        verified_by_lawyer -> Bool,
        is_active -> Bool,
        is_edited -> Bool,
        fixture_digest -> Nullable<Text>,
        created_by -> Nullable<BigInt>,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        revision -> BigInt,
    }
}

diesel::table! {
    jurisprudence (id) {
        id -> BigInt,
        key -> Text,
        title -> Text,
        jurisdiction -> Text,
        case_number -> Text,
        decided_on -> Date,
        parties -> Text,
        subject -> Text,
        keywords -> Text,
        facts -> Text,
        legal_principle -> Text,
        decision -> Text,
        relevant_articles -> Text,
        source_name -> Nullable<Text>,
        source_id -> Nullable<Text>,
        source_url -> Nullable<Text>,
        source_licence -> Nullable<Text>,
        is_verified -> Bool,
        is_active -> Bool,
        is_edited -> Bool,
        fixture_digest -> Nullable<Text>,
        created_by -> Nullable<BigInt>,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        revision -> BigInt,
        search_key -> Text,
    }
}

diesel::table! {
    legal_texts_state (id) {
        id -> BigInt,
        revision -> BigInt,
        fixtures_digest -> Nullable<Text>,
    }
}

diesel::table! {
    case_pairs_settled (first_id, second_id) {
        first_id -> BigInt,
        second_id -> BigInt,
        settled_by -> Nullable<BigInt>,
        settled_at -> Timestamp,
    }
}
