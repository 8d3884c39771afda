-- Purchases of Premium. A row is written before any operator hears of it; rows are kept ten years.
CREATE TABLE payments (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  user_id BIGINT NOT NULL REFERENCES users (id),
  -- What the operator knows the payment by; its form follows the operator's protocol.
  reference TEXT NOT NULL CHECK (length(reference) BETWEEN 8 AND 36) CONSTRAINT payments_reference_key UNIQUE,
  -- The unguessable end of the address that callbacks come to.
  callback_key TEXT NOT NULL CHECK (length(callback_key) >= 32) CONSTRAINT payments_callback_key_key UNIQUE,
  channel TEXT NOT NULL CHECK (channel IN ('mtn_momo', 'orange_web', 'orange_core')),
  phone TEXT NOT NULL CHECK (length(phone) <= 16),
  plan TEXT NOT NULL CHECK (plan IN ('monthly', 'annual')),
  amount BIGINT NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  -- No real money: a stand-in, or an operator's sandbox.
  is_test BOOLEAN NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
  state TEXT NOT NULL CHECK (state IN ('created', 'submitting', 'awaiting_customer', 'unknown', 'manual_review',
    'succeeded', 'rejected', 'failed', 'expired', 'refunded')),
  -- Counts every claim and change: whoever read an older one does nothing.
  version BIGINT NOT NULL CHECK (version >= 0),
  checks BIGINT NOT NULL CHECK (checks >= 0),
  -- When the operator is asked next; empty: never again by itself.
  next_check_at TIMESTAMP,
  lease_until TIMESTAMP,
  submitted_at TIMESTAMP,
  hinted_at TIMESTAMP,
  settled_at TIMESTAMP,
  external_reference TEXT CHECK (length(external_reference) <= 100),
  pay_token TEXT,
  notif_token TEXT,
  payment_url TEXT,
  reason TEXT,
  provider_code TEXT CHECK (length(provider_code) <= 100),
  late_success BOOLEAN NOT NULL,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL,
  CONSTRAINT payments_late CHECK (NOT late_success OR state IN ('succeeded', 'refunded')),
  CONSTRAINT payments_settled CHECK
    ((settled_at IS NOT NULL) = (state IN ('succeeded', 'rejected', 'failed', 'expired', 'refunded'))),
  CONSTRAINT payments_open_is_checked CHECK
    (state NOT IN ('created', 'submitting', 'awaiting_customer', 'unknown') OR next_check_at IS NOT NULL)
);
-- One open attempt a person: the guard against paying twice for one intent.
CREATE UNIQUE INDEX payments_user_id_key ON payments (user_id)
  WHERE state IN ('created', 'submitting', 'awaiting_customer', 'unknown', 'manual_review');
-- One transaction of the operator pays for one purchase.
CREATE UNIQUE INDEX payments_external_reference_key ON payments (external_reference, channel)
  WHERE external_reference IS NOT NULL;
CREATE UNIQUE INDEX payments_notif_token_key ON payments (notif_token) WHERE notif_token IS NOT NULL;
CREATE INDEX payments_next_check_at ON payments (next_check_at);
CREATE INDEX payments_of_user ON payments (user_id, id);
CREATE INDEX payments_state ON payments (state, id);

-- Everything that happened to a payment, in order. Added to only.
CREATE TABLE payment_events (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  payment_id BIGINT NOT NULL REFERENCES payments (id),
  source TEXT NOT NULL CHECK (source IN ('person', 'worker', 'submission', 'query', 'callback', 'clock', 'admin', 'statement')),
  from_state TEXT NOT NULL,
  to_state TEXT NOT NULL,
  code TEXT NOT NULL CHECK (length(code) <= 100),
  -- What the operator said, without numbers of people; its hash is of the whole.
  raw TEXT NOT NULL CHECK (length(raw) <= 2000),
  raw_hash TEXT NOT NULL,
  created_at TIMESTAMP NOT NULL
);
CREATE INDEX payment_events_payment_id ON payment_events (payment_id, id);

-- Double entry: a row moves whole francs from one account to another, so that all accounts always sum to zero.
CREATE TABLE ledger_entries (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  payment_id BIGINT NOT NULL REFERENCES payments (id),
  kind TEXT NOT NULL CHECK (kind IN ('sale', 'held', 'released', 'returned', 'refund')),
  debit TEXT NOT NULL CHECK (length(debit) BETWEEN 1 AND 40),
  credit TEXT NOT NULL CHECK (length(credit) BETWEEN 1 AND 40),
  amount BIGINT NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  is_test BOOLEAN NOT NULL,
  created_at TIMESTAMP NOT NULL,
  CONSTRAINT ledger_entries_payment_id_key UNIQUE (payment_id, kind),
  CONSTRAINT ledger_entries_two_accounts CHECK (debit <> credit)
);

-- What a payment bought. A payment buys once.
CREATE TABLE premium_grants (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  payment_id BIGINT NOT NULL REFERENCES payments (id) CONSTRAINT premium_grants_payment_id_key UNIQUE,
  user_id BIGINT NOT NULL REFERENCES users (id),
  months BIGINT NOT NULL CHECK (months IN (1, 12)),
  starts_at TIMESTAMP NOT NULL,
  -- Empty where Premium had no end already.
  premium_until TIMESTAMP,
  created_at TIMESTAMP NOT NULL
);
CREATE INDEX premium_grants_user_id ON premium_grants (user_id);

-- Callbacks as they came, each once. They are hints, and move no money.
CREATE TABLE webhook_inbox (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  provider TEXT NOT NULL CHECK (length(provider) <= 20),
  body_hash TEXT NOT NULL CHECK (length(body_hash) = 64),
  payment_id BIGINT NOT NULL REFERENCES payments (id),
  -- Cut to its statuses: no number of a person stays here.
  body TEXT NOT NULL CHECK (length(body) <= 2000),
  copies BIGINT NOT NULL CHECK (copies >= 1),
  received_at TIMESTAMP NOT NULL,
  CONSTRAINT webhook_inbox_provider_key UNIQUE (provider, body_hash)
);
CREATE INDEX webhook_inbox_payment_id ON webhook_inbox (payment_id);

-- What was asked of an operator in one second, by all processes together.
CREATE TABLE operator_budgets (
  channel TEXT NOT NULL PRIMARY KEY,
  second BIGINT NOT NULL,
  used BIGINT NOT NULL CHECK (used >= 0)
);
INSERT INTO operator_budgets (channel, second, used) VALUES ('mtn_momo', 0, 0), ('orange_web', 0, 0), ('orange_core', 0, 0);

-- Decisions by hand: one administrator proposes, another one confirms.
CREATE TABLE payment_decisions (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  payment_id BIGINT NOT NULL REFERENCES payments (id),
  decision TEXT NOT NULL CHECK (decision IN ('succeeded', 'failed', 'refunded')),
  note TEXT NOT NULL CHECK (length(note) BETWEEN 3 AND 1000),
  external_reference TEXT CHECK (length(external_reference) <= 100),
  status TEXT NOT NULL CHECK (status IN ('proposed', 'confirmed', 'withdrawn')),
  proposed_by BIGINT NOT NULL REFERENCES users (id),
  decided_by BIGINT REFERENCES users (id),
  proposed_at TIMESTAMP NOT NULL,
  decided_at TIMESTAMP,
  CONSTRAINT payment_decisions_two_people CHECK (status <> 'confirmed' OR proposed_by <> decided_by),
  CONSTRAINT payment_decisions_decided CHECK ((status = 'proposed') = (decided_at IS NULL)),
  CONSTRAINT payment_decisions_decider CHECK ((decided_at IS NULL) = (decided_by IS NULL))
);
CREATE UNIQUE INDEX payment_decisions_payment_id_key ON payment_decisions (payment_id) WHERE status = 'proposed';

-- Comparisons with what the operator says, and with our own books.
CREATE TABLE reconciliations (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- Empty: our own books.
  method TEXT CHECK (method IN ('mtn_momo', 'orange_money')),
  admin_id BIGINT REFERENCES users (id),
  -- The day in Cameroon that the books were compared for: once, whatever the number of processes.
  day DATE CONSTRAINT reconciliations_day_key UNIQUE,
  lines BIGINT NOT NULL CHECK (lines >= 0),
  matched BIGINT NOT NULL CHECK (matched >= 0),
  findings TEXT NOT NULL,
  created_at TIMESTAMP NOT NULL
);

CREATE TRIGGER payments_transitions BEFORE UPDATE OF state ON payments
WHEN OLD.state <> NEW.state AND (OLD.state || '>' || NEW.state) NOT IN (
    'created>submitting', 'created>manual_review',
    'submitting>awaiting_customer', 'submitting>unknown', 'submitting>rejected', 'submitting>failed', 'submitting>manual_review',
    'awaiting_customer>unknown', 'awaiting_customer>succeeded', 'awaiting_customer>failed', 'awaiting_customer>expired',
    'awaiting_customer>manual_review',
    'unknown>awaiting_customer', 'unknown>succeeded', 'unknown>failed', 'unknown>expired', 'unknown>manual_review',
    'manual_review>succeeded', 'manual_review>failed',
    'failed>succeeded', 'expired>succeeded', 'failed>manual_review', 'expired>manual_review',
    'succeeded>refunded')
BEGIN SELECT RAISE(ABORT, 'payments: no such transition'); END;
CREATE TRIGGER payments_kept BEFORE DELETE ON payments
BEGIN SELECT RAISE(ABORT, 'payments are kept'); END;
CREATE TRIGGER payment_events_no_update BEFORE UPDATE ON payment_events
BEGIN SELECT RAISE(ABORT, 'payment_events is added to only'); END;
CREATE TRIGGER payment_events_no_delete BEFORE DELETE ON payment_events
BEGIN SELECT RAISE(ABORT, 'payment_events is added to only'); END;
CREATE TRIGGER ledger_entries_no_update BEFORE UPDATE ON ledger_entries
BEGIN SELECT RAISE(ABORT, 'ledger_entries is added to only'); END;
CREATE TRIGGER ledger_entries_no_delete BEFORE DELETE ON ledger_entries
BEGIN SELECT RAISE(ABORT, 'ledger_entries is added to only'); END;
