//! An operator's statement as it is on paper: a line at a time, so that one that is odd leaves the others.

use super::statement::{Line, Lines, Said, StatementError};
use std::collections::BTreeMap;

const LINES_MAX: usize = 20_000;
/// A text in quotes goes over so many further lines at most.
const LONGEST: usize = 20;

/// The operators' format is not published: columns are found by their headings, in French and English, separated by comma,
/// semicolon or tab. One odd line does not make the others unreadable.
pub fn parse(text: &str) -> Result<Lines, StatementError> {
    let text = text.trim_start_matches('\u{feff}');
    let end = if text.contains('\n') { '\n' } else { '\r' };
    let lines = text.split(end).map(|line| line.trim_end_matches('\r')).zip(1..);
    let mut lines = lines.skip_while(|(line, _)| line.trim().is_empty());
    let (heading, first) = lines.next().ok_or(StatementError::Empty)?;
    let table = Table::of(heading, first)?;
    let all: Vec<Numbered<'_>> = lines.collect();
    let (mut rest, mut read) = (all.as_slice(), Lines::default());
    while let Some(((line, number), after)) = rest.split_first() {
        rest = after;
        if table.is_blank(line) {
            continue;
        }
        if read.lines.len() + read.unreadable.len() == LINES_MAX {
            return Err(StatementError::TooLong);
        }
        match table.read(line, *number, after) {
            Some((line, further)) => {
                read.lines.push(line);
                rest = after.get(further..).unwrap_or_default();
            }
            None => read.unreadable.push(*number),
        }
    }
    match (read.lines.is_empty(), read.unreadable.first()) {
        (true, Some(line)) => Err(StatementError::Unreadable { line: *line }),
        (true, None) => Err(StatementError::Empty),
        (false, _) => Ok(read),
    }
}

/// A line of the file and its number.
type Numbered<'a> = (&'a str, u64);

struct Table {
    delimiter: u8,
    width: usize,
    columns: Columns,
}

impl Table {
    fn of(heading: &str, number: u64) -> Result<Self, StatementError> {
        let count = |d: &u8| heading.bytes().filter(|b| b == d).count();
        let delimiter = [b';', b'\t', b','].into_iter().max_by_key(count).unwrap_or(b',');
        let is_whole = !Quotes::of(heading, delimiter).are_open;
        let headings = fields(heading, delimiter).filter(|_| is_whole);
        let headings = headings.ok_or(StatementError::Unreadable { line: number })?;
        Ok(Self { delimiter, width: headings.len(), columns: Columns::of(headings.iter())? })
    }

    fn is_blank(&self, line: &str) -> bool {
        let is_empty = |field: &str| field.trim().is_empty();
        is_empty(line)
            || (!Quotes::of(line, self.delimiter).are_open
                && fields(line, self.delimiter).is_some_and(|all| all.iter().all(is_empty)))
    }

    /// What begins here, and over how many further lines it goes.
    fn read(&self, line: &str, number: u64, after: &[Numbered<'_>]) -> Option<(Line, usize)> {
        match self.alone(line, number) {
            Some(read) => Some((read, 0)),
            None if Quotes::of(line, self.delimiter).are_open => self.together(line, number, after),
            None => None,
        }
    }

    fn alone(&self, line: &str, number: u64) -> Option<Line> {
        let is_whole = !Quotes::of(line, self.delimiter).are_open;
        self.columns.line(&fields(line, self.delimiter).filter(|_| is_whole)?, number)
    }

    /// With a text in quotes that goes over several lines. A quote that nobody closed swallows nothing: what can be read by itself
    /// is a line of its own.
    fn together(&self, line: &str, number: u64, after: &[Numbered<'_>]) -> Option<(Line, usize)> {
        let mut whole = line.to_owned();
        for ((next, at), further) in after.iter().zip(1..=LONGEST) {
            if self.alone(next, *at).is_some() {
                return None;
            }
            whole.push('\n');
            whole.push_str(next);
            let quotes = Quotes::of(&whole, self.delimiter);
            if !quotes.are_open {
                let all = fields(&whole, self.delimiter)?;
                let fits = quotes.are_strict && all.len() == self.width;
                return self.columns.line(&all, number).filter(|_| fits).map(|line| (line, further));
            }
        }
        None
    }
}

/// The fields of one record; flexible, as operators are.
fn fields(text: &str, delimiter: u8) -> Option<csv::StringRecord> {
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter)
        .has_headers(false)
        .flexible(true)
        .terminator(csv::Terminator::Any(b'\n'))
        .from_reader(text.as_bytes());
    reader.records().next()?.ok()
}

/// How the quotes of a record stand: a reader takes the end of the text for the end of what one of them opened.
struct Quotes {
    /// One was not closed.
    are_open: bool,
    /// They stand around fields, and nowhere else.
    are_strict: bool,
}

impl Quotes {
    fn of(text: &str, delimiter: u8) -> Self {
        let mut quotes = Self { are_open: false, are_strict: true };
        let (mut is_empty, mut was_quoted) = (true, false);
        let mut bytes = text.bytes().peekable();
        while let Some(b) = bytes.next() {
            match b {
                b'"' if quotes.are_open && bytes.next_if_eq(&b'"').is_some() => {}
                b'"' if quotes.are_open => quotes.are_open = false,
                b'"' if is_empty && !was_quoted => (quotes.are_open, was_quoted) = (true, true),
                b if b == delimiter && !quotes.are_open => (is_empty, was_quoted) = (true, false),
                b => {
                    quotes.are_strict &= quotes.are_open || (b != b'"' && !was_quoted);
                    is_empty = false;
                }
            }
        }
        quotes
    }
}

struct Columns {
    references: Vec<usize>,
    amount: usize,
    currency: Option<usize>,
    status: Option<usize>,
}

impl Columns {
    fn of<'a>(headings: impl Iterator<Item = &'a str>) -> Result<Self, StatementError> {
        let named: BTreeMap<String, usize> =
            headings.enumerate().map(|(at, name)| (letters(name), at)).collect();
        let all = |names: &[&str]| names.iter().filter_map(|n| named.get(*n).copied()).collect::<Vec<_>>();
        let references = all(&[
            "financialtransactionid",
            "transactionid",
            "txnid",
            "txid",
            "externalid",
            "externaltransactionid",
            "externalreference",
            "reference",
            "ref",
            "orderid",
            "transaction",
            "idtransaction",
            "numerotransaction",
            "id",
        ]);
        let amount = all(&["amount", "montant", "credit", "montantcredit", "amountxaf", "montantxaf"]);
        if references.is_empty() {
            return Err(StatementError::NoReference);
        }
        Ok(Self {
            references,
            amount: *amount.first().ok_or(StatementError::NoAmount)?,
            currency: all(&["currency", "devise", "monnaie"]).first().copied(),
            status: all(&["status", "statut", "etat"]).first().copied(),
        })
    }

    fn line(&self, record: &csv::StringRecord, number: u64) -> Option<Line> {
        let field = |at: usize| record.get(at).map(str::trim).unwrap_or_default();
        let amount = whole(plain(field(self.amount))?)?;
        let references: Option<Vec<&str>> = self.references.iter().map(|at| plain(field(*at))).collect();
        let references: Vec<String> =
            references?.into_iter().filter(|r| !r.is_empty()).map(str::to_owned).collect();
        let currency =
            self.currency.and_then(|at| currency(field(at))).or_else(|| currency_after(field(self.amount)));
        let said = self.status.map_or(Said::Paid, |at| said(field(at)));
        (!references.is_empty()).then_some(Line { number, references, amount, currency, said })
    }
}

/// No number and no amount has a quote or a line break in it.
fn plain(text: &str) -> Option<&str> {
    (!text.chars().any(|c| c == '"' || c.is_control())).then_some(text)
}

fn currency(text: &str) -> Option<String> {
    match text.trim().to_ascii_uppercase().as_str() {
        "FCFA" | "CFA" | "F CFA" | "XAF" => Some("XAF".to_owned()),
        code if code.len() == 3 && code.bytes().all(|b| b.is_ascii_uppercase()) => Some(code.to_owned()),
        _ => None,
    }
}

/// `50 000 XAF`.
fn currency_after(amount: &str) -> Option<String> {
    currency(amount.trim_start_matches(|c: char| !c.is_alphabetic()))
}

fn letters(heading: &str) -> String {
    heading
        .to_lowercase()
        .chars()
        .map(|c| match c {
            'é' | 'è' | 'ê' => 'e',
            c => c,
        })
        .filter(char::is_ascii_alphanumeric)
        .collect()
}

fn said(status: &str) -> Said {
    match letters(status).as_str() {
        "successful" | "successfull" | "success" | "succes" | "succeeded" | "reussi" | "reussie" | "paid"
        | "paye" | "payee" | "complete" | "completed" | "effectue" | "effectuee" | "ok" => Said::Paid,
        "failed" | "failure" | "echec" | "echoue" | "echouee" | "rejected" | "rejete" | "rejetee"
        | "refuse" | "refusee" | "declined" | "cancelled" | "canceled" | "annule" | "annulee" | "expired"
        | "expire" | "expiree" | "pending" | "encours" | "enattente" | "initiated" | "created"
        | "timeout" => Said::NotPaid,
        _ => Said::Unclear,
    }
}

/// `50000`, `50 000`, `50,000.00`, `50 000,00 XAF`: whole francs. What has parts of a franc is no amount of ours.
fn whole(text: &str) -> Option<i64> {
    let text: String = text.chars().filter(|c| c.is_ascii_digit() || matches!(c, ',' | '.' | '-')).collect();
    let text = text.trim_end_matches(['.', ',']);
    let text = match text.len().checked_sub(3).and_then(|at| text.split_at_checked(at)) {
        Some((whole, ".00" | ",00")) => whole,
        _ => text,
    };
    let text = text.strip_suffix(".0").or_else(|| text.strip_suffix(",0")).unwrap_or(text);
    // Groups of three after a point or comma.
    let mut groups = text.split([',', '.']);
    let first = groups.next()?;
    let rest: Vec<&str> = groups.collect();
    if rest.iter().any(|g| g.len() != 3) {
        return None;
    }
    format!("{first}{}", rest.concat()).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_are_read_by_their_headings() {
        let english = "Financial Transaction Id,Amount,Status\n600198217,50000,SUCCESSFUL\n600198218,\"360,000.00\",FAILED\n\n";
        let lines = parse(english).unwrap().lines;
        assert_eq!(lines.len(), 2);
        assert_eq!(
            (lines[0].references[0].as_str(), lines[0].amount, lines[0].said),
            ("600198217", 50_000, Said::Paid)
        );
        assert_eq!((lines[1].number, lines[1].amount, lines[1].said), (3, 360_000, Said::NotPaid));
        let french = "\u{feff}Date;Référence;Montant\n2026-11-21;MP221207.2051.B56929;50 000 XAF\n";
        let lines = parse(french).unwrap().lines;
        assert_eq!(
            (lines[0].references[0].as_str(), lines[0].amount, lines[0].said),
            ("MP221207.2051.B56929", 50_000, Said::Paid)
        );
    }

    #[test]
    fn the_currency_is_read_where_it_is_said() {
        let of = |text: &str| parse(text).unwrap().lines.remove(0).currency;
        assert_eq!(of("Ref;Montant;Devise\nA;50;FCFA\n").as_deref(), Some("XAF"));
        assert_eq!(of("Ref;Amount;Currency\nA;50;eur\n").as_deref(), Some("EUR"));
        assert_eq!(of("Ref;Amount\nA;50 000 F CFA\n").as_deref(), Some("XAF"));
        assert_eq!(of("Ref;Amount;Currency\nA;50;francs\n"), None);
    }

    #[test]
    fn lines_have_the_numbers_of_the_file() {
        let text = "\u{feff}\r\n\r\nRéférence;Montant\r\nA;1\r\n\r\n;;\r\nB;dix\r\n\r\nC;3\r\n";
        let read = parse(text).unwrap();
        assert_eq!(read.lines.iter().map(|l| l.number).collect::<Vec<_>>(), [4, 9]);
        assert_eq!(read.unreadable, [7]);
        let old = parse("Ref;Montant\rA;1\r\rB;2").unwrap();
        assert_eq!(old.lines.iter().map(|l| l.number).collect::<Vec<_>>(), [2, 4]);
    }

    #[test]
    fn a_quote_that_nobody_closed_swallows_nothing() {
        let read =
            parse("Ref;Montant;Statut\nA;\"1;ok\nB;2;ok\n\"C;3;\"\"ok\nD;4;\"payé,\nle soir\"\nE;5;\"ok\n")
                .unwrap();
        let of: Vec<_> = read.lines.iter().map(|l| (l.number, l.references[0].as_str(), l.amount)).collect();
        assert_eq!(of, [(3, "B", 2), (5, "D", 4)]);
        assert_eq!(read.unreadable, [2, 4, 7]);
        // Neither a number nor an amount goes over two lines.
        let read = parse("Ref;Montant;Statut\nA;1;ok\nB;\"2\n3\";ok\n\"C\nD\";4;ok\n").unwrap();
        assert_eq!((read.lines.len(), read.unreadable), (1, vec![3, 4, 5, 6]));
    }

    #[test]
    fn an_odd_line_leaves_the_others_and_is_named() {
        let odd = "Référence;Montant;Statut\nA;50000;Réussie\nB;12,5;Réussie\nC;10;À l'étude\nTOTAL;;\n;70;Réussie\n";
        let read = parse(odd).unwrap();
        assert_eq!(read.unreadable, [3, 5, 6]);
        let said: Vec<_> = read.lines.iter().map(|l| (l.references[0].as_str(), l.said)).collect();
        assert_eq!(said, [("A", Said::Paid), ("C", Said::Unclear)]);
    }

    #[test]
    fn what_is_no_statement_says_why() {
        assert_eq!(parse(" \n"), Err(StatementError::Empty));
        assert_eq!(parse("Référence;Montant\n"), Err(StatementError::Empty));
        assert_eq!(parse("Date;Montant\n1;2\n"), Err(StatementError::NoReference));
        assert_eq!(parse("Référence;Date\n1;2\n"), Err(StatementError::NoAmount));
        assert_eq!(parse("Référence;Montant\nA;dix\n"), Err(StatementError::Unreadable { line: 2 }));
        assert_eq!(parse("Référence;Montant\n\n;10\n"), Err(StatementError::Unreadable { line: 3 }));
    }

    #[test]
    fn amounts_are_whole_francs() {
        for (text, amount) in [
            ("50000", 50_000),
            ("50 000,00 XAF", 50_000),
            ("50000.0", 50_000),
            ("50.000", 50_000),
            ("1,000,000", 1_000_000),
            ("-500", -500),
        ] {
            assert_eq!(whole(text), Some(amount), "{text}");
        }
        for text in ["", "12,5", "1.2.3", "x"] {
            assert_eq!(whole(text), None, "{text}");
        }
    }

    /// A line as operators may write it; some go over two lines of the file, some come after an empty one.
    fn written(n: usize, how: u8) -> (String, u64) {
        match how % 6 {
            0 => (format!("A{n};50000;Réussie\n"), 0),
            1 => (format!("\"A{n}\";\"50 000,00\";\"Réussie\"\n"), 0),
            2 => (format!("\r\n\r\nA{n};50.000 XAF;\"\"\r\n"), 2),
            3 => (format!("A{n};50000;\"Réussie\n le soir\"\n"), 0),
            4 => (format!(" ; ;\nA{n};50000;\"dite \"\"Réussie\"\"\"\n"), 1),
            _ => (format!("A{n};50000;15\" d'écran\n"), 0),
        }
    }

    const BROKEN: [&str; 9] = [
        "\"X;50000;Réussie",
        "X;\"50000;Réussie",
        "X;50000;\"Réussie",
        "\"X\";\"50 000;\"Réussie\"",
        "X\"1;50000;Réussie",
        "X;50\"000;Réussie",
        "X;dix;Réussie",
        ";50000;Réussie",
        "TOTAL",
    ];

    proptest::proptest! {
        #[test]
        fn whatever_breaks_one_line_leaves_all_others(
            hows in proptest::collection::vec(0_u8..6, 1..30),
            at in 0_usize..30,
            which in 0_usize..9,
        ) {
            let (mut text, mut number, mut expected) = ("Référence;Montant;Statut\n".to_owned(), 2, Vec::new());
            let (at, mut broken) = (at % hows.len(), 0);
            for (n, how) in hows.iter().enumerate() {
                if n == at {
                    broken = number;
                    text += BROKEN[which];
                    text += "\n";
                    number += 1;
                }
                let (line, before) = written(n, *how);
                expected.push((number + before, format!("A{n}"), 50_000));
                number += line.matches('\n').count() as u64;
                text += &line;
            }
            let read = parse(&text).unwrap();
            let found: Vec<_> = read.lines.iter().map(|l| (l.number, l.references[0].clone(), l.amount)).collect();
            proptest::prop_assert_eq!(found, expected, "{}", text);
            proptest::prop_assert_eq!(read.unreadable, vec![broken]);
        }

        #[test]
        fn no_file_breaks_the_reader(text in ".{0,200}") {
            let _ = parse(&text);
            let _ = parse(&format!("Reference;Amount\n{text}"));
        }
    }
}
