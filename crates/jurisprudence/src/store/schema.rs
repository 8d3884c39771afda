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
        units -> Text,
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
        search_key -> Text,
    }
}

diesel::table! {
    legal_knowledge_versions (id) {
        id -> BigInt,
        note_id -> BigInt,
        version -> BigInt,
        deed -> Text,
        content -> Text,
        actor_id -> Nullable<BigInt>,
        created_at -> Timestamp,
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
        withdrawn_at -> Nullable<Timestamp>,
        withdrawn_by -> Nullable<BigInt>,
        withdrawn_reason -> Nullable<Text>,
        text_waits -> Bool,
        translation -> Nullable<Text>,
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

diesel::table! {
    jurisprudence_imports (id) {
        id -> BigInt,
        origin -> Text,
        query -> Text,
        court -> Text,
        most -> Nullable<BigInt>,
        rereads -> Bool,
        state -> Text,
        stop_reason -> Nullable<Text>,
        retry_after -> Nullable<BigInt>,
        total -> BigInt,
        listed -> BigInt,
        imported -> BigInt,
        skipped -> BigInt,
        failed -> BigInt,
        list_repaired -> Bool,
        listed_at -> Nullable<Timestamp>,
        cancel_asked -> Bool,
        attempts -> BigInt,
        lease_until -> Nullable<Timestamp>,
        created_by -> Nullable<BigInt>,
        created_at -> Timestamp,
        ended_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    jurisprudence_import_items (id) {
        id -> BigInt,
        run_id -> BigInt,
        position -> BigInt,
        source_id -> Text,
        title -> Text,
        outcome -> Text,
        reason -> Nullable<Text>,
        detail -> Nullable<Text>,
        case_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    jurisprudence_sources (id) {
        id -> BigInt,
        case_id -> BigInt,
        source -> Text,
        source_id -> Text,
        id_computed -> Bool,
        source_url -> Nullable<Text>,
        licence -> Nullable<Text>,
        court -> Text,
        court_key -> Text,
        number -> Text,
        number_parts -> Text,
        decided_on -> Date,
        title -> Text,
        listed_title -> Text,
        formation -> Nullable<Text>,
        formation_derived -> Bool,
        form -> Text,
        rev -> Nullable<Text>,
        text_received -> Text,
        text -> Text,
        raw_digest -> Text,
        text_digest -> Text,
        encoding_repaired -> Bool,
        odd_characters -> BigInt,
        lonely_letters -> BigInt,
        names_masked -> Bool,
        gone_at -> Nullable<Timestamp>,
        run_id -> Nullable<BigInt>,
        imported_at -> Timestamp,
        checked_at -> Timestamp,
    }
}

diesel::table! {
    jurisprudence_aliases (id) {
        id -> BigInt,
        case_id -> BigInt,
        kind -> Text,
        value -> Text,
        search_key -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    jurisprudence_reviews (id) {
        id -> BigInt,
        kind -> Text,
        case_id -> BigInt,
        run_id -> Nullable<BigInt>,
        source -> Text,
        source_id -> Text,
        digest -> Text,
        received -> Text,
        state -> Text,
        decided_by -> Nullable<BigInt>,
        created_at -> Timestamp,
        decided_at -> Nullable<Timestamp>,
    }
}

diesel::allow_tables_to_appear_in_same_query!(
    jurisprudence,
    jurisprudence_sources,
    jurisprudence_aliases,
    jurisprudence_reviews
);

diesel::table! {
    laws (id) {
        id -> BigInt,
        key -> Text,
        title -> Text,
        language -> Text,
        status -> Text,
        status_note -> Nullable<Text>,
        in_force_from -> Nullable<Date>,
        in_force_until -> Nullable<Date>,
        source -> Nullable<Text>,
        source_url -> Nullable<Text>,
        is_active -> Bool,
        is_edited -> Bool,
        created_by -> Nullable<BigInt>,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        revision -> BigInt,
        file_status -> Text,
        file_note -> Nullable<Text>,
    }
}

diesel::table! {
    law_articles (id) {
        id -> BigInt,
        law_id -> BigInt,
        position -> BigInt,
        number -> Text,
        number_key -> Text,
        occurrence -> BigInt,
        heading -> Text,
        text -> Text,
        status -> Text,
        status_note -> Nullable<Text>,
        in_force_from -> Nullable<Date>,
        in_force_until -> Nullable<Date>,
        quality -> Text,
        quality_note -> Nullable<Text>,
        is_usable -> Bool,
    }
}

diesel::allow_tables_to_appear_in_same_query!(laws, law_articles);
