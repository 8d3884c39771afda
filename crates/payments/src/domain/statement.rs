use super::{FieldError, FieldReason};
use chrono::NaiveDate;
use std::collections::BTreeMap;

/// One line of an operator's statement: money that came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// As in the file, the heading being 1.
    pub number: u64,
    /// The operator's number of the transaction, or our reference: whichever the statement carries.
    pub references: Vec<String>,
    /// Whole francs.
    pub amount: i64,
    pub said: Said,
}

/// What the operator calls a line; a statement without such a column lists payments only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Said {
    Paid,
    NotPaid,
    /// A word that is on neither list: people read it.
    Unclear,
}

/// A statement as it was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Lines {
    pub lines: Vec<Line>,
    /// Lines without a reference or a whole amount: a total, a heading that is repeated.
    pub unreadable: Vec<u64>,
}

/// The days of Cameroon that a statement is about, both included, where somebody says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Period {
    pub from: Option<NaiveDate>,
    pub to: Option<NaiveDate>,
}

impl Period {
    /// Days as `2026-11-21`; empty: not said.
    pub fn parse(from: &str, to: &str) -> Result<Self, Vec<FieldError>> {
        let mut wrong = Vec::new();
        let mut day = |text: &str, field: &'static str| match text.trim() {
            "" => None,
            text => {
                let read = text.parse::<NaiveDate>().ok();
                wrong.extend(read.is_none().then(|| FieldReason::DayInvalid.of(field)));
                read
            }
        };
        let period = Self { from: day(from, "from"), to: day(to, "to") };
        if let (Some(from), Some(to)) = (period.from, period.to)
            && to < from
        {
            wrong.push(FieldReason::PeriodReversed.of("to"));
        }
        if wrong.is_empty() { Ok(period) } else { Err(wrong) }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StatementError {
    Empty,
    /// No column names a transaction.
    NoReference,
    NoAmount,
    /// No line can be read; this is the first.
    Unreadable {
        line: u64,
    },
    TooLong,
}

/// What does not agree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub kind: FindingKind,
    pub payment_id: Option<i64>,
    pub reference: String,
    /// As the operator or the book says.
    pub amount: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FindingKind {
    /// The operator has money that no payment of ours knows.
    UnknownToUs,
    /// The operator says paid, we do not: it is asked about at once.
    NotSucceeded,
    OtherAmount,
    /// Two transactions of the operator for one purchase.
    PaidTwice,
    /// Ours says paid, and the statement of that time does not list it.
    UnknownToOperator,
    PaidWithoutGrant,
    GrantWithoutPaid,
    LedgerDiffers,
    /// A line of the statement without a reference or a whole amount; its number is the reference.
    UnreadableLine,
    /// The operator's word for how it ended is not known to us.
    UnclearStatus,
}

impl FindingKind {
    pub const ALL: [Self; 10] = [
        Self::UnknownToUs,
        Self::NotSucceeded,
        Self::OtherAmount,
        Self::PaidTwice,
        Self::UnknownToOperator,
        Self::PaidWithoutGrant,
        Self::GrantWithoutPaid,
        Self::LedgerDiffers,
        Self::UnreadableLine,
        Self::UnclearStatus,
    ];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::UnknownToUs => "unknown_to_us",
            Self::NotSucceeded => "not_succeeded",
            Self::OtherAmount => "other_amount",
            Self::PaidTwice => "paid_twice",
            Self::UnknownToOperator => "unknown_to_operator",
            Self::PaidWithoutGrant => "paid_without_grant",
            Self::GrantWithoutPaid => "grant_without_paid",
            Self::LedgerDiffers => "ledger_differs",
            Self::UnreadableLine => "unreadable_line",
            Self::UnclearStatus => "unclear_status",
        }
    }
}

impl std::str::FromStr for FindingKind {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|v| v.as_str() == s).ok_or("unknown finding")
    }
}

const LINES_MAX: usize = 20_000;

/// The operators' format is not published: columns are found by their headings, in French and English, separated by comma,
/// semicolon or tab. One odd line does not make the others unreadable.
pub fn parse(text: &str) -> Result<Lines, StatementError> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let heading = text.lines().next().filter(|l| !l.is_empty()).ok_or(StatementError::Empty)?;
    let delimiter = [b';', b'\t', b',']
        .into_iter()
        .max_by_key(|d| heading.bytes().filter(|b| b == d).count())
        .unwrap_or(b',');
    let mut reader =
        csv::ReaderBuilder::new().delimiter(delimiter).flexible(true).from_reader(text.as_bytes());
    let headings = reader.headers().map_err(|_| StatementError::Unreadable { line: 1 })?.clone();
    let columns = Columns::of(headings.iter())?;
    let mut read = Lines::default();
    for (record, number) in reader.records().zip(2..) {
        if record.as_ref().is_ok_and(|r| r.iter().all(|field| field.trim().is_empty())) {
            continue;
        }
        if read.lines.len() + read.unreadable.len() == LINES_MAX {
            return Err(StatementError::TooLong);
        }
        match record.ok().and_then(|r| columns.line(&r, number)) {
            Some(line) => read.lines.push(line),
            None => read.unreadable.push(number),
        }
    }
    match (read.lines.is_empty(), read.unreadable.first()) {
        (true, Some(line)) => Err(StatementError::Unreadable { line: *line }),
        (true, None) => Err(StatementError::Empty),
        (false, _) => Ok(read),
    }
}

struct Columns {
    references: Vec<usize>,
    amount: usize,
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
            status: all(&["status", "statut", "etat"]).first().copied(),
        })
    }

    fn line(&self, record: &csv::StringRecord, number: u64) -> Option<Line> {
        let field = |at: usize| record.get(at).map(str::trim).unwrap_or_default();
        let amount = whole(field(self.amount))?;
        let references: Vec<String> =
            self.references.iter().map(|at| field(*at).to_owned()).filter(|r| !r.is_empty()).collect();
        let said = self.status.map_or(Said::Paid, |at| said(field(at)));
        (!references.is_empty()).then_some(Line { number, references, amount, said })
    }
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
        assert_eq!(parse("Référence;Montant\n\n;10\n"), Err(StatementError::Unreadable { line: 2 }));
    }

    #[test]
    fn a_period_is_two_days_or_one_or_none() {
        let day = |text: &str| Some(text.parse::<NaiveDate>().unwrap());
        assert_eq!(Period::parse("", " "), Ok(Period::default()));
        let month = Period::parse("2026-11-01", "2026-11-30").unwrap();
        assert_eq!((month.from, month.to), (day("2026-11-01"), day("2026-11-30")));
        let fields = |from, to| {
            Period::parse(from, to).unwrap_err().iter().map(|f| (f.field, f.reason)).collect::<Vec<_>>()
        };
        assert_eq!(
            fields("hier", "2026-02-30"),
            [("from", FieldReason::DayInvalid), ("to", FieldReason::DayInvalid)]
        );
        assert_eq!(fields("2026-11-02", "2026-11-01"), [("to", FieldReason::PeriodReversed)]);
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

    proptest::proptest! {
        #[test]
        fn no_file_breaks_the_reader(text in ".{0,200}") {
            let _ = parse(&text);
            let _ = parse(&format!("Reference;Amount\n{text}"));
        }
    }
}
