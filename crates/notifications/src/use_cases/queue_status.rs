use crate::domain::QueueStatus;
use crate::{NotificationError, store};
use database::DbConn;

pub fn queue_status(conn: &mut DbConn) -> Result<QueueStatus, NotificationError> {
    Ok(store::status(conn)?)
}
