//! Each scenario of `fixtures/juricaf-wire`, as its README says.

use super::stand_in::{Reply, StandIn, file};
use super::{
    IMPORT, again, application, application_with, asked, by_key, counts, found, said, source, triple, upload,
    waiting, whole,
};
use crate::support::Person;
use database::on_each_database;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The stored text of each decision, by its id.
async fn texts(admin: &Person<'_>) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for case in admin.get("/api/admin/jurisprudence").await.json().as_array().unwrap() {
        let source = source(admin, case).await;
        texts.insert(
            source["sourceId"].as_str().unwrap().to_owned(),
            source["text"].as_str().unwrap().to_owned(),
        );
    }
    texts
}

on_each_database! {
async fn the_base_set_is_imported_once_and_unverified(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let first = whole(&admin).await;
    assert_eq!((counts(&first), &first["notes"], &first["run"]["state"]), ((30, 30, 0, 0), &json!([]), &json!("done")));
    // Importing twice changes nothing, and asks for the list alone.
    let before = admin.get("/api/admin/jurisprudence").await.json();
    site.forget();
    assert_eq!(counts(&whole(&admin).await), (0, 30, 30, 0));
    assert_eq!(site.asked().len(), 2, "robots.txt and the list");
    assert_eq!(counts(&again(&admin).await), (0, 30, 30, 0), "nor when everything is read again");
    assert_eq!(admin.get("/api/admin/jurisprudence").await.json(), before);
    assert_eq!(before.as_array().unwrap().len(), 30);
    assert!(before.as_array().unwrap().iter().all(|case| case["isVerified"] == false));

    let case = by_key(&admin, "CAMEROUN-COURSUPREME-20230706-04COM").await;
    assert_eq!((&case["caseNumber"], &case["date"]), (&json!("04COM"), &json!("2023-07-06")), "as given");
    assert_eq!(case["jurisdiction"], "Cour suprême, chambre judiciaire, section commerciale");
    assert_eq!((&case["subject"], &case["facts"], &case["legalPrinciple"]), (&json!("commercial"), &json!(""), &json!("")), "nothing is made up");
    assert_eq!(case["source"], json!({
        "name": "Juricaf (AHJUCAF)",
        "id": "CAMEROUN-COURSUPREME-20230706-04COM",
        "url": "https://juricaf.org/arret/CAMEROUN-COURSUPREME-20230706-04COM",
        "licence": "ODbL 1.0",
    }));
    let twin = by_key(&admin, "CAMEROUN-COURSUPREME-20230601-04COM").await;
    assert_eq!(twin["caseNumber"], "04/COM", "the day is part of the identity");
    let text = source(&admin, &case).await;
    assert_eq!((&text["isFormationDerived"], &text["isEncodingRepaired"], &text["isIdComputed"]), (&json!(true), &json!(false), &json!(false)));
    let council = by_key(&admin, "CAMEROUN-CONSEILCONSTITUTIONNEL-20200225-21CCSRCEROF").await;
    assert_eq!((&council["caseNumber"], &council["source"]["licence"]), (&json!("21/CC/SRCEROF"), &Value::Null), "no licence is known");
    assert_eq!(waiting(&admin).await.len(), 0, "027 and 028 are two decisions");
}}

on_each_database! {
async fn xml_gives_the_same_texts_where_json_fails(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    let from_json = texts(&admin).await;

    let other = database_of_its_own(&db);
    let app = application(&other, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    site.answer_with(|path| path.ends_with("/json").then(|| Reply::json("{ \"_id\": ")));
    assert_eq!(counts(&whole(&admin).await), (30, 30, 0, 0));
    assert_eq!(texts(&admin).await, from_json);
}}

fn database_of_its_own(db: &database::testing::TestDb) -> database::testing::TestDb {
    if db.url.starts_with("sqlite") {
        database::testing::TestDb::sqlite()
    } else {
        database::testing::TestDb::postgres().unwrap()
    }
}

on_each_database! {
async fn a_correction_made_here_is_not_overwritten(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    let case = by_key(&admin, "CAMEROUN-CONSEILCONSTITUTIONNEL-20200424-05CCSRCER").await;
    let path = format!("/api/admin/jurisprudence/{}", case["id"]);
    // The summary is still to be written: a date can be put right without it.
    let corrected = admin.call("PATCH", &path, &json!({"date": "2020-02-24"})).await;
    assert_eq!((corrected.status.as_u16(), &corrected.json()["isEdited"]), (200, &json!(true)), "{}", corrected.text());
    assert_eq!(counts(&again(&admin).await), (0, 30, 30, 0));
    assert_eq!(admin.get(&path).await.json()["date"], "2020-02-24");
    assert_eq!(source(&admin, &case).await["date"], "2020-04-24", "what the source says stays beside it");
    // Nobody vouches for a summary that is not there.
    let refused = admin.post(&format!("{path}/verify"), &json!({})).await;
    assert_eq!(refused.error(), (422, "invalid_values".into()));
    assert!(refused.json()["fields"]["facts"].is_string());
}}

on_each_database! {
async fn guillemet_titre_loses_no_row_and_says_that_the_list_was_repaired(db: TestDb) {
    let site = StandIn::start("guillemet-titre").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let result = whole(&admin).await;
    assert_eq!((result["imported"].as_i64(), &result["run"]["listRepaired"], &result["run"]["listed"]), (Some(4), &json!(true), &json!(4)));
    // A row that cannot be told: nothing is imported, and why is said.
    let broken = String::from_utf8(file("scenarios/guillemet-titre/recherche.json")).unwrap().replacen("\"pays\"", "\"payz\"", 1);
    site.answer_with(move |path| path.starts_with("/recherche").then(|| Reply::json(broken.clone())));
    let refused = admin.post(IMPORT, &json!({"query": "*"})).await;
    assert_eq!(refused.error(), (503, "import_stopped".into()));
    assert!(refused.json()["message"].as_str().unwrap().contains("abîmée"), "{}", refused.text());
}}

on_each_database! {
async fn esperluette_xml_reads_as_its_json(db: TestDb) {
    let site = StandIn::start("esperluette-xml").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    assert_eq!(counts(&whole(&admin).await), (30, 30, 0, 0));
    let id = "CAMEROUN-COURSUPREME-20231005-67CIV";
    let text = source(&admin, &by_key(&admin, id).await).await["text"].clone();
    let name = format!("name={id}.xml");
    let uploaded = upload(&admin, &name, &file(&format!("scenarios/esperluette-xml/arret/{id}.xml"))).await;
    assert_eq!(uploaded["items"][0]["outcome"], "known", "the same text by both ways");
    assert!(text.as_str().unwrap().contains(" & ") && !text.as_str().unwrap().contains("&amp;"));
}}

on_each_database! {
async fn a_challenge_stops_the_run_and_deletes_nothing(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    for scenario in ["defi-robot-html", "defi-robot-type-menteur"] {
        site.serve(scenario);
        site.forget();
        let refused = admin.post(IMPORT, &json!({"query": "*", "all": true, "reread": true})).await;
        assert_eq!(refused.error(), (503, "import_stopped".into()), "{scenario}");
        assert!(refused.json()["message"].as_str().unwrap().contains("navigateur"));
        assert_eq!(site.asked().len(), 2, "robots.txt and the list, once");
    }
    // Behind the list: the first decision stops it.
    site.serve("defi-robot-html");
    site.answer_with(|path| path.starts_with("/recherche").then(|| Reply::json(file("recherche/facet_pays_Cameroun.page1.json"))));
    site.forget();
    admin.language = "en";
    let refused = admin.post(IMPORT, &json!({"query": "*", "all": true, "reread": true})).await;
    assert!(refused.json()["message"].as_str().unwrap().contains("upload the files"), "{}", refused.text());
    assert_eq!(site.asked().len(), 3);
    assert_eq!(found(&admin, "").await.len(), 30);
    let runs = admin.get("/api/admin/jurisprudence/imports").await.json();
    assert_eq!((&runs[0]["state"], &runs[0]["stopReason"]), (&json!("stopped"), &json!("challenge")));
    let gone: Vec<_> = texts(&admin).await.into_iter().filter(|(_, text)| text.is_empty()).collect();
    assert!(gone.is_empty());
}}

on_each_database! {
async fn accents_double_encodage_is_put_right_and_said(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    let clean = texts(&admin).await;
    for case in admin.get("/api/admin/jurisprudence").await.json().as_array().unwrap() {
        assert_eq!(source(&admin, case).await["isEncodingRepaired"], false, "no false repair");
    }

    let other = database_of_its_own(&db);
    site.serve("accents-double-encodage");
    let app = application(&other, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    // The two decisions of the scenario, of which one is damaged in every second paragraph only.
    assert_eq!(counts(&whole(&admin).await), (2, 2, 0, 0));
    for (id, text) in texts(&admin).await {
        assert!(!text.contains('Ã'), "{id}");
        match id.ends_with("522EP") {
            true => assert!(text.contains("le Procureur Général près la Cour suprême a conclu"), "{id}"),
            false => assert_eq!(text, clean[&id], "{id} reads as the clean one"),
        }
    }
    for case in admin.get("/api/admin/jurisprudence").await.json().as_array().unwrap() {
        let repaired = source(&admin, case).await["isEncodingRepaired"] == true;
        let id = case["key"].as_str().unwrap();
        assert!(repaired && case["jurisdiction"].as_str().unwrap().starts_with("Cour suprême"), "{id}");
    }
}}

on_each_database! {
async fn texte_vide_is_refused_by_id_and_overwrites_nothing(db: TestDb) {
    let site = StandIn::start("texte-vide").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let result = whole(&admin).await;
    assert_eq!(counts(&result), (27, 30, 3, 0));
    let ids = ["20230803-46CIV", "20230713-338EP", "20230105-01CIV"];
    assert_eq!(said(&result["notes"]), ids.map(|id| triple("refused", "empty_text", &format!("CAMEROUN-COURSUPREME-{id}"))));
    assert_eq!(result["notes"][0]["message"], "Texte vide.");
    site.serve("base");
    assert_eq!(counts(&whole(&admin).await), (3, 30, 27, 0), "they come once they have a text");
    let before = texts(&admin).await;
    site.serve("texte-vide");
    assert_eq!(counts(&again(&admin).await), (0, 30, 30, 0));
    assert_eq!(texts(&admin).await, before);
}}

const SHARED: &str = "CAMEROUN-COURSUPREME-20010203-112CA";

on_each_database! {
async fn collision_identifiants_keeps_two_decisions_under_one_id(db: TestDb) {
    let site = StandIn::start("collision-identifiants").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let result = whole(&admin).await;
    assert_eq!(said(&result["notes"]), [triple("refused", "id_twice", SHARED)], "one of the two cannot be had from the site");
    assert_eq!(by_key(&admin, SHARED).await["caseNumber"], "1/12/CA");
    let uploaded = upload(&admin, "name=decision-11-2-CA.xml", &file("scenarios/collision-identifiants/televersement/decision-11-2-CA.xml")).await;
    assert_eq!(said(&uploaded["items"]), [triple("imported", "shared_id", SHARED)], "no update of the first");
    let second = by_key(&admin, &format!("{SHARED}.2")).await;
    assert_eq!((&second["caseNumber"], &second["source"]["url"]), (&json!("11/2/CA"), &Value::Null), "its id was computed");
    assert_eq!(by_key(&admin, SHARED).await["caseNumber"], "1/12/CA");
    let pairs = admin.get("/api/admin/jurisprudence/duplicates").await.json();
    assert_eq!((pairs.as_array().unwrap().len(), &pairs[0]["second"]["id"]), (1, &second["id"]), "shown to a person");
    assert_eq!(counts(&again(&admin).await).0, 0);
    assert_eq!(upload(&admin, "name=x.xml", &file("scenarios/collision-identifiants/televersement/decision-11-2-CA.xml")).await["items"][0]["outcome"], "known");
}}

on_each_database! {
async fn collision_identifiants_apres_adds_beside_the_first(db: TestDb) {
    let site = StandIn::start("collision-identifiants").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    let before = source(&admin, &by_key(&admin, SHARED).await).await;
    site.serve("collision-identifiants-apres");
    let result = whole(&admin).await;
    assert_eq!(said(&result["notes"]), [triple("imported", "shared_id", SHARED)], "the list's title had changed");
    let first = by_key(&admin, SHARED).await;
    let after = source(&admin, &first).await;
    assert_eq!((&first["caseNumber"], &after["text"]), (&json!("1/12/CA"), &before["text"]), "no silent overwrite");
    assert_eq!(by_key(&admin, &format!("{SHARED}.2")).await["caseNumber"], "11/2/CA");
    assert_eq!(counts(&again(&admin).await).0, 0, "and once only");
}}

on_each_database! {
async fn texte_volumineux_is_kept_whole_and_found_by_its_last_words(db: TestDb) {
    let site = StandIn::start("texte-volumineux").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    assert_eq!(counts(&whole(&admin).await), (1, 1, 0, 0));
    let id = "CAMEROUN-COURSUPREME-20020304-77CA";
    let from_json = source(&admin, &by_key(&admin, id).await).await["text"].as_str().unwrap().to_owned();
    assert!(from_json.len() > 1_000_000 && from_json.ends_with("repère de fin ZZ-FIN-DU-TEXTE."));
    assert!(from_json.contains("Paragraphe d'essai n° 6300 :"));
    // It is searched to its end, and a little of it is shown, at once.
    palabre::jobs::library::refresh(&app.app).await.unwrap();
    let begun = std::time::Instant::now();
    let found = admin.get("/api/jurisprudence?q=ZZ-FIN-DU-TEXTE").await;
    assert!(begun.elapsed() < std::time::Duration::from_secs(5), "{:?}", begun.elapsed());
    assert_eq!(found.json()["total"], 1, "{}", found.text());
    assert!(found.text().len() < 10_000, "{} bytes", found.text().len());

    let other = database_of_its_own(&db);
    let app = application(&other, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    site.answer_with(|path| path.ends_with("/json").then(|| Reply::json("{ \"_id\": ")));
    assert_eq!(counts(&whole(&admin).await), (1, 1, 0, 0));
    let from_xml = source(&admin, &by_key(&admin, id).await).await["text"].as_str().unwrap().to_owned();
    assert!(from_json == from_xml, "the same text by both ways");
}}

on_each_database! {
async fn a_text_over_the_limit_is_refused_with_the_limit_and_never_cut(db: TestDb) {
    let site = StandIn::start("texte-volumineux").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let text = "La Cour rappelle que le délai court du jour de la notification.<br/>".repeat(170_000);
    let large = json!({"_id": "X", "pays": "Cameroun", "juridiction": "Cour suprême", "num_arret": "77/CA", "date_arret": "2002-03-04", "texte_arret": text}).to_string();
    site.answer_with(move |path| path.starts_with("/arret").then(|| Reply::json(large.clone())));
    let result = whole(&admin).await;
    assert_eq!(said(&result["errors"]), [triple("failed", "too_large", "CAMEROUN-COURSUPREME-20020304-77CA")]);
    assert_eq!(result["errors"][0]["message"], "Trop volumineuse : plus de 10 Mio. Rien n’en a été coupé ni gardé.");
}}

on_each_database! {
async fn introuvable_404_is_said_and_what_was_here_is_kept(db: TestDb) {
    let site = StandIn::start("introuvable-404").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let id = "CAMEROUN-COURSUPREME-20230601-04COM";
    let result = whole(&admin).await;
    assert_eq!(counts(&result), (29, 30, 0, 1));
    assert_eq!(said(&result["errors"]), [triple("failed", "not_found", id)]);
    site.serve("base");
    assert_eq!(counts(&whole(&admin).await), (1, 30, 29, 0));
    let case = by_key(&admin, id).await;
    let before = source(&admin, &case).await;
    assert_eq!(before["goneAt"], Value::Null);
    site.serve("introuvable-404");
    assert_eq!(said(&again(&admin).await["errors"]), [triple("failed", "gone_at_source", id)]);
    let after = source(&admin, &case).await;
    assert!(after["goneAt"].is_string() && after["text"] == before["text"], "kept, and marked");
    site.serve("base");
    again(&admin).await;
    assert_eq!(source(&admin, &case).await["goneAt"], Value::Null, "it came back");
}}

on_each_database! {
async fn autre_graphie_numero_merges_nothing_by_itself(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    site.serve("autre-graphie-numero");
    let result = whole(&admin).await;
    assert_eq!((result["imported"].as_i64(), found(&admin, "").await.len()), (Some(0), 30), "nothing is counted twice");
    let mut notes = said(&result["notes"]);
    notes.sort();
    assert_eq!(notes, [
        triple("review", "probable_duplicate", "CAMEROUN-CONSEILCONSTITUTIONNEL-20200224-05CCSRCER"),
        triple("review", "probable_duplicate", "CAMEROUN-CONSEILCONSTITUTIONNEL-20200225-21CCSRCER"),
        triple("review", "probable_duplicate", "CAMEROUN-CONSEILCONSTITUTIONNEL-20200225-27CCSRCER"),
        triple("updated", "number_respelled", "CAMEROUN-COURSUPREME-20230105-01CIV"),
    ]);
    let respelled = by_key(&admin, "CAMEROUN-COURSUPREME-20230105-01CIV").await;
    assert_eq!(respelled["caseNumber"], "01/CIV");
    assert_eq!(source(&admin, &respelled).await["otherNumbers"], json!(["01CIV"]));
    for spelling in ["01CIV", "01/CIV"] {
        assert!(found(&admin, spelling).await.iter().any(|case| case["id"] == respelled["id"]), "{spelling}");
    }
    let open = waiting(&admin).await;
    assert_eq!(open.len(), 3);
    assert!(open.iter().all(|review| review["kind"] == "duplicate" && review["isSameText"] == true));
    // Again: nothing new is asked, and the number does not change back and forth.
    assert_eq!(counts(&again(&admin).await).0, 0);
    assert_eq!(waiting(&admin).await.len(), 3);
    site.serve("base");
    again(&admin).await;
    assert_eq!(by_key(&admin, "CAMEROUN-COURSUPREME-20230105-01CIV").await["caseNumber"], "01/CIV");
}}

on_each_database! {
async fn pagination_514_stops_at_500_without_leave_and_says_so(db: TestDb) {
    let site = StandIn::start("pagination-514").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let body = json!({"query": "*", "limit": 3});
    let result = asked(&admin, &body).await;
    let run = &result["run"];
    assert_eq!((&run["listed"], &run["total"], &run["isCutShort"]), (&json!(500), &json!(514), &json!(true)));
    assert!(site.asked().iter().all(|asked| !asked.path.contains("page=")), "no page is turned");
    // The lists of one court are there for the rest.
    let court = asked(&admin, &json!({"query": "*", "all": true, "court": "Conseil constitutionnel"})).await;
    assert_eq!((&court["total"], &court["run"]["isCutShort"]), (&json!(15), &json!(false)));

    let other = database_of_its_own(&db);
    let app = application_with(&other, &site, &[("JURICAF_PAGING", "true")]).await;
    let admin = app.admin("admin@exemple.cm").await;
    site.forget();
    let result = asked(&admin, &body).await;
    assert_eq!((&result["run"]["listed"], &result["run"]["isCutShort"]), (&json!(514), &json!(false)));
    let pages = site.asked().iter().filter(|asked| asked.path.starts_with("/recherche")).count();
    assert_eq!(pages, 2, "it stops after the short page");
}}

on_each_database! {
async fn document_en_erreur_is_refused_with_juricafs_reason(db: TestDb) {
    let site = StandIn::start("document-en-erreur").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let result = whole(&admin).await;
    assert_eq!(counts(&result), (30, 31, 1, 0));
    assert_eq!(said(&result["notes"]), [triple("refused", "error_document", "CAMEROUN-COURSUPREME-20030405-88CA")]);
    assert_eq!(result["notes"][0]["message"], "Juricaf n’a pas pu l’enregistrer : champ obligatoire manquant.");
    assert!(found(&admin, "88/CA").await.is_empty());
}}

on_each_database! {
async fn champs_riches_reach_the_row(db: TestDb) {
    let site = StandIn::start("champs-riches").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    assert_eq!(counts(&whole(&admin).await), (2, 2, 0, 0));
    let rich = by_key(&admin, "CAMEROUN-COURSUPREME-20230105-02CIV").await;
    assert_eq!(rich["parties"], "AG, E. K. K., notaire c/ Dame A Y AH");
    assert_eq!(rich["keywords"], json!(["Vente immobilière", "Cassation"]));
    assert_eq!((&rich["decision"], &rich["subject"]), (&json!("Cassation, évocation"), &json!("civil")));
    assert_eq!(rich["relevantArticles"].as_array().unwrap().len(), 3);
    assert_eq!(source(&admin, &rich).await["isFormationDerived"], false);
    let old = by_key(&admin, "CAMEROUN-COURSUPREME-20230614-107CA2023").await;
    assert_eq!(old["relevantArticles"], json!([]), "\"non\" means none");
    let uploaded = upload(&admin, "name=035-P-FD-2023.data.xml", &file("scenarios/champs-riches/televersement/035-P-FD-2023.data.xml")).await;
    assert_eq!(uploaded["items"][0]["outcome"], "imported", "{uploaded}");
    let id = "CAMEROUN-COURSUPREME-20230315-035PFD2023";
    assert_eq!(by_key(&admin, id).await["date"], "2023-03-15", "15/03/2023");
    // The site has the same decision: its id is confirmed, and nothing is doubled.
    site.serve("base");
    assert_eq!(counts(&whole(&admin).await), (27, 30, 3, 0));
    assert_eq!(source(&admin, &by_key(&admin, id).await).await["isIdComputed"], false);
}}

on_each_database! {
async fn an_empty_search_is_no_error(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    assert_eq!(counts(&asked(&admin, &json!({"query": "introuvable"})).await), (0, 0, 0, 0));
    let nowhere = admin.post(IMPORT, &json!({"query": "bail"})).await;
    assert_eq!(nowhere.error(), (503, "import_stopped".into()));
}}

on_each_database! {
async fn a_challenge_behind_a_comment_or_that_only_says_to_be_a_page_stops_the_run(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let commented = format!("\u{feff}\n<!-- {} -->\n<html><title>x</title></html>", "a".repeat(300));
    let pages = [
        ("application/json", commented),
        ("application/json", "<div>Un instant…</div>".to_owned()),
        ("Text/HTML; charset=utf-8", "Un instant…".to_owned()),
    ];
    for asked_for in ["/recherche", "/arret/"] {
        for (content_type, body) in pages.clone() {
            site.answer_with(move |path| path.starts_with(asked_for).then(|| Reply { content_type, ..Reply::json(body.clone()) }));
            site.forget();
            let refused = admin.post(IMPORT, &json!({"query": "*", "all": true})).await;
            assert_eq!(refused.error(), (503, "import_stopped".into()), "{asked_for} {content_type}");
            assert!(refused.json()["message"].as_str().unwrap().contains("navigateur"), "{}", refused.text());
            assert!(site.asked().len() <= 3, "nothing is asked again: {:?}", site.asked());
        }
    }
    // Data under the wrong name is data.
    let list = file("recherche/facet_pays_Cameroun.page1.json");
    site.answer_with(move |path| path.starts_with("/recherche").then(|| Reply { content_type: "text/html", ..Reply::json(list.clone()) }));
    assert_eq!(counts(&whole(&admin).await), (30, 30, 0, 0));
}}
