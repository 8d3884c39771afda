//! Hands the laid-out pages to genpdf.
use super::failed;
use super::lines::{Row, Text};
use super::pages::{MARGIN_LEFT, MARGIN_TOP, PAGE_HEIGHT, PAGE_WIDTH, PAPER, Page};
use super::subset::{self, Font};
use crate::error::DocumentsError;
use crate::fonts;
use genpdf::error::Error;
use genpdf::fonts::{FontData, FontFamily};
use genpdf::render::Area;
use genpdf::style::Style;
use genpdf::{Context, Element, Margins, Mm, PageDecorator, Position, RenderResult, Size};
use std::collections::VecDeque;

pub fn write(
    pages: Vec<Page>,
    footers: Vec<Row>,
    fonts: &[Option<Font>; 3],
    title: &str,
) -> Result<Vec<u8>, DocumentsError> {
    let family = FontFamily {
        regular: font(fonts, fonts::Style::Regular)?,
        bold: font(fonts, fonts::Style::Bold)?,
        italic: font(fonts, fonts::Style::Italic)?,
        bold_italic: stand_in()?,
    };
    let mut document = genpdf::Document::new(family);
    document.set_minimal_conformance();
    document.set_title(title);
    document.set_paper_size(Size::new(PAPER.0, PAPER.1));
    document.set_page_decorator(Foot { footers: footers.into() });
    document.push(Body { pages: pages.into() });
    let mut out = Vec::new();
    document.render(&mut out).map_err(failed)?;
    Ok(out)
}

fn font(fonts: &[Option<Font>; 3], style: fonts::Style) -> Result<FontData, DocumentsError> {
    match fonts.get(style.index()).and_then(Option::as_ref) {
        Some(f) => FontData::new(f.data.clone(), None).map_err(failed),
        None => stand_in(),
    }
}

/// For a style nothing is written in: one of the fonts every reader has, so that nothing is embedded and nothing
/// is asked of it. genpdf wants a file to measure with even then.
fn stand_in() -> Result<FontData, DocumentsError> {
    let [regular, ..] = fonts::faces().map_err(failed)?;
    FontData::new(subset::blank(regular), Some(printpdf::BuiltinFont::TimesRoman)).map_err(failed)
}

/// Draws one page each time it is asked.
struct Body {
    pages: VecDeque<Page>,
}

impl Element for Body {
    fn render(&mut self, context: &Context, area: Area<'_>, _: Style) -> Result<RenderResult, Error> {
        let mut top = 0.0;
        for row in self.pages.pop_front().unwrap_or_default() {
            draw(&row, top, context, &area)?;
            top += row.height;
        }
        // Never nothing: genpdf takes that for an element that fits on no page.
        let size = Size::new(Mm::from(PAGE_WIDTH), Mm::from(top.max(1.0)));
        Ok(RenderResult { size, has_more: !self.pages.is_empty() })
    }
}

/// Draws the foot, then leaves the page's inside.
struct Foot {
    footers: VecDeque<Row>,
}

impl PageDecorator for Foot {
    fn decorate_page<'a>(
        &mut self,
        context: &Context,
        mut area: Area<'a>,
        _: Style,
    ) -> Result<Area<'a>, Error> {
        if let Some(row) = self.footers.pop_front() {
            draw(&row, 0.0, context, &area)?;
        }
        let bottom = PAPER.1 - MARGIN_TOP - PAGE_HEIGHT;
        area.add_margins(Margins::trbl(MARGIN_TOP, MARGIN_LEFT, bottom, MARGIN_LEFT));
        Ok(area)
    }
}

fn draw(row: &Row, top: f64, context: &Context, area: &Area<'_>) -> Result<(), Error> {
    for text in &row.texts {
        print(text, top, context, area)?;
    }
    for stroke in &row.strokes {
        let at = |(x, y): (f64, f64)| Position::new(x, y + top);
        area.draw_line(vec![at(stroke.from), at(stroke.to)], Style::new());
    }
    Ok(())
}

fn print(text: &Text, top: f64, context: &Context, area: &Area<'_>) -> Result<(), Error> {
    let style = match text.style {
        fonts::Style::Regular => Style::new(),
        fonts::Style::Bold => Style::new().bold(),
        fonts::Style::Italic => Style::new().italic(),
    };
    let style = style.with_font_size(text.size);
    // genpdf counts from the top of the tallest glyph to the foot of the deepest, and puts the foot line there.
    let above = style.font(&context.font_cache).glyph_height(text.size);
    let mut position = Position::new(text.x, top + text.baseline);
    position.y -= above;
    // False would mean that the line does not fit, which the layout has seen to.
    area.print_str(&context.font_cache, position, style, &text.encoded).map(drop)
}
