-- Private links to requests of people without an account. Neither the token nor the words nor the address stand here:
-- digests, and a seed that makes them again only together with the server's key.
CREATE TABLE anonymous_access (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- Empty once the request was erased; the row then only says when the link ended.
  request_id BIGINT CONSTRAINT anonymous_access_request_id_key UNIQUE REFERENCES client_requests (id) ON DELETE SET NULL,
  token_hash TEXT NOT NULL CONSTRAINT anonymous_access_token_hash_key UNIQUE CHECK (length(token_hash) = 64),
  words_hash TEXT NOT NULL CONSTRAINT anonymous_access_words_hash_key UNIQUE CHECK (length(words_hash) = 64),
  -- These four go when the link ends.
  stop_hash TEXT CONSTRAINT anonymous_access_stop_hash_key UNIQUE CHECK (length(stop_hash) = 64),
  seed TEXT CHECK (length(seed) = 64),
  sealed_email TEXT,
  repeat_hash TEXT CONSTRAINT anonymous_access_repeat_hash_key UNIQUE CHECK (length(repeat_hash) = 64),
  language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
  expires_at TIMESTAMP NOT NULL,
  extensions INTEGER NOT NULL CHECK (extensions BETWEEN 0 AND 4),
  notices_enabled BOOLEAN NOT NULL,
  -- Whether the holder was told that the link ends soon; anew after each extension.
  is_ending_told BOOLEAN NOT NULL,
  created_at TIMESTAMP NOT NULL
);
CREATE INDEX anonymous_access_expires_at ON anonymous_access (expires_at);

-- The reply channel of a link: between its holder and the selected professional. No names, no addresses.
CREATE TABLE anonymous_messages (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  access_id BIGINT NOT NULL REFERENCES anonymous_access (id) ON DELETE CASCADE,
  from_visitor BOOLEAN NOT NULL,
  content TEXT NOT NULL CHECK (length(content) BETWEEN 1 AND 5000),
  client_key TEXT CHECK (length(client_key) BETWEEN 1 AND 64),
  read_at TIMESTAMP,
  created_at TIMESTAMP NOT NULL,
  -- A message sent again is the same message.
  CONSTRAINT anonymous_messages_access_id_key UNIQUE (access_id, from_visitor, client_key)
);
CREATE INDEX anonymous_messages_access_id ON anonymous_messages (access_id, id);
