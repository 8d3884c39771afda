//! What genpdf leaves undone: real text behind the glyphs, exact widths, names, language, dates, compression.
use super::Frame;
use super::failed;
use super::subset::Font;
use crate::domain::audience::Lang;
use crate::error::DocumentsError;
use crate::fonts::faces;
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, StringFormat};
use std::hash::{DefaultHasher, Hasher};

/// Thin lines, set before anything is drawn: points.
const LINE_WIDTH: &[u8] = b"0.5 w\n";

pub fn finish(raw: &[u8], fonts: &[Option<Font>; 3], frame: &Frame<'_>) -> Result<Vec<u8>, DocumentsError> {
    let mut doc = Document::load_mem(raw).map_err(failed)?;
    for (i, font) in fonts.iter().enumerate() {
        if let Some(font) = font {
            rewrite_font(&mut doc, i, font)?;
        }
    }
    forget_stand_ins(&mut doc);
    for id in doc.get_pages().into_values() {
        tidy_page(&mut doc, id)?;
    }
    describe(&mut doc, frame)?;
    identify(&mut doc, raw.len(), frame);
    doc.prune_objects();
    doc.renumber_objects();
    doc.compress();
    let mut out = Vec::new();
    doc.save_to(&mut out).map_err(failed)?;
    Ok(out)
}

/// printpdf names the fonts F0, F1, … in the order they were given.
fn rewrite_font(doc: &mut Document, index: usize, font: &Font) -> Result<(), DocumentsError> {
    let wanted = format!("F{index}").into_bytes();
    let named = |o: &Object| {
        let d = o.as_dict().ok()?;
        let is = |key: &[u8], value: &[u8]| d.get(key).and_then(Object::as_name).is_ok_and(|n| n == value);
        (is(b"Subtype", b"Type0") && is(b"BaseFont", &wanted)).then_some(())
    };
    let Some(id) = doc.objects.iter().find_map(|(id, o)| named(o).map(|()| *id)) else { return Ok(()) };
    let name = format!("PALABR+{}", font.style.font_name());
    let text = doc.add_object(Stream::new(Dictionary::new(), to_unicode(font).into_bytes()));
    let main = doc.get_object_mut(id).and_then(Object::as_dict_mut).map_err(failed)?;
    main.set("BaseFont", Object::Name(name.clone().into_bytes()));
    main.set("ToUnicode", Object::Reference(text));
    let Ok(Object::Array(below)) = main.get_mut(b"DescendantFonts") else { return Ok(()) };
    let Some(Object::Dictionary(glyphs)) = below.first_mut() else { return Ok(()) };
    glyphs.set("BaseFont", Object::Name(name.clone().into_bytes()));
    glyphs.set("CIDToGIDMap", Object::Name(b"Identity".to_vec()));
    let widths = font.letters.iter().map(|(_, w)| Object::Real((w * 100.0).round() / 100.0)).collect();
    glyphs.set("W", Object::Array(vec![1.into(), Object::Array(widths)]));
    let Ok(descriptor) = glyphs.get(b"FontDescriptor").and_then(Object::as_reference) else { return Ok(()) };
    let face = faces().map_err(failed)?.get(index).ok_or_else(|| failed("no such face"))?;
    let em = |v: i16| Object::Integer((f64::from(v) * 1000.0 / face.units_per_em).round() as i64);
    let bounds = face.parsed.global_bounding_box();
    let d = doc.get_object_mut(descriptor).and_then(Object::as_dict_mut).map_err(failed)?;
    d.set("FontName", Object::Name(name.into_bytes()));
    d.set("Ascent", em(face.parsed.ascender()));
    d.set("Descent", em(face.parsed.descender()));
    d.set("CapHeight", em(face.parsed.capital_height().unwrap_or_default()));
    d.set("ItalicAngle", Object::Real(f64::from(face.parsed.italic_angle())));
    let bounds = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max];
    d.set("FontBBox", Object::Array(bounds.into_iter().map(em).collect()));
    // Serif 2, symbolic 4 (the glyphs have numbers of their own), italic 64.
    let italic = if font.style == crate::fonts::Style::Italic { 64 } else { 0 };
    d.set("Flags", 2 + 4 + italic);
    Ok(())
}

/// Glyph n + 1 stands for letter n: so that text can be searched, copied and read aloud.
fn to_unicode(font: &Font) -> String {
    let mut out = String::from(
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n\
         /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n\
         /CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n\
         1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n",
    );
    let lines: Vec<String> = font
        .letters
        .iter()
        .enumerate()
        .map(|(n, (text, _))| {
            let units: String = text.encode_utf16().map(|u| format!("{u:04X}")).collect();
            format!("<{:04X}> <{units}>\n", n + 1)
        })
        .collect();
    // At most a hundred a block, says the specification.
    for block in lines.chunks(100) {
        out.push_str(&format!("{} beginbfchar\n{}endbfchar\n", block.len(), block.concat()));
    }
    out.push_str("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
    out
}

/// What stands in for a style nothing is written in: readers would list it as a font that is not embedded.
fn forget_stand_ins(doc: &mut Document) {
    let is_stand_in = |o: &Object| {
        let subtype = o.as_dict().and_then(|d| d.get(b"Subtype")).and_then(Object::as_name);
        subtype.is_ok_and(|name| name == b"Type1")
    };
    let stand_ins: Vec<_> = doc.objects.iter().filter(|(_, o)| is_stand_in(o)).map(|(id, _)| *id).collect();
    for id in stand_ins {
        doc.delete_object(id);
    }
}

/// Layers were made for printers' software; a page of text has none.
fn tidy_page(doc: &mut Document, page: ObjectId) -> Result<(), DocumentsError> {
    for id in doc.get_page_contents(page) {
        if let Ok(Object::Stream(stream)) = doc.get_object_mut(id) {
            let mut content = LINE_WIDTH.to_vec();
            content.append(&mut stream.content);
            stream.set_content(content);
        }
    }
    Ok(())
}

fn describe(doc: &mut Document, frame: &Frame<'_>) -> Result<(), DocumentsError> {
    let stamp = frame.changed.format("D:%Y%m%d%H%M%SZ").to_string();
    let mut info = Dictionary::new();
    info.set("Title", text(frame.title));
    info.set("Producer", text("genpdf, printpdf, lopdf"));
    for key in ["CreationDate", "ModDate"] {
        info.set(key, Object::String(stamp.clone().into_bytes(), StringFormat::Literal));
    }
    let info = doc.add_object(info);
    doc.trailer.set("Info", Object::Reference(info));
    let root = doc.trailer.get(b"Root").and_then(Object::as_reference).map_err(failed)?;
    let catalog = doc.get_object_mut(root).and_then(Object::as_dict_mut).map_err(failed)?;
    let lang = match frame.lang {
        Lang::Fr => "fr-CM",
        Lang::En => "en-CM",
    };
    catalog.set("Lang", Object::String(lang.into(), StringFormat::Literal));
    let mut preferences = Dictionary::new();
    preferences.set("DisplayDocTitle", true);
    catalog.set("ViewerPreferences", Object::Dictionary(preferences));
    for unused in [&b"Outlines"[..], b"OCProperties"] {
        catalog.remove(unused);
    }
    Ok(())
}

/// The same document makes the same file: the identity comes from what it is, not from chance.
fn identify(doc: &mut Document, length: usize, frame: &Frame<'_>) {
    let mut hasher = DefaultHasher::new();
    hasher.write(frame.title.as_bytes());
    hasher.write_i64(frame.changed.timestamp_micros());
    hasher.write_usize(length);
    let id = Object::String(hasher.finish().to_be_bytes().to_vec(), StringFormat::Hexadecimal);
    doc.trailer.set("ID", Object::Array(vec![id.clone(), id]));
}

/// UTF-16 with its mark, as PDF wants text that is not ASCII.
fn text(s: &str) -> Object {
    let units = std::iter::once(0xFEFF).chain(s.encode_utf16());
    Object::String(units.flat_map(u16::to_be_bytes).collect(), StringFormat::Hexadecimal)
}
