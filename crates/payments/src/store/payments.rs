use super::rows::{Changed, PaymentRow};
use super::schema::payments;
use crate::domain::{Channel, NewPayment, Payment, PaymentFilter, State};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

pub fn insert(conn: &mut DbConn, new: &NewPayment, now: DateTime<Utc>) -> Result<Payment, DbError> {
    let row: PaymentRow = diesel::insert_into(payments::table)
        .values((
            (
                payments::user_id.eq(new.user_id),
                payments::reference.eq(new.reference.as_str()),
                payments::callback_key.eq(new.callback_key.as_str()),
                payments::channel.eq(new.terms.channel),
                payments::phone.eq(new.purchase.phone.stored()),
                payments::plan.eq(new.purchase.plan),
                payments::amount.eq(new.purchase.plan.price()),
                payments::currency.eq(new.terms.currency.as_str()),
            ),
            (
                payments::is_test.eq(new.terms.is_test),
                payments::language.eq(if new.is_french { "fr" } else { "en" }),
                payments::state.eq(State::Created),
                payments::version.eq(0),
                payments::checks.eq(0),
                payments::next_check_at.eq(Some(UtcTime::from(now))),
                payments::late_success.eq(false),
                payments::created_at.eq(UtcTime::from(now)),
                payments::updated_at.eq(UtcTime::from(now)),
            ),
        ))
        .returning(PaymentRow::columns())
        .get_result(conn)?;
    row.try_into()
}

fn one(row: Option<PaymentRow>) -> Result<Option<Payment>, DbError> {
    row.map(TryInto::try_into).transpose()
}

fn many(rows: Vec<PaymentRow>) -> Result<Vec<Payment>, DbError> {
    rows.into_iter().map(TryInto::try_into).collect()
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Option<Payment>, DbError> {
    one(payments::table.find(id).select(PaymentRow::columns()).first(conn).optional()?)
}

/// Held until the transaction ends: nobody else changes it meanwhile. SQLite has one writer anyway.
pub fn lock(conn: &mut DbConn, id: i64) -> Result<Option<Payment>, DbError> {
    if let DbConn::Postgres(c) = conn {
        let found: Option<i64> =
            payments::table.find(id).select(payments::id).for_update().first(c).optional()?;
        if found.is_none() {
            return Ok(None);
        }
    }
    find(conn, id)
}

/// Somebody said that there is news: the operator is asked at once.
pub fn hint(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<(), DbError> {
    let at = Some(UtcTime::from(now));
    diesel::update(payments::table.find(id))
        .set((payments::hinted_at.eq(at), payments::next_check_at.eq(at)))
        .execute(conn)?;
    Ok(())
}

pub fn by_callback_key(conn: &mut DbConn, key: &str) -> Result<Option<Payment>, DbError> {
    let found = payments::table.filter(payments::callback_key.eq(key));
    one(found.select(PaymentRow::columns()).first(conn).optional()?)
}

/// Those that one of these is the reference of, ours or the operator's.
pub fn by_references(conn: &mut DbConn, references: &[String]) -> Result<Vec<Payment>, DbError> {
    let found = payments::table.filter(
        payments::reference
            .eq_any(references)
            .or(payments::external_reference.assume_not_null().eq_any(references)),
    );
    many(found.select(PaymentRow::columns()).load(conn)?)
}

/// The attempt of a person that is not at its end.
pub fn open_of(conn: &mut DbConn, user_id: i64) -> Result<Option<Payment>, DbError> {
    let open: Vec<&str> = State::ALL.iter().filter(|s| s.is_open()).map(State::as_str).collect();
    let found = payments::table.filter(payments::user_id.eq(user_id)).filter(payments::state.eq_any(open));
    one(found.select(PaymentRow::columns()).first(conn).optional()?)
}

pub fn of_user(conn: &mut DbConn, user_id: i64, limit: i64) -> Result<Vec<Payment>, DbError> {
    let rows = payments::table
        .filter(payments::user_id.eq(user_id))
        .order(payments::id.desc())
        .limit(limit)
        .select(PaymentRow::columns())
        .load(conn)?;
    many(rows)
}

/// A person's, from the oldest on, after an id.
pub fn of_user_after(
    conn: &mut DbConn,
    user_id: i64,
    (after, limit): (i64, i64),
) -> Result<Vec<Payment>, DbError> {
    let rows = payments::table
        .filter(payments::user_id.eq(user_id))
        .filter(payments::id.gt(after))
        .order(payments::id)
        .limit(limit)
        .select(PaymentRow::columns())
        .load(conn)?;
    many(rows)
}

fn matching(filter: &PaymentFilter) -> payments::BoxedQuery<'_, MultiBackend> {
    let mut query = payments::table.into_boxed::<MultiBackend>();
    if let Some(user) = filter.user_id {
        query = query.filter(payments::user_id.eq(user));
    }
    if !filter.states.is_empty() {
        let states: Vec<&str> = filter.states.iter().map(State::as_str).collect();
        query = query.filter(payments::state.eq_any(states));
    }
    if let Some(reference) = &filter.reference {
        query = query.filter(
            payments::reference
                .eq(reference)
                .or(payments::external_reference.assume_not_null().eq(reference)),
        );
    }
    query
}

/// The newest first, and how many there are in all.
pub fn list(conn: &mut DbConn, filter: &PaymentFilter) -> Result<(Vec<Payment>, i64), DbError> {
    let rows = matching(filter)
        .order(payments::id.desc())
        .limit(filter.limit)
        .offset(filter.offset)
        .select(PaymentRow::columns())
        .load(conn)?;
    Ok((many(rows)?, matching(filter).count().get_result(conn)?))
}

pub fn count_by_state(conn: &mut DbConn, is_test: bool) -> Result<Vec<(State, i64)>, DbError> {
    let counted = payments::table
        .filter(payments::is_test.eq(is_test))
        .group_by(payments::state)
        .select((payments::state, diesel::dsl::count_star()))
        .load::<(String, i64)>(conn)?;
    Ok(counted.into_iter().filter_map(|(state, n)| Some((state.parse().ok()?, n))).collect())
}

/// Whose time has come and whom nobody holds, longest due first: only money that is as real as ours.
pub fn due(
    conn: &mut DbConn,
    (channels, is_test): (&[Channel], bool),
    (only, limit): (Option<i64>, i64),
    now: DateTime<Utc>,
) -> Result<Vec<Payment>, DbError> {
    let at = UtcTime::from(now);
    let channels: Vec<&str> = channels.iter().map(Channel::as_str).collect();
    let mut due = payments::table.into_boxed::<MultiBackend>();
    if let Some(id) = only {
        due = due.filter(payments::id.eq(id));
    }
    let rows = due
        .filter(payments::next_check_at.assume_not_null().le(at))
        .filter(payments::lease_until.is_null().or(payments::lease_until.assume_not_null().le(at)))
        .filter(payments::channel.eq_any(channels))
        .filter(payments::is_test.eq(is_test))
        .order((payments::next_check_at, payments::id))
        .limit(limit)
        .select(PaymentRow::columns())
        .load(conn)?;
    many(rows)
}

/// Undecided ones that were begun before `before` and that nobody holds.
pub fn left_open(
    conn: &mut DbConn,
    (before, limit): (DateTime<Utc>, i64),
    now: DateTime<Utc>,
) -> Result<Vec<Payment>, DbError> {
    let undecided = State::ALL.iter().filter(|s| s.is_open() && **s != State::ManualReview);
    let undecided: Vec<&str> = undecided.map(State::as_str).collect();
    let at = UtcTime::from(now);
    let rows = payments::table
        .filter(payments::state.eq_any(undecided))
        .filter(payments::created_at.le(UtcTime::from(before)))
        .filter(payments::lease_until.is_null().or(payments::lease_until.assume_not_null().le(at)))
        .order(payments::id)
        .limit(limit)
        .select(PaymentRow::columns())
        .load(conn)?;
    many(rows)
}

/// Compare-and-set on version and state; `false` when somebody else was faster. `changed` carries the next version.
pub fn replace(
    conn: &mut DbConn,
    was: &Payment,
    changed: &Payment,
    lease_until: Option<DateTime<Utc>>,
) -> Result<bool, DbError> {
    let same = payments::table
        .find(was.id)
        .filter(payments::state.eq(was.state))
        .filter(payments::version.eq(was.version));
    let done = diesel::update(same)
        .set((Changed::of(changed, lease_until.map(Into::into)), payments::version.eq(was.version + 1)))
        .execute(conn)?;
    Ok(done == 1)
}

/// Whether another payment stands for this transaction of the operator already.
pub fn external_is_taken(
    conn: &mut DbConn,
    channel: Channel,
    external: &str,
    except: i64,
) -> Result<bool, DbError> {
    let found: Option<i64> = payments::table
        .filter(payments::channel.eq(channel))
        .filter(payments::external_reference.assume_not_null().eq(external))
        .filter(payments::id.ne(except))
        .select(payments::id)
        .first(conn)
        .optional()?;
    Ok(found.is_some())
}

/// Succeeded ones of a method whose operator's number is known, settled in a span of time, the oldest first.
pub fn settled_between(
    conn: &mut DbConn,
    (channels, is_test): (&[Channel], bool),
    (from, to): (DateTime<Utc>, DateTime<Utc>),
) -> Result<Vec<Payment>, DbError> {
    let channels: Vec<&str> = channels.iter().map(Channel::as_str).collect();
    let rows = payments::table
        .filter(payments::channel.eq_any(channels))
        .filter(payments::is_test.eq(is_test))
        .filter(payments::state.eq(State::Succeeded))
        .filter(payments::settled_at.assume_not_null().ge(UtcTime::from(from)))
        .filter(payments::settled_at.assume_not_null().le(UtcTime::from(to)))
        .order((payments::settled_at, payments::id))
        .select(PaymentRow::columns())
        .load(conn)?;
    many(rows)
}
