-- Links that were asked for by mail: to confirm an address, to choose a new password, to sign in.
CREATE TABLE account_tokens (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- Empty where nobody has the address: who asks for such a link is answered, and served, the same.
  user_id BIGINT REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('verify_email', 'reset_password', 'sign_in')),
  -- A digest of the purpose and the address: what the links of an hour are counted by.
  asked_hash TEXT NOT NULL CHECK (length(asked_hash) = 64),
  token_hash TEXT NOT NULL CONSTRAINT account_tokens_token_hash_key UNIQUE CHECK (length(token_hash) = 64),
  -- With the server's secret it makes the token when the mail leaves, without it nothing.
  seed TEXT NOT NULL CHECK (length(seed) = 64),
  created_at TIMESTAMP NOT NULL,
  expires_at TIMESTAMP NOT NULL,
  used_at TIMESTAMP
);
CREATE INDEX account_tokens_user_id ON account_tokens (user_id);
CREATE INDEX account_tokens_asked_hash ON account_tokens (asked_hash, created_at);
CREATE INDEX account_tokens_expires_at ON account_tokens (expires_at);

-- An account that its owner deleted is a row without a person.
ALTER TABLE users ADD COLUMN deleted_at TIMESTAMP;
