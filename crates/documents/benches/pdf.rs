//! The lease as PDF and DOCX: how long it takes, and how large it is.
use chrono::{DateTime, NaiveDate, Utc};
use documents::{Document, Format, Lang, Origin, Parameters, TemplateId, content_as};

fn main() {
    for lang in Lang::ALL {
        for format in [Format::Pdf, Format::Docx] {
            let bytes = content_as(&lease(lang), format).map(|f| f.bytes.len()).unwrap_or_default();
            println!("lease {} {}: {bytes} bytes", lang.as_str(), format.as_str());
        }
    }
    divan::main();
}

fn lease(language: Lang) -> Document {
    let given = [
        ("bailleur", "Mme Ngo Mbock Esther, demeurant à Douala, Bonamoussadi"),
        ("preneur", "M. Tchoumi Alain, commerçant, demeurant à Douala, New-Bell"),
        ("adresse", "Douala, Akwa, rue Joffre, face à la pharmacie du Soleil"),
        ("montant", "150 000"),
        ("duree", "3 ans"),
        ("activite", "vente de pièces détachées"),
        ("date_effet", "2027-01-01"),
        ("depot_garantie", "300 000"),
        ("lieu_signature", "Douala"),
    ];
    let parameters: Parameters = given.into_iter().map(|(k, v)| (k.to_owned(), v.to_owned())).collect();
    let actor = documents::Actor { user_id: 1, audience: documents::Audience::Admin, premium: true };
    let made = documents::preview(actor, "contrat-bail", &parameters, language, NaiveDate::default());
    let (title, content) = made.map(|p| (p.title, p.content)).unwrap_or_default();
    let moment: DateTime<Utc> = DateTime::UNIX_EPOCH;
    Document {
        id: 1,
        user_id: 1,
        template: TemplateId::ContratBail,
        template_version: 1,
        title,
        content,
        parameters,
        origin: Origin::Form,
        language,
        version: 1,
        created_at: moment,
        updated_at: moment,
    }
}

#[divan::bench(args = [Format::Pdf, Format::Docx, Format::Html])]
fn file_of_a_lease(bencher: divan::Bencher<'_, '_>, format: Format) {
    let document = lease(Lang::Fr);
    bencher.bench_local(|| content_as(&document, format));
}
