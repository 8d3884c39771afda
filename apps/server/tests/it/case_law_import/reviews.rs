//! What waits for a person: one decision or two, the new text or the old one; names in texts; the export.

use super::stand_in::{Reply, StandIn, file};
use super::{again, application, by_key, counts, found, source, waiting, whole};
use crate::support::Person;
use database::on_each_database;
use serde_json::{Value, json};

async fn decide(admin: &Person<'_>, review: &Value, decision: &str) -> (u16, Value) {
    let path = format!("/api/admin/jurisprudence/reviews/{}", review["id"]);
    let answered = admin.post(&path, &json!({"decision": decision})).await;
    (answered.status.as_u16(), answered.json())
}

on_each_database! {
async fn a_probable_duplicate_is_merged_kept_or_ignored_once(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    site.serve("autre-graphie-numero");
    whole(&admin).await;
    let open = waiting(&admin).await;
    let of = |id: &str| open.iter().find(|r| r["received"]["id"].as_str().unwrap().ends_with(id)).unwrap().clone();
    let (twin, zero, dated) = (of("21CCSRCER"), of("27CCSRCER"), of("05CCSRCER"));
    assert_eq!(twin["known"]["caseNumber"], "21/CC/SRCEROF");
    assert_eq!((&dated["known"]["date"], &dated["received"]["date"]), (&json!("2020-04-24"), &json!("2020-02-24")));
    assert_eq!(twin["received"]["text"], Value::Null, "texts are not in the list");
    let whole_twin = admin.get(&format!("/api/admin/jurisprudence/reviews/{}", twin["id"])).await.json();
    assert_eq!(whole_twin["received"]["text"], whole_twin["knownSource"]["text"]);

    assert_eq!(decide(&admin, &twin, "accept").await.1["code"], "review_conflict", "no answer to this question");
    assert_eq!(decide(&admin, &twin, "later").await.1["fields"]["decision"], "Cette valeur ne fait pas partie de la liste.");
    let (status, merged) = decide(&admin, &twin, "merge").await;
    assert_eq!((status, &merged["id"]), (200, &twin["known"]["id"]));
    assert_eq!(source(&admin, &merged).await["otherNumbers"], json!(["21/CC/SRCER"]));
    palabre::jobs::library::refresh(&app.app).await.unwrap();
    for words in ["21/CC/SRCER", "constitutional council 21/CC/SRCER"] {
        let found = admin.get(&format!("/api/jurisprudence?q={}", words.replace(' ', "+"))).await.json();
        assert!(found["items"].as_array().unwrap().iter().any(|hit| hit["id"] == merged["id"]), "{words}: {found}");
    }
    assert_eq!(decide(&admin, &twin, "merge").await.0, 404, "decided on once");
    assert_eq!(decide(&admin, &zero, "ignore").await.0, 200);
    let (status, kept) = decide(&admin, &dated, "keep").await;
    assert_eq!((status, &kept["date"]), (200, &json!("2020-02-24")));
    assert_eq!((found(&admin, "").await.len(), waiting(&admin).await.len()), (31, 0));

    // The next import asks nothing of it again, and changes nothing.
    let before = found(&admin, "").await;
    assert_eq!(counts(&again(&admin).await).0, 0);
    assert_eq!((found(&admin, "").await, waiting(&admin).await.len()), (before, 0));
    let trail = admin.get("/api/admin/audit").await.json();
    assert_eq!(trail.as_array().unwrap().iter().filter(|e| e["action"] == "duplicate_settled").count(), 3);
}}

const ID: &str = "CAMEROUN-COURSUPREME-20230803-46CIV";

/// The decision with another text, and another day.
fn changed(text: &str, date: &str) -> Vec<u8> {
    let mut document: Value = serde_json::from_slice(&file(&format!("arret/{ID}.json"))).unwrap();
    document["texte_arret"] = json!(text);
    document["date_arret"] = json!(date);
    document.to_string().into_bytes()
}

const NEW: &str = "Le sieur Abena Mvondo a obtenu gain de cause devant la cour.<br/>Le pourvoi est rejeté.";

on_each_database! {
async fn a_changed_text_is_a_proposal_beside_the_old_one(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    let case = by_key(&admin, ID).await;
    let before = source(&admin, &case).await;
    site.answer_with(|path| path.contains("46CIV").then(|| Reply::json(changed(NEW, "2023-08-03"))));
    assert_eq!(counts(&again(&admin).await).0, 0);
    assert_eq!(source(&admin, &case).await["text"], before["text"], "nothing is overwritten");
    let open = waiting(&admin).await;
    assert_eq!((open.len(), &open[0]["kind"], &open[0]["isSameText"]), (1, &json!("changed"), &json!(false)));
    again(&admin).await;
    assert_eq!(waiting(&admin).await.len(), 1, "asked once");
    assert_eq!(decide(&admin, &open[0], "keep").await.1["code"], "review_conflict", "it is the same court, day and number");
    let path = format!("/api/admin/jurisprudence/{}", case["id"]);
    let seen = admin.get(&path).await.json()["revision"].clone();
    palabre::jobs::library::refresh(&app.app).await.unwrap();
    let found_by = async |word: &str| admin.get(&format!("/api/jurisprudence?q={word}")).await.json()["total"].clone();
    assert_eq!(found_by("Mvondo").await, json!(0));
    assert_eq!(decide(&admin, &open[0], "accept").await.0, 200);
    let unseen = admin.post(&format!("{path}/verify"), &json!({"revision": seen})).await;
    assert_eq!(unseen.error(), (409, "changed_meanwhile".into()), "nobody vouches for a text they have not seen");
    assert!(palabre::jobs::library::refresh(&app.app).await.unwrap(), "the search reads it again");
    assert_eq!(found_by("Mvondo").await, json!(1));
    let after = source(&admin, &case).await;
    assert_eq!(after["text"], "Le sieur Abena Mvondo a obtenu gain de cause devant la cour.\nLe pourvoi est rejeté.");
    assert_eq!(after["possibleNames"], json!(["Abena Mvondo"]));
    assert_eq!(counts(&again(&admin).await), (0, 30, 30, 0));

    // A day that the source corrects is corrected here; one that was corrected here stays.
    site.answer_with(|path| path.contains("46CIV").then(|| Reply::json(changed(NEW, "2023-08-04"))));
    again(&admin).await;
    assert_eq!(decide(&admin, &waiting(&admin).await[0], "accept").await.0, 200);
    assert_eq!(admin.get(&path).await.json()["date"], "2023-08-04");
    admin.call("PATCH", &path, &json!({"date": "2023-08-01"})).await;
    site.answer_with(|path| path.contains("46CIV").then(|| Reply::json(changed(NEW, "2023-08-05"))));
    again(&admin).await;
    assert_eq!(decide(&admin, &waiting(&admin).await[0], "accept").await.0, 200);
    assert_eq!(admin.get(&path).await.json()["date"], "2023-08-01");
    assert_eq!(source(&admin, &case).await["date"], "2023-08-05");
}}

on_each_database! {
async fn names_are_masked_for_good_and_looked_at_again_when_the_text_changes(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    site.answer_with(|path| path.contains("46CIV").then(|| Reply::json(changed(NEW, "2023-08-03"))));
    whole(&admin).await;
    let case = by_key(&admin, ID).await;
    let path = format!("/api/admin/jurisprudence/{}", case["id"]);
    for names in [json!([]), json!(["x"]), json!(["x".repeat(121)])] {
        let refused = admin.post(&format!("{path}/source/mask"), &json!({"names": names})).await;
        assert_eq!(refused.json()["fields"]["names"], "Indiquez au moins un nom à masquer.");
    }
    let masked = admin.post(&format!("{path}/source/mask"), &json!({"names": ["Abena Mvondo"]})).await.json();
    assert_eq!(masked["text"], "Le sieur […] a obtenu gain de cause devant la cour.\nLe pourvoi est rejeté.");
    assert_eq!((&masked["areNamesMasked"], &masked["possibleNames"]), (&json!(true), &json!([])));
    assert_eq!(counts(&again(&admin).await), (0, 30, 30, 0), "the same text is no change");
    assert!(source(&admin, &case).await["text"].as_str().unwrap().contains("[…]"), "the name does not come back");

    let summary = json!({"parties": "A. c/ B.", "subject": "civil", "keywords": ["pourvoi"], "facts": "f".repeat(50), "legalPrinciple": "p".repeat(50), "decision": "d".repeat(50)});
    assert_eq!(admin.call("PATCH", &path, &summary).await.status, 200);
    assert_eq!(admin.post(&format!("{path}/verify"), &json!({})).await.json()["isVerified"], true);
    let export = admin.get("/api/admin/jurisprudence/export").await;
    assert_eq!((&export.json()[0]["id"], &export.json()[0]["licence"]), (&json!(ID), &json!("ODbL 1.0")));
    let next = admin.get(&format!("/api/admin/jurisprudence/export?after={}", export.header("x-next"))).await;
    assert_eq!((next.json(), next.header("x-next")), (json!([]), ""));

    // Its new text may hold names again: somebody has to look before anybody reads it.
    site.answer_with(|path| path.contains("46CIV").then(|| Reply::json(changed(&format!("{NEW} Fin."), "2023-08-03"))));
    again(&admin).await;
    assert_eq!(decide(&admin, &waiting(&admin).await[0], "accept").await.1["isVerified"], false);
    assert_eq!(admin.get("/api/admin/jurisprudence/export").await.json(), json!([]));
}}

on_each_database! {
async fn a_masked_name_stays_neither_in_our_fields_nor_in_what_waits(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    site.answer_with(|path| path.contains("46CIV").then(|| Reply::json(changed(NEW, "2023-08-03"))));
    whole(&admin).await;
    site.answer_with(|path| path.contains("46CIV").then(|| Reply::json(changed(&format!("{NEW} ABENA MVONDO s'est pourvue."), "2023-08-03"))));
    again(&admin).await;
    let case = by_key(&admin, ID).await;
    let path = format!("/api/admin/jurisprudence/{}", case["id"]);
    let english = json!({"language": "en", "title": "Abena Mvondo v. B.", "keywords": ["Abena Mvondo"], "facts": format!("Abena Mvondo {}", "claims. ".repeat(8)),
        "legalPrinciple": format!("Abena Mvondo {}", "may. ".repeat(12)), "decision": format!("Abena Mvondo {}", "pays. ".repeat(12))});
    let named = json!({"parties": "Abena Mvondo c/ B.", "facts": format!("Le sieur Abena Mvondo {}", "demande. ".repeat(8)), "translation": english});
    assert_eq!(admin.call("PATCH", &path, &named).await.status, 200);
    let named = json!({"parties": "Abena Mvondo c/ ESSONO Jean", "title": "Affaire Ngono Rose c/ B."});
    assert_eq!(admin.call("PATCH", &path, &named).await.status, 200);
    let hints = source(&admin, &case).await["possibleNames"].clone();
    assert_eq!(hints, json!(["Ngono Rose", "Abena Mvondo", "ESSONO Jean"]), "of title and parties too");
    let back = json!({"parties": "Abena Mvondo c/ B.", "title": "Cour suprême, 46/CIV"});
    assert_eq!(admin.call("PATCH", &path, &back).await.status, 200);
    assert_eq!(admin.post(&format!("{path}/source/mask"), &json!({"names": ["Abena Mvondo"]})).await.status, 200);

    let known = admin.get(&path).await.json();
    assert_eq!((&known["parties"], &known["translation"]["title"]), (&json!("[…] c/ B."), &json!("[…] v. B.")));
    let review = waiting(&admin).await.remove(0);
    let review = admin.get(&format!("/api/admin/jurisprudence/reviews/{}", review["id"])).await.json();
    assert!(review["received"]["text"].as_str().unwrap().ends_with("[…] s'est pourvue."), "{review}");
    for seen in [known, review.clone(), source(&admin, &case).await] {
        let seen = seen.to_string().to_lowercase();
        assert!(!seen.contains("abena") && !seen.contains("mvondo"), "{seen}");
    }
    // What was decided on once is not asked again because its kept text is masked.
    assert_eq!(decide(&admin, &review, "accept").await.0, 200);
    again(&admin).await;
    assert_eq!(waiting(&admin).await, Vec::<Value>::new());
}}

on_each_database! {
async fn what_waits_goes_with_the_decision_that_is_deleted(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    site.answer_with(|path| path.contains("46CIV").then(|| Reply::json(changed(NEW, "2023-08-03"))));
    again(&admin).await;
    let open = waiting(&admin).await;
    let case = by_key(&admin, ID).await;
    admin.call("DELETE", &format!("/api/admin/jurisprudence/{}", case["id"]), &Value::Null).await;
    assert_eq!(waiting(&admin).await.len(), 0);
    assert_eq!(decide(&admin, &open[0], "accept").await.0, 404);
    assert_eq!(counts(&again(&admin).await).0, 0);
    assert_eq!(waiting(&admin).await.len(), 0);
}}

on_each_database! {
async fn a_text_without_an_open_licence_is_for_administrators_alone(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    let case = by_key(&admin, "CAMEROUN-CONSEILCONSTITUTIONNEL-20200225-027CCSRCER").await;
    let path = format!("/api/admin/jurisprudence/{}", case["id"]);
    let summary = json!({"parties": "A. c/ B.", "subject": "administratif", "keywords": ["élections"], "facts": "f".repeat(50), "legalPrinciple": "p".repeat(50), "decision": "d".repeat(50)});
    assert_eq!(admin.call("PATCH", &path, &summary).await.status, 200);
    assert_eq!(admin.post(&format!("{path}/verify"), &json!({})).await.status, 200);
    let id = case["id"].as_i64().unwrap();
    assert!(source(&admin, &case).await["text"].as_str().is_some_and(|text| !text.is_empty()));
    assert_eq!(app.app.db.read(move |c| jurisprudence::public_text(c, id)).await.unwrap(), None);
    assert_eq!(admin.get("/api/admin/jurisprudence/export").await.json(), json!([]));
}}
