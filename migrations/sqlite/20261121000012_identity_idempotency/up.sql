-- Writes that carried an Idempotency-Key, and what was answered: a repeat within a day is answered the same.
CREATE TABLE idempotency_keys (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- A digest of the key, the caller, the method and the path.
  key_hash TEXT NOT NULL CONSTRAINT idempotency_keys_key_hash_key UNIQUE,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  body_hash TEXT NOT NULL,
  -- Empty while the first call runs.
  status INTEGER CHECK (status BETWEEN 200 AND 399),
  answer TEXT,
  created_at TIMESTAMP NOT NULL,
  CONSTRAINT idempotency_keys_answered CHECK ((status IS NULL) = (answer IS NULL))
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
CREATE INDEX idempotency_keys_user_id ON idempotency_keys (user_id);
