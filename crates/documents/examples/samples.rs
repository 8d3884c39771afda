//! Writes every template, in both languages and every format, into a folder, to be looked at:
//! `cargo run -p documents --example samples -- /tmp/samples`
use chrono::NaiveDate;
use documents::{
    Actor, Audience, Document, Format, Lang, Origin, Parameters, all_templates, content_as, preview,
};
use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    std::fs::create_dir_all(&folder)?;
    let actor = Actor { user_id: 1, audience: Audience::Admin, premium: true };
    for template in all_templates() {
        for language in Lang::ALL {
            // The examples the form shows make a complete document.
            let example = |p: &documents::Parameter| (p.name.to_owned(), p.example.get(language).to_owned());
            let parameters: Parameters = template.parameters.iter().map(example).collect();
            let made = preview(actor, template.id.as_str(), &parameters, language, NaiveDate::default())?;
            let document = Document {
                id: 1,
                user_id: 1,
                template: template.id,
                template_version: template.version,
                title: made.title,
                content: made.content,
                parameters,
                origin: Origin::Form,
                language,
                version: 1,
                created_at: chrono::DateTime::UNIX_EPOCH,
                updated_at: chrono::DateTime::UNIX_EPOCH,
            };
            for format in [Format::Pdf, Format::Docx, Format::Html] {
                let file = content_as(&document, format)?;
                let name = format!("{}-{}.{}", template.id.as_str(), language.as_str(), format.as_str());
                std::fs::write(folder.join(&name), &file.bytes)?;
                println!("{name}: {} bytes, to fill in: {}", file.bytes.len(), made.missing.len());
            }
        }
    }
    Ok(())
}
