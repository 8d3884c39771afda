CREATE TABLE documents (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('contrat-bail', 'pv-enquete', 'assignation', 'convocation')),
  template_version INTEGER NOT NULL CHECK (template_version >= 1),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  search_key TEXT NOT NULL,
  content TEXT NOT NULL,
  file_path TEXT,
  metadata TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
  version INTEGER NOT NULL CHECK (version >= 1),
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL
);
CREATE INDEX documents_user_id ON documents (user_id, id);

CREATE TABLE document_versions (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  document_id BIGINT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK (version >= 1),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  content TEXT NOT NULL,
  created_at TIMESTAMP NOT NULL,
  CONSTRAINT document_versions_document_id_key UNIQUE (document_id, version)
);

CREATE TABLE document_drafts (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  user_id BIGINT NOT NULL CONSTRAINT document_drafts_user_id_key UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('contrat-bail', 'pv-enquete', 'assignation', 'convocation')),
  language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
  filled TEXT NOT NULL,
  skipped TEXT NOT NULL,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL
);
