use super::DraftView;
use crate::domain::audience::{Audience, Lang};
use crate::domain::catalog;
use crate::domain::document::Document;
use crate::domain::parameters::Reason;
use crate::domain::template::TemplateId;

pub fn question(view: &DraftView, problem: Option<Reason>) -> String {
    let (p, lang) = (view.asking, view.lang);
    let mut out = String::new();
    if let Some(reason) = problem {
        let sentence = reason.message(lang);
        out.push_str(&sentence);
        out.push_str(".\n\n");
    } else if view.filled.is_empty() {
        let name = view.definition().name.get(lang);
        out.push_str(&match lang {
            Lang::Fr => format!(
                "Je prépare le document « {name} ». Je vous demande ce qu'il faut, une chose à la fois.\n\n"
            ),
            Lang::En => format!(
                "I am preparing the document “{name}”. I will ask for what it needs, one thing at a time.\n\n"
            ),
        });
    }
    let (label, help, example) = (p.label.get(lang), p.help.get(lang), p.example.get(lang));
    out.push_str(&match lang {
        Lang::Fr => format!("**{label}** – {help}\n\nExemple : {example}\n\n"),
        Lang::En => format!("**{label}** – {help}\n\nExample: {example}\n\n"),
    });
    out.push_str(match (lang, p.required) {
        (Lang::Fr, true) => "Écrivez « annuler » pour arrêter.",
        (Lang::Fr, false) => {
            "Facultatif : écrivez « passer », ou « terminer » pour passer tout le reste. « annuler » arrête."
        }
        (Lang::En, true) => "Write “cancel” to stop.",
        (Lang::En, false) => "Optional: write “skip”, or “finish” to skip all the rest. “cancel” stops.",
    });
    out
}

pub fn completed(document: &Document) -> String {
    let title = &document.title;
    let missing = document.missing_mentions();
    let mut out = match document.language {
        Lang::Fr => {
            format!("Le document « {title} » est prêt. Vous pouvez le relire, le modifier et le télécharger.")
        }
        Lang::En => {
            format!("The document “{title}” is ready. You can read it over, edit it and download it.")
        }
    };
    if !missing.is_empty() {
        out.push_str(match document.language {
            Lang::Fr => "\n\nÀ compléter avant de signer :\n",
            Lang::En => "\n\nTo be completed before signing:\n",
        });
        for m in missing {
            out.push_str("- ");
            out.push_str(m.text.get(document.language));
            out.push('\n');
        }
    }
    out.push_str(match document.language {
        Lang::Fr => {
            "\n\nCe modèle n'a été relu par aucun avocat : faites-le vérifier avant de vous en servir."
        }
        Lang::En => "\n\nNo lawyer has reviewed this template: have it checked before you use it.",
    });
    out
}

pub fn cancelled(template: TemplateId, lang: Lang) -> String {
    let name = catalog::template(template).name.get(lang);
    match lang {
        Lang::Fr => format!("C'est annulé : le document « {name} » n'a pas été créé."),
        Lang::En => format!("Cancelled: the document “{name}” was not created."),
    }
}

pub fn not_for_role(template: TemplateId, lang: Lang) -> String {
    let template = catalog::template(template);
    let name = template.name.get(lang);
    let roles: Vec<&str> = template.allowed_roles.iter().filter_map(|role| plural(*role, lang)).collect();
    let all = match (roles.split_last(), lang) {
        (Some((last, [])), _) => (*last).to_owned(),
        (Some((last, before)), Lang::Fr) => format!("{} et {last}", before.join(", ")),
        (Some((last, before)), Lang::En) => format!("{} and {last}", before.join(", ")),
        (None, _) => String::new(),
    };
    match lang {
        Lang::Fr => format!(
            "Le document « {name} » est préparé ici par {all} seulement. Je peux vous expliquer à quoi il sert et \
             comment l'obtenir : posez-moi la question."
        ),
        Lang::En => format!(
            "The document “{name}” is prepared here by {all} only. I can explain what it is for and how to get \
             one: just ask."
        ),
    }
}

/// None for administrators, who may make everything and are nobody's address.
fn plural(role: Audience, lang: Lang) -> Option<&'static str> {
    Some(match (role, lang) {
        (Audience::Admin, _) => return None,
        (Audience::Client, Lang::Fr) => "les clients",
        (Audience::Client, Lang::En) => "clients",
        (Audience::Avocat, Lang::Fr) => "les avocats",
        (Audience::Avocat, Lang::En) => "lawyers",
        (Audience::Huissier, Lang::Fr) => "les huissiers de justice",
        (Audience::Huissier, Lang::En) => "bailiffs",
        (Audience::Policier, Lang::Fr) => "les policiers",
        (Audience::Policier, Lang::En) => "police officers",
        (Audience::Gendarme, Lang::Fr) => "les gendarmes",
        (Audience::Gendarme, Lang::En) => "gendarmes",
    })
}
