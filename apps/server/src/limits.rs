//! Against floods: how often one address may try what is costly. Counts that must hold (sign-ins, quotas) are rows.

use crate::config::Config;
use crate::problem::Problem;
use actix_web::HttpRequest;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use tokio::sync::{Semaphore, SemaphorePermit};

/// Many phones share one address of their operator: the burst is generous.
const AUTH_BURST: NonZeroU32 = NonZeroU32::new(300).unwrap();
const AUTH_PER_SECOND: NonZeroU32 = NonZeroU32::new(5).unwrap();
/// A person words one request at a time; each step reads the whole conversation.
const FORMULATION_BURST: NonZeroU32 = NonZeroU32::new(40).unwrap();
const FORMULATION_PER_MINUTE: NonZeroU32 = NonZeroU32::new(20).unwrap();
/// What the assistant does not answer is not counted in the month: an account that asks it for ever is stopped here. More
/// than anybody reads in an hour.
const QUESTIONS_BURST: NonZeroU32 = NonZeroU32::new(120).unwrap();
const QUESTIONS_PER_HOUR: NonZeroU32 = NonZeroU32::new(60).unwrap();
/// Each question to a remote model costs its operator money, however many the person may ask.
const REMOTE_BURST: NonZeroU32 = NonZeroU32::new(40).unwrap();
const REMOTE_PER_MINUTE: NonZeroU32 = NonZeroU32::new(20).unwrap();
/// Each of these sends somebody a mail, whoever asks: few from one address, which many phones may share.
const LINKS_BURST: NonZeroU32 = NonZeroU32::new(60).unwrap();
const LINKS_PER_HOUR: NonZeroU32 = NonZeroU32::new(120).unwrap();
/// A copy of everything takes a while to make, and nobody needs many.
const EXPORTS_BURST: NonZeroU32 = NonZeroU32::new(5).unwrap();
const EXPORTS_PER_HOUR: NonZeroU32 = NonZeroU32::new(5).unwrap();
/// Copies that are made at the same time; the others wait.
const EXPORTS_AT_ONCE: usize = 2;
/// Files of messages: ten to a message, and each may be ten mebibytes.
const UPLOADS_BURST: NonZeroU32 = NonZeroU32::new(40).unwrap();
const UPLOADS_PER_MINUTE: NonZeroU32 = NonZeroU32::new(30).unwrap();
/// Files of decisions: a collection is uploaded in one go.
const CASE_LAW_BURST: NonZeroU32 = NonZeroU32::new(600).unwrap();
const CASE_LAW_PER_MINUTE: NonZeroU32 = NonZeroU32::new(120).unwrap();
/// What waited on a device without network leaves all at once.
const MESSAGES_BURST: NonZeroU32 = NonZeroU32::new(120).unwrap();
const MESSAGES_PER_MINUTE: NonZeroU32 = NonZeroU32::new(60).unwrap();
/// A person checks one brief at a time, and again after each correction.
const CITATIONS_BURST: NonZeroU32 = NonZeroU32::new(40).unwrap();
const CITATIONS_PER_MINUTE: NonZeroU32 = NonZeroU32::new(20).unwrap();
/// A line that breaks comes back at once; a page that opens lines in a loop does not get far.
const LINES_BURST: NonZeroU32 = NonZeroU32::new(30).unwrap();
const LINES_PER_MINUTE: NonZeroU32 = NonZeroU32::new(30).unwrap();
/// Nobody buys faster than that; each try may send a prompt to somebody's phone.
const PURCHASES_BURST: NonZeroU32 = NonZeroU32::new(10).unwrap();
const PURCHASES_PER_HOUR: NonZeroU32 = NonZeroU32::new(20).unwrap();
/// All callbacks of an operator come from a few addresses.
const CALLBACKS_BURST: NonZeroU32 = NonZeroU32::new(3_000).unwrap();
const CALLBACKS_PER_SECOND: NonZeroU32 = NonZeroU32::new(50).unwrap();
/// Argon2 takes a core and 19 MiB: this many at a time, the others wait.
const HASHES_AT_ONCE: usize = 4;

pub struct Limits {
    auth: DefaultKeyedRateLimiter<IpAddr>,
    formulation: DefaultKeyedRateLimiter<i64>,
    questions: DefaultKeyedRateLimiter<i64>,
    remote: DefaultKeyedRateLimiter<i64>,
    uploads: DefaultKeyedRateLimiter<i64>,
    case_law_files: DefaultKeyedRateLimiter<i64>,
    messages: DefaultKeyedRateLimiter<i64>,
    citations: DefaultKeyedRateLimiter<i64>,
    lines: DefaultKeyedRateLimiter<i64>,
    purchases: DefaultKeyedRateLimiter<i64>,
    callbacks: DefaultKeyedRateLimiter<IpAddr>,
    links: DefaultKeyedRateLimiter<IpAddr>,
    exports: DefaultKeyedRateLimiter<i64>,
    exporting: Semaphore,
    hashing: Semaphore,
}

impl Default for Limits {
    fn default() -> Self {
        let quota = Quota::per_second(AUTH_PER_SECOND).allow_burst(AUTH_BURST);
        let minute = |most, burst| RateLimiter::keyed(Quota::per_minute(most).allow_burst(burst));
        Self {
            auth: RateLimiter::keyed(quota),
            formulation: minute(FORMULATION_PER_MINUTE, FORMULATION_BURST),
            questions: RateLimiter::keyed(Quota::per_hour(QUESTIONS_PER_HOUR).allow_burst(QUESTIONS_BURST)),
            remote: minute(REMOTE_PER_MINUTE, REMOTE_BURST),
            uploads: minute(UPLOADS_PER_MINUTE, UPLOADS_BURST),
            case_law_files: minute(CASE_LAW_PER_MINUTE, CASE_LAW_BURST),
            messages: minute(MESSAGES_PER_MINUTE, MESSAGES_BURST),
            citations: minute(CITATIONS_PER_MINUTE, CITATIONS_BURST),
            lines: minute(LINES_PER_MINUTE, LINES_BURST),
            purchases: RateLimiter::keyed(Quota::per_hour(PURCHASES_PER_HOUR).allow_burst(PURCHASES_BURST)),
            callbacks: RateLimiter::keyed(
                Quota::per_second(CALLBACKS_PER_SECOND).allow_burst(CALLBACKS_BURST),
            ),
            links: RateLimiter::keyed(Quota::per_hour(LINKS_PER_HOUR).allow_burst(LINKS_BURST)),
            exports: RateLimiter::keyed(Quota::per_hour(EXPORTS_PER_HOUR).allow_burst(EXPORTS_BURST)),
            exporting: Semaphore::new(EXPORTS_AT_ONCE),
            hashing: Semaphore::new(HASHES_AT_ONCE),
        }
    }
}

impl Limits {
    /// One more registration or sign-in from this address.
    pub fn auth(&self, address: IpAddr) -> Result<(), Problem> {
        within(&self.auth, &address)
    }

    /// One more step of wording a request by this person.
    pub fn formulation(&self, user_id: i64) -> Result<(), Problem> {
        within(&self.formulation, &user_id)
    }

    /// One more question of this person to the assistant, whatever it answers; where a remote model may be asked, within
    /// its own limit as well.
    pub fn question(&self, user_id: i64, may_be_remote: bool) -> Result<(), Problem> {
        if may_be_remote {
            within(&self.remote, &user_id)?;
        }
        within(&self.questions, &user_id)
    }

    /// One more file by this person.
    pub fn upload(&self, user_id: i64) -> Result<(), Problem> {
        within(&self.uploads, &user_id)
    }

    /// One more file of decisions by this administrator.
    pub fn case_law_file(&self, user_id: i64) -> Result<(), Problem> {
        within(&self.case_law_files, &user_id)
    }

    /// One more message by this person.
    pub fn message(&self, user_id: i64) -> Result<(), Problem> {
        within(&self.messages, &user_id)
    }

    /// One more text of this person whose citations are checked.
    pub fn citations(&self, user_id: i64) -> Result<(), Problem> {
        within(&self.citations, &user_id)
    }

    /// One more line of live events to this person.
    pub fn line(&self, user_id: i64) -> Result<(), Problem> {
        within(&self.lines, &user_id)
    }

    /// One more attempt to buy by this person.
    pub fn purchase(&self, user_id: i64) -> Result<(), Problem> {
        within(&self.purchases, &user_id)
    }

    /// One more callback from this address.
    pub fn callback(&self, address: IpAddr) -> Result<(), Problem> {
        within(&self.callbacks, &address)
    }

    /// One more link by mail, asked for from this address.
    pub fn link(&self, address: IpAddr) -> Result<(), Problem> {
        within(&self.links, &address)
    }

    /// One more copy of this person's data.
    pub fn export(&self, user_id: i64) -> Result<(), Problem> {
        within(&self.exports, &user_id)
    }

    pub async fn exporting(&self) -> Result<SemaphorePermit<'_>, Problem> {
        self.exporting.acquire().await.map_err(|_| Problem::busy())
    }

    pub async fn hashing(&self) -> Result<SemaphorePermit<'_>, Problem> {
        self.hashing.acquire().await.map_err(|_| Problem::busy())
    }

    /// Forgets addresses that have been quiet.
    pub fn forget_quiet(&self) {
        self.auth.retain_recent();
        self.formulation.retain_recent();
        self.questions.retain_recent();
        self.remote.retain_recent();
        self.uploads.retain_recent();
        self.case_law_files.retain_recent();
        self.messages.retain_recent();
        self.citations.retain_recent();
        self.lines.retain_recent();
        self.purchases.retain_recent();
        self.callbacks.retain_recent();
        self.links.retain_recent();
        self.exports.retain_recent();
    }
}

pub fn within<K: Clone + Hash + Eq>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), Problem> {
    limiter.check_key(key).map_err(|not_until| {
        let wait = not_until.wait_time_from(DefaultClock::default().now());
        Problem::too_many_requests(i64::try_from(wait.as_secs()).unwrap_or(60) + 1)
    })
}

/// Some proxies add the port.
fn forwarded_hop(hop: &str) -> Option<IpAddr> {
    hop.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|a| a.ip()))
}

/// The client's address. A forwarded one is believed only from a proxy we were told to trust;
/// of IPv6 the first 64 bits count, which is what one subscriber holds.
pub fn client_address(req: &HttpRequest, config: &Config) -> IpAddr {
    let peer = req.peer_addr().map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |a| a.ip());
    let trusted = |ip: &IpAddr| config.trusted_proxies.iter().any(|net| net.contains(ip));
    let mut address = peer;
    if trusted(&peer) {
        let forwarded = req.headers().get_all("x-forwarded-for").filter_map(|v| v.to_str().ok());
        let hops: Vec<IpAddr> =
            forwarded.flat_map(|v| v.split(',')).filter_map(|v| forwarded_hop(v.trim())).collect();
        address = hops.iter().rev().find(|ip| !trusted(ip)).or(hops.first()).copied().unwrap_or(peer);
    }
    match address {
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX))),
        },
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;
    use std::collections::BTreeMap;

    fn address(peer: &str, forwarded: &str, proxies: &str) -> String {
        let config = Config::from_vars(BTreeMap::from([("TRUSTED_PROXIES".into(), proxies.into())])).unwrap();
        let req = TestRequest::default()
            .peer_addr(format!("{peer}:1").parse().unwrap())
            .insert_header(("x-forwarded-for", forwarded))
            .to_http_request();
        client_address(&req, &config).to_string()
    }

    #[test]
    fn a_forwarded_address_is_believed_only_from_a_trusted_proxy() {
        assert_eq!(address("192.0.2.1", "198.51.100.7", ""), "192.0.2.1");
        assert_eq!(address("192.0.2.1", "198.51.100.7", "192.0.2.0/24"), "198.51.100.7");
        assert_eq!(
            address("192.0.2.1", "203.0.113.9, 198.51.100.7, 192.0.2.2", "192.0.2.0/24"),
            "198.51.100.7"
        );
        assert_eq!(address("192.0.2.1", "198.51.100.7:4711", "192.0.2.0/24"), "198.51.100.7");
        assert_eq!(address("192.0.2.1", "[2001:db8::1]:80", "192.0.2.0/24"), "2001:db8::");
        assert_eq!(address("192.0.2.1", "rubbish", "192.0.2.1"), "192.0.2.1");
        assert_eq!(address("[2001:db8:1:2:3:4:5:6]", "", ""), "2001:db8:1:2::");
    }

    #[test]
    fn a_flood_from_one_address_is_stopped_and_only_it() {
        let limits = Limits::default();
        let a: IpAddr = "192.0.2.1".parse().unwrap();
        let refused = (0..400).filter(|_| limits.auth(a).is_err()).count();
        assert!((50..=100).contains(&refused), "{refused}");
        assert!(limits.auth("192.0.2.2".parse().unwrap()).is_ok());
    }
}
