//! Whether bytes are a DOCX: a ZIP archive with a Word document in it. Nothing is unpacked: only the directory at its
//! end is read, so that an archive made to fill a memory fills none.

const ENTRY: [u8; 4] = *b"PK\x01\x02";
const END: [u8; 4] = *b"PK\x05\x06";
const END_LENGTH: usize = 22;
const COMMENT_MAX: usize = u16::MAX as usize;
/// A document of Word's has some dozens.
const ENTRIES_MAX: usize = 4_000;
/// Declared size of everything unpacked.
const UNPACKED_MAX: u64 = 256 * 1024 * 1024;

const REQUIRED: [&[u8]; 2] = [b"[Content_Types].xml", b"word/document.xml"];
/// Macros make it another type (DOCM), whatever its name says.
const MACROS: &[u8] = b"word/vbaproject.bin";

pub fn is_docx(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") && directory(bytes).is_some_and(|names| is_word(&names))
}

fn is_word(names: &[&[u8]]) -> bool {
    REQUIRED.iter().all(|required| names.contains(required))
        && !names.iter().any(|name| name.eq_ignore_ascii_case(MACROS))
}

/// The names in the archive; none where it is not one whole archive and nothing else.
fn directory(bytes: &[u8]) -> Option<Vec<&[u8]>> {
    let end = end_of_directory(bytes)?;
    let count = usize::from(number16(bytes, end + 10)?);
    let (size, start) = (number32(bytes, end + 12)? as usize, number32(bytes, end + 16)? as usize);
    // Nothing stands before the archive: offsets count from the first byte of the file.
    if count > ENTRIES_MAX || start.checked_add(size)? != end {
        return None;
    }
    let (mut at, mut unpacked, mut names) = (start, 0, Vec::with_capacity(count));
    for _ in 0..count {
        if bytes.get(at..at.checked_add(4)?)? != ENTRY {
            return None;
        }
        unpacked += u64::from(number32(bytes, at + 24)?);
        let name = at + 46;
        let length = usize::from(number16(bytes, at + 28)?);
        names.push(bytes.get(name..name + length)?);
        at = name + length + usize::from(number16(bytes, at + 30)?) + usize::from(number16(bytes, at + 32)?);
    }
    (at == end && unpacked <= UNPACKED_MAX).then_some(names)
}

/// Where the record at the end begins. Its comment ends with the file: nothing is hidden behind the archive.
fn end_of_directory(bytes: &[u8]) -> Option<usize> {
    let last = bytes.len().checked_sub(END_LENGTH)?;
    let first = last.saturating_sub(COMMENT_MAX);
    (first..=last).rev().find(|at| {
        bytes.get(*at..at + 4) == Some(&END)
            && number16(bytes, at + 20).is_some_and(|n| at + END_LENGTH + usize::from(n) == bytes.len())
    })
}

fn number16(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

fn number32(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at.checked_add(4)?)?.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An archive of empty files with these names, each declaring `unpacked` bytes.
    fn archive(names: &[&str], unpacked: u32) -> Vec<u8> {
        let (mut files, mut directory) = (Vec::new(), Vec::new());
        for name in names {
            let length = (name.len() as u16).to_le_bytes();
            let at = files.len() as u32;
            files.extend(b"PK\x03\x04");
            files.extend([0; 22]);
            files.extend(length);
            files.extend([0, 0]);
            files.extend(name.bytes());
            directory.extend(ENTRY);
            directory.extend([0; 20]);
            directory.extend(unpacked.to_le_bytes());
            directory.extend(length);
            directory.extend([0; 12]);
            directory.extend(at.to_le_bytes());
            directory.extend(name.bytes());
        }
        let (count, start) = ((names.len() as u16).to_le_bytes(), files.len() as u32);
        let size = (directory.len() as u32).to_le_bytes();
        files.extend(directory);
        files.extend(END);
        files.extend([0; 4]);
        files.extend(count);
        files.extend(count);
        files.extend(size);
        files.extend(start.to_le_bytes());
        files.extend([0, 0]);
        files
    }

    const WORD: [&str; 3] = ["[Content_Types].xml", "_rels/.rels", "word/document.xml"];

    #[test]
    fn a_word_document_is_one_and_another_archive_is_not() {
        assert!(is_docx(&archive(&WORD, 1_000)));
        assert!(!is_docx(&archive(&["[Content_Types].xml", "xl/workbook.xml"], 1_000)));
        assert!(!is_docx(&archive(&["word/document.xml"], 1_000)));
        assert!(!is_docx(&archive(&[], 0)));
        assert!(!is_docx(&archive(&[WORD[0], WORD[2], "word/vbaProject.bin"], 10)), "macros");
    }

    #[test]
    fn an_archive_made_to_burst_is_refused() {
        let many: Vec<String> = (0..4_001).map(|n| format!("a{n}")).collect();
        let names: Vec<&str> = WORD.into_iter().chain(many.iter().map(String::as_str)).collect();
        assert!(!is_docx(&archive(&names, 1)), "too many entries");
        assert!(!is_docx(&archive(&WORD, 100 * 1024 * 1024)), "300 MiB unpacked");
    }

    #[test]
    fn what_stands_around_an_archive_makes_it_another_file() {
        let whole = archive(&WORD, 10);
        let mut behind = whole.clone();
        behind.extend(b"<script>");
        assert!(!is_docx(&behind));
        let before = [b"PK\x03\x04<html>".as_slice(), &whole].concat();
        assert!(!is_docx(&before));
        for cut in 0..whole.len() {
            assert!(!is_docx(&whole[..cut]), "{cut}");
        }
    }

    proptest::proptest! {
        #[test]
        fn whatever_the_bytes_reading_them_ends(tail in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..200), at in 0usize..400, byte: u8) {
            is_docx(&[b"PK\x03\x04".as_slice(), &tail].concat());
            let mut broken = archive(&WORD, 10);
            let at = at % broken.len();
            broken[at] = byte;
            is_docx(&broken);
        }
    }
}
