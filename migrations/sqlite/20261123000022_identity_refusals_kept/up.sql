-- A refusal is kept for a repeat like any other answer.
ALTER TABLE idempotency_keys RENAME TO idempotency_keys_before;
DROP INDEX idempotency_keys_created_at;
DROP INDEX idempotency_keys_user_id;
CREATE TABLE idempotency_keys (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- A digest of the key, the caller, the method and the path.
  key_hash TEXT NOT NULL CONSTRAINT idempotency_keys_key_hash_key UNIQUE,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  body_hash TEXT NOT NULL,
  -- Empty while the first call runs.
  status INTEGER CHECK (status BETWEEN 200 AND 499),
  answer TEXT,
  created_at TIMESTAMP NOT NULL,
  CONSTRAINT idempotency_keys_answered CHECK ((status IS NULL) = (answer IS NULL))
);
INSERT INTO idempotency_keys (id, key_hash, user_id, body_hash, status, answer, created_at)
  SELECT id, key_hash, user_id, body_hash, status, answer, created_at FROM idempotency_keys_before;
DROP TABLE idempotency_keys_before;
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
CREATE INDEX idempotency_keys_user_id ON idempotency_keys (user_id);
