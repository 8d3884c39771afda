-- What a person said of an answer of theirs, or of one of its sources. It goes with the exchange.
CREATE TABLE ai_feedback (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  log_id BIGINT NOT NULL REFERENCES ai_logs (id) ON DELETE CASCADE,
  -- Whose exchange it is.
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Of one of the answer's sources; empty: of the answer.
  source_key TEXT NOT NULL CHECK (length(source_key) <= 120),
  is_useful BOOLEAN NOT NULL,
  reason TEXT CHECK (reason IN ('wrong', 'off_topic', 'incomplete', 'unclear', 'outdated', 'language', 'other')),
  comment TEXT NOT NULL CHECK (length(comment) <= 1000),
  state TEXT NOT NULL CHECK (state IN ('open', 'reviewed')),
  reviewed_by BIGINT REFERENCES users (id) ON DELETE SET NULL,
  reviewed_at TIMESTAMP,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL,
  CONSTRAINT ai_feedback_log_id_source_key_key UNIQUE (log_id, source_key),
  CONSTRAINT ai_feedback_reviewed CHECK ((state = 'reviewed') = (reviewed_at IS NOT NULL))
);
CREATE INDEX ai_feedback_user_id ON ai_feedback (user_id);
CREATE INDEX ai_feedback_reviewed_by ON ai_feedback (reviewed_by);
CREATE INDEX ai_feedback_created_at ON ai_feedback (created_at);
