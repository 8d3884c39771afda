use actix_web::web::Bytes;
use std::collections::{BTreeMap, HashMap, HashSet};
use tokio::sync::mpsc::{self, Receiver, Sender};

/// Lines of one person at the same time: tabs and devices. The oldest gives way to a new one, since a line that broke
/// on the way may look alive for long.
pub const LINES_MAX: usize = 5;
/// Events that wait for a slow reader; one who is slower than that is let go, and comes back for what it missed.
const WAITING_MAX: usize = 32;

struct Listener {
    user_id: i64,
    session_id: i64,
    sender: Sender<Bytes>,
}

/// Who listens, by the number of the line: a higher one is newer.
#[derive(Default)]
pub struct Listeners {
    lines: BTreeMap<u64, Listener>,
    of_user: HashMap<i64, Vec<u64>>,
    last: u64,
}

impl Listeners {
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    pub fn count(&self) -> usize {
        self.lines.len()
    }

    pub fn add(&mut self, user_id: i64, session_id: i64) -> (u64, Receiver<Bytes>) {
        let oldest = self.of_user.get(&user_id).filter(|own| own.len() >= LINES_MAX);
        if let Some(oldest) = oldest.and_then(|own| own.first().copied()) {
            self.remove(oldest);
        }
        self.last += 1;
        let (sender, receiver) = mpsc::channel(WAITING_MAX);
        self.lines.insert(self.last, Listener { user_id, session_id, sender });
        self.of_user.entry(user_id).or_default().push(self.last);
        (self.last, receiver)
    }

    pub fn remove(&mut self, number: u64) {
        let Some(gone) = self.lines.remove(&number) else { return };
        if let Some(own) = self.of_user.get_mut(&gone.user_id) {
            own.retain(|n| *n != number);
            if own.is_empty() {
                self.of_user.remove(&gone.user_id);
            }
        }
    }

    pub fn clear(&mut self) {
        self.lines.clear();
        self.of_user.clear();
    }

    pub fn tell(&mut self, user_id: i64, frame: &Bytes) {
        let numbers = self.of_user.get(&user_id).cloned().unwrap_or_default();
        self.send(&numbers, frame);
    }

    pub fn tell_all(&mut self, frame: &Bytes) {
        let numbers: Vec<u64> = self.lines.keys().copied().collect();
        self.send(&numbers, frame);
    }

    fn send(&mut self, numbers: &[u64], frame: &Bytes) {
        for number in numbers {
            let sent = self.lines.get(number).map(|line| line.sender.try_send(frame.clone()));
            if sent.is_some_and(|sent| sent.is_err()) {
                self.remove(*number);
            }
        }
    }

    /// Each session once.
    pub fn sessions(&self) -> Vec<i64> {
        let sessions: HashSet<i64> = self.lines.values().map(|line| line.session_id).collect();
        sessions.into_iter().collect()
    }

    /// Ends the lines of these sessions.
    pub fn end(&mut self, sessions: &HashSet<i64>) {
        let ended = self.lines.iter().filter(|(_, line)| sessions.contains(&line.session_id));
        for number in ended.map(|(number, _)| *number).collect::<Vec<_>>() {
            self.remove(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc::error::TryRecvError;

    #[test]
    fn everyone_hears_what_is_theirs() {
        let mut all = Listeners::default();
        let ((_, mut a), (_, mut b)) = (all.add(1, 10), all.add(2, 20));
        all.tell(1, &Bytes::from_static(b"for a"));
        assert_eq!(a.try_recv(), Ok(Bytes::from_static(b"for a")));
        assert_eq!(b.try_recv(), Err(TryRecvError::Empty));
        all.tell(3, &Bytes::from_static(b"for nobody"));
        all.tell_all(&Bytes::from_static(b"for all"));
        assert_eq!((a.try_recv(), b.try_recv()), (Ok("for all".into()), Ok("for all".into())));
    }

    #[test]
    fn the_sixth_line_of_a_person_ends_the_oldest() {
        let mut all = Listeners::default();
        let (_, mut other) = all.add(2, 20);
        let mut lines: Vec<_> = (0..6).map(|_| all.add(1, 10).1).collect();
        assert_eq!(lines[0].try_recv(), Err(TryRecvError::Disconnected));
        assert!(lines[1..].iter_mut().all(|line| line.try_recv() == Err(TryRecvError::Empty)));
        assert_eq!((other.try_recv(), all.count()), (Err(TryRecvError::Empty), 6));
    }

    #[test]
    fn who_does_not_read_is_let_go() {
        let mut all = Listeners::default();
        let (_, mut slow) = all.add(1, 10);
        let (_, gone) = all.add(1, 10);
        drop(gone);
        for n in 0..WAITING_MAX + 3 {
            all.tell(1, &Bytes::from(n.to_string()));
        }
        assert!(all.is_empty());
        let heard = std::iter::from_fn(|| slow.try_recv().ok()).count();
        assert_eq!((heard, slow.try_recv()), (WAITING_MAX, Err(TryRecvError::Disconnected)));
    }

    #[test]
    fn a_session_that_ends_takes_its_lines_with_it() {
        let mut all = Listeners::default();
        let ((_, mut a), (_, mut b), (_, mut c)) = (all.add(1, 10), all.add(1, 11), all.add(1, 10));
        let mut sessions = all.sessions();
        sessions.sort_unstable();
        assert_eq!(sessions, [10, 11]);
        all.end(&HashSet::from([10, 99]));
        assert_eq!(
            (a.try_recv(), c.try_recv()),
            (Err(TryRecvError::Disconnected), Err(TryRecvError::Disconnected))
        );
        assert_eq!((b.try_recv(), all.count()), (Err(TryRecvError::Empty), 1));
    }
}
