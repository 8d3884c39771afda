//! Files of decisions: the same reader, the same checks, the same list for a person.

use super::stand_in::{StandIn, file};
use super::{IMPORT, application, by_key, found, said, source, triple, upload, waiting, whole};
use crate::support::TestApp;
use database::on_each_database;
use serde_json::{Value, json};

fn decision(changes: &Value) -> Value {
    let mut whole = json!({
        "pays": "Cameroun", "juridiction": "Cour d’Appel du Littoral", "num_arret": "12/C", "date_arret": "12/02/2019",
        "titre": "Cameroun, Cour d’appel du Littoral, 12 février 2019, 12/C",
        "texte_arret": "Attendu que le bailleur a donné congé sans respecter le délai de la loi, le congé est nul.",
    });
    for (name, value) in changes.as_object().unwrap() {
        whole[name] = value.clone();
    }
    whole
}

on_each_database! {
async fn files_are_taken_one_after_the_other_into_one_run(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let first = upload(&admin, "name=CAMEROUN-COURSUPREME-20231005-67CIV.xml", &file("arret/CAMEROUN-COURSUPREME-20231005-67CIV.xml")).await;
    let run = first["run"]["id"].as_i64().unwrap();
    assert_eq!(said(&first["items"]), [triple("imported", "", "CAMEROUN-COURSUPREME-20231005-67CIV")], "the name gives the id");
    let second = upload(&admin, &format!("run={run}&name=a.json"), decision(&json!({})).to_string().as_bytes()).await;
    assert_eq!((second["run"]["id"].as_i64(), &second["run"]["imported"], &second["run"]["state"]), (Some(run), &json!(2), &json!("done")));
    let made = by_key(&admin, "CAMEROUN-COURDAPPELDULITTORAL-20190212-12C").await;
    assert_eq!((&made["jurisdiction"], &made["date"], &made["source"]["url"]), (&json!("Cour d'appel du Littoral"), &json!("2019-02-12"), &Value::Null));
    let text = source(&admin, &made).await;
    assert_eq!((&text["isIdComputed"], &text["licence"]), (&json!(true), &Value::Null));
    // The same again is known, whatever its form.
    let again = upload(&admin, &format!("run={run}&name=b.json"), decision(&json!({"date_arret": "2019-02-12"})).to_string().as_bytes()).await;
    assert_eq!(again["items"][0]["outcome"], "known");
    let report = admin.get(&format!("/api/admin/jurisprudence/imports/{run}")).await.json();
    assert_eq!(report["items"].as_array().unwrap().len(), 3);
    assert_eq!((&report["run"]["origin"], &report["run"]["skipped"]), (&json!("files"), &json!(1)));
    let missing = admin.upload(&format!("{IMPORT}/files?run=999&name=a.json"), "application/json", b"{}").await;
    assert_eq!(missing.error(), (404, "not_found".into()));
}}

on_each_database! {
async fn what_was_taken_in_is_found_by_administrators_without_a_restart(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let found = async || admin.get("/api/jurisprudence?q=Littoral").await.json()["total"].clone();
    palabre::jobs::library::refresh(&app.app).await.unwrap();
    assert_eq!(found().await, json!(0));
    upload(&admin, "name=a.json", decision(&json!({})).to_string().as_bytes()).await;
    assert!(palabre::jobs::library::refresh(&app.app).await.unwrap());
    assert_eq!(found().await, json!(1));
    let client = app.registered("client@exemple.cm", "client").await;
    let hidden = client.get("/api/jurisprudence?q=Littoral").await.json();
    assert_eq!(hidden["total"], json!(0), "nobody else reads what is not verified");
}}

on_each_database! {
async fn a_file_may_hold_many_decisions(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let many = json!([
        decision(&json!({})),
        decision(&json!({"num_arret": "13/C", "texte_arret": "Attendu que le preneur a payé ses loyers, il n'y a lieu à expulsion."})),
        decision(&json!({"num_arret": "14/C", "texte_arret": "  "})),
        decision(&json!({"num_arret": "15/C", "date_arret": "2031-01-01"})),
        decision(&json!({"num_arret": "non"})),
        5,
    ]);
    let uploaded = upload(&admin, "name=many.json", many.to_string().as_bytes()).await;
    let outcomes: Vec<_> = said(&uploaded["items"]).into_iter().map(|(outcome, reason, _)| format!("{outcome} {reason}")).collect();
    assert_eq!(outcomes, ["imported ", "imported ", "refused empty_text", "refused impossible_date", "refused missing_field", "failed unreadable"]);
    assert_eq!(uploaded["items"][4]["message"], "Il manque le numéro.");
    assert_eq!((&uploaded["run"]["imported"], &uploaded["run"]["skipped"], &uploaded["run"]["failed"]), (&json!(2), &json!(3), &json!(1)));
}}

on_each_database! {
async fn a_list_is_read_whatever_alphabet_it_was_saved_in(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    let text = "Attendu que le délai a été respecté à l’égard du préposé, le congé est régulier et bien fondé.";
    let list = |number: &str| json!([decision(&json!({"num_arret": number, "texte_arret": format!("{text} {number}")}))]).to_string();
    let windows: Vec<u8> = list("31/C").chars().map(|c| if c == '’' { 0x92 } else { u8::try_from(u32::from(c)).unwrap() }).collect();
    let marked = format!("\u{feff}{}", list("32/C"));
    let comma = list("33/C").replace("}]", "},\n]");
    for (name, bytes) in [("windows", windows), ("marked", marked.into_bytes()), ("comma", comma.into_bytes())] {
        let uploaded = upload(&admin, &format!("name={name}.json"), &bytes).await;
        assert_eq!(uploaded["items"][0]["outcome"], "imported", "{name}: {uploaded}");
        let case = found(&admin, "").await.into_iter().find(|c| c["id"] == uploaded["items"][0]["caseId"]).unwrap();
        assert_eq!(source(&admin, &case).await["text"], format!("{text} {}", case["caseNumber"].as_str().unwrap()), "{name}");
    }
    let xml = format!("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><DATA><PAYS>Cameroun</PAYS><JURIDICTION>Cour suprême</JURIDICTION><NUM_ARRET>9/C</NUM_ARRET><DATE_ARRET>2019-02-12</DATE_ARRET><TEXTE_ARRET>{}</TEXTE_ARRET></DATA>", text.replace('’', "'"));
    let latin: Vec<u8> = xml.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let uploaded = upload(&admin, "name=a.xml", &latin).await;
    assert_eq!(uploaded["items"][0]["outcome"], "imported", "{uploaded}");

    let many = json!(vec![json!({}); 501]).to_string();
    let uploaded = upload(&admin, "name=many.json", many.as_bytes()).await;
    assert_eq!(said(&uploaded["items"]), [triple("failed", "too_many", "")]);
    let told = uploaded["items"][0]["message"].as_str().unwrap();
    assert!(told.contains("501 décisions") && told.contains("500"), "{told}");
    admin.language = "en";
    let told = upload(&admin, "name=many.json", many.as_bytes()).await["items"][0]["message"].to_string();
    assert!(told.contains("501 decisions") && told.contains("500"), "{told}");
}}

on_each_database! {
async fn another_country_is_taken_once_somebody_has_confirmed_it(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let foreign = decision(&json!({"pays": "Gabon"})).to_string();
    let refused = upload(&admin, "name=a.json", foreign.as_bytes()).await;
    assert_eq!(said(&refused["items"])[0].1, "other_country");
    assert_eq!(found(&admin, "").await.len(), 0);
    let taken = upload(&admin, "name=a.json&anyCountry=true", foreign.as_bytes()).await;
    assert_eq!(taken["items"][0]["outcome"], "imported");
    let ohada = decision(&json!({"pays": "OHADA", "juridiction": "CCJA"})).to_string();
    assert_eq!(upload(&admin, "name=b.json", ohada.as_bytes()).await["items"][0]["outcome"], "imported");
}}

on_each_database! {
async fn a_hand_written_decision_is_not_doubled_by_an_import(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let by_hand = json!({
        "title": "Honoraires d’avocat", "jurisdiction": "Cour Suprême", "caseNumber": "67 civ.", "date": "2023-10-05",
        "parties": "A. c/ B.", "subject": "civil", "keywords": ["honoraires"], "facts": "f".repeat(60),
        "legalPrinciple": "p".repeat(60), "decision": "d".repeat(60),
    });
    let made = admin.post("/api/admin/jurisprudence", &by_hand).await.json();
    // Its key is the id that Juricaf gives: the text joins it.
    let result = whole(&admin).await;
    assert_eq!(said(&result["notes"]), [triple("imported", "text_attached", "CAMEROUN-COURSUPREME-20231005-67CIV")]);
    let after = by_key(&admin, made["key"].as_str().unwrap()).await;
    assert_eq!((&after["title"], &after["facts"]), (&made["title"], &made["facts"]));
    assert_eq!((found(&admin, "").await.len(), waiting(&admin).await.len()), (30, 0));
}}
