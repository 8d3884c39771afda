//! The words of every mail. Each language is one file with one `match` over all mails and no `_` arm:
//! a mail without its words in every language does not compile.
//!
//! No mail says anything about a case, a question or a document: mailboxes are read by others.

mod en;
mod fr;

use super::{Language, Mail};

pub struct Wording {
    /// Never holds what a user typed.
    pub subject: String,
    parts: Vec<Part>,
}

/// Plain text and HTML are made from the same parts, so that they cannot say different things.
enum Part {
    Line(String),
    Link { label: String, url: String },
}

pub fn of(mail: &Mail, language: Language, product: &str) -> Wording {
    match language {
        Language::Fr => fr::of(mail, product),
        Language::En => en::of(mail, product),
    }
}

impl Wording {
    pub fn text(&self) -> String {
        let parts = self.parts.iter().map(|part| match part {
            Part::Line(line) => format!("{line}\n"),
            Part::Link { url, .. } => format!("{url}\n"),
        });
        parts.collect::<Vec<_>>().join("\n")
    }

    pub fn html(&self, language: Language) -> String {
        let parts = self.parts.iter().map(|part| match part {
            Part::Line(line) => format!("<p>{}</p>\n", escaped(line)),
            Part::Link { label, url } => {
                format!("<p><a href=\"{}\">{}</a></p>\n", escaped(url), escaped(label))
            }
        });
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head><meta charset=\"utf-8\"><title>{}</title></head>\n\
             <body>\n{}</body>\n</html>\n",
            language.as_str(),
            escaped(&self.subject),
            parts.collect::<String>(),
        )
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

/// A name as it may stand in a greeting, or nothing.
///
/// Anybody can register somebody else's address under any name. A "name" that carries a web address or a phone number
/// would turn our mails into somebody's advertisement, so only letters and what stands between them is repeated.
fn greetable(name: &str) -> Option<&str> {
    let name = name.trim();
    let tone_mark = |c: char| ('\u{300}'..='\u{36f}').contains(&c);
    let plain =
        |c: char| c.is_alphabetic() || tone_mark(c) || matches!(c, ' ' | '-' | '\'' | '’' | 'ʼ' | '.');
    let dot_in_word = name.split('.').skip(1).any(|after| after.starts_with(|c: char| c != ' '));
    (!name.is_empty() && name.chars().count() <= 60 && name.chars().all(plain) && !dot_in_word)
        .then_some(name)
}

#[cfg(test)]
mod tests {
    use super::{Wording, escaped, greetable, of};
    use crate::domain::{Language, Mail};

    fn both(mail: &Mail) -> [Wording; 2] {
        Language::ALL.map(|language| of(mail, language, "Palabre"))
    }

    #[test]
    fn names_are_greeted_and_advertisements_are_not() {
        for name in ["Étienne M. Ngo", "Ŋgɔ̀ Bɛ́", "N'Diaye-Mbarga", "Me Abena Jr."] {
            assert_eq!(greetable(name), Some(name));
        }
        for name in
            ["", "Buy at evil.com", "http://x", "call 699000000", "<b>", "a@b.cm", "a\nb", &"x".repeat(61)]
        {
            assert_eq!(greetable(name), None, "{name:?}");
        }
    }

    #[test]
    fn a_welcome_is_written_in_both_languages() {
        let [fr, en] = both(&Mail::Welcome { name: "Abena".into() });
        assert_eq!(fr.subject, "Bienvenue sur Palabre");
        assert!(fr.text().starts_with("Bonjour Abena,\n\nVotre compte Palabre est créé."), "{}", fr.text());
        assert_eq!(en.subject, "Welcome to Palabre");
        assert!(en.text().starts_with("Hello Abena,\n\nYour Palabre account is ready."), "{}", en.text());
    }

    #[test]
    fn a_verification_carries_its_link_in_both_forms_and_languages() {
        let link = "https://palabre.cm/verify?a=1&t=x";
        let [fr, en] = both(&Mail::VerifyEmail { token: "7".into(), link: link.into() });
        assert_eq!(fr.subject, "Confirmez votre adresse e-mail");
        assert_eq!(en.subject, "Confirm your e-mail address");
        for (wording, language) in [(fr, Language::Fr), (en, Language::En)] {
            assert!(wording.text().contains(&format!("\n{link}\n")));
            let html = wording.html(language);
            assert!(html.contains(&format!("href=\"{}\"", escaped(link))), "{html}");
            assert!(html.contains(&format!("lang=\"{}\"", language.as_str())), "{html}");
            assert!(wording.text().contains("24"));
        }
    }

    #[test]
    fn news_names_the_page_and_nothing_else() {
        let name = "Abena".to_owned();
        let link = "https://palabre.cm/messages/12".to_owned();
        let all = Mail::KINDS.iter().filter_map(|kind| {
            let values = [
                ("name", name.clone()),
                ("link", link.clone()),
                ("count", "3".to_owned()),
                ("payment", "7".to_owned()),
                ("days", "7".to_owned()),
                ("date", "22/11/2031".to_owned()),
            ];
            Mail::from_parameters(kind, values.map(|(k, v)| (k.to_owned(), v)).into())
        });
        let without_link = |m: &Mail| {
            matches!(m, Mail::Welcome { .. } | Mail::AccountDeleted { .. } | Mail::AccountExpired { .. })
        };
        for mail in all.filter(|m| !without_link(m)) {
            let [fr, en] = both(&mail);
            assert_ne!(fr.subject, en.subject);
            for wording in [fr, en] {
                assert!(wording.text().contains(&link) && wording.text().contains("Abena"), "{mail:?}");
                assert!(!wording.subject.contains("Abena"), "{mail:?}");
            }
        }
        let [fr, en] = both(&Mail::RequestsPublished { name, count: "1".into(), link });
        assert!(fr.text().contains("Une nouvelle demande"), "{}", fr.text());
        assert!(en.text().contains("A new request was"), "{}", en.text());
    }

    #[test]
    fn who_does_not_come_any_more_is_told_until_when_to_sign_in() {
        let link = "https://palabre.cm/auth".to_owned();
        let [fr, en] = both(&Mail::AccountEnding {
            name: "Abena".into(),
            date: "22/11/2031".into(),
            link: link.clone(),
        });
        assert_eq!(fr.subject, "Votre compte Palabre va être supprimé");
        assert_eq!(en.subject, "Your Palabre account is going to be deleted");
        for wording in [fr, en] {
            assert!(wording.text().contains("22/11/2031") && wording.text().contains(&link));
        }
        let [fr, en] = both(&Mail::AccountExpired { name: "Abena".into() });
        assert!(fr.text().contains("pendant cinq ans"), "{}", fr.text());
        assert!(en.text().contains("for five years"), "{}", en.text());
    }

    #[test]
    fn links_to_an_account_say_how_long_they_live_and_no_name() {
        for (kind, validity) in [("verify_email", "24"), ("reset_password", "heure"), ("sign_in_link", "15")]
        {
            let values = [("token", "7"), ("link", "https://palabre.cm/auth/x#t")];
            let values = values.map(|(k, v)| (k.to_owned(), v.to_owned()));
            let [fr, en] = both(&Mail::from_parameters(kind, values.into()).unwrap());
            assert!(fr.text().starts_with("Bonjour,\n") && en.text().starts_with("Hello,\n"));
            assert!(fr.text().contains(validity), "{}", fr.text());
            assert!([fr, en].iter().all(|w| w.text().contains("https://palabre.cm/auth/x#t\n")));
        }
    }

    #[test]
    fn a_hostile_link_stays_an_attribute() {
        let [fr, _] = both(&Mail::PasswordChanged { name: "<i>".into(), link: "x\"><script>'".into() });
        let html = fr.html(Language::Fr);
        assert!(html.contains("href=\"x&quot;&gt;&lt;script&gt;&#39;\""), "{html}");
        assert!(!html.contains("<i>"));
    }
}
