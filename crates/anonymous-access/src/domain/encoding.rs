//! Bytes as text: base 32 for what people copy (RFC 4648, lower case, no padding: no mark at which a double click ends),
//! hexadecimal for what is kept.

const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

pub fn base32(bytes: &[u8]) -> String {
    let (mut text, mut bits, mut held) = (String::with_capacity(bytes.len() * 8 / 5 + 1), 0u32, 0u32);
    for byte in bytes {
        bits = (bits << 8) | u32::from(*byte);
        held += 8;
        while held >= 5 {
            held -= 5;
            text.push(letter(bits >> held));
        }
    }
    if held > 0 {
        text.push(letter(bits << (5 - held)));
    }
    text
}

fn letter(bits: u32) -> char {
    ALPHABET.get((bits & 31) as usize).map_or('a', |b| char::from(*b))
}

/// Exactly so many bytes, in the one way of writing them; capitals are read as small letters.
pub fn from_base32<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != (N * 8).div_ceil(5) {
        return None;
    }
    let (mut bytes, mut bits, mut held) = (Vec::with_capacity(N), 0u32, 0u32);
    for c in text.bytes() {
        let value = match c {
            b'a'..=b'z' => c - b'a',
            b'A'..=b'Z' => c - b'A',
            b'2'..=b'7' => c - b'2' + 26,
            _ => return None,
        };
        bits = (bits << 5) | u32::from(value);
        held += 5;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
        bits &= (1 << held) - 1;
    }
    // What is left over is no part of the bytes: other than zero it would be a second way of writing them.
    if bits != 0 {
        return None;
    }
    bytes.try_into().ok()
}

pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |n: u8| DIGITS.get(usize::from(n)).map_or('0', |b| char::from(*b));
    bytes.iter().flat_map(|b| [digit(b >> 4), digit(b & 15)]).collect()
}

pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>()?;
    let pairs = digits.chunks_exact(2);
    let whole = pairs.remainder().is_empty();
    let bytes = pairs.map(|pair| pair.iter().fold(0, |byte, digit| (byte << 4) | digit)).collect();
    whole.then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base32_is_that_of_the_standard() {
        // RFC 4648, section 10, in lower case and without padding.
        for (bytes, text) in
            [("", ""), ("f", "my"), ("fo", "mzxq"), ("foo", "mzxw6"), ("foobar", "mzxw6ytboi")]
        {
            assert_eq!(base32(bytes.as_bytes()), text);
        }
        assert_eq!(from_base32(&base32(b"foobar")), Some(*b"foobar"));
        assert_eq!(from_base32("MZXW6YTBOI"), Some(*b"foobar"));
    }

    #[test]
    fn there_is_one_way_to_write_bytes() {
        assert_eq!(from_base32::<1>("my"), Some(*b"f"));
        for other in ["mz", "m", "my=", "m1", "m ", "mé"] {
            assert_eq!(from_base32::<1>(other), None, "{other}");
        }
    }

    proptest::proptest! {
        #[test]
        fn bytes_read_back(bytes: [u8; 32]) {
            proptest::prop_assert_eq!(from_base32::<32>(&base32(&bytes)), Some(bytes));
            proptest::prop_assert_eq!(from_hex(&hex(&bytes)), Some(bytes.to_vec()));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "(?s).{0,80}") {
            if let Some(bytes) = from_base32::<32>(&text) {
                proptest::prop_assert_eq!(base32(&bytes), text.to_lowercase());
            }
            let _ = from_hex(&text);
        }
    }
}
