//! An appointment as a calendar file (RFC 5545).

use super::{Appointment, AppointmentStatus};
use chrono::{DateTime, Utc};

/// What a calendar file needs beside the appointment.
#[derive(Debug, Clone, Copy)]
pub struct Calendar<'a> {
    /// The product that wrote it.
    pub product: &'a str,
    /// Makes ids unique in the world.
    pub host: &'a str,
    /// The other one's name.
    pub with: &'a str,
}

/// The text of the file. The same appointment makes the same file, and a later one of it replaces the earlier in a
/// calendar, since the id stays.
pub fn ics(appointment: &Appointment, calendar: Calendar<'_>) -> String {
    let a = appointment;
    let mut file = File::default();
    file.line("BEGIN", "VCALENDAR").line("VERSION", "2.0");
    file.line("PRODID", &text(&format!("-//{0}//{0}//FR", calendar.product))).line("CALSCALE", "GREGORIAN");
    file.line("BEGIN", "VEVENT").line("UID", &text(&format!("appointment-{}@{}", a.id, calendar.host)));
    // Without a METHOD the stamp says when this version was made (RFC 5545, 3.8.7.2).
    file.line("DTSTAMP", &utc(a.updated_at)).line("LAST-MODIFIED", &utc(a.updated_at));
    file.line("DTSTART", &utc(a.appointment_date)).line("DTEND", &utc(a.ends_at));
    file.line("SUMMARY", &text(&format!("{} – {}", a.title, calendar.with)));
    file.line("STATUS", status(a.status));
    if let Some(description) = &a.description {
        file.line("DESCRIPTION", &text(description));
    }
    if let Some(place) = a.location.as_ref().or(a.meeting_link.as_ref()) {
        file.line("LOCATION", &text(place));
    }
    if let Some(link) = &a.meeting_link {
        // An address, not a text: nothing is escaped in it (3.8.4.6).
        file.line("URL", &link.replace(|c: char| c.is_control(), ""));
    }
    file.line("END", "VEVENT").line("END", "VCALENDAR");
    file.0
}

fn status(status: AppointmentStatus) -> &'static str {
    match status {
        AppointmentStatus::Pending => "TENTATIVE",
        AppointmentStatus::Confirmed | AppointmentStatus::Completed => "CONFIRMED",
        AppointmentStatus::Declined | AppointmentStatus::Cancelled => "CANCELLED",
    }
}

fn utc(instant: DateTime<Utc>) -> String {
    instant.format("%Y%m%dT%H%M%SZ").to_string()
}

/// A value of type TEXT (3.3.11): line ends and the signs of the format are escaped, other control characters go.
fn text(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '\\' | ';' | ',' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

#[derive(Default)]
struct File(String);

impl File {
    /// Octets of a line; the space that begins a folded one is one of them (3.1).
    const LINE: usize = 75;

    fn line(&mut self, name: &str, value: &str) -> &mut Self {
        let mut length = 0;
        for c in name.chars().chain([':']).chain(value.chars()) {
            if length + c.len_utf8() > Self::LINE {
                self.0.push_str("\r\n ");
                length = 1;
            }
            self.0.push(c);
            length += c.len_utf8();
        }
        self.0.push_str("\r\n");
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn appointment(title: &str, description: &str, location: &str) -> Appointment {
        Appointment {
            id: 12,
            client_id: 1,
            professional_id: 2,
            title: title.into(),
            description: Some(description.into()).filter(|d: &String| !d.is_empty()),
            appointment_date: "2026-12-01T08:00:00Z".parse().unwrap(),
            duration: 60,
            ends_at: "2026-12-01T09:00:00Z".parse().unwrap(),
            location: Some(location.into()).filter(|d: &String| !d.is_empty()),
            meeting_link: None,
            status: AppointmentStatus::Confirmed,
            notes: None,
            client_notes: None,
            created_at: "2026-11-21T10:00:00Z".parse().unwrap(),
            updated_at: "2026-11-22T10:00:00Z".parse().unwrap(),
        }
    }

    fn file(appointment: &Appointment) -> String {
        ics(appointment, Calendar { product: "Palabre", host: "palabre.example", with: "Abena" })
    }

    /// Reads a file back by the rules of RFC 5545 alone: unfolded lines, name and value apart, text unescaped.
    fn properties(file: &str) -> Vec<(String, String)> {
        let unfolded = file.replace("\r\n ", "");
        let unescaped = |v: &str| {
            let mut out = String::new();
            let mut chars = v.chars();
            while let Some(c) = chars.next() {
                match (c, c == '\\') {
                    (_, true) => match chars.next() {
                        Some('n' | 'N') => out.push('\n'),
                        Some(other) => out.push(other),
                        None => {}
                    },
                    (c, false) => out.push(c),
                }
            }
            out
        };
        unfolded
            .split("\r\n")
            .filter_map(|l| l.split_once(':'))
            .map(|(name, value)| (name.to_owned(), unescaped(value)))
            .collect()
    }

    fn value(file: &str, name: &str) -> Option<String> {
        properties(file).into_iter().find(|(n, _)| n == name).map(|(_, v)| v)
    }

    #[test]
    fn a_file_has_what_a_calendar_needs() {
        let text = file(&appointment(
            "Entretien; bail, loyer",
            "Apportez :\nle bail \\ la quittance",
            "Akwa, Douala",
        ));
        assert!(
            text.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Palabre//Palabre//FR\r\n"),
            "{text}"
        );
        assert!(text.ends_with("END:VEVENT\r\nEND:VCALENDAR\r\n"));
        for (name, expected) in [
            ("UID", "appointment-12@palabre.example"),
            ("DTSTAMP", "20261122T100000Z"),
            ("DTSTART", "20261201T080000Z"),
            ("DTEND", "20261201T090000Z"),
            ("STATUS", "CONFIRMED"),
            ("SUMMARY", "Entretien; bail, loyer – Abena"),
            ("DESCRIPTION", "Apportez :\nle bail \\ la quittance"),
            ("LOCATION", "Akwa, Douala"),
        ] {
            assert_eq!(value(&text, name).as_deref(), Some(expected), "{name}");
        }
        assert!(text.contains("SUMMARY:Entretien\\; bail\\, loyer"), "{text}");
        assert_eq!(file(&appointment("a", "b", "c")), file(&appointment("a", "b", "c")));
    }

    proptest! {
        #[test]
        fn any_text_is_folded_and_reads_back(
            title in "[^\\p{Cc}]{0,120}", description in "(\\PC|\n){0,300}", location in "[^\\p{Cc}]{0,80}",
        ) {
            let text = file(&appointment(&title, &description, &location));
            prop_assert!(text.split("\r\n").all(|l| l.len() <= 75), "{text}");
            prop_assert!(!text.replace("\r\n", "").contains(['\r', '\n']));
            prop_assert_eq!(text.matches("BEGIN:VEVENT\r\n").count(), 1);
            prop_assert_eq!(value(&text, "SUMMARY"), Some(format!("{title} – Abena")));
            if !description.is_empty() {
                prop_assert_eq!(value(&text, "DESCRIPTION"), Some(description));
            }
        }
    }
}
