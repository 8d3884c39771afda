-- What administrators did, and what they looked at: names of deeds and ids, never a text. Rows are added only.
CREATE TABLE audit_entries (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- Empty once the account is gone.
  actor_id BIGINT REFERENCES users (id) ON DELETE SET NULL,
  action TEXT NOT NULL CHECK (length(action) <= 60),
  -- The id or key of what it was done to.
  subject TEXT NOT NULL CHECK (length(subject) <= 120),
  created_at TIMESTAMP NOT NULL
);
CREATE INDEX audit_entries_created_at ON audit_entries (created_at);
CREATE INDEX audit_entries_action ON audit_entries (action, created_at);
CREATE INDEX audit_entries_actor_id ON audit_entries (actor_id);
