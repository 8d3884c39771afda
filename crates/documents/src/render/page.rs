use crate::domain::document::Document;
use crate::domain::html::escape;

/// A page of its own, printable, that loads nothing from anywhere.
pub fn write(document: &Document, html: &str) -> String {
    let (lang, title) = (document.language.as_str(), escape(&document.title));
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{html}\n</body>\n</html>\n"
    )
}

const STYLE: &str = "body{font:12pt/1.5 'Gentium Plus',Georgia,'Noto Serif',serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}\
h1{font-size:1.35rem;text-align:center}h2{font-size:1.1rem;margin-top:1.5rem}h3{font-size:1rem}\
.center{text-align:center}.right{text-align:right}.left{text-align:left}.justify{text-align:justify}\
.notice{border:1px solid #777;padding:.6rem .8rem;font-size:.9em}.small{font-size:.85em}\
table{width:100%;border-collapse:collapse;margin:1rem 0}td,th{vertical-align:top;padding:.3rem .5rem}\
table.official td{text-align:center;width:50%}table.signatures{break-inside:avoid}table.signatures td{height:7rem}\
table.grid td,table.grid th{border:1px solid #777;text-align:left}\
@page{size:A4;margin:20mm}@media print{body{max-width:none;margin:0;padding:0}}";
