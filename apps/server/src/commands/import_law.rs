use super::{connect, require_migrated, say};
use crate::app::Clock;
use crate::cli::Failure;
use crate::config::{Config, Mode};
use database::DbConn;
use jurisprudence::domain::{Invalid, RawLaw};
use jurisprudence::{
    ImportAs, ImportedLaw, JurisprudenceError, LawImport, LineTrouble, import_law, read_law_file,
};
use std::io::IsTerminal;
use std::path::PathBuf;

/// What is given on the command line: the file, and of a plain text which law it is.
#[derive(clap::Args)]
pub struct LawFileArgs {
    /// JSON Lines with one article a line, or a plain text that is cut at its articles
    file: PathBuf,
    /// Says what the file would bring, and writes nothing
    #[arg(long)]
    check: bool,
    /// The file is the whole law: articles it does not have are removed
    #[arg(long)]
    replace: bool,
    /// With --replace: removes without asking
    #[arg(long, requires = "replace")]
    yes: bool,
    /// A law that was withdrawn is served again; without it, its file is refused
    #[arg(long)]
    restore: bool,
    /// Of a plain text: the law's key, such as code-travail-1992; the file's name when absent
    #[arg(long)]
    key: Option<String>,
    /// Of a plain text: the law's title
    #[arg(long, default_value = "")]
    title: String,
    /// Of a plain text: fr or en
    #[arg(long, default_value = "")]
    language: String,
    /// Of a plain text: in_force, unclear, superseded or repealed
    #[arg(long, default_value = "")]
    status: String,
    /// Of a plain text: its first day as law, YYYY-MM-DD
    #[arg(long, default_value = "")]
    from: String,
    /// Of a plain text: its last day as law, YYYY-MM-DD
    #[arg(long, default_value = "")]
    until: String,
    /// Of a plain text: where it was taken from
    #[arg(long, default_value = "")]
    source: String,
}

/// A terminal shows no more at once; the page for administrators has the others.
const MOST_LINES: usize = 40;

impl LawFileArgs {
    fn about(&self) -> RawLaw {
        let stem = || self.file.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
        RawLaw {
            key: self.key.clone().unwrap_or_else(stem),
            title: self.title.clone(),
            language: self.language.clone(),
            status: self.status.clone(),
            in_force_from: self.from.clone(),
            in_force_until: self.until.clone(),
            source: self.source.clone(),
            ..RawLaw::default()
        }
    }
}

pub async fn run(config: &Config, args: &LawFileArgs) -> Result<(), Failure> {
    let named = |e: std::io::Error| format!("{}: {e}", args.file.display());
    let bytes = std::fs::read(&args.file).map_err(named)?;
    let name = args.file.to_string_lossy();
    let file = read_law_file(&name, &bytes, &args.about()).map_err(|e| told(&e))?;
    let db = connect(config)?;
    if config.mode == Mode::Development {
        db.read(DbConn::migrate).await?;
    }
    require_migrated(&db).await?;
    let (is_whole, now) = (args.replace, Clock::system().now());
    let allows = ImportAs { is_whole, restores: args.restore };
    if args.check || (is_whole && !args.yes) {
        let read = file.clone();
        let planned = db.read(move |c| LawImport::planned(c, &read)).await?;
        if args.check {
            report(&planned, args);
            return Ok(());
        }
        confirmed(&planned)?;
    }
    let done = db.write(move |c| import_law(c, &file, allows, None, now)).await.map_err(|e| told(&e))?;
    report(&done, args);
    Ok(())
}

/// Nothing is removed before somebody has read what: on a terminal it is asked, elsewhere `--yes` says so.
fn confirmed(planned: &LawImport) -> Result<(), Failure> {
    let removing = planned.laws.iter().filter(|law| law.absent > 0);
    let named: Vec<String> = removing.map(removed).collect();
    if named.is_empty() {
        return Ok(());
    }
    if !std::io::stdin().is_terminal() {
        return Err(
            format!("nothing was taken: --replace removes {}; say --yes to do so", named.join("; ")).into()
        );
    }
    eprint!("This removes {}. Go on? [y/N] ", named.join("; "));
    let mut answer = String::new();
    std::io::stdin().read_line(&mut answer)?;
    match answer.trim() {
        "y" | "Y" | "yes" | "o" | "oui" => Ok(()),
        _ => Err("nothing was taken".into()),
    }
}

fn removed(law: &ImportedLaw) -> String {
    let more = match law.absent - law.absent_numbers.len().min(law.absent) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("{} articles of {} ({}{more})", law.absent, law.key, law.absent_numbers.join(", "))
}

fn report(done: &LawImport, args: &LawFileArgs) {
    for law in &done.laws {
        let absent = match (law.absent, args.replace) {
            (0, _) => String::new(),
            (n, true) => format!(", {n} removed"),
            (n, false) => format!(", {n} not in the file (kept; --replace removes them)"),
        };
        let withdrawn = if law.is_withdrawn { " (withdrawn here)" } else { "" };
        say!(
            "{}{withdrawn}: {} new, {} changed, {} unchanged{absent}; {} not read well enough to be cited",
            law.key,
            law.inserted,
            law.updated,
            law.unchanged,
            law.unusable
        );
    }
    for note in done.notes.iter().take(MOST_LINES) {
        let article = note.article.as_ref().map_or(String::new(), |a| format!(" (article {a})"));
        say!("  line {}{article}: {}", note.line, trouble(note.trouble));
    }
    let named = done.notes.len().min(MOST_LINES);
    if done.refused + done.doubtful > named {
        say!("  … and {} more", done.refused + done.doubtful - named);
    }
    let what = if args.check { "would be taken" } else { "taken" };
    let articles: usize = done.laws.iter().map(|l| l.inserted + l.updated + l.unchanged).sum();
    say!("{} laws, {articles} articles {what}; {} lines left out", done.laws.len(), done.refused);
}

fn trouble(trouble: LineTrouble) -> &'static str {
    match trouble {
        LineTrouble::NotJson => "left out, not a JSON object",
        LineTrouble::NoLaw => "left out, no usable `law`",
        LineTrouble::NoTitle => "left out, no `law_title`",
        LineTrouble::NoLanguage => "left out, `lang` is neither fr nor en",
        LineTrouble::NoNumber => "left out, no usable `article`",
        LineTrouble::EmptyText => "left out, its text is empty",
        LineTrouble::TooLong => "left out, too long",
        LineTrouble::BadDate => "left out, a date cannot be read or the period ends before it begins",
        LineTrouble::Double => "taken, but the number stands twice: neither is cited",
        LineTrouble::OutOfOrder => "kept as text: the number does not follow the one before",
    }
}

/// One line that names every wrong field as it is given here.
fn told(e: &JurisprudenceError) -> Failure {
    let option = |field: &str| match field {
        "inForceFrom" => "--from".to_owned(),
        "inForceUntil" => "--until".to_owned(),
        "file" => "the file".to_owned(),
        field => format!("--{field}"),
    };
    match e {
        JurisprudenceError::Invalid(found) => {
            let each = found.iter().map(|i: &Invalid| format!("{} {}", option(&i.field), i.why));
            each.collect::<Vec<_>>().join("; ").into()
        }
        JurisprudenceError::LawWithdrawn(titles) => {
            format!("nothing was taken: withdrawn here: {}; --restore brings it back", titles.join("; "))
                .into()
        }
        e => e.to_string().into(),
    }
}
