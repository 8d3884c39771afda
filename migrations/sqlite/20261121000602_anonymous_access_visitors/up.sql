-- How many free messages a visitor has used. Nothing of what was asked, and no address.
CREATE TABLE anonymous_visitors (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- Of the random number in the visitor's cookie.
  visitor_hash TEXT NOT NULL CONSTRAINT anonymous_visitors_visitor_hash_key UNIQUE CHECK (length(visitor_hash) = 64),
  used INTEGER NOT NULL CHECK (used BETWEEN 0 AND 10),
  started_at TIMESTAMP NOT NULL
);
CREATE INDEX anonymous_visitors_started_at ON anonymous_visitors (started_at);

-- One a day. Without its salt a digest of that day says nothing any more.
CREATE TABLE anonymous_salts (
  day TIMESTAMP NOT NULL PRIMARY KEY,
  salt TEXT NOT NULL CHECK (length(salt) = 64)
);

-- Messages of the day by browsers, for those that come without a cookie.
CREATE TABLE anonymous_browsers (
  browser_hash TEXT NOT NULL PRIMARY KEY CHECK (length(browser_hash) = 64),
  day TIMESTAMP NOT NULL,
  used INTEGER NOT NULL CHECK (used BETWEEN 0 AND 10)
);
CREATE INDEX anonymous_browsers_day ON anonymous_browsers (day);

-- Proofs of work that were used: one is good for one call.
CREATE TABLE anonymous_proofs (
  challenge_hash TEXT NOT NULL PRIMARY KEY CHECK (length(challenge_hash) = 64),
  expires_at TIMESTAMP NOT NULL
);
CREATE INDEX anonymous_proofs_expires_at ON anonymous_proofs (expires_at);
