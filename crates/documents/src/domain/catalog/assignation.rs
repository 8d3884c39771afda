use super::{Audience, Mention, ParamType, Template, TemplateId, mention, optional, required, two};

/// The shortest time that a defendant must be left: CPCC art. 14, of one who lives where the court sits.
const NOTICE_DAYS: u16 = 8;

pub(super) static TEMPLATE: Template = Template {
    id: TemplateId::Assignation,
    version: 2,
    name: two("Assignation en justice", "Court Summons"),
    description: two(
        "Exploit d'huissier appelant un défendeur devant le tribunal : parties, objet, faits, demandes, audience. Ni pour un litige de travail, ni dans le Nord-Ouest et le Sud-Ouest.",
        "Bailiff's writ calling a defendant to court: parties, subject, facts, claims, hearing. Neither for a labour dispute nor in the North-West and South-West.",
    ),
    icon: "gavel",
    allowed_roles: &[Audience::Avocat, Audience::Huissier, Audience::Admin],
    parameters: &[
        required(
            "demandeur",
            ParamType::Person,
            two("Demandeur", "Claimant"),
            two(
                "Celui qui agit : nom, profession, domicile.",
                "Who brings the action: name, occupation, address.",
            ),
            two("M. NOM Prénom, commerçant à Bafoussam", "Mr NAME First name, trader in Bafoussam"),
        ),
        required(
            "defendeur",
            ParamType::Person,
            two("Défendeur", "Defendant"),
            two(
                "Celui qui est appelé en justice : nom, profession, domicile.",
                "Who is called to court: name, occupation, address.",
            ),
            two("Société NOM SARL, siège à Douala", "Company NAME SARL, head office in Douala"),
        ),
        required(
            "objet",
            ParamType::Text,
            two("Objet de la demande", "Subject of the claim"),
            two(
                "En une ligne, ce qui est demandé au tribunal. Litige de travail : pas d'assignation, mais d'abord l'inspection du travail, puis une déclaration au greffe.",
                "In one line, what the court is asked for. Labour dispute: no writ, but first the labour inspectorate, then a declaration at the registry.",
            ),
            two("paiement de loyers commerciaux", "payment of business rent"),
        ),
        required(
            "tribunal",
            ParamType::Court,
            two("Tribunal", "Court"),
            two(
                "Première instance jusqu'à 10 millions de FCFA, grande instance au-delà. Dans le Nord-Ouest et le Sud-Ouest, c'est le tribunal qui délivre l'acte : voyez un avocat.",
                "Court of First Instance up to CFAF 10 million, High Court above. In the North-West and South-West it is the court that issues the process: see a lawyer.",
            ),
            two("Tribunal de première instance de Douala-Bonanjo", "Court of First Instance, Douala-Bonanjo"),
        ),
        required(
            "date_audience",
            ParamType::DateTime,
            two("Date et heure de l'audience", "Date and time of the hearing"),
            two(
                "Au moins 8 jours après la remise de l'acte si le défendeur habite là où siège le tribunal, 30 jours ailleurs au Cameroun, et 15 jours de plus si la copie passe par une autorité ou un chef. L'heure peut rester en blanc.",
                "At least 8 days after service if the defendant lives where the court sits, 30 days elsewhere in Cameroon, and 15 days more if the copy goes through an authority or a chief. The time may be left blank.",
            ),
            two("15/12/2026 à 7h30", "15/12/2026 at 7:30 am"),
        ),
        optional(
            "faits",
            ParamType::LongText,
            two("Exposé des faits et moyens", "Facts and grounds"),
            two(
                "Les faits, dans l'ordre du temps, et les raisons de la demande.",
                "The facts, in order of time, and the reasons for the claim.",
            ),
            two(
                "Par contrat du 2 mars 2025, le demandeur a loué…",
                "By a contract of 2 March 2025 the claimant let…",
            ),
        ),
        optional(
            "description_demandes",
            ParamType::LongText,
            two("Demandes au tribunal", "Orders sought"),
            two("Une demande par ligne.", "One per line."),
            two("Condamner le défendeur à payer 1 200 000 FCFA", "Order the defendant to pay CFAF 1,200,000"),
        ),
        optional(
            "montant_demande",
            ParamType::Amount,
            two("Montant réclamé (FCFA)", "Amount claimed (CFA francs)"),
            two("Il décide du tribunal compétent.", "It decides which court is competent."),
            two("1 200 000", "1,200,000"),
        ),
        optional(
            "huissier",
            ParamType::Person,
            two("Huissier de justice", "Bailiff"),
            two("Celui qui signifie l'acte : nom et résidence.", "Who serves the writ: name and office."),
            two("Maître NOM Prénom, huissier à Douala", "Maître NAME First name, bailiff in Douala"),
        ),
    ],
    mentions: &[
        mention(
            "parties",
            two("L'identité du demandeur et du défendeur", "The identity of the claimant and the defendant"),
            &["Code de procédure civile et commerciale (arrêté du 16 décembre 1954), art. 6"],
            &["demandeur", "defendeur"],
        ),
        mention(
            "huissier",
            two("L'huissier qui signifie l'acte", "The bailiff who serves the writ"),
            &[],
            &["huissier"],
        ),
        mention(
            "tribunal",
            two(
                "Le tribunal saisi, selon le montant et la matière",
                "The court seised, by amount and subject",
            ),
            &["Loi n° 2006/015 du 29 décembre 2006 (organisation judiciaire), art. 15 et 18"],
            &["tribunal"],
        ),
        Mention {
            days_ahead: NOTICE_DAYS,
            ..mention(
                "audience",
                two(
                    "Le jour et l'heure de l'audience, au moins 8 jours après la remise de l'acte, 30 si le défendeur habite ailleurs que là où siège le tribunal",
                    "The day and hour of the hearing, at least 8 days after service, 30 if the defendant lives elsewhere than where the court sits",
                ),
                &["Code de procédure civile et commerciale (arrêté du 16 décembre 1954), art. 14"],
                &["date_audience"],
            )
        },
        mention(
            "objet",
            two("L'objet de la demande", "The subject of the claim"),
            &["Code de procédure civile et commerciale (arrêté du 16 décembre 1954), art. 6"],
            &["objet"],
        ),
        mention(
            "faits",
            two("Les faits et les moyens", "The facts and grounds"),
            &["Code de procédure civile et commerciale (arrêté du 16 décembre 1954), art. 6"],
            &["faits"],
        ),
        mention(
            "demandes",
            two("Ce qui est demandé au tribunal", "The orders sought"),
            &[],
            &["description_demandes"],
        ),
        mention(
            "assistance",
            two(
                "L'avis au défendeur qu'il peut comparaître seul ou par avocat",
                "The notice that the defendant may appear alone or through a lawyer",
            ),
            &["Loi n° 90/059 du 19 décembre 1990 (profession d'avocat), art. 1 à 3"],
            &[],
        ),
        mention(
            "remise",
            two("La date et la forme de la remise de l'acte", "The date and manner of service"),
            &[
                "Code de procédure civile et commerciale (arrêté du 16 décembre 1954), art. 7",
                "Code de procédure civile et commerciale (arrêté du 16 décembre 1954), art. 13",
            ],
            &[],
        ),
    ],
    reviewed_by_lawyer: false,
};
