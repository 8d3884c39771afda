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
    /// Whether the operator calls it paid; a statement without such a column lists payments only.
    pub is_paid: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StatementError {
    Empty,
    /// No column names a transaction.
    NoReference,
    NoAmount,
    /// The line that cannot be read.
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
}

impl FindingKind {
    pub const ALL: [Self; 8] = [
        Self::UnknownToUs,
        Self::NotSucceeded,
        Self::OtherAmount,
        Self::PaidTwice,
        Self::UnknownToOperator,
        Self::PaidWithoutGrant,
        Self::GrantWithoutPaid,
        Self::LedgerDiffers,
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
/// semicolon or tab.
pub fn parse(text: &str) -> Result<Vec<Line>, StatementError> {
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
    let mut lines = Vec::new();
    for (record, number) in reader.records().zip(2..) {
        let record = record.map_err(|_| StatementError::Unreadable { line: number })?;
        if record.iter().all(|field| field.trim().is_empty()) {
            continue;
        }
        if lines.len() == LINES_MAX {
            return Err(StatementError::TooLong);
        }
        lines.push(columns.line(&record, number)?);
    }
    if lines.is_empty() { Err(StatementError::Empty) } else { Ok(lines) }
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

    fn line(&self, record: &csv::StringRecord, number: u64) -> Result<Line, StatementError> {
        let field = |at: usize| record.get(at).map(str::trim).unwrap_or_default();
        let amount = whole(field(self.amount)).ok_or(StatementError::Unreadable { line: number })?;
        let references: Vec<String> =
            self.references.iter().map(|at| field(*at).to_owned()).filter(|r| !r.is_empty()).collect();
        if references.is_empty() {
            return Err(StatementError::Unreadable { line: number });
        }
        let is_paid = self.status.is_none_or(|at| is_paid(field(at)));
        Ok(Line { number, references, amount, is_paid })
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

fn is_paid(status: &str) -> bool {
    matches!(
        letters(status).as_str(),
        "successful"
            | "successfull"
            | "success"
            | "succes"
            | "reussi"
            | "reussie"
            | "paid"
            | "paye"
            | "completed"
            | "ok"
    )
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
        let lines = parse(english).unwrap();
        assert_eq!(lines.len(), 2);
        assert_eq!(
            (lines[0].references[0].as_str(), lines[0].amount, lines[0].is_paid),
            ("600198217", 50_000, true)
        );
        assert_eq!((lines[1].number, lines[1].amount, lines[1].is_paid), (3, 360_000, false));
        let french = "\u{feff}Date;Référence;Montant\n2026-11-21;MP221207.2051.B56929;50 000 XAF\n";
        let lines = parse(french).unwrap();
        assert_eq!(
            (lines[0].references[0].as_str(), lines[0].amount, lines[0].is_paid),
            ("MP221207.2051.B56929", 50_000, true)
        );
    }

    #[test]
    fn what_is_no_statement_says_why() {
        assert_eq!(parse(" \n"), Err(StatementError::Empty));
        assert_eq!(parse("Référence;Montant\n"), Err(StatementError::Empty));
        assert_eq!(parse("Date;Montant\n1;2\n"), Err(StatementError::NoReference));
        assert_eq!(parse("Référence;Date\n1;2\n"), Err(StatementError::NoAmount));
        assert_eq!(parse("Référence;Montant\nA;dix\n"), Err(StatementError::Unreadable { line: 2 }));
        assert_eq!(parse("Référence;Montant\nA;10\n;10\n"), Err(StatementError::Unreadable { line: 3 }));
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
