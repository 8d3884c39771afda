use super::docx::is_docx;
use std::str::FromStr;

/// What an attachment may be (decisions, 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MediaType {
    Pdf,
    Jpeg,
    Png,
    Docx,
}

impl MediaType {
    pub const ALL: [Self; 4] = [Self::Pdf, Self::Jpeg, Self::Png, Self::Docx];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
            Self::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        }
    }

    /// The endings a name may have, lower case; the first is the usual one.
    pub fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Pdf => &["pdf"],
            Self::Jpeg => &["jpg", "jpeg"],
            Self::Png => &["png"],
            Self::Docx => &["docx"],
        }
    }

    /// What the bytes say; what was declared counts for nothing.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(b"%PDF-") {
            Some(Self::Pdf)
        } else if bytes.starts_with(&[0xFF, 0xD8, 0xFF]) {
            Some(Self::Jpeg)
        } else if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            Some(Self::Png)
        } else {
            is_docx(bytes).then_some(Self::Docx)
        }
    }
}

impl FromStr for MediaType {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|t| t.as_str() == s).ok_or("unknown media type")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_decide() {
        for (bytes, expected) in [
            (&b"%PDF-1.7\n"[..], Some(MediaType::Pdf)),
            (b"\xFF\xD8\xFF\xE0\0\x10JFIF", Some(MediaType::Jpeg)),
            (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", Some(MediaType::Png)),
            (b"", None),
            (b"%PDF", None),
            (b" %PDF-1.7", None),
            (b"MZ\x90\0", None),
            (b"<html>%PDF-1.7", None),
            (b"GIF89a", None),
            (b"PK\x03\x04", None),
            (b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", None),
        ] {
            assert_eq!(MediaType::of(bytes), expected, "{bytes:?}");
        }
    }

    #[test]
    fn a_type_reads_back_from_its_name() {
        for media in MediaType::ALL {
            assert_eq!(media.as_str().parse(), Ok(media));
        }
        assert!("text/html".parse::<MediaType>().is_err());
    }
}
