use super::MediaType;
use crate::domain::text::single_line;
use chrono::{DateTime, Utc};

pub const MAX_FILE_BYTES: usize = 10 * 1024 * 1024;
/// What one person may have uploaded and not sent yet.
pub const UNSENT_MAX: i64 = 50;
/// Characters of a name, with its ending.
const NAME_MAX: usize = 120;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attachment {
    pub id: i64,
    pub uploader_id: i64,
    pub request_id: i64,
    /// None until it is sent.
    pub message_id: Option<i64>,
    pub name: String,
    pub media_type: MediaType,
    pub size: i64,
    pub sha256: String,
    pub storage_key: String,
    pub created_at: DateTime<Utc>,
}

/// A file that was looked into and stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAttachment {
    pub name: String,
    pub media_type: MediaType,
    pub size: i64,
    /// Of its bytes, in hexadecimal.
    pub sha256: String,
    pub storage_key: String,
}

/// Why a file is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FileRefused {
    #[error("the file is empty")]
    Empty,
    #[error("the file is larger than {MAX_FILE_BYTES} bytes")]
    TooLarge,
    #[error("the file is of no type that is taken")]
    UnknownType,
    /// A picture called `contract.pdf`.
    #[error("the name has the ending of another type")]
    OtherEnding,
}

/// The type of a file by its bytes, and its name made safe to show and to save under.
pub fn accepted_file(name: &str, bytes: &[u8]) -> Result<(String, MediaType), FileRefused> {
    match bytes.len() {
        0 => return Err(FileRefused::Empty),
        n if n > MAX_FILE_BYTES => return Err(FileRefused::TooLarge),
        _ => {}
    }
    let media_type = MediaType::of(bytes).ok_or(FileRefused::UnknownType)?;
    Ok((safe_name(name, media_type)?, media_type))
}

/// The last part of a path, on one line, without what file systems and headers take for something else.
fn safe_name(name: &str, media_type: MediaType) -> Result<String, FileRefused> {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let plain: String = last.chars().filter(|c| !is_special(*c)).collect();
    let line = single_line(&plain);
    let plain = line.trim_matches([' ', '.']);
    let (stem, ending) = match plain.rsplit_once('.') {
        Some((stem, ending)) => (stem, Some(ending.to_ascii_lowercase())),
        None => (plain, None),
    };
    let ending = match ending {
        None => media_type.endings().first().copied().unwrap_or_default().to_owned(),
        Some(ending) if media_type.endings().contains(&ending.as_str()) => ending,
        Some(_) => return Err(FileRefused::OtherEnding),
    };
    let stem: String = stem.chars().take(NAME_MAX - ending.len() - 1).collect();
    let stem = match stem.trim_matches([' ', '.']) {
        "" => "document",
        stem => stem,
    };
    Ok(format!("{stem}.{ending}"))
}

/// Reserved in names of files, or invisible and able to turn the writing direction.
fn is_special(c: char) -> bool {
    matches!(c, '<' | '>' | ':' | '"' | '|' | '?' | '*' | '\u{200B}'..='\u{200F}' | '\u{061C}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    const PDF: &[u8] = b"%PDF-1.7";
    const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

    fn named(name: &str) -> Result<String, FileRefused> {
        accepted_file(name, PDF).map(|(name, _)| name)
    }

    #[test]
    fn a_name_is_only_a_name() {
        for (given, kept) in [
            ("bail.pdf", "bail.pdf"),
            ("Contrat de bail signé.PDF", "Contrat de bail signé.pdf"),
            ("../../etc/passwd.pdf", "passwd.pdf"),
            ("C:\\Users\\x\\bail.pdf", "bail.pdf"),
            ("a\r\nSet-Cookie: b=c.pdf", "a  Set-Cookie b=c.pdf"),
            ("gnp.\u{202e}fdp.pdf", "gnp.fdp.pdf"),
            ("\u{200f}<b>\"x\"</b>.pdf", "b.pdf"),
            ("...pdf", "pdf.pdf"),
            ("", "document.pdf"),
            ("/", "document.pdf"),
            (" . .pdf", "pdf.pdf"),
            ("bail", "bail.pdf"),
            ("a.tar.pdf", "a.tar.pdf"),
        ] {
            assert_eq!(named(given).as_deref(), Ok(kept), "{given:?}");
        }
        let long = named(&format!("{}.pdf", "é".repeat(1_000))).unwrap();
        assert_eq!((long.chars().count(), long.ends_with("é.pdf")), (120, true));
    }

    #[test]
    fn the_ending_is_that_of_the_bytes() {
        assert_eq!(named("virus.pdf.exe"), Err(FileRefused::OtherEnding));
        assert_eq!(accepted_file("photo.pdf", PNG), Err(FileRefused::OtherEnding));
        assert_eq!(
            accepted_file("photo.jpeg", b"\xFF\xD8\xFF\xE0"),
            Ok(("photo.jpeg".into(), MediaType::Jpeg))
        );
        assert_eq!(accepted_file("photo.png", b"MZ"), Err(FileRefused::UnknownType));
    }

    #[test]
    fn a_file_has_a_byte_and_at_most_ten_mebibytes() {
        let mut bytes = PDF.to_vec();
        assert_eq!(accepted_file("a.pdf", b""), Err(FileRefused::Empty));
        bytes.resize(MAX_FILE_BYTES, 0);
        assert!(accepted_file("a.pdf", &bytes).is_ok());
        bytes.push(0);
        assert_eq!(accepted_file("a.pdf", &bytes), Err(FileRefused::TooLarge));
    }

    proptest::proptest! {
        #[test]
        fn whatever_it_is_called_it_can_be_shown_and_saved(name in "(.|\n|\r|/|\\.){0,300}") {
            if let Ok(kept) = named(&name) {
                proptest::prop_assert!((5..=NAME_MAX).contains(&kept.chars().count()), "{kept:?}");
                proptest::prop_assert!(kept.ends_with(".pdf") && !kept.starts_with('.'), "{kept:?}");
                proptest::prop_assert!(!kept.contains(['/', '\\', '\n', '\r', '"', '\0']), "{kept:?}");
                proptest::prop_assert_eq!(named(&kept), Ok(kept.clone()));
            }
        }
    }
}
