//! What the process tells Prometheus, on an address of its own that is not for the public.
//!
//! Labels are route patterns, methods and status codes: never a path, which may carry a private link, nor a person.

use crate::app::App;
use actix_web::web::{self, Data};
use actix_web::{App as ActixApp, HttpResponse, HttpServer};
use prometheus::{
    Encoder, HistogramOpts, HistogramVec, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry, TextEncoder,
};
use std::net::SocketAddr;
use std::time::Duration;

/// Seconds; from a cached read to a slow remote model.
const SECONDS: [f64; 11] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 30.0];

const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

pub struct Metrics {
    registry: Registry,
    requests: IntCounterVec,
    seconds: HistogramVec,
    outbox: IntGaugeVec,
    payments: IntGaugeVec,
    ready: IntGauge,
}

impl Metrics {
    fn new() -> Result<Self, prometheus::Error> {
        let all = Registry::new();
        let requests = IntCounterVec::new(
            Opts::new("palabre_http_requests_total", "Requests answered"),
            &["method", "route", "status"],
        )?;
        let seconds = HistogramVec::new(
            HistogramOpts::new("palabre_http_request_seconds", "Time until an answer began")
                .buckets(SECONDS.to_vec()),
            &["method", "route"],
        )?;
        let outbox = IntGaugeVec::new(Opts::new("palabre_outbox_mails", "Mails by state"), &["state"])?;
        let payments = IntGaugeVec::new(Opts::new("palabre_payments", "Payments by state"), &["state"])?;
        let ready =
            IntGauge::new("palabre_search_index_ready", "1 once questions can be answered by this process")?;
        all.register(Box::new(requests.clone()))?;
        all.register(Box::new(seconds.clone()))?;
        all.register(Box::new(outbox.clone()))?;
        all.register(Box::new(payments.clone()))?;
        all.register(Box::new(ready.clone()))?;
        #[cfg(target_os = "linux")]
        all.register(Box::new(prometheus::process_collector::ProcessCollector::for_self()))?;
        Ok(Self { registry: all, requests, seconds, outbox, payments, ready })
    }

    /// One answered request; `route` is its pattern.
    pub fn answered(&self, method: &str, route: &str, status: u16, time: Duration) {
        // A caller may invent methods; a label may not be invented.
        let method = if METHODS.contains(&method) { method } else { "other" };
        self.requests.with_label_values(&[method, route, &status.to_string()]).inc();
        self.seconds.with_label_values(&[method, route]).observe(time.as_secs_f64());
    }

    /// Prometheus' text format. What lies in the database is read now; where it cannot be, it is left as it was.
    async fn text(&self, app: &App) -> Result<Vec<u8>, prometheus::Error> {
        self.ready.set(app.assistant.current().is_some().into());
        match app.db.read(notifications::queue_status).await {
            Ok(queue) => {
                self.outbox.with_label_values(&["pending"]).set(queue.pending);
                self.outbox.with_label_values(&["failed"]).set(queue.failed);
            }
            Err(e) => tracing::warn!(error = %e, "the outbox could not be counted"),
        }
        let is_test = app.operators.is_test;
        match app.db.read(move |c| payments::count_by_state(c, is_test)).await {
            // A state that nobody is in any more is said to be so.
            Ok(counted) => {
                for state in payments::domain::State::ALL {
                    let count = counted.iter().find(|(s, _)| *s == state).map_or(0, |(_, n)| *n);
                    self.payments.with_label_values(&[state.as_str()]).set(count);
                }
            }
            Err(e) => tracing::warn!(error = %e, "payments could not be counted"),
        }
        let mut text = Vec::new();
        TextEncoder::new().encode(&self.registry.gather(), &mut text)?;
        Ok(text)
    }
}

impl Default for Metrics {
    #[expect(clippy::expect_used, reason = "names and labels are constants above; a test makes one")]
    fn default() -> Self {
        Self::new().expect("the names are valid and each is registered once")
    }
}

/// Serves `/metrics` at `address`, in the background.
pub fn serve(app: App, address: SocketAddr) -> std::io::Result<()> {
    let server = HttpServer::new(move || {
        ActixApp::new().app_data(Data::new(app.clone())).route("/metrics", web::get().to(metrics))
    });
    let server = server.workers(1).disable_signals().bind(address)?;
    for address in server.addrs() {
        tracing::info!(%address, "metrics");
    }
    tokio::spawn(server.run());
    Ok(())
}

async fn metrics(app: Data<App>) -> Result<HttpResponse, crate::problem::Problem> {
    let text = app.metrics.text(&app).await.map_err(|e| crate::problem::Problem::internal(&e))?;
    Ok(HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(text))
}

#[cfg(test)]
mod tests {
    use super::Metrics;
    use prometheus::{Encoder, TextEncoder};
    use std::time::Duration;

    #[test]
    fn requests_are_counted_by_pattern_and_no_label_is_invented() {
        let metrics = Metrics::default();
        metrics.answered("GET", "/api/documents/{id}", 200, Duration::from_millis(3));
        metrics.answered("BREW", "(file)", 404, Duration::from_millis(3));
        let mut text = Vec::new();
        TextEncoder::new().encode(&metrics.registry.gather(), &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        let counted =
            r#"palabre_http_requests_total{method="GET",route="/api/documents/{id}",status="200"} 1"#;
        assert!(text.contains(counted), "{text}");
        assert!(text.contains(r#"method="other",route="(file)",status="404""#) && !text.contains("BREW"));
    }
}
