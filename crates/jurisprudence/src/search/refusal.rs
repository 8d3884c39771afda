//! Why a question is not answered: by the known questions it lies near, and by its words.

use super::engine::Ranked;
use super::meaning::Compared;
use super::retrieval::Refusal;
use super::runs::{KnownRuns, RunWeights};
use crate::Snapshot;
use crate::citations::{ArticleRef, Cited, Print, scan};
use crate::domain::{Key, Language, OutsideKind};
use crate::fixtures::Fixtures;
use crate::text::{fold, is_impossible_article, law_numbers};
use std::collections::HashSet;

/// How fast a known message counts less the further it lies.
const STEEP: f32 = 18.0;
/// The weight of words beside meaning, and the border. An answer kept from a victim is worse than a criminal who reads
/// the law: the border lies above all that is no such message in the sets of questions.
const WORDS: f32 = 0.25;
const BORDER: f32 = 3.0;
/// The border for a message with a word that says what is done to others or to papers: no encoder tells "make" from "forge".
const BORDER_OF_DEEDS: f32 = 0.7;
const OF_DEEDS: &str = "faux fausse fausses falsifier imiter trafiquer truquer cacher dissimuler voler tuer eliminer empoisonner \
    empoisone poison corrompre soudoyer intimider menacer frapper vider pirater espionner blanchir frauder tromper arnaquer \
    escroquer echapper piste attraper trace chantage penetrer cambrioler drogue cocaine chanvre fake false forge counterfeit \
    imitate hide steal stealing kill killing killed poisoning bribe bribing threaten scare beat empty hack spy launder cheat \
    scam escape caught blackmail smuggle drug drugs burgle nobody";
/// Words that ask for a way to do a thing.
const ASKS_FOR_A_WAY: &str = "comment quel quelle quels combien moyen methode recette sans aide aidez apprends ecris redige fabrique \
    trouver acheter how which what where wetin weti way help teach write without buy make want wan veux script";
/// Words of somebody who asks what the law says, or was wronged.
const ASKS_FOR_THE_LAW: &str = "peine peines risque risques risquer encourt puni punie punit sanction sanctions plainte plaindre victime \
    accuse accusee accuses soupconne denoncer signaler prouver droit legal legalement illegal loi infraction \
    delit defendre recuperer eviter proteger penalty punishment punish punished risk accused victim complain \
    complaint report prove legally law offence avoid protect";
/// The least likeness to a message that is of the same offence.
const NEAR_OFFENCE: f32 = 0.6;
/// So much of the likeness to outside questions must be to those of one kind.
const OF_ONE_KIND: f32 = 0.4;
/// How much nearer than what notes answer the outside questions may lie to a question that misses a note narrowly.
const NARROWLY: f32 = -0.8;
/// And how likely it must be that it lies inside.
const LIKELY: f32 = 0.04;
/// Words that name a text of law.
const TEXTS: &str = "loi lois code article articles decret ordonnance arrete convention constitution law laws act section decree \
    ordinance order treaty impot tax";

pub(super) struct Refusals {
    weights: RunWeights,
    /// What each of the messages is, by a note and its unit.
    offences: Vec<Option<(Key, Key)>>,
}

impl Refusals {
    /// `known`: the runs of all these messages and questions.
    pub fn learn(snapshot: &Snapshot, fixtures: &Fixtures, known: &KnownRuns) -> Self {
        let told = fixtures.crime_messages.iter().map(|m| (m.text.as_str(), m.asks_for_help));
        let outside = fixtures.outside.iter().map(|o| (o.text.as_str(), o.kind == OutsideKind::Crime));
        let asked = snapshot.notes.iter().flat_map(|note| {
            Language::BOTH.into_iter().flat_map(|l| note.content.questions(l)).map(|text| (text, false))
        });
        Self {
            weights: RunWeights::learn(told.chain(outside).chain(asked), known),
            offences: fixtures.crime_messages.iter().map(|m| m.offence.clone()).collect(),
        }
    }

    /// Whether a message asks how to commit an offence, or to get away with it.
    pub fn is_asked(&self, text: &str, words: &[String], near: &Compared) -> bool {
        let sum =
            |likes: &mut dyn Iterator<Item = f32>| likes.map(weight).sum::<f32>().max(f32::MIN_POSITIVE).ln();
        let meant =
            sum(&mut near.crimes.iter().map(|(like, _)| *like)) - sum(&mut near.lawful.iter().copied());
        let border = if holds(words, OF_DEEDS) { BORDER_OF_DEEDS } else { BORDER };
        let is_near = meant + WORDS * self.weights.of(text) > border;
        is_near && holds(words, ASKS_FOR_A_WAY) && !holds(words, ASKS_FOR_THE_LAW)
    }

    /// The unit that says that what was asked for is punished, where the nearest message names one.
    pub fn offence(&self, near: &Compared) -> Option<&(Key, Key)> {
        let (_, row) = near.crimes.first().filter(|(like, _)| *like >= NEAR_OFFENCE)?;
        self.offences.get((*row)? as usize)?.as_ref()
    }
}

/// Why nothing answers a question that asks for no crime; none where that is not known. `laws`: the numbers of those that
/// notes name.
pub(super) fn reason(ranked: &Ranked, laws: &HashSet<String>) -> Option<Refusal> {
    let (signals, words) = (&ranked.signals, &ranked.reading.words);
    if signals.unknown_law {
        return Some(Refusal::UnknownLaw { law: unknown_law(&ranked.text, laws, ranked.reading.language) });
    }
    if signals.elsewhere {
        return Some(Refusal::Elsewhere);
    }
    let is_far = signals.closeness < NARROWLY || signals.confidence() < LIKELY;
    Some(match ranked.compared.as_ref().and_then(likely_kind) {
        Some(OutsideKind::InventedLaw) if holds(words, TEXTS) => Refusal::UnknownLaw { law: None },
        Some(OutsideKind::Elsewhere) if is_far || signals.demonym => Refusal::Elsewhere,
        Some(OutsideKind::Medicine) if is_far => Refusal::Medicine,
        Some(OutsideKind::Instruction) if is_far => Refusal::Instruction,
        // Whether it asks for help, or what the law says of such a thing, is unsure.
        Some(OutsideKind::Crime | OutsideKind::Uncovered) => Refusal::NearMiss,
        Some(OutsideKind::NotLaw) if is_far => Refusal::NotLaw,
        _ if signals.command => Refusal::NotLaw,
        _ if is_far => return None,
        _ => Refusal::NearMiss,
    })
}

/// What kind of outside questions lie nearest, where one kind prevails.
fn likely_kind(near: &Compared) -> Option<OutsideKind> {
    let of = |kind: OutsideKind| -> f32 {
        near.outside.iter().filter(|(_, k)| *k == kind).map(|(like, _)| weight(*like)).sum()
    };
    let all: f32 = near.outside.iter().map(|(like, _)| weight(*like)).sum();
    let kinds: Vec<OutsideKind> = near.outside.iter().map(|(_, kind)| *kind).collect();
    kinds.into_iter().find(|kind| of(*kind) >= OF_ONE_KIND * all)
}

/// The text that a question cites and that no note names, or the article that no text has, in full words.
fn unknown_law(question: &str, known: &HashSet<String>, language: Language) -> Option<String> {
    scan(question).into_iter().find_map(|citation| {
        let Cited::Law { law, articles, .. } = citation.cited else { return None };
        let number = law.as_ref().and_then(|law| law.number.as_ref());
        let numbers = number.map(|number| law_numbers(&fold(&number.written))).unwrap_or_default();
        let is_beyond = articles.iter().flat_map(ArticleRef::numbers).any(|n| is_impossible_article(&n));
        let print = Print::default();
        match law {
            Some(law) if numbers.iter().any(|number| !known.contains(number)) => {
                Some(print.unknown(&law, &[], language))
            }
            Some(law) if is_beyond => Some(print.unknown(&law, &articles, language)),
            None if is_beyond => Some(print.articles(&articles, language, false)),
            _ => None,
        }
    })
}

fn holds(words: &[String], list: &str) -> bool {
    words.iter().any(|word| list.split_whitespace().any(|listed| listed == word))
}

fn weight(likeness: f32) -> f32 {
    (STEEP * (likeness - 1.0)).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_law_that_is_not_known_is_named_as_it_was_cited() {
        let known: HashSet<String> = ["1992/7".to_owned()].into();
        let named = |text, language| unknown_law(text, &known, language);
        for (text, name) in [
            ("que dit la loi n° 2019/045 sur les congés ?", "Loi n° 2019/045"),
            ("la loi n° 92/007 ou le décret n° 2027/118 ?", "Décret n° 2027/118"),
            ("article 9999 du Code du travail", "Code du travail, art. 9999"),
        ] {
            assert_eq!(named(text, Language::Fr).as_deref(), Some(name), "{text}");
        }
        let english = named("what does Law No. 2038/221 say about rent?", Language::En);
        assert_eq!(english.as_deref(), Some("Law No. 2038/221"));
        assert_eq!(named("article 34 de la loi n° 92/007", Language::Fr), None);
        assert_eq!(named("**2019/045** <b>", Language::Fr), None);
    }
}
