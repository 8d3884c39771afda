//! The readers over the stand-in answers in `fixtures/juricaf-wire`, each as its README says.

use chrono::NaiveDate;
use jurisprudence::juricaf::{FetchedDecision, Form, ReadRefused, read_decision, read_list};
use std::path::{Path, PathBuf};

fn wire(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/juricaf-wire").join(path)
}

fn bytes(path: &str) -> Vec<u8> {
    std::fs::read(wire(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn read(path: &str) -> Result<FetchedDecision, ReadRefused> {
    let today = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    read_decision(&bytes(path), today).map(|(_, decision)| decision)
}

/// The names of the decisions in a folder, without their endings.
fn ids(folder: &str) -> Vec<String> {
    let mut found: Vec<String> = std::fs::read_dir(wire(folder))
        .unwrap()
        .map(|f| f.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    found.sort();
    found.dedup();
    found
}

#[test]
fn the_base_set_reads_the_same_from_json_and_from_xml() {
    let list = read_list(&bytes("recherche/facet_pays_Cameroun.page1.json")).unwrap();
    assert_eq!((list.total, list.rows.len(), list.was_repaired), (30, 30, false));
    assert_eq!(ids("arret").len(), 30);
    for row in &list.rows {
        let json = read(&format!("arret/{}.json", row.id)).unwrap();
        let xml = read(&format!("arret/{}.xml", row.id)).unwrap();
        assert_eq!((json.id.as_deref(), xml.id.as_deref()), (Some(row.id.as_str()), None));
        assert_eq!(json.text, xml.text, "{}", row.id);
        assert_eq!((&json.number, json.decided_on, &json.court), (&xml.number, xml.decided_on, &xml.court));
        assert_eq!((Some(json.decided_on), &json.court), (row.decided_on, &row.court));
        assert!(!json.encoding_was_repaired, "{}: no false repair", row.id);
        assert_eq!(json.quality.odd_characters, 0, "{}", row.id);
    }
    let empty = read_list(&bytes("recherche/vide.json")).unwrap();
    assert_eq!((empty.total, empty.rows.len()), (0, 0));
}

#[test]
fn one_number_on_two_days_is_two_decisions_and_the_chamber_comes_from_the_heading() {
    let july = read("arret/CAMEROUN-COURSUPREME-20230706-04COM.json").unwrap();
    assert_eq!(july.number, "04COM", "as given");
    assert!(july.formation_is_derived);
    assert!(july.formation.unwrap().starts_with("chambre judiciaire"));
    assert_eq!(read("arret/CAMEROUN-COURSUPREME-20230712-128QD2023.json").unwrap().number, "128/QD/2023");
}

#[test]
fn a_quote_in_a_title_loses_no_row() {
    let list = read_list(&bytes("scenarios/guillemet-titre/recherche.json")).unwrap();
    assert!(list.was_repaired);
    let titles: Vec<_> = list.rows.iter().map(|r| r.title.as_str()).collect();
    assert_eq!(
        titles,
        [
            "Cameroun, Cour suprême, 05 octobre 2023, 67/CIV",
            "Cameroun, Cour suprême, 06 avril 2023, affaire dite \"Untel\", 01/COM",
            "Cameroun, Cour suprême, 06 avril 2023, \"Essai\", \"formation\" réduite, 02/COM",
            "Cameroun, Cour suprême, 05 janvier 2023, 01\\CIV",
        ]
    );
    assert_eq!(list.rows[3].id, "CAMEROUN-COURSUPREME-20230105-01CIV");
    let broken = String::from_utf8(bytes("scenarios/guillemet-titre/recherche.json")).unwrap();
    let broken = broken.replacen("\"pays\"", "\"payz\"", 1);
    assert_eq!(
        read_list(broken.as_bytes()),
        Err(ReadRefused::RowsLost { seen: 4, read: 3 }),
        "never silently"
    );
}

#[test]
fn a_lone_ampersand_reads_as_the_json_says() {
    let file = "scenarios/esperluette-xml/arret/CAMEROUN-COURSUPREME-20231005-67CIV";
    let (json, xml) = (read(&format!("{file}.json")).unwrap(), read(&format!("{file}.xml")).unwrap());
    assert!(xml.text.contains(" & ") && !xml.text.contains("&amp;"));
    assert_eq!(json.text, xml.text);
}

#[test]
fn a_challenge_is_seen_whatever_type_it_says_to_be() {
    let today = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    for page in ["scenarios/defi-robot-html/defi.html", "erreurs/404.html"] {
        assert_eq!(read_list(&bytes(page)), Err(ReadRefused::Challenge));
        assert_eq!(
            read_decision(&bytes(page), today).unwrap_err(),
            ReadRefused::Challenge,
            "no text of a decision"
        );
    }
}

#[test]
fn accents_encoded_twice_are_put_right_in_list_title_and_text() {
    let list = read_list(&bytes("scenarios/accents-double-encodage/recherche.json")).unwrap();
    assert!(list.rows.iter().all(|r| r.court == "Cour suprême" || r.court == "Conseil constitutionnel"));
    for id in ids("scenarios/accents-double-encodage/arret") {
        let file = format!("scenarios/accents-double-encodage/arret/{id}");
        let (json, xml) = (read(&format!("{file}.json")).unwrap(), read(&format!("{file}.xml")).unwrap());
        assert!(json.encoding_was_repaired, "{id}");
        assert_eq!((json.court.as_str(), &json.text), ("Cour suprême", &xml.text), "{id}");
        assert!(
            !json.text.contains(['Ã', 'Â']) && json.text.contains("RÉSUMÉ RÉDIGÉ POUR LES ESSAIS :"),
            "{id}"
        );
    }
    let appeal =
        read("scenarios/accents-double-encodage/arret/CAMEROUN-COURSUPREME-20230914-522EP.json").unwrap();
    assert!(appeal.text.contains("le Procureur Général"));
}

#[test]
fn empty_texts_are_refused() {
    let empty = ids("scenarios/texte-vide/arret");
    assert_eq!(empty.len(), 3);
    for id in empty {
        assert_eq!(
            read(&format!("scenarios/texte-vide/arret/{id}.json")).unwrap_err(),
            ReadRefused::EmptyText
        );
    }
}

#[test]
fn an_error_document_says_why() {
    let id = "CAMEROUN-COURSUPREME-20030405-88CA";
    let refused = read(&format!("scenarios/document-en-erreur/arret/{id}.json")).unwrap_err();
    assert_eq!(refused, ReadRefused::ErrorDocument("champ obligatoire manquant".into()));
    assert!(matches!(
        read(&format!("scenarios/document-en-erreur/arret/{id}.xml")).unwrap_err(),
        ReadRefused::ErrorDocument(_)
    ));
}

#[test]
fn two_numbers_may_make_one_id() {
    let id = "CAMEROUN-COURSUPREME-20010203-112CA";
    let folder = "scenarios/collision-identifiants";
    let first = read(&format!("{folder}/arret/{id}.json")).unwrap();
    let second = read(&format!("{folder}/televersement/decision-11-2-CA.xml")).unwrap();
    assert_eq!((first.number.as_str(), second.number.as_str()), ("1/12/CA", "11/2/CA"));
    assert_eq!(first.decided_on, second.decided_on);
}

#[test]
fn rich_fields_are_lists_even_when_there_is_one() {
    let id = "CAMEROUN-COURSUPREME-20230105-02CIV";
    for form in ["json", "xml"] {
        let rich = read(&format!("scenarios/champs-riches/arret/{id}.{form}")).unwrap();
        assert_eq!(
            (rich.claimants.len(), rich.defendants.as_slice()),
            (2, ["Dame A Y AH".to_owned()].as_slice())
        );
        assert_eq!((rich.analyses.len(), rich.references.len()), (2, 3), "{form}");
        assert_eq!(rich.formation.as_deref(), Some("Chambre judiciaire, section civile"));
        assert!(!rich.formation_is_derived);
        assert_eq!(rich.outcome.as_deref(), Some("Cassation, évocation"));
    }
    let old = read("scenarios/champs-riches/arret/CAMEROUN-COURSUPREME-20230614-107CA2023.json").unwrap();
    assert!(old.references.is_empty());
    let today = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let upload = bytes("scenarios/champs-riches/televersement/035-P-FD-2023.data.xml");
    let (form, upload) = read_decision(&upload, today).unwrap();
    assert_eq!((form, upload.decided_on.to_string()), (Form::Xml, "2023-03-15".to_owned()));
}

#[test]
fn a_text_of_a_megabyte_is_read_whole() {
    let text = "La Cour rappelle que le délai court du jour de la notification.<br/>".repeat(16_000);
    let body = format!(
        "{{\"pays\": \"Cameroun\", \"juridiction\": \"Cour suprême\", \"num_arret\": \"77/CA\", \
         \"date_arret\": \"2020-01-01\", \"texte_arret\": \"{text}ZZ-FIN-DU-TEXTE\"}}"
    );
    let today = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let (_, decision) = read_decision(body.as_bytes(), today).unwrap();
    assert!(decision.text.len() > 1_000_000 && decision.text.ends_with("ZZ-FIN-DU-TEXTE"));
}
