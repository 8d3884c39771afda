CREATE TABLE users (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 2 AND 100),
  email TEXT NOT NULL CHECK (length(email) <= 254),
  email_key TEXT NOT NULL CONSTRAINT users_email_key_key UNIQUE,
  password_hash TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('client', 'avocat', 'huissier', 'policier', 'gendarme', 'admin')),
  is_premium BOOLEAN NOT NULL,
  premium_until TIMESTAMP,
  language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
  is_email_verified BOOLEAN NOT NULL,
  terms_version TEXT,
  terms_accepted_at TIMESTAMP,
  created_at TIMESTAMP NOT NULL
);

CREATE TABLE sessions (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  key_hash TEXT NOT NULL CONSTRAINT sessions_key_hash_key UNIQUE,
  user_id BIGINT REFERENCES users (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  created_at TIMESTAMP NOT NULL,
  last_seen_at TIMESTAMP NOT NULL,
  expires_at TIMESTAMP NOT NULL,
  absolute_expires_at TIMESTAMP NOT NULL
);
CREATE INDEX sessions_user_id ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- One row per account and address that failed to sign in; key_hash is a digest of both.
CREATE TABLE login_throttles (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  key_hash TEXT NOT NULL CONSTRAINT login_throttles_key_hash_key UNIQUE,
  failures BIGINT NOT NULL CHECK (failures >= 0),
  last_failed_at TIMESTAMP NOT NULL,
  blocked_until TIMESTAMP NOT NULL
);
