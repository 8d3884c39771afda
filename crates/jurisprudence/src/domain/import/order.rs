use crate::domain::Invalid;

/// How many decisions a short import may ask for; the second is what is meant when nothing is said.
pub const LIMITS: [i64; 4] = [3, 5, 10, 15];
const QUERY_MAX: usize = 200;
const COURT_MAX: usize = 100;

/// What was asked for, unread.
#[derive(Debug, Clone, Default)]
pub struct RawOrder {
    pub query: String,
    pub court: String,
    pub limit: Option<i64>,
    /// The whole list, whatever the limit.
    pub all: bool,
    pub rereads: bool,
}

/// What an import is to fetch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportOrder {
    /// Empty: whatever there is.
    pub query: String,
    /// Empty: every court.
    pub court: String,
    /// None: the whole list.
    pub most: Option<i64>,
    /// What is here already is read again, and compared.
    pub rereads: bool,
}

impl ImportOrder {
    pub fn parse(raw: &RawOrder) -> Result<Self, Vec<Invalid>> {
        let mut wrong = Vec::new();
        let given = raw.query.trim();
        let query = readable(given);
        if given.is_empty() && !raw.all {
            wrong.push(Invalid { field: "query".into(), why: "must not be empty" });
        }
        if query.chars().count() > QUERY_MAX {
            wrong.push(Invalid { field: "query".into(), why: "is too long" });
        }
        let court = raw.court.trim().to_owned();
        let is_plain = |c: char| c.is_alphanumeric() || " '’-()".contains(c);
        if court.chars().count() > COURT_MAX || !court.chars().all(is_plain) {
            wrong.push(Invalid { field: "court".into(), why: "is no court" });
        }
        let limit = raw.limit.unwrap_or(LIMITS[1]);
        if !raw.all && !LIMITS.contains(&limit) {
            wrong.push(Invalid { field: "limit".into(), why: "is not one of the limits" });
        }
        let most = (!raw.all).then_some(limit);
        if wrong.is_empty() { Ok(Self { query, court, most, rereads: raw.rereads }) } else { Err(wrong) }
    }
}

/// As the site itself reads a query: some signs are dropped, a quote that is never closed is none. A star or a plus
/// alone asks for everything.
fn readable(query: &str) -> String {
    let kept = query
        .replace(|c: char| c.is_control(), " ")
        .replace(['{', '}', '<', '>'], "")
        .replace(['’', '‘'], "'");
    let quotes = kept.matches('"').count();
    let kept = if quotes % 2 == 1 { kept.replace('"', "") } else { kept };
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    if matches!(kept.as_str(), "*" | "+") { String::new() } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(query: &str, limit: Option<i64>, all: bool) -> Result<ImportOrder, Vec<String>> {
        let raw = RawOrder { query: query.into(), limit, all, ..RawOrder::default() };
        ImportOrder::parse(&raw).map_err(|wrong| wrong.into_iter().map(|i| i.field.into_owned()).collect())
    }

    #[test]
    fn a_query_is_read_as_the_site_reads_it() {
        let query = |text: &str| order(text, None, false).unwrap().query;
        assert_eq!(query(" bail  commercial\u{0} "), "bail commercial");
        assert_eq!(query("l’État {a} <b>"), "l'État a b");
        assert_eq!((query("\"bail"), query("\"bail\"")), ("bail".to_owned(), "\"bail\"".to_owned()));
        assert_eq!((query("*"), query("+")), (String::new(), String::new()));
    }

    #[test]
    fn a_limit_is_one_of_four_and_the_whole_list_has_none() {
        assert_eq!(order("x", None, false).unwrap().most, Some(5));
        assert_eq!(order("x", Some(15), false).unwrap().most, Some(15));
        assert_eq!(order("", Some(7), true).unwrap().most, None);
        assert_eq!(order("  ", Some(7), false).unwrap_err(), ["query", "limit"]);
        assert_eq!(order(&"x".repeat(201), None, false).unwrap_err(), ["query"]);
        let court = RawOrder { query: "x".into(), court: "Cour/..".into(), ..RawOrder::default() };
        assert_eq!(ImportOrder::parse(&court).unwrap_err()[0].field, "court");
    }
}
