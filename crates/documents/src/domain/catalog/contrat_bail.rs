use super::{Audience, ParamType, Template, TemplateId, mention, optional, required, two};

pub(super) static TEMPLATE: Template = Template {
    id: TemplateId::ContratBail,
    version: 2,
    name: two("Contrat de bail commercial", "Commercial Lease Contract"),
    description: two(
        "Bail à usage professionnel selon l'Acte uniforme OHADA sur le droit commercial général : local, loyer, durée, renouvellement, résiliation.",
        "Business lease under the OHADA Uniform Act on General Commercial Law: premises, rent, term, renewal, termination.",
    ),
    icon: "store",
    allowed_roles: &[Audience::Avocat, Audience::Client, Audience::Admin],
    parameters: &[
        required(
            "bailleur",
            ParamType::Person,
            two("Bailleur", "Landlord"),
            two(
                "La personne ou la société qui donne le local en location : nom complet, et domicile si vous le souhaitez.",
                "The person or company that lets the premises: full name, and address if you wish.",
            ),
            two("Mme NOM Prénom, demeurant à Douala", "Mrs NAME First name, of Douala"),
        ),
        required(
            "preneur",
            ParamType::Person,
            two("Preneur", "Tenant"),
            two(
                "La personne ou la société qui prend le local pour son activité.",
                "The person or company that rents the premises for its business.",
            ),
            two("M. NOM Prénom, commerçant", "Mr NAME First name, trader"),
        ),
        required(
            "adresse",
            ParamType::Text,
            two("Adresse du local", "Address of the premises"),
            two("Ville, quartier, rue ou repère.", "Town, neighbourhood, street or landmark."),
            two(
                "Douala, Akwa, rue Joffre, face à la pharmacie",
                "Douala, Akwa, Joffre Street, opposite the pharmacy",
            ),
        ),
        required(
            "montant",
            ParamType::Amount,
            two("Loyer mensuel (FCFA)", "Monthly rent (CFA francs)"),
            two(
                "En francs CFA entiers ; il sera aussi écrit en lettres.",
                "In whole CFA francs; it will also be written in words.",
            ),
            two("150 000", "150,000"),
        ),
        required(
            "duree",
            ParamType::Duration,
            two("Durée du bail", "Length of the lease"),
            two("Les parties la fixent librement.", "The parties set it freely."),
            two("3 ans", "3 years"),
        ),
        optional(
            "activite",
            ParamType::Text,
            two("Activité exercée dans le local", "Business carried on in the premises"),
            two(
                "Le renouvellement protège l'activité prévue au bail.",
                "Renewal protects the business stated in the lease.",
            ),
            two("commerce de pièces détachées", "sale of spare parts"),
        ),
        optional(
            "date_effet",
            ParamType::Date,
            two("Date d'effet", "Start date"),
            two("Le premier jour de la location.", "The first day of the lease."),
            two("01/01/2027", "01/01/2027"),
        ),
        optional(
            "depot_garantie",
            ParamType::Amount,
            two("Dépôt de garantie (FCFA)", "Security deposit (CFA francs)"),
            two(
                "La somme remise à la signature, si vous en avez convenu.",
                "The sum paid on signing, if you agreed on one.",
            ),
            two("300 000", "300,000"),
        ),
        optional(
            "titre_foncier",
            ParamType::Text,
            two("Numéro du titre foncier", "Land certificate number"),
            two(
                "La location d'un terrain qui n'est pas immatriculé au nom du bailleur est nulle.",
                "The lease of land not registered in the landlord's name is void.",
            ),
            two("n° 12345 du Wouri", "No. 12345, Wouri"),
        ),
        optional(
            "sous_location",
            ParamType::Text,
            two("Sous-location", "Subletting"),
            two(
                "Elle est interdite, sauf si le bail l'autorise : laissez vide pour ne pas l'autoriser, ou écrivez ce qui est autorisé.",
                "It is forbidden unless the lease allows it: leave empty not to allow it, or write what is allowed.",
            ),
            two(
                "autorisée pour une pièce, avec l'accord écrit du Bailleur",
                "allowed for one room, with the Landlord's written consent",
            ),
        ),
        optional(
            "revision_loyer",
            ParamType::Text,
            two("Révision du loyer", "Rent revision"),
            two(
                "La clause dont vous convenez. Sans clause, le loyer est révisable tous les trois ans et, à défaut d'accord, le juge le fixe (à vérifier).",
                "The clause you agree on. Without one, the rent may be revised every three years and, failing agreement, the court fixes it (to be checked).",
            ),
            two("tous les trois ans, par avenant écrit", "every three years, by written amendment"),
        ),
        optional(
            "lieu_signature",
            ParamType::Text,
            two("Lieu de signature", "Place of signing"),
            two("La ville où le contrat est signé.", "The town where the contract is signed."),
            two("Douala", "Douala"),
        ),
    ],
    mentions: &[
        mention(
            "parties",
            two("L'identité du bailleur et du preneur", "The identity of the landlord and the tenant"),
            &[],
            &["bailleur", "preneur"],
        ),
        mention(
            "locaux",
            two("Le local et son adresse", "The premises and their address"),
            &["AUDCG (15 décembre 2010), art. 101"],
            &["adresse"],
        ),
        mention(
            "activite",
            two(
                "L'activité professionnelle exercée dans le local",
                "The business carried on in the premises",
            ),
            &["AUDCG (15 décembre 2010), art. 101", "AUDCG (15 décembre 2010), art. 123"],
            &["activite"],
        ),
        mention(
            "loyer",
            two("Le loyer, en chiffres et en lettres", "The rent, in figures and in words"),
            &[],
            &["montant"],
        ),
        mention(
            "duree",
            two("La durée du bail", "The length of the lease"),
            &["AUDCG (15 décembre 2010), art. 104"],
            &["duree"],
        ),
        mention(
            "date_effet",
            two(
                "La date d'effet : le délai de renouvellement se compte d'après la fin du bail",
                "The start date: the time to ask for renewal is counted from the end of the lease",
            ),
            &["AUDCG (15 décembre 2010), art. 124"],
            &["date_effet"],
        ),
        mention(
            "renouvellement",
            two(
                "Le droit au renouvellement, auquel aucune clause ne peut déroger",
                "The right to renewal, which no clause can take away",
            ),
            &["AUDCG (15 décembre 2010), art. 123", "AUDCG (15 décembre 2010), art. 124"],
            &[],
        ),
        mention(
            "mise_en_demeure",
            two(
                "La mise en demeure d'un mois avant toute résiliation",
                "One month's formal notice before any termination",
            ),
            &["AUDCG (15 décembre 2010), art. 133"],
            &[],
        ),
        mention(
            "titre_foncier",
            two(
                "Le titre foncier du bailleur, quand un terrain est loué",
                "The landlord's land certificate, where land is let",
            ),
            &["Ordonnance n° 74/1 du 6 juillet 1974, art. 8"],
            &["titre_foncier"],
        ),
        mention(
            "signature",
            two("Le lieu et la date de signature", "The place and date of signing"),
            &[],
            &["lieu_signature"],
        ),
    ],
    reviewed_by_lawyer: false,
};
