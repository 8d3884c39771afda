use crate::PaymentsError;
use crate::domain::Channel;
use crate::store::turns;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// So many questions may be on their way to one operator together, whoever asks them.
///
/// Each turn rests after it was taken: five questions a second (payments.md, 8), and in any second that is cut out of the operator's time
/// eight at most, though some were held up for half a second on their way. MTN takes less than ten.
pub const TURNS: usize = 4;
const REST: TimeDelta = TimeDelta::milliseconds(800);

/// How many questions may be asked of an operator at this moment.
pub(crate) fn free_turns(
    conn: &mut DbConn,
    channel: Channel,
    now: DateTime<Utc>,
) -> Result<usize, PaymentsError> {
    Ok(turns::free(conn, channel, REST, now)?.len())
}

/// Takes leave to ask an operator one question, of those that all processes have together. `false`: none is left at this moment.
pub fn take_turn(
    conn: &mut DbConn,
    channel: Channel,
    clock: &dyn Fn() -> DateTime<Utc>,
) -> Result<bool, PaymentsError> {
    turns::lock(conn, channel)?;
    let now = clock();
    let Some(turn) = turns::free(conn, channel, REST, now)?.into_iter().next() else { return Ok(false) };
    turns::take(conn, channel, turn, now)?;
    Ok(true)
}
