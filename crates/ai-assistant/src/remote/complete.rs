use super::incoming::Incoming;
use super::wire::{Chunk, Message, Request};
use super::{FailureKind, RemoteEngine};
use futures_util::stream::StreamExt;
use tokio::time::{Instant, timeout_at};

impl RemoteEngine {
    /// Sends the request; what comes back streams.
    pub(super) async fn open(&self, system: &str, user: &str) -> Result<Incoming, FailureKind> {
        let request = Request {
            model: &self.inner.model,
            stream: true,
            messages: [Message { role: "system", content: system }, Message { role: "user", content: user }],
        };
        let times = self.inner.timeouts;
        let whole = Instant::now() + times.whole;
        let first = (Instant::now() + times.first_token).min(whole);
        let chat = self.inner.client.chat();
        let stream = timeout_at(first, chat.create_stream_byot::<_, Chunk>(request));
        let stream = stream.await.map_err(|_| FailureKind::Timeout)??;
        Ok(Incoming::new(stream.boxed(), (first, times.between_chunks, whole)))
    }

    /// The whole of a short answer, of at most `most` characters, within the same times as a long one.
    pub(super) async fn complete(
        &self,
        system: &str,
        user: &str,
        most: usize,
    ) -> Result<String, FailureKind> {
        let mut incoming = self.open(system, user).await?;
        let mut text = String::new();
        while let Some(words) = incoming.next().await? {
            if words.begin_anew {
                text.clear();
            }
            text.push_str(&words.text);
        }
        // Only now is it known that nothing of it was a thought.
        match text.chars().count() {
            count if count > most => Err(FailureKind::Protocol),
            _ if text.trim().is_empty() => Err(FailureKind::Empty),
            _ => Ok(text),
        }
    }
}
