//! Files of messages over HTTP.

use crate::journey::selected;
use crate::support::{Answered, Person, TestApp};
use chrono::TimeDelta;
use database::on_each_database;
use palabre::jobs::attachments::forget;
use serde_json::json;
use std::path::Path;

const PDF: &[u8] = b"%PDF-1.7\n%%EOF";
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
const JPG: &[u8] = b"\xFF\xD8\xFF\xE0\0\x10JFIF";
const MIB: usize = 1024 * 1024;

/// A document as our own generator writes it.
async fn docx(premium: &Person<'_>) -> Vec<u8> {
    let parameters = json!({"bailleur": "Ngo Bell", "preneur": "Tabi Ako", "adresse": "Bonanjo, Douala", "montant": "150000", "duree": "3 ans"});
    let made = premium
        .post("/api/ia/generate-doc", &json!({"documentType": "contrat-bail", "parameters": parameters}))
        .await;
    premium.get(&format!("/api/documents/download/{}?format=docx", made.json()["document"]["id"])).await.body
}

/// An archive of empty files with these names, each of which says that so many bytes are packed in it.
fn zip(names: &[&str], unpacked: u32) -> Vec<u8> {
    let (mut files, mut directory) = (Vec::new(), Vec::new());
    for name in names {
        let length = (name.len() as u16).to_le_bytes();
        directory.extend(
            [b"PK\x01\x02".as_slice(), &[0; 20], &unpacked.to_le_bytes(), &length, &[0; 12]].concat(),
        );
        directory.extend((files.len() as u32).to_le_bytes());
        directory.extend(name.bytes());
        files.extend([b"PK\x03\x04".as_slice(), &[0; 22], &length, &[0, 0], name.as_bytes()].concat());
    }
    let (count, start, size) = (names.len() as u16, files.len() as u32, directory.len() as u32);
    files.extend(directory);
    files.extend([b"PK\x05\x06".as_slice(), &[0; 4], &count.to_le_bytes(), &count.to_le_bytes()].concat());
    files.extend([size.to_le_bytes(), start.to_le_bytes()].concat());
    files.extend([0, 0]);
    files
}

async fn upload(person: &Person<'_>, request: i64, name: &str, bytes: &[u8]) -> Answered {
    let name: String = url::form_urlencoded::byte_serialize(name.as_bytes()).collect();
    person
        .upload(
            &format!("/api/message-attachments?requestId={request}&name={name}"),
            "application/pdf",
            bytes,
        )
        .await
}

async fn uploaded(person: &Person<'_>, request: i64, name: &str, bytes: &[u8]) -> i64 {
    let taken = upload(person, request, name, bytes).await;
    assert_eq!(taken.status, 201, "{}", taken.text());
    taken.json()["id"].as_i64().unwrap()
}

async fn send(from: &Person<'_>, to: &Person<'_>, request: i64, files: &[i64]) -> Answered {
    let body = json!({"requestId": request, "receiverId": to.id, "content": "Voici", "attachmentIds": files});
    from.post("/api/messages", &body).await
}

fn path(id: i64) -> String {
    format!("/api/message-attachments/{id}")
}

/// How many files lie in the store.
fn files(app: &TestApp) -> usize {
    fn count(folder: &Path) -> usize {
        let Ok(entries) = std::fs::read_dir(folder) else { return 0 };
        entries.map(|e| e.unwrap().path()).map(|p| if p.is_dir() { count(&p) } else { 1 }).sum()
    }
    count(&app.folder.path().join("attachments"))
}

on_each_database! {
async fn a_file_goes_with_a_message_to_the_other_party(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let taken = upload(&client, request, "Bail signé.PDF", PDF).await;
    assert_eq!(taken.status, 201, "{}", taken.text());
    let file = taken.json()["id"].as_i64().unwrap();
    assert_eq!(taken.json(), json!({"id": file, "name": "Bail signé.pdf", "mediaType": "application/pdf", "size": PDF.len()}));
    assert_eq!(avocat.get(&path(file)).await.error(), (404, "not_found".into()), "not sent yet");
    assert_eq!(client.get(&path(file)).await.body, PDF);

    let sent = send(&client, &avocat, request, &[file]).await;
    assert_eq!((sent.status.as_u16(), &sent.json()["attachments"]), (201, &json!([taken.json()])));
    assert_eq!(send(&client, &avocat, request, &[file]).await.json()["fields"]["attachmentIds"], "Une pièce jointe n’est plus disponible. Ajoutez-la de nouveau.");
    let got = avocat.get(&path(file)).await;
    assert_eq!((got.status.as_u16(), got.body.as_slice()), (200, PDF));
    assert_eq!((got.header("content-type"), got.header("x-content-type-options"), got.header("cache-control")), ("application/pdf", "nosniff", "no-store"));
    assert_eq!(got.header("content-security-policy"), "default-src 'none'; sandbox");
    assert_eq!(got.header("content-disposition"), format!("attachment; filename=\"document-{file}.pdf\"; filename*=UTF-8''Bail%20sign%C3%A9.pdf"));
    for third in [app.registered("o@exemple.cm", "client").await, app.registered("h@exemple.cm", "huissier").await, app.admin("admin@exemple.cm").await] {
        assert_eq!(third.get(&path(file)).await.error(), (404, "not_found".into()));
        assert_eq!(third.call("DELETE", &path(file), &json!({})).await.error(), (404, "not_found".into()));
        assert_eq!(upload(&third, request, "a.pdf", PDF).await.error(), (404, "not_found".into()));
    }
    assert_eq!(app.visitor().get(&path(file)).await.error(), (401, "not_signed_in".into()));
    assert_eq!(upload(&app.visitor(), request, "a.pdf", PDF).await.error(), (401, "not_signed_in".into()));
    assert_eq!(client.call("DELETE", &path(file), &json!({})).await.error(), (409, "attachment_sent".into()));
    assert_eq!(files(&app), 1);
}}

on_each_database! {
async fn what_a_file_is_its_bytes_say(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (mut client, avocat) = (app.premium("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let word = docx(&client).await;
    for (name, bytes, media_type) in [
        ("a.pdf", PDF, "application/pdf"),
        ("a.png", PNG, "image/png"),
        ("a.JPEG", JPG, "image/jpeg"),
        ("a.docx", &word, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        ("sans extension", PNG, "image/png"),
    ] {
        let taken = upload(&client, request, name, bytes).await;
        assert_eq!((taken.status.as_u16(), taken.json()["mediaType"].as_str()), (201, Some(media_type)), "{name}: {}", taken.text());
        let id = taken.json()["id"].as_i64().unwrap();
        assert_eq!(client.get(&path(id)).await.body, bytes, "{name}");
    }
    client.language = "en";
    let macros = zip(&["[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"], 9);
    let other = zip(&["[Content_Types].xml", "xl/workbook.xml"], 9);
    let bomb = zip(&["[Content_Types].xml", "word/document.xml"], 140 * 1024 * 1024);
    let polyglot = [word.as_slice(), b"<html><script>alert(1)</script>"].concat();
    for (name, bytes) in [
        ("virus.pdf", b"MZ\x90\0\x03".as_slice()), ("page.png", b"<html><script>alert(1)</script>"), ("a.svg", b"<svg onload=alert(1)>"),
        ("old.doc", b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), ("macros.docx", &macros), ("table.docx", &other), ("bomb.docx", &bomb),
        ("both.docx", &polyglot), ("cut.docx", &word[..word.len() - 9]), ("a.gif", b"GIF89a"), ("late.pdf", b"\n%PDF-1.7"),
    ] {
        let refused = upload(&client, request, name, bytes).await;
        assert_eq!(refused.error(), (415, "unsupported_file_type".into()), "{name}");
        assert_eq!(refused.json()["message"], "This type of file is not accepted: choose a PDF, JPG, PNG or DOCX.");
    }
    for (name, bytes) in [("photo.pdf", PNG), ("bail.exe", PDF), ("a.pdf.js", PDF), ("scan.png", JPG)] {
        let refused = upload(&client, request, name, bytes).await;
        assert_eq!(refused.error(), (422, "invalid_values".into()), "{name}");
        assert!(refused.json()["message"].as_str().unwrap().contains("does not match its name"));
    }
    assert_eq!(files(&app), 5, "nothing that was refused is kept");
}}

on_each_database! {
async fn a_file_has_a_byte_and_at_most_ten_mebibytes(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let mut bytes = PDF.to_vec();
    bytes.resize(10 * MIB, b'x');
    let whole = uploaded(&client, request, "grand.pdf", &bytes).await;
    let got = client.get(&path(whole)).await;
    assert!(got.body == bytes && got.status == 200);
    bytes.push(b'x');
    let refused = upload(&client, request, "trop.pdf", &bytes).await;
    assert_eq!(refused.error(), (413, "too_large".into()));
    assert_eq!(refused.json()["message"], "Ce fichier dépasse 10 Mo.");
    let empty = upload(&client, request, "vide.pdf", b"").await;
    assert_eq!((empty.error(), &empty.json()["message"]), ((422, "invalid_values".into()), &json!("Ce fichier est vide.")));
    assert_eq!(files(&app), 1);
}}

on_each_database! {
async fn a_hostile_name_is_only_a_name(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let long = format!("{}.pdf", "é".repeat(1_000));
    let kept = format!("{}.pdf", "é".repeat(116));
    for (name, kept) in [
        ("../../../../etc/passwd.pdf", "passwd.pdf"),
        ("..\\..\\boot.pdf", "boot.pdf"),
        ("a\r\nSet-Cookie: x=y.pdf", "a  Set-Cookie x=y.pdf"),
        ("gnp.\u{202e}fdp.pdf", "gnp.fdp.pdf"),
        ("\u{0}\u{200f}\"<b>.pdf", "b.pdf"),
        ("", "document.pdf"),
        ("....", "document.pdf"),
        (&long, &kept),
    ] {
        let taken = upload(&client, request, name, PDF).await;
        assert_eq!((taken.status.as_u16(), taken.json()["name"].as_str()), (201, Some(kept)), "{name:?}: {}", taken.text());
        let got = client.get(&path(taken.json()["id"].as_i64().unwrap())).await;
        assert_eq!((got.status.as_u16(), got.body.as_slice(), got.header("set-cookie")), (200, PDF, ""), "{name:?}");
        assert!(got.header("content-disposition").starts_with("attachment; filename=\"document-"));
    }
    let without = client.upload(&format!("/api/message-attachments?requestId={request}"), "text/html", PDF).await;
    assert_eq!(without.json()["name"], "document.pdf");
    for bad in ["", "?requestId=", "?requestId=x&name=a.pdf", "?requestId=999999&name=a.pdf"] {
        let refused = client.upload(&format!("/api/message-attachments{bad}"), "application/pdf", PDF).await;
        assert_eq!(refused.error(), (404, "not_found".into()), "{bad}");
    }
    assert_eq!(files(&app), 9);
}}

on_each_database! {
async fn what_is_taken_back_or_not_sent_goes_with_its_file(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let (sent, back, left) = (uploaded(&client, request, "a.pdf", PDF).await, uploaded(&client, request, "b.pdf", PDF).await, uploaded(&avocat, request, "c.pdf", PDF).await);
    assert_eq!(send(&client, &avocat, request, &[sent]).await.status, 201);
    assert_eq!(client.call("DELETE", &path(left), &json!({})).await.error(), (404, "not_found".into()));
    assert_eq!(client.call("DELETE", &path(back), &json!({})).await.status, 204);
    assert_eq!(client.call("DELETE", &path(back), &json!({})).await.error(), (404, "not_found".into()));
    assert_eq!(files(&app), 2);
    forget(&app.app, &mut None).await;
    assert_eq!(files(&app), 2, "not a day yet");
    app.pass(TimeDelta::hours(24));
    forget(&app.app, &mut None).await;
    assert_eq!(files(&app), 1);
    assert_eq!(avocat.get(&path(left)).await.error(), (404, "not_found".into()));
    assert_eq!(avocat.get(&path(sent)).await.body, PDF);
}}

on_each_database! {
async fn a_file_without_a_row_is_swept_away_and_one_with_a_row_never(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let sent = uploaded(&client, request, "a.pdf", PDF).await;
    assert_eq!(send(&client, &avocat, request, &[sent]).await.status, 201);
    // As a process leaves it that dies between file and row.
    let folder = app.folder.path().join("attachments/2026-11-21");
    std::fs::write(folder.join("0123456789abcdef"), PDF).unwrap();
    std::fs::write(folder.join("fedcba9876543210#1"), &PDF[..3]).unwrap();
    let mut swept = None;
    forget(&app.app, &mut swept).await;
    assert_eq!(files(&app), 3, "it may be an upload under way");
    app.pass(TimeDelta::days(3));
    forget(&app.app, &mut swept).await;
    assert_eq!(files(&app), 1);
    assert_eq!(avocat.get(&path(sent)).await.body, PDF);
}}

on_each_database! {
async fn a_flood_of_files_is_stopped(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let mut refused = None;
    for _ in 0..100 {
        let taken = upload(&client, request, "a.pdf", PDF).await;
        if taken.status != 201 {
            refused = Some(taken);
            break;
        }
    }
    let refused = refused.unwrap();
    assert_eq!(refused.error(), (429, "too_many_requests".into()));
    assert!(refused.header("retry-after").parse::<u32>().unwrap() >= 1);
    assert_eq!(upload(&avocat, request, "a.pdf", PDF).await.status, 201);
}}

on_each_database! {
async fn another_sites_page_uploads_nothing(db: TestDb) {
    use actix_web::test::TestRequest;
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let uri = format!("/api/message-attachments?requestId={request}&name=a.pdf");
    let form = || TestRequest::post().uri(&uri).insert_header(("content-type", "text/plain")).set_payload(PDF);
    let foreign = client.send(form().insert_header(("origin", "https://evil.example"))).await;
    assert_eq!(foreign.error(), (403, "foreign_origin".into()));
    let hidden = client.send(form().insert_header(("sec-fetch-site", "cross-site"))).await;
    assert_eq!(hidden.error(), (403, "foreign_origin".into()));
    assert_eq!(files(&app), 0);
}}
