CREATE TABLE ai_logs (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  prompt TEXT NOT NULL CHECK (length(prompt) BETWEEN 1 AND 4000),
  response TEXT NOT NULL,
  prompt_type TEXT NOT NULL CHECK (prompt_type IN ('research', 'document', 'strategy', 'analysis', 'precedent', 'procedure', 'general')),
  status TEXT NOT NULL CHECK (status IN ('grounded', 'no_match', 'unavailable')),
  engine TEXT NOT NULL CHECK (engine IN ('builtin', 'remote')),
  language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
  sources TEXT NOT NULL,
  counted BOOLEAN NOT NULL,
  month TEXT NOT NULL CHECK (length(month) = 7),
  created_at TIMESTAMP NOT NULL
);
CREATE INDEX ai_logs_user_id ON ai_logs (user_id, month);
CREATE INDEX ai_logs_created_at ON ai_logs (created_at);

CREATE TABLE ai_usage (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  month TEXT NOT NULL CHECK (length(month) = 7),
  used BIGINT NOT NULL CHECK (used >= 0),
  CONSTRAINT ai_usage_user_id_month_key UNIQUE (user_id, month)
);

CREATE TABLE ai_reservations (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  month TEXT NOT NULL CHECK (length(month) = 7),
  created_at TIMESTAMP NOT NULL,
  expires_at TIMESTAMP NOT NULL
);
CREATE INDEX ai_reservations_user_id ON ai_reservations (user_id, expires_at);
CREATE INDEX ai_reservations_expires_at ON ai_reservations (expires_at);
