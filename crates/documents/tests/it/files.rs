//! The files made of a document.
use crate::common::{complete, now, previewed};
use ::documents::*;
use lopdf::Object;
use proptest::prelude::*;

fn document(template: &str, lang: Lang, content: Option<&str>) -> Document {
    let actor = Actor { user_id: 1, audience: Audience::Admin, premium: true };
    let p = previewed(actor, template, &complete(template), lang).unwrap();
    Document {
        id: 7,
        user_id: 1,
        template: find_template(template).unwrap().id,
        template_version: 1,
        title: p.title,
        content: content.map_or(p.content, sanitise),
        parameters: complete(template),
        origin: Origin::Form,
        language: lang,
        version: 1,
        created_at: now(),
        updated_at: now(),
    }
}

fn pdf(d: &Document) -> Vec<u8> {
    content_as(d, Format::Pdf).unwrap().bytes
}

/// The text of each page, read through the fonts' ToUnicode tables as a reader would.
fn pages(bytes: &[u8]) -> Vec<String> {
    let doc = lopdf::Document::load_mem(bytes).unwrap();
    let fonts = doc.objects.values().filter_map(|o| o.as_dict().ok());
    let fonts: Vec<_> = fonts.filter(|d| d.has(b"ToUnicode")).collect();
    let by_name = |name: &[u8]| {
        let index: usize = std::str::from_utf8(&name[1..]).unwrap().parse().unwrap();
        let suffix = ["GentiumPlus", "GentiumPlus-Bold", "GentiumPlus-Italic"][index];
        let base = |d: &&&lopdf::Dictionary| {
            d.get(b"BaseFont").unwrap().as_name_str().unwrap() == format!("PALABR+{suffix}")
        };
        fonts.iter().find(base).map(|d| to_unicode(&doc, d)).unwrap()
    };
    doc.get_pages()
        .into_values()
        .map(|id| {
            let content = lopdf::content::Content::decode(&doc.get_page_content(id).unwrap()).unwrap();
            let (mut out, mut font) = (String::new(), std::collections::HashMap::new());
            for op in content.operations {
                match (op.operator.as_str(), op.operands.as_slice()) {
                    ("Tf", [name, ..]) => font = by_name(name.as_name().unwrap()),
                    ("TJ", [Object::Array(parts)]) => {
                        for part in parts {
                            if let Object::String(s, _) = part {
                                s.chunks(2)
                                    .for_each(|c| out.push_str(&font[&u16::from_be_bytes([c[0], c[1]])]));
                            }
                        }
                    }
                    ("ET", _) => out.push(' '),
                    _ => {}
                }
            }
            out
        })
        .collect()
}

fn to_unicode(doc: &lopdf::Document, font: &lopdf::Dictionary) -> std::collections::HashMap<u16, String> {
    let stream =
        doc.get_object(font.get(b"ToUnicode").unwrap().as_reference().unwrap()).unwrap().as_stream().unwrap();
    let text =
        String::from_utf8(stream.decompressed_content().unwrap_or_else(|_| stream.content.clone())).unwrap();
    let hex = |s: &str| {
        let digits = s.trim_matches(['<', '>']);
        (0..digits.len() / 4)
            .map(|i| u16::from_str_radix(&digits[i * 4..i * 4 + 4], 16).unwrap())
            .collect::<Vec<_>>()
    };
    let pairs = text.lines().filter_map(|l| l.split_once("> <"));
    pairs.map(|(a, b)| (hex(a)[0], String::from_utf16(&hex(b)).unwrap())).collect()
}

#[test]
fn a_lease_is_three_small_pages_with_searchable_text() {
    for lang in Lang::ALL {
        let d = document("contrat-bail", lang, None);
        let bytes = pdf(&d);
        assert!(bytes.len() < 100_000, "{} bytes", bytes.len());
        assert_eq!(bytes, pdf(&d), "the same document makes the same file");
        let pages = pages(&bytes);
        assert!((2..=4).contains(&pages.len()), "{} pages", pages.len());
        for (i, page) in pages.iter().enumerate() {
            assert!(page.contains(&format!("Page {}/{}", i + 1, pages.len())), "{page}");
        }
        let text = pages.join(" ").replace("  ", " ");
        assert!(text.contains("RÉPUBLIQUE DU CAMEROUN"));
        assert!(text.contains("M. Tchoumi Alain, commerçant"));
        assert!(text.contains(if lang == Lang::Fr {
            "cent cinquante mille francs CFA"
        } else {
            "one hundred and fifty thousand CFA francs"
        }));
        // The places to sign stand together on one page.
        let (a, b) = if lang == Lang::Fr {
            ("Le Bailleur « Lu", "Le Preneur « Lu")
        } else {
            ("The Landlord “Read", "The Tenant “Read")
        };
        assert!(pages.iter().any(|p| p.contains(&a[..10]) && p.contains(&b[..10])));
    }
}

#[test]
fn every_font_a_file_names_is_inside_it() {
    let bytes = pdf(&document("contrat-bail", Lang::Fr, Some("<p>upright only</p>")));
    let doc = lopdf::Document::load_mem(&bytes).unwrap();
    let fonts = doc.objects.values().filter_map(|o| o.as_dict().ok());
    let fonts: Vec<_> =
        fonts.filter(|d| d.get(b"Type").and_then(Object::as_name).is_ok_and(|n| n == b"Font")).collect();
    assert!(!fonts.is_empty());
    for font in fonts {
        let subtype = font.get(b"Subtype").unwrap().as_name_str().unwrap();
        assert_eq!(subtype, "Type0", "{font:?}");
    }
}

#[test]
fn every_template_makes_every_file() {
    for t in all_templates() {
        for lang in Lang::ALL {
            let d = document(t.id.as_str(), lang, None);
            for format in [Format::Pdf, Format::Docx, Format::Html] {
                let file = content_as(&d, format).unwrap();
                assert!(file.name.is_ascii() && file.name.ends_with(format.as_str()), "{}", file.name);
                let start: &[u8] = match format {
                    Format::Pdf => b"%PDF-",
                    Format::Docx => b"PK\x03\x04",
                    Format::Html => b"<!doctype html>",
                };
                assert!(file.bytes.starts_with(start));
                assert!(file.bytes.len() < 100_000);
            }
        }
    }
}

#[test]
fn title_language_and_dates_are_in_the_file() {
    let bytes = pdf(&document("pv-enquete", Lang::Fr, None));
    let doc = lopdf::Document::load_mem(&bytes).unwrap();
    let root = doc.catalog().unwrap();
    assert_eq!(root.get(b"Lang").unwrap().as_str().unwrap(), b"fr-CM");
    let info =
        doc.get_object(doc.trailer.get(b"Info").unwrap().as_reference().unwrap()).unwrap().as_dict().unwrap();
    let Object::String(title, _) = info.get(b"Title").unwrap() else { panic!() };
    let units: Vec<u16> = title.chunks(2).skip(1).map(|c| u16::from_be_bytes([c[0], c[1]])).collect();
    assert_eq!(String::from_utf16(&units).unwrap(), "Procès-verbal d'enquête – 15 décembre 2026");
    assert_eq!(info.get(b"CreationDate").unwrap().as_str().unwrap(), b"D:20261121100000Z");
}

#[test]
fn letters_of_cameroon_with_tones_are_one_glyph_and_read_back() {
    let text = "Ŋ ŋ Ɛ́ ɛ̀ Ɔ̂ ɔ̌ Ə̄ ə́ Ɓ ɓ Ɗ ɗ é À ɛ̃́";
    let bytes = pdf(&document("contrat-bail", Lang::Fr, Some(&format!("<p>{text}</p>"))));
    use unicode_normalization::UnicodeNormalization;
    assert!(pages(&bytes)[0].contains(&text.nfc().collect::<String>()), "{:?}", pages(&bytes));
}

#[test]
fn characters_without_a_glyph_are_boxes_and_still_text() {
    let text = "🙂 漢字 مرحبا";
    let bytes = pdf(&document("contrat-bail", Lang::Fr, Some(&format!("<p>{text}</p>"))));
    assert!(pages(&bytes)[0].contains(text));
}

#[test]
fn odd_documents_make_files_too() {
    let word = "a".repeat(5_000);
    let cells = "<td>x</td>".repeat(30);
    let odd = [
        "<p></p>".to_owned(),
        "x".to_owned(),
        format!("<p class=\"justify\">{word}</p>"),
        format!("<h1>{}</h1>", "Titre ".repeat(2_000)),
        format!("<table><tr>{cells}</tr></table>"),
        format!("<table class=\"grid\"><tr><td>{}</td></tr></table>", "mot ".repeat(8_000)),
        format!("<p class=\"notice\">{}</p>", "mot ".repeat(8_000)),
        format!("<table class=\"signatures\"><tr><td>{}</td><td></td></tr></table>", "<p>x</p>".repeat(400)),
        "<ul><li>a<ul><li>b".repeat(300),
        "<blockquote>".repeat(3_000) + "x",
        "<p class=\"keep\">x</p>".repeat(500),
        "<hr>".repeat(400),
        (0x4e00..0x4e00 + 7_000).filter_map(char::from_u32).collect(),
    ];
    for content in odd {
        let d = document("contrat-bail", Lang::Fr, Some(&content));
        for format in [Format::Pdf, Format::Docx, Format::Html] {
            content_as(&d, format).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn any_html_makes_files(s in "(<(p|b|i|u|h1|ul|li|table|tr|td|br)( class=\"(center|justify|keep|grid)\")?>|\\PC{0,20}|</(p|b|ul|table)>){0,30}") {
        let d = document("contrat-bail", Lang::Fr, Some(&s));
        prop_assert!(pdf(&d).len() > 500);
        prop_assert!(!content_as(&d, Format::Docx).unwrap().bytes.is_empty());
    }
}
