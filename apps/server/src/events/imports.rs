//! How far an import is, as server-sent events. Read from its row: whichever process runs it.

use crate::app::App;
use crate::flows::imports::{Ends, seen};
use crate::language::Lang;
use crate::routes::admin_imports_views::ImportRunView;
use actix_web::web::Bytes;
use futures_util::{Stream, stream};
use std::convert::Infallible;
use std::time::{Duration, Instant};

const LOOK_EVERY: Duration = Duration::from_millis(400);
const PING_EVERY: Duration = Duration::from_secs(15);
/// Then the line ends, and its reader comes back: whoever may no longer listen is refused.
const LINE_LASTS: Duration = Duration::from_secs(60);
const RETRY: &str = "retry: 500\n\n";

struct Line {
    app: App,
    id: i64,
    lang: Lang,
    begun: Instant,
    said_at: Instant,
    said: String,
    is_over: bool,
    ends: Ends,
}

/// `progress` whenever something changed, `done` at the end.
pub fn progress(app: App, id: i64, lang: Lang) -> impl Stream<Item = Result<Bytes, Infallible>> {
    let now = Instant::now();
    let ends = app.imports.ends();
    let line = Line { app, id, lang, begun: now, said_at: now, said: String::new(), is_over: false, ends };
    stream::unfold(line, |mut line| async move {
        let bytes = line.next().await?;
        Some((Ok(bytes), line))
    })
}

impl Line {
    async fn next(&mut self) -> Option<Bytes> {
        while !self.is_over && !self.app.events.is_closed() && self.begun.elapsed() < LINE_LASTS {
            if let Some(said) = self.news().await? {
                return Some(said);
            }
            if self.said_at.elapsed() >= PING_EVERY {
                self.said_at = Instant::now();
                return Some(Bytes::from_static(b": still here\n\n"));
            }
            self.ends.next(LOOK_EVERY).await;
        }
        None
    }

    /// The state where it changed. A database that does not answer ends the line.
    async fn news(&mut self) -> Option<Option<Bytes>> {
        let (run, progress) = seen(&self.app, self.id).await.ok()?;
        self.is_over = run.state.is_over();
        let name = if self.is_over { "done" } else { "progress" };
        let data = serde_json::to_string(&ImportRunView::of(run, progress, self.lang)).ok()?;
        if data == self.said {
            return Some(None);
        }
        let first = if self.said.is_empty() { RETRY } else { "" };
        let frame = Bytes::from(format!("{first}event: {name}\ndata: {data}\n\n"));
        (self.said, self.said_at) = (data, Instant::now());
        Some(Some(frame))
    }
}
