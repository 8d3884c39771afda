use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// A token as an operator gave it.
pub struct Fresh {
    pub token: String,
    /// How long it may be used, the margin taken off.
    pub lasts: Duration,
}

/// One token at a time, asked for by one caller at a time: whoever comes meanwhile waits for the same.
pub struct TokenCache(Mutex<Option<(String, Instant)>>);

impl TokenCache {
    pub fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// The token, or a new one. `refused` is one that the operator did not take: it is not answered again, unless somebody has
    /// replaced it meanwhile.
    pub async fn get<E>(
        &self,
        refused: Option<&str>,
        fetch: impl Future<Output = Result<Fresh, E>> + Send,
    ) -> Result<String, E> {
        let mut kept = self.0.lock().await;
        if let Some((token, until)) = kept.as_ref()
            && Some(token.as_str()) != refused
            && Instant::now() < *until
        {
            return Ok(token.clone());
        }
        *kept = None;
        let fresh = fetch.await?;
        *kept = Some((fresh.token.clone(), Instant::now() + fresh.lasts));
        Ok(fresh.token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    async fn fetch(count: &AtomicUsize) -> Result<Fresh, ()> {
        let n = count.fetch_add(1, Ordering::SeqCst);
        tokio::time::sleep(Duration::from_millis(5)).await;
        Ok(Fresh { token: format!("t{n}"), lasts: Duration::from_secs(60) })
    }

    #[actix_web::test]
    async fn many_who_come_at_once_share_one_request() {
        let (cache, count) = (TokenCache::new(), AtomicUsize::new(0));
        let all = (0..50).map(|_| cache.get(None, fetch(&count)));
        let tokens = futures_util::future::join_all(all).await;
        assert!(tokens.iter().all(|t| t.as_deref() == Ok("t0")));
        assert_eq!(count.load(Ordering::SeqCst), 1);
    }

    #[actix_web::test]
    async fn a_refused_token_is_replaced_once_by_whoever_comes_first() {
        let (cache, count) = (TokenCache::new(), AtomicUsize::new(0));
        assert_eq!(cache.get(None, fetch(&count)).await.as_deref(), Ok("t0"));
        let all = (0..10).map(|_| cache.get(Some("t0"), fetch(&count)));
        let tokens = futures_util::future::join_all(all).await;
        assert!(tokens.iter().all(|t| t.as_deref() == Ok("t1")));
        assert_eq!(count.load(Ordering::SeqCst), 2);
    }

    #[actix_web::test]
    async fn a_failure_is_not_kept() {
        let (cache, count) = (TokenCache::new(), AtomicUsize::new(0));
        assert!(cache.get(None, async { Err::<Fresh, _>(()) }).await.is_err());
        assert_eq!(cache.get(None, fetch(&count)).await.as_deref(), Ok("t0"));
    }
}
