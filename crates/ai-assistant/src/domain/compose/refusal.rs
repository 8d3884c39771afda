//! What is said, for each reason, to who is not answered. None of it is law.
use super::direct::{according_to, basis};
use super::marked;
use super::phrases::phrases;
use crate::domain::{Language, Passage, RefusalReason};

pub struct Words {
    pub text: String,
    pub next_step: &'static str,
    /// What Palabre answers stands beside it.
    pub shows_what_is_known: bool,
}

pub fn words(language: Language, reason: Option<RefusalReason>, unknown_law: Option<&str>) -> Words {
    use RefusalReason::{CrimeHelp, Elsewhere, Instruction, Medicine, NearMiss, NotLaw, UnknownLaw};
    let text = match (reason, unknown_law) {
        (Some(UnknownLaw), Some(law)) => match language {
            Language::Fr => {
                format!("Je ne connais pas, dans le droit camerounais, de texte appelé « {law} ».")
            }
            Language::En => format!("I know no text called “{law}” in the law of Cameroon."),
        },
        (Some(UnknownLaw), None) => language
            .pick(
                "Je ne connais pas ce texte dans le droit camerounais, et je préfère ne rien inventer.",
                "I do not know this text in the law of Cameroon, and would rather not make anything up.",
            )
            .to_owned(),
        (reason, _) => text(language, reason).to_owned(),
    };
    let next_step = match reason {
        None | Some(Elsewhere) => language.pick(
            "reformulez votre question avec d’autres mots, publiez une demande sur la place de marché pour qu’un professionnel vous réponde, \
             ou passez par la consultation anonyme si vous ne voulez pas donner votre nom.",
            "ask again in other words, post a request on the marketplace so that a professional can answer, \
             or use the anonymous consultation if you would rather not give your name.",
        ),
        Some(Medicine) => language.pick(
            "allez au centre de santé le plus proche ou voyez un médecin, tout de suite si l’état est grave.",
            "go to the nearest health centre or see a doctor, at once if it is serious.",
        ),
        Some(CrimeHelp) => language.pick(
            "si vous êtes victime, accusé, ou si quelqu’un vous y pousse, dites-moi ce qui vous arrive : je chercherai ce que la loi prévoit.",
            "if you are a victim, accused, or being pushed to do it, tell me what is happening: I will look for what the law provides.",
        ),
        Some(UnknownLaw) => language.pick(
            "vérifiez le numéro et la date de ce texte, ou dites avec vos mots ce que vous voulez savoir.",
            "check the number and the date of this text, or say in your own words what you want to know.",
        ),
        Some(NotLaw) => language.pick(
            "si un droit, une somme ou un papier est en jeu, racontez ce qui s’est passé, et je chercherai la règle.",
            "if a right, a sum of money or a paper is at stake, tell me what happened, and I will look for the rule.",
        ),
        Some(NearMiss) => language.pick(
            "choisissez le sujet qui s’en approche, reformulez votre question, ou demandez à un avocat.",
            "choose the subject that comes near, ask again in other words, or ask a lawyer.",
        ),
        Some(Instruction) => language.pick(
            "dites-moi, avec vos mots, ce qui vous arrive, et je chercherai ce que la loi prévoit.",
            "tell me, in your own words, what is happening, and I will look for what the law provides.",
        ),
    };
    Words { text, next_step, shows_what_is_known: matches!(reason, None | Some(Elsewhere | NotLaw)) }
}

fn text(language: Language, reason: Option<RefusalReason>) -> &'static str {
    use RefusalReason::{CrimeHelp, Elsewhere, Instruction, Medicine, NearMiss, NotLaw};
    match reason {
        Some(Elsewhere) => language.pick(
            "Cette question porte sur le droit d’un autre pays. Je ne connais que celui du Cameroun, et je préfère ne rien inventer.",
            "This question is about the law of another country. I know that of Cameroon only, and would rather not make anything up.",
        ),
        Some(Medicine) => language.pick(
            "C’est une question de santé : je ne donne ni diagnostic, ni médicament, ni dose.",
            "This is a question of health: I give no diagnosis, no medicine and no dose.",
        ),
        Some(CrimeHelp) => language.pick("Non, je n’aide pas à cela.", "No, I do not help with that."),
        Some(NotLaw) => language.pick(
            "Je ne vois pas de question de droit dans ce message, et je préfère ne rien inventer.",
            "I see no question of law in this message, and would rather not make anything up.",
        ),
        Some(NearMiss) => language.pick(
            "Je n’ai pas de réponse sûre à cette question. Vouliez-vous parler d’un sujet voisin que je connais ?",
            "I have no sure answer to this question. Did you mean a subject near it that I know?",
        ),
        Some(Instruction) => language.pick(
            "Je ne fais pas cela : je réponds seulement aux questions sur le droit camerounais.",
            "I do not do that: I only answer questions about the law of Cameroon.",
        ),
        _ => language.pick(
            "Je n’ai rien trouvé dans le droit camerounais que je connais qui réponde à cette question, et je préfère ne rien inventer.",
            "I found nothing in the law of Cameroon I know that answers this question, and I would rather not make anything up.",
        ),
    }
}

/// What the law says of what was asked for, whole as people wrote it, and where it stands. `note` is the only source.
pub fn offence(note: &Passage, language: Language) -> Vec<String> {
    let words = phrases(language);
    let label = language.pick("**Ce que dit la loi** :", "**What the law says**:");
    note.direct
        .iter()
        .flat_map(|direct| {
            [
                format!("{label} {}", marked(&direct.answer, 1)),
                according_to(note, 1, &basis(direct, words), words),
            ]
        })
        .collect()
}
