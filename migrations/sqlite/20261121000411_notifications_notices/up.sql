-- What a person is told inside the product. Ids and numbers only: never the text of a case, never a name.
CREATE TABLE notices (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  subject_key TEXT NOT NULL CHECK (length(subject_key) BETWEEN 1 AND 200),
  -- When a mail about it is due, if it is still unread then; empty when there is none, or no longer.
  mail_due_at TIMESTAMP,
  read_at TIMESTAMP,
  created_at TIMESTAMP NOT NULL,
  -- The same thing is told once.
  CONSTRAINT notices_user_id_key UNIQUE (user_id, subject_key)
);
CREATE INDEX notices_user_id ON notices (user_id, id);
CREATE INDEX notices_mail_due_at ON notices (mail_due_at);
CREATE INDEX notices_created_at ON notices (created_at);
