//! What the citation checker says. Of what is not known here it never says that it does not exist.

use super::Text;
use chrono::NaiveDate;
use jurisprudence::citations::{Doubt, Verdict};

pub const EMPTY: Text = Text::Fixed("Collez le texte à vérifier.", "Paste the text that is to be checked.");

/// Why a citation is not simply found.
pub struct Said {
    pub code: &'static str,
    pub text: Text,
    /// What it may have meant.
    pub suggestions: Vec<String>,
}

fn fixed(code: &'static str, fr: &'static str, en: &'static str, suggestions: &[String]) -> Said {
    Said { code, text: Text::Fixed(fr, en), suggestions: suggestions.to_vec() }
}

fn version(code: &'static str, day: NaiveDate, fr: &str, en: &str) -> Said {
    let text = Text::Made(
        fr.replace("{day}", &day.format("%d/%m/%Y").to_string()),
        en.replace("{day}", &day.format("%-d %B %Y").to_string()),
    );
    Said { code, text, suggestions: vec![] }
}

/// None where there is nothing to say.
pub fn said(verdict: &Verdict) -> Option<Said> {
    let doubt = match verdict {
        Verdict::Found => return None,
        Verdict::NotFound => {
            return Some(fixed(
                "not_known_here",
                "Absent des textes et décisions que Palabre connaît. Cela ne veut pas dire que cette référence n’existe pas : vérifiez-la au Journal officiel ou auprès du greffe.",
                "Not among the texts and decisions that Palabre knows. This does not mean that it does not exist: check it in the Official Gazette or at the registry.",
                &[],
            ));
        }
        Verdict::Doubtful(doubt) => doubt,
    };
    Some(match doubt {
        Doubt::ArticleUnknown => fixed(
            "article_unknown",
            "Le texte est connu ici, mais au moins un de ces articles n’y est cité nulle part : il peut exister, vérifiez-le.",
            "The text is known here, but at least one of these articles is cited nowhere here: it may exist, check it.",
            &[],
        ),
        Doubt::Repealed => fixed(
            "repealed",
            "D’après les textes connus ici, ce texte ou cet article n’est plus en vigueur.",
            "By the texts known here, this text or article is no longer in force.",
            &[],
        ),
        Doubt::NotYetInForce => fixed(
            "not_yet_in_force",
            "D’après les textes connus ici, ce texte ou cet article n’est pas encore en vigueur.",
            "By the texts known here, this text or article is not yet in force.",
            &[],
        ),
        Doubt::ForceUnclear => fixed(
            "force_unclear",
            "Ce texte ou cet article est connu ici, mais notre source ne dit pas clairement s’il est en vigueur : vérifiez-le.",
            "This text or article is known here, but our source does not say plainly whether it is in force: check it.",
            &[],
        ),
        Doubt::Unreadable => fixed(
            "unreadable",
            "Cet article est connu ici, mais ses mots ont été mal lus sur la copie : relisez-le au Journal officiel.",
            "This article is known here, but its words were read badly off the copy: read it in the Official Gazette.",
            &[],
        ),
        Doubt::OtherDate(known) => fixed(
            "other_date",
            "Ce numéro ou ce nom est connu ici avec une autre date.",
            "This number or name is known here with another date.",
            known,
        ),
        Doubt::OtherNumber(known) => fixed(
            "other_number",
            "Ce numéro n’est pas connu ici, mais un autre l’est à cette date.",
            "This number is not known here, but another one is of that day.",
            known,
        ),
        Doubt::NameAndNumber(known) => fixed(
            "name_and_number",
            "Le nom et le numéro cités ne désignent pas le même texte.",
            "The name and the number that are cited are not of one text.",
            known,
        ),
        Doubt::Several(known) => fixed(
            "several",
            "Plusieurs références connues ici y répondent : précisez laquelle.",
            "Several references known here answer to it: say which one.",
            known,
        ),
        Doubt::NoNumber(known) => fixed(
            "no_number",
            "Une date seule ne suffit pas : ajoutez le numéro.",
            "A date alone is not enough: add the number.",
            known,
        ),
        Doubt::NoDate(known) => fixed(
            "no_date",
            "Les numéros recommencent chaque année : ajoutez la date de la décision.",
            "Numbers begin anew each year: add the day of the decision.",
            known,
        ),
        Doubt::OlderVersion(day) => version(
            "older_version",
            *day,
            "Une version plus récente de ce texte, du {day}, est connue ici.",
            "A newer version of this text, of {day}, is known here.",
        ),
        Doubt::OnlyInOlderVersion(day) => version(
            "only_in_older_version",
            *day,
            "Cet article n’est connu ici que dans la version du {day} ; une plus récente existe.",
            "This article is known here in the version of {day} only; there is a newer one.",
        ),
        Doubt::NoText => fixed(
            "no_text",
            "Il manque le texte dont cet article est tiré.",
            "The text that this article is of is missing.",
            &[],
        ),
        Doubt::Assumed => fixed(
            "assumed",
            "Le texte n’est pas nommé ici : nous avons supposé celui qui est cité juste avant.",
            "The text is not named here: we took it to be the one cited just before.",
            &[],
        ),
    })
}
