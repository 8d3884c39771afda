use super::{Audience, ParamType, Template, TemplateId, mention, optional, required, two};

pub(super) static TEMPLATE: Template = Template {
    id: TemplateId::Convocation,
    version: 1,
    name: two("Convocation officielle", "Official Summons"),
    description: two(
        "Convocation d'une personne par un service de police ou de gendarmerie, avec ses droits.",
        "Summons of a person by a police or gendarmerie service, with that person's rights.",
    ),
    icon: "mail",
    allowed_roles: &[Audience::Policier, Audience::Gendarme, Audience::Admin],
    parameters: &[
        required(
            "autorite",
            ParamType::Person,
            two("Autorité qui convoque", "Summoning authority"),
            two(
                "Le service, et le nom et le grade de celui qui signe.",
                "The service, and the name and rank of the signatory.",
            ),
            two(
                "Brigade de gendarmerie de Bonabéri, adjudant Mvondo",
                "Bonaberi Gendarmerie Brigade, Warrant Officer Mvondo",
            ),
        ),
        required(
            "convoque",
            ParamType::Person,
            two("Personne convoquée", "Person summoned"),
            two("Nom, prénom et domicile connu.", "Surname, first name and known address."),
            two("M. NOM Prénom, quartier Bastos", "Mr NAME First name, Bastos"),
        ),
        required(
            "motif",
            ParamType::Text,
            two("Motif", "Reason"),
            two(
                "Pourquoi la personne est convoquée et en quelle qualité.",
                "Why the person is summoned and in what capacity.",
            ),
            two("audition comme témoin dans une affaire de vol", "hearing as a witness in a theft case"),
        ),
        required(
            "lieu",
            ParamType::Text,
            two("Lieu", "Place"),
            two("Où la personne doit se présenter.", "Where the person must appear."),
            two("Brigade de Bonabéri, bureau 4", "Bonaberi Brigade, office 4"),
        ),
        required(
            "date_heure",
            ParamType::DateTime,
            two("Date et heure", "Date and time"),
            two("Le jour et l'heure de présentation.", "The day and hour to appear."),
            two("15/12/2026 à 9h30", "15/12/2026 at 9:30 am"),
        ),
        optional(
            "reference",
            ParamType::Text,
            two("Référence du dossier", "File reference"),
            two("Le numéro de l'enquête, s'il y en a un.", "The number of the investigation, if any."),
            two("PV n° 124/2026", "Report No. 124/2026"),
        ),
    ],
    mentions: &[
        mention(
            "autorite",
            two("L'autorité qui convoque et sa signature", "The summoning authority and its signature"),
            &[],
            &["autorite"],
        ),
        mention("convoque", two("La personne convoquée", "The person summoned"), &[], &["convoque"]),
        mention("motif", two("Le motif de la convocation", "The reason for the summons"), &[], &["motif"]),
        mention(
            "rendez_vous",
            two("Le lieu, le jour et l'heure", "The place, day and hour"),
            &[],
            &["lieu", "date_heure"],
        ),
        mention(
            "avocat_silence",
            two(
                "Le droit de se faire assister d'un avocat et de garder le silence",
                "The right to a lawyer and to remain silent",
            ),
            &["Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 116"],
            &[],
        ),
        mention(
            "presomption",
            two("La présomption d'innocence", "The presumption of innocence"),
            &["Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 8"],
            &[],
        ),
    ],
    reviewed_by_lawyer: false,
};
