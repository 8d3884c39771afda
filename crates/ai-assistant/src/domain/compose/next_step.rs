use crate::domain::Language;

/// What anyone can do next in a domain, where the note itself says nothing. It states no rule of law.
pub fn neutral_next_step(domain: &str, language: Language) -> &'static str {
    let (fr, en) = match domain {
        "travail" => (
            "rassemblez votre contrat, vos bulletins de paie et les lettres reçues, notez les dates, puis exposez votre situation à l’inspection du travail ou à un avocat.",
            "gather your contract, payslips and any letters received, note the dates, then put your case to the labour inspectorate or to a lawyer.",
        ),
        "famille" => (
            "rassemblez les actes d’état civil, les jugements et les preuves de vos dépenses, puis demandez conseil à un avocat ou au service social.",
            "gather the civil status certificates, judgments and proof of your expenses, then seek advice from a lawyer or the social welfare service.",
        ),
        "penal" => (
            "notez les faits, les dates et les témoins, gardez toute preuve, et parlez à un avocat avant de signer quoi que ce soit.",
            "write down the facts, dates and witnesses, keep all evidence, and speak to a lawyer before you sign anything.",
        ),
        "immobilier" => (
            "rassemblez le bail ou le titre, les quittances et les lettres échangées, puis faites constater la situation par un huissier ou demandez conseil à un avocat.",
            "gather the lease or title, the receipts and the letters exchanged, then have the situation recorded by a bailiff or seek advice from a lawyer.",
        ),
        "commercial" => (
            "rassemblez les statuts, contrats et factures, puis faites relire votre dossier par un avocat ou un notaire avant d’agir.",
            "gather the articles of association, contracts and invoices, then have your file read by a lawyer or notary before you act.",
        ),
        "administratif" => (
            "gardez une copie datée de votre demande et de la décision reçue, puis renseignez-vous au service concerné ou auprès d’un avocat.",
            "keep a dated copy of your application and of the decision received, then ask at the office concerned or see a lawyer.",
        ),
        "fiscal" => (
            "rassemblez vos déclarations, avis et quittances, puis renseignez-vous à votre centre des impôts ou auprès d’un avocat.",
            "gather your returns, notices and receipts, then ask at your tax office or see a lawyer.",
        ),
        "civil" => (
            "rassemblez les écrits, reçus et messages qui prouvent votre situation, puis demandez conseil à un avocat ou à un huissier.",
            "gather the papers, receipts and messages that prove your situation, then seek advice from a lawyer or a bailiff.",
        ),
        _ => (
            "rassemblez vos papiers, notez les dates, et montrez le tout à un avocat avant d’agir.",
            "gather your papers, note the dates, and show everything to a lawyer before you act.",
        ),
    };
    language.pick(fr, en)
}
