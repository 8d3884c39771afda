CREATE TABLE cases (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 3 AND 150),
  description TEXT CHECK (length(description) <= 20000),
  assigned_to BIGINT REFERENCES users (id) ON DELETE SET NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'active', 'suspended', 'closed')),
  request_id BIGINT CONSTRAINT cases_request_id_key UNIQUE REFERENCES client_requests (id) ON DELETE SET NULL,
  court TEXT CHECK (length(court) <= 200),
  case_number TEXT CHECK (length(case_number) <= 100),
  search_key TEXT NOT NULL,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL
);
CREATE INDEX cases_user_id ON cases (user_id, updated_at);
CREATE INDEX cases_assigned_to ON cases (assigned_to, updated_at);

CREATE TABLE case_parties (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  case_id BIGINT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 150),
  quality TEXT CHECK (length(quality) <= 100),
  contact TEXT CHECK (length(contact) <= 300)
);
CREATE INDEX case_parties_case_id ON case_parties (case_id, id);

CREATE TABLE case_events (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  case_id BIGINT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('hearing', 'deadline')),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 3 AND 150),
  starts_at TIMESTAMP NOT NULL,
  place TEXT CHECK (length(place) <= 200),
  notes TEXT CHECK (length(notes) <= 2000),
  is_done BOOLEAN NOT NULL,
  reminded_at TIMESTAMP
);
CREATE INDEX case_events_case_id ON case_events (case_id, starts_at);
CREATE INDEX case_events_due ON case_events (is_done, starts_at);

CREATE TABLE case_notes (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  case_id BIGINT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
  author_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK (length(content) BETWEEN 1 AND 5000),
  is_private BOOLEAN NOT NULL,
  created_at TIMESTAMP NOT NULL
);
CREATE INDEX case_notes_case_id ON case_notes (case_id, id);

CREATE TABLE case_documents (
  case_id BIGINT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
  document_id BIGINT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  added_by BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at TIMESTAMP NOT NULL,
  PRIMARY KEY (case_id, document_id)
);
CREATE INDEX case_documents_document_id ON case_documents (document_id);
