-- Whole texts of law, one article a row. Nothing repealed is deleted: it is found, and labelled.
CREATE TABLE laws (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL CONSTRAINT laws_key_key UNIQUE,
  title TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
  status TEXT NOT NULL CHECK (status IN ('in_force', 'unclear', 'superseded', 'repealed')),
  status_note TEXT,
  in_force_from DATE,
  in_force_until DATE,
  source TEXT,
  source_url TEXT,
  -- False once withdrawn: nobody but an administrator sees it.
  is_active BOOLEAN NOT NULL,
  -- An administrator set title or status: an import leaves them alone.
  is_edited BOOLEAN NOT NULL,
  created_by BIGINT REFERENCES users (id) ON DELETE SET NULL,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL,
  revision BIGINT NOT NULL,
  CONSTRAINT laws_in_force CHECK (in_force_until IS NULL OR in_force_from IS NULL OR in_force_from <= in_force_until)
);
CREATE INDEX laws_created_by ON laws (created_by);
CREATE INDEX laws_revision ON laws (revision);

CREATE TABLE law_articles (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  law_id BIGINT NOT NULL REFERENCES laws (id) ON DELETE CASCADE,
  -- Its place in the text of the law.
  position BIGINT NOT NULL,
  number TEXT NOT NULL,
  number_key TEXT NOT NULL,
  -- 1 for the first row of this number; more where a number has several versions, or stands twice in a text.
  occurrence BIGINT NOT NULL CHECK (occurrence >= 1),
  heading TEXT NOT NULL,
  text TEXT NOT NULL CONSTRAINT law_articles_text CHECK (length(trim(text)) > 0),
  status TEXT NOT NULL CHECK (status IN ('in_force', 'unclear', 'superseded', 'repealed')),
  status_note TEXT,
  in_force_from DATE,
  in_force_until DATE,
  quality TEXT NOT NULL CHECK (quality IN ('good', 'medium', 'low')),
  quality_note TEXT,
  is_usable BOOLEAN NOT NULL,
  CONSTRAINT law_articles_number_key UNIQUE (law_id, number_key, occurrence),
  CONSTRAINT law_articles_in_force CHECK (in_force_until IS NULL OR in_force_from IS NULL OR in_force_from <= in_force_until)
);
CREATE INDEX law_articles_position ON law_articles (law_id, position);
