//! Whole numbers and amounts, read as people write them and written out in words.
use super::audience::Lang;

/// The largest amount a document may carry, in FCFA.
pub const AMOUNT_MAX: u64 = 999_999_999_999;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AmountError {
    NotANumber,
    /// FCFA have no cents.
    NotWhole,
    /// Zero or below.
    NotPositive,
    TooLarge,
}

/// Reads `150 000`, `150.000 FCFA`, `150,000 XAF`, with any kind of space: separators must part groups of three.
pub fn parse_amount(s: &str) -> Result<u64, AmountError> {
    let folded = super::text::fold(s);
    let mut rest = folded.trim();
    for unit in
        ["francs cfa", "franc cfa", "cfa francs", "f cfa", "fcfa", "cfaf", "xaf", "francs", "cfa", "f"]
    {
        if let Some(r) = rest.strip_suffix(unit).or_else(|| rest.strip_prefix(unit)) {
            rest = r.trim();
            break;
        }
    }
    if let Some(digits) = rest.strip_prefix('-')
        && digits.trim_start().starts_with(|c: char| c.is_ascii_digit())
    {
        return Err(AmountError::NotPositive);
    }
    let parts: Vec<&str> = rest.split([' ', '.', ',', '\'', '_']).collect();
    if parts.iter().any(|p| p.is_empty() || !p.bytes().all(|b| b.is_ascii_digit())) {
        return Err(AmountError::NotANumber);
    }
    if let Some((first, groups)) = parts.split_first()
        && !groups.is_empty()
        && (first.len() > 3 || groups.iter().any(|g| g.len() != 3))
    {
        let decimal = groups.len() == 1 && rest.contains(['.', ',']);
        return Err(if decimal { AmountError::NotWhole } else { AmountError::NotANumber });
    }
    let digits: String = parts.concat();
    let value = digits.parse::<u64>().map_err(|_| AmountError::TooLarge)?;
    match value {
        0 => Err(AmountError::NotPositive),
        v if v > AMOUNT_MAX => Err(AmountError::TooLarge),
        v => Ok(v),
    }
}

/// `150 000 FCFA` with a narrow no-break space, `CFAF 150,000` in English.
pub fn amount_in_figures(n: u64, lang: Lang) -> String {
    match lang {
        Lang::Fr => format!("{}\u{a0}FCFA", grouped(n, '\u{202f}')),
        Lang::En => format!("CFAF\u{a0}{}", grouped(n, ',')),
    }
}

fn grouped(n: u64, separator: char) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(separator);
        }
        out.push(c);
    }
    out
}

/// `cent cinquante mille francs CFA`, `deux millions de francs CFA`, `one hundred and fifty thousand CFA francs`.
pub fn amount_in_words(n: u64, lang: Lang) -> String {
    match lang {
        Lang::Fr => {
            let of = if n >= 1_000_000 && n.is_multiple_of(1_000_000) { "de " } else { "" };
            let unit = if n < 2 { "franc" } else { "francs" };
            format!("{} {of}{unit} CFA", in_words(n, lang))
        }
        Lang::En => {
            let unit = if n == 1 { "franc" } else { "francs" };
            format!("{} CFA {unit}", in_words(n, lang))
        }
    }
}

/// A cardinal number in words, up to 999 999 999 999 and beyond by billions.
pub fn in_words(n: u64, lang: Lang) -> String {
    match lang {
        Lang::Fr => french(n),
        Lang::En => english(n),
    }
}

const FR_UNITS: [&str; 17] = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
    "treize", "quatorze", "quinze", "seize",
];
const FR_TENS: [&str; 7] = ["", "dix", "vingt", "trente", "quarante", "cinquante", "soixante"];

fn word(list: &[&'static str], i: u64) -> &'static str {
    usize::try_from(i).ok().and_then(|i| list.get(i)).copied().unwrap_or_default()
}

fn french(n: u64) -> String {
    if n < 1_000 {
        return french_hundreds(n, true);
    }
    let mut parts = Vec::new();
    let (milliards, rest) = (n / 1_000_000_000, n % 1_000_000_000);
    if milliards > 0 {
        parts.push(format!("{} milliard{}", french(milliards), if milliards > 1 { "s" } else { "" }));
    }
    let (millions, rest) = (rest / 1_000_000, rest % 1_000_000);
    if millions > 0 {
        // « million » is a noun: vingt and cent before it take their plural.
        parts.push(format!(
            "{} million{}",
            french_hundreds(millions, true),
            if millions > 1 { "s" } else { "" }
        ));
    }
    let (thousands, rest) = (rest / 1_000, rest % 1_000);
    match thousands {
        0 => {}
        1 => parts.push("mille".to_owned()),
        // « mille » is a number: vingt and cent before it stay as they are.
        t => parts.push(format!("{} mille", french_hundreds(t, false))),
    }
    if rest > 0 {
        parts.push(french_hundreds(rest, true));
    }
    parts.join(" ")
}

/// `last`: no number word follows, so that `cents` and `quatre-vingts` take their plural.
fn french_hundreds(n: u64, last: bool) -> String {
    let (hundreds, rest) = (n / 100, n % 100);
    let head = match hundreds {
        0 => return french_tens(n, last),
        1 => "cent".to_owned(),
        h if rest == 0 && last => return format!("{} cents", word(&FR_UNITS, h)),
        h => format!("{} cent", word(&FR_UNITS, h)),
    };
    if rest == 0 { head } else { format!("{head} {}", french_tens(rest, last)) }
}

fn french_tens(n: u64, last: bool) -> String {
    match n {
        0..=16 => word(&FR_UNITS, n).to_owned(),
        17..=19 => format!("dix-{}", word(&FR_UNITS, n - 10)),
        71 => "soixante et onze".to_owned(),
        70..=79 => format!("soixante-{}", french_tens(n - 60, last)),
        80 => if last { "quatre-vingts" } else { "quatre-vingt" }.to_owned(),
        81..=99 => format!("quatre-vingt-{}", french_tens(n - 80, last)),
        _ => {
            let ten = word(&FR_TENS, n / 10);
            match n % 10 {
                0 => ten.to_owned(),
                1 => format!("{ten} et un"),
                unit => format!("{ten}-{}", word(&FR_UNITS, unit)),
            }
        }
    }
}

const EN_UNITS: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const EN_TENS: [&str; 10] =
    ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

fn english(n: u64) -> String {
    if n < 1_000 {
        return english_hundreds(n);
    }
    let mut parts = Vec::new();
    let mut rest = n;
    for (size, name) in [(1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand")] {
        if rest >= size {
            parts.push(format!("{} {name}", english(rest / size)));
            rest %= size;
        }
    }
    if rest > 0 {
        let and = if rest < 100 { "and " } else { "" };
        parts.push(format!("{and}{}", english_hundreds(rest)));
    }
    parts.join(" ")
}

fn english_hundreds(n: u64) -> String {
    let (hundreds, rest) = (n / 100, n % 100);
    match (hundreds, rest) {
        (0, _) => english_tens(rest),
        (h, 0) => format!("{} hundred", word(&EN_UNITS, h)),
        (h, _) => format!("{} hundred and {}", word(&EN_UNITS, h), english_tens(rest)),
    }
}

fn english_tens(n: u64) -> String {
    match n {
        0..=19 => word(&EN_UNITS, n).to_owned(),
        _ => match n % 10 {
            0 => word(&EN_TENS, n / 10).to_owned(),
            unit => format!("{}-{}", word(&EN_TENS, n / 10), word(&EN_UNITS, unit)),
        },
    }
}
