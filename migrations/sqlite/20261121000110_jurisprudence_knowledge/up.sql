CREATE TABLE legal_knowledge (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL CONSTRAINT legal_knowledge_key_key UNIQUE,
  domain TEXT NOT NULL CHECK (domain IN ('civil', 'penal', 'commercial', 'travail', 'famille', 'immobilier', 'fiscal', 'administratif', 'autre')),
  category TEXT NOT NULL,
  title_fr TEXT NOT NULL,
  title_en TEXT NOT NULL,
  content_fr TEXT NOT NULL,
  content_en TEXT NOT NULL,
  articles TEXT NOT NULL,
  keywords_fr TEXT NOT NULL,
  keywords_en TEXT NOT NULL,
  lay_questions_fr TEXT NOT NULL,
  lay_questions_en TEXT NOT NULL,
  next_step_fr TEXT,
  next_step_en TEXT,
  source TEXT NOT NULL,
  confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium')),
  caution_fr TEXT,
  caution_en TEXT,
  as_of TEXT,
  verified_by_lawyer BOOLEAN NOT NULL,
  is_active BOOLEAN NOT NULL,
  is_edited BOOLEAN NOT NULL,
  fixture_digest TEXT,
  created_by BIGINT REFERENCES users (id) ON DELETE SET NULL,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL,
  revision BIGINT NOT NULL
);
CREATE INDEX legal_knowledge_revision ON legal_knowledge (revision);

CREATE TABLE jurisprudence (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL CONSTRAINT jurisprudence_key_key UNIQUE,
  title TEXT NOT NULL,
  jurisdiction TEXT NOT NULL,
  case_number TEXT NOT NULL,
  decided_on DATE NOT NULL,
  parties TEXT NOT NULL,
  subject TEXT NOT NULL,
  keywords TEXT NOT NULL,
  facts TEXT NOT NULL,
  legal_principle TEXT NOT NULL,
  decision TEXT NOT NULL,
  relevant_articles TEXT NOT NULL,
  source_name TEXT,
  source_id TEXT,
  source_url TEXT,
  source_licence TEXT,
  is_verified BOOLEAN NOT NULL,
  is_active BOOLEAN NOT NULL,
  is_edited BOOLEAN NOT NULL,
  fixture_digest TEXT,
  created_by BIGINT REFERENCES users (id) ON DELETE SET NULL,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL,
  revision BIGINT NOT NULL
);
CREATE INDEX jurisprudence_revision ON jurisprudence (revision);
CREATE INDEX jurisprudence_decided_on ON jurisprudence (decided_on);

-- One row: the change cursor of the two tables, and which shipped texts were loaded last.
CREATE TABLE legal_texts_state (
  id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
  revision BIGINT NOT NULL,
  fixtures_digest TEXT
);
INSERT INTO legal_texts_state (id, revision, fixtures_digest) VALUES (1, 0, NULL);
