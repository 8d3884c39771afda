-- Mails waiting to be sent, and those that were. No list of kinds here: a new kind of mail needs no migration.
CREATE TABLE outbox (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  recipient TEXT NOT NULL CHECK (length(recipient) <= 254),
  language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
  idempotency_key TEXT NOT NULL CHECK (length(idempotency_key) BETWEEN 1 AND 200)
    CONSTRAINT outbox_idempotency_key_key UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'sent', 'failed')),
  attempts BIGINT NOT NULL CHECK (attempts >= 0),
  next_attempt_at TIMESTAMP NOT NULL,
  lease_until TIMESTAMP,
  last_error TEXT,
  created_at TIMESTAMP NOT NULL,
  sent_at TIMESTAMP,
  CONSTRAINT outbox_lease CHECK ((state = 'sending') = (lease_until IS NOT NULL)),
  CONSTRAINT outbox_sent CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  -- A payload may hold a secret link: it is not kept longer than the mail is wanted.
  CONSTRAINT outbox_blanked CHECK (state IN ('pending', 'sending') OR payload = '{}')
);
CREATE INDEX outbox_due ON outbox (state, next_attempt_at);
