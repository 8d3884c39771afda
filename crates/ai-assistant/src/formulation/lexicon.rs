//! The legal domain that a text's words point to.

use super::text::{count, normalised};
use crate::domain::Language;

/// Cues of each domain, by its code. The first of equals wins, so the narrow ones stand before the wide ones.
const DOMAINS: [(&str, &str); 8] = [
    (
        "travail",
        "patron*, employeur*, boss, licenci*, salaire*, preavis, conge*, cnps, contrat de travail, \
         demission*, prime*, heures supplementaires, emploi, viree, vire, renvoy*, drh, employer*, \
         dismiss*, salary, salaries, wage*, sacked, fired, overtime, severance, my work, ma work, oga, job",
    ),
    (
        "famille",
        "divorce*, divorcer, mariage, mari, epoux, epouse, conjoint*, pension alimentaire, garde des \
         enfants, garde de, heritage, succession, heritier*, testament, adoption, dot, concubin*, acte de \
         naissance, tutelle, femme, husband, wife, marriage, custody, alimony, maintenance, inheritance, \
         heir*, bride price, birth certificate, family property",
    ),
    (
        "immobilier",
        "bailleur*, bailleresse, loyer*, locataire*, bail, expuls*, terrain*, titre foncier, parcelle*, \
         foncier*, fonciere*, immatriculation, lotissement, maison, caution, bornage, proprietaire*, \
         logement, landlord*, landlady, rent, tenant*, lease, evict*, land, land title, plot, house, \
         caution money",
    ),
    (
        "penal",
        "plainte, vol, vole, voles, volee, escroc*, escroquerie, arnaque*, agress*, frapp*, viol, violee, \
         menac*, garde a vue, prison, abus de confiance, faux, police, gendarme*, diffam*, coups et \
         blessures, cambriol*, harcel*, stolen, theft, thief, scam*, fraud*, assault*, beat*, raped, rape, \
         threat*, custody of police, bail bond, arrested, arrest, jail, tiff, tief",
    ),
    (
        "fiscal",
        "impot*, fisc, fiscal*, taxe*, tva, redressement, patente, douane*, dgi, tax, taxes, customs, vat",
    ),
    (
        "administratif",
        "mairie*, prefet*, prefecture*, sous prefet, ministere*, fonctionnaire*, concours, permis, marche \
         public, marches publics, passeport, carte d identite, cni, naturalisation, expropri*, council, \
         ministry, civil servant, public contract, passport, identity card, expropriat*",
    ),
    (
        "commercial",
        "sarl, societe commerciale, associe*, actionnaire*, fonds de commerce, facture*, fournisseur*, \
         livraison, marchandise*, cheque*, concurrence deloyale, faillite, ohada, rccm, registre de \
         commerce, boutique, invoice*, supplier*, goods, shareholder*, business, company, bounced, \
         bankrupt*, shop",
    ),
    (
        "civil",
        "dette*, pret, prete, emprunt*, remboursement, rembourser, doit de l argent, me doit, \
         reconnaissance de dette, voisin*, accident*, assurance*, indemnis*, dommage*, contrat*, acompte, \
         avance, debt*, loan*, owes me, owe me, borrow*, lent, neighbour*, neighbor*, accident, insurance, \
         contract*, deposit, damage*, builder*",
    ),
];

/// Cues that decide where several domains are named: what is asked for, not where it happened.
const DECISIVE: [(&str, &str); 4] = [
    ("travail", "licenci*, contrat de travail, dismiss*, sacked, salaire*, salary, preavis"),
    ("famille", "divorce*, divorcer, pension alimentaire, succession, heritage, inheritance, custody"),
    ("immobilier", "titre foncier, loyer*, bailleur*, landlord*, land title, expuls*, evict*"),
    ("penal", "plainte, garde a vue, escroc*, escroquerie, viol, raped, stolen, scam*"),
];

/// A domain code; `autre` where no word tells.
pub fn domain_of(text: &str) -> &'static str {
    let words = normalised(text);
    let decisive =
        |code: &str| DECISIVE.iter().find(|(d, _)| *d == code).map_or(0, |(_, cues)| count(&words, cues));
    let mut best = ("autre", 0);
    for (code, cues) in DOMAINS {
        let points = count(&words, cues) + 2 * decisive(code);
        if points > best.1 {
            best = (code, points);
        }
    }
    best.0
}

/// Whether any word of a text points to a domain, given by its code.
pub fn speaks_of(text: &str, code: &str) -> bool {
    let words = normalised(text);
    DOMAINS.iter().any(|(domain, cues)| *domain == code && count(&words, cues) > 0)
}

/// A title for a request whose words give none.
pub fn plain_title(code: &str, language: Language) -> &'static str {
    let (fr, en) = match code {
        "travail" => ("Question de droit du travail", "Employment law question"),
        "famille" => ("Question de droit de la famille", "Family law question"),
        "immobilier" => ("Question de droit immobilier", "Property law question"),
        "penal" => ("Question de droit pénal", "Criminal law question"),
        "fiscal" => ("Question de droit fiscal", "Tax law question"),
        "administratif" => ("Question de droit administratif", "Administrative law question"),
        "commercial" => ("Question de droit commercial", "Commercial law question"),
        "civil" => ("Question de droit civil", "Civil law question"),
        _ => ("Question juridique", "Legal question"),
    };
    language.pick(fr, en)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_point_to_a_domain() {
        for (text, code) in [
            ("Mon patron m'a licencié sans préavis", "travail"),
            ("mn boss ma viré et refuse mon salaire", "travail"),
            ("Ma belle-famille refuse de partager la succession de mon mari", "famille"),
            ("My landlord wants to evict me although I paid the rent", "immobilier"),
            ("On a vendu mon terrain deux fois, j'ai un titre foncier", "immobilier"),
            ("J'ai été victime d'une escroquerie, je veux porter plainte", "penal"),
            ("Redressement fiscal : les impôts me réclament la TVA", "fiscal"),
            ("La mairie refuse mon permis de construire", "administratif"),
            ("Mon fournisseur n'a pas livré les marchandises et garde la facture", "commercial"),
            ("My friend owes me money, I gave him a loan", "civil"),
            ("bonjour", "autre"),
        ] {
            assert_eq!(domain_of(text), code, "{text}");
            assert_eq!(speaks_of(text, code), code != "autre", "{text}");
        }
        assert!(!speaks_of("On ne me rend pas ma caution", "penal"));
    }
}
