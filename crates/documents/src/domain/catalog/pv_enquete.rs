use super::{Audience, ParamType, Template, TemplateId, mention, optional, required, two};

pub(super) static TEMPLATE: Template = Template {
    id: TemplateId::PvEnquete,
    version: 2,
    name: two("Procès-verbal d'enquête", "Investigation Report"),
    description: two(
        "Procès-verbal d'enquête préliminaire d'un officier de police judiciaire : constatations, droits notifiés, témoins, clôture.",
        "Preliminary investigation report of a judicial police officer: findings, rights notified, witnesses, closing.",
    ),
    icon: "assignment",
    allowed_roles: &[Audience::Policier, Audience::Gendarme, Audience::Admin],
    parameters: &[
        required(
            "officier",
            ParamType::Person,
            two("Officier de police judiciaire", "Judicial police officer"),
            two(
                "Nom, prénom et grade de celui qui dresse le procès-verbal.",
                "Surname, first name and rank of the officer who draws up the report.",
            ),
            two("Inspecteur de police principal Abena Joseph", "Senior Police Inspector Abena Joseph"),
        ),
        required(
            "lieu",
            ParamType::Text,
            two("Lieu des constatations", "Place of the findings"),
            two(
                "L'endroit précis où les faits ont été constatés.",
                "The exact place where the facts were recorded.",
            ),
            two("Yaoundé, marché Mokolo", "Yaounde, Mokolo market"),
        ),
        required(
            "date",
            ParamType::Date,
            two("Date du procès-verbal", "Date of the report"),
            two("Le jour où le procès-verbal est dressé.", "The day the report is drawn up."),
            two("15/12/2026", "15/12/2026"),
        ),
        required(
            "faits",
            ParamType::LongText,
            two("Exposé des faits", "Statement of facts"),
            two(
                "Ce qui a été constaté et déclaré, dans l'ordre du temps, sans appréciation.",
                "What was found and stated, in order of time, without opinion.",
            ),
            two("Ce jour vers 14 heures, nous avons constaté…", "On this day at about 2 p.m. we found…"),
        ),
        required(
            "temoins",
            ParamType::Text,
            two("Témoins", "Witnesses"),
            two("Noms des témoins, ou « néant ».", "Names of the witnesses, or “none”."),
            two("M. NOM Prénom ; Mme NOM Prénom", "Mr NAME First name; Mrs NAME First name"),
        ),
        optional(
            "unite",
            ParamType::Text,
            two("Unité ou service", "Unit or service"),
            two(
                "Le commissariat ou la brigade qui tient l'enquête.",
                "The police station or brigade in charge.",
            ),
            two("Commissariat central n° 1 de Yaoundé", "Central Police Station No. 1, Yaounde"),
        ),
        optional(
            "mis_en_cause",
            ParamType::Person,
            two("Personne mise en cause", "Suspect"),
            two("Laissez vide si elle n'est pas identifiée.", "Leave empty if not identified."),
            two("M. NOM Prénom, né le 3 mai 1990", "Mr NAME First name, born on 3 May 1990"),
        ),
    ],
    mentions: &[
        mention(
            "officier",
            two(
                "L'officier de police judiciaire qui dresse l'acte",
                "The judicial police officer who draws up the report",
            ),
            &[],
            &["officier"],
        ),
        mention("date_lieu", two("La date et le lieu", "The date and place"), &[], &["date", "lieu"]),
        mention(
            "avocat_silence",
            two(
                "L'avis au suspect qu'il peut se faire assister d'un avocat et garder le silence, à peine de nullité",
                "The notice to the suspect of the right to a lawyer and to remain silent, on pain of nullity",
            ),
            &["Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 116"],
            &[],
        ),
        mention(
            "reproches",
            two(
                "L'information immédiate du suspect sur ce qui lui est reproché",
                "Telling the suspect at once what is alleged",
            ),
            &["Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 122"],
            &[],
        ),
        mention(
            "presomption",
            two("La présomption d'innocence", "The presumption of innocence"),
            &["Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 8"],
            &[],
        ),
        mention(
            "garde_a_vue",
            two(
                "En cas de garde à vue : motifs, temps de repos, jour et heure de fin, visa du suspect ou son refus, à peine de nullité",
                "In case of police custody: reasons, rest periods, day and hour of its end, endorsement by the suspect or refusal, on pain of nullity",
            ),
            &["Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 124"],
            &[],
        ),
        mention("faits", two("Les faits constatés", "The facts recorded"), &[], &["faits"]),
        mention(
            "cloture",
            two("La lecture, la clôture et les signatures", "Reading over, closing and signatures"),
            &["Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 90"],
            &[],
        ),
    ],
    reviewed_by_lawyer: false,
};
