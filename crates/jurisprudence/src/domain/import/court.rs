use crate::domain::court_key;
use crate::text::fold;

/// Courts as they are named here, whatever the spelling of a source.
const COURTS: [&str; 17] = [
    "Cour suprême",
    "Conseil constitutionnel",
    "Cour d'appel du Centre",
    "Cour d'appel du Littoral",
    "Cour d'appel de l'Ouest",
    "Cour d'appel du Nord",
    "Cour d'appel de l'Extrême-Nord",
    "Cour d'appel de l'Adamaoua",
    "Cour d'appel de l'Est",
    "Cour d'appel du Sud",
    "Cour d'appel du Nord-Ouest",
    "Cour d'appel du Sud-Ouest",
    "Tribunal de première instance de Yaoundé",
    "Tribunal de grande instance de Yaoundé",
    "Tribunal de grande instance de Douala",
    "Cour commune de justice et d'arbitrage",
    "Cour de justice",
];
/// Other names of the same courts, as keys.
const ALSO: [(&str, &str); 6] = [
    ("coursupremeducameroun", "Cour suprême"),
    ("supremecourt", "Cour suprême"),
    ("supremecourtofcameroon", "Cour suprême"),
    ("constitutionalcouncil", "Conseil constitutionnel"),
    ("ccja", "Cour commune de justice et d'arbitrage"),
    ("courdejusticedelacemac", "Cour de justice"),
];

/// A court by the one name it has here; one that we do not know as it was given.
pub fn court_name(given: &str) -> String {
    let key = court_key(given);
    let known = COURTS.into_iter().find(|court| court_key(court) == key);
    let known = known.or_else(|| ALSO.into_iter().find(|(other, _)| *other == key).map(|(_, court)| court));
    known.map_or_else(|| given.to_owned(), str::to_owned)
}

/// Other names of a court, as people write them, by its key.
pub fn other_names(key: &str) -> &'static str {
    match key {
        "coursupreme" => "Supreme Court of Cameroon",
        "conseilconstitutionnel" => "Constitutional Council",
        "courcommunedejusticeetdarbitrage" => "CCJA Common Court of Justice and Arbitration",
        "courdejustice" => "CEMAC Court of Justice",
        _ => "",
    }
}

/// Courts whose decisions Juricaf's own table (`stats/detail.csv`) puts under the Open Database Licence. For the
/// others it says no, or nothing: their texts are not shown.
pub fn licence_of(country: &str, court: &str) -> Option<&'static str> {
    const OPEN: [(&str, &str); 2] = [("cameroun", "coursupreme"), ("cemac", "courdejustice")];
    let pair = (fold(country.trim()), court_key(&court_name(court)));
    OPEN.into_iter().any(|(c, k)| c == pair.0 && k == pair.1).then_some("ODbL 1.0")
}

/// Cameroon, or the two communities whose courts judge for it.
pub fn is_of_cameroon(country: &str) -> bool {
    matches!(fold(country.trim()).as_str(), "cameroun" | "cameroon" | "cemac" | "ohada")
}

/// What a chamber and section are for, as a first proposal to whoever verifies; empty where they do not tell.
pub fn subject_of(formation: &str) -> &'static str {
    let folded = fold(formation);
    let words = [
        ("foncier", "foncier"),
        ("fonciere", "foncier"),
        ("section penale", "penal"),
        ("section commerciale", "commercial"),
        ("section sociale", "travail"),
        ("section civile", "civil"),
        ("chambre administrative", "administratif"),
    ];
    words.into_iter().find(|(word, _)| folded.contains(word)).map_or("", |(_, subject)| subject)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::SUBJECTS;

    #[test]
    fn a_court_has_one_name_here() {
        for given in ["Cour suprême", "COUR SUPREME", "Supreme Court", "Cour Suprême du Cameroun"] {
            assert_eq!(court_name(given), "Cour suprême", "{given}");
        }
        assert_eq!(court_name("Cour d’Appel du Littoral"), "Cour d'appel du Littoral");
        assert_eq!(court_name("Tribunal de Mbouda"), "Tribunal de Mbouda");
    }

    #[test]
    fn only_what_juricaf_says_is_open_has_a_licence() {
        assert_eq!(licence_of("Cameroun", "Cour suprême"), Some("ODbL 1.0"));
        assert_eq!(licence_of("CEMAC", "Cour de justice"), Some("ODbL 1.0"));
        assert_eq!(licence_of("Cameroun", "Conseil constitutionnel"), None);
        assert_eq!(licence_of("Cameroun", "Tribunal de première instance de Yaoundé"), None);
        assert_eq!(licence_of("OHADA", "CCJA"), None);
        assert_eq!(licence_of("France", "Cour suprême"), None);
    }

    #[test]
    fn a_section_proposes_one_of_the_subjects() {
        for (formation, subject) in [
            ("chambre judiciaire, section civile", "civil"),
            ("Chambre administrative, section du contentieux des affaires foncières", "foncier"),
            ("chambre administrative, section des contrats", "administratif"),
            ("Chambre judiciaire, Section Pénale", "penal"),
        ] {
            assert_eq!(subject_of(formation), subject);
            assert!(SUBJECTS.contains(&subject));
        }
        assert_eq!(subject_of("sections réunies"), "");
    }
}
