mod claim;
mod deliver_due;
mod enqueue;
mod mark_failed;
mod mark_sent;
mod purge_sent;
mod queue_status;

pub use claim::claim;
pub use deliver_due::{Delivered, LEASE, deliver_due};
pub use enqueue::enqueue;
pub use mark_failed::mark_failed;
pub use mark_sent::mark_sent;
pub use purge_sent::purge_sent;
pub use queue_status::queue_status;
