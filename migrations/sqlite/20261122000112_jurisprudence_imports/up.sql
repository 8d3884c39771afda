-- Imports of case law: from the site, one at a time, by whichever process holds the lease; or of files.
CREATE TABLE jurisprudence_imports (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  origin TEXT NOT NULL CHECK (origin IN ('site', 'files')),
  query TEXT NOT NULL,
  court TEXT NOT NULL,
  -- How many decisions at most; without: every one the list names.
  most BIGINT CHECK (most > 0),
  -- What is here already is read again.
  rereads BOOLEAN NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'stopped', 'cancelled')),
  -- Why it stopped before its end, as a code.
  stop_reason TEXT,
  retry_after BIGINT,
  -- How many the site says it has, and how many rows its list held.
  total BIGINT NOT NULL,
  listed BIGINT NOT NULL,
  imported BIGINT NOT NULL,
  skipped BIGINT NOT NULL,
  failed BIGINT NOT NULL,
  list_repaired BOOLEAN NOT NULL,
  listed_at TIMESTAMP,
  cancel_asked BOOLEAN NOT NULL,
  attempts BIGINT NOT NULL,
  lease_until TIMESTAMP,
  created_by BIGINT REFERENCES users (id) ON DELETE SET NULL,
  created_at TIMESTAMP NOT NULL,
  ended_at TIMESTAMP,
  CONSTRAINT jurisprudence_imports_end CHECK ((state IN ('waiting', 'running')) = (ended_at IS NULL)),
  CONSTRAINT jurisprudence_imports_reason CHECK (state <> 'stopped' OR stop_reason IS NOT NULL)
);
-- The site is asked by one import at a time, whatever the number of processes.
CREATE UNIQUE INDEX jurisprudence_imports_one ON jurisprudence_imports (origin) WHERE origin = 'site' AND state IN ('waiting', 'running');
CREATE INDEX jurisprudence_imports_created_by ON jurisprudence_imports (created_by);

-- What became of each decision that an import meant to read, or of each file.
CREATE TABLE jurisprudence_import_items (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  run_id BIGINT NOT NULL REFERENCES jurisprudence_imports (id) ON DELETE CASCADE,
  position BIGINT NOT NULL,
  source_id TEXT NOT NULL,
  title TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('waiting', 'imported', 'known', 'updated', 'review', 'refused', 'failed')),
  reason TEXT,
  detail TEXT,
  case_id BIGINT REFERENCES jurisprudence (id) ON DELETE SET NULL,
  CONSTRAINT jurisprudence_import_items_position_key UNIQUE (run_id, position)
);
CREATE INDEX jurisprudence_import_items_case_id ON jurisprudence_import_items (case_id);

-- A decision as its source gave it, beside what we say of it. Its identity is court, day and number as given; the
-- source's id is a link that two decisions may share.
CREATE TABLE jurisprudence_sources (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  case_id BIGINT NOT NULL CONSTRAINT jurisprudence_sources_case_id_key UNIQUE REFERENCES jurisprudence (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  -- The source gave none: we made it as the source makes its own.
  id_computed BOOLEAN NOT NULL,
  source_url TEXT,
  -- Without one the text is for administrators only, and in no export.
  licence TEXT,
  court TEXT NOT NULL,
  court_key TEXT NOT NULL,
  number TEXT NOT NULL,
  -- Letters and numbers apart, without leading zeros: only to suggest that two may be one.
  number_parts TEXT NOT NULL,
  decided_on DATE NOT NULL,
  title TEXT NOT NULL,
  -- As the source's list last named it.
  listed_title TEXT NOT NULL,
  formation TEXT,
  formation_derived BOOLEAN NOT NULL,
  form TEXT NOT NULL CHECK (form IN ('json', 'xml')),
  rev TEXT,
  -- As received, and as it is shown and searched. Both are empty once the decision was deleted here.
  text_received TEXT NOT NULL,
  text TEXT NOT NULL,
  -- Of the bytes as received, and of the text before any name was masked.
  raw_digest TEXT NOT NULL,
  text_digest TEXT NOT NULL,
  encoding_repaired BOOLEAN NOT NULL,
  -- In thousandths.
  odd_characters BIGINT NOT NULL,
  lonely_letters BIGINT NOT NULL,
  names_masked BOOLEAN NOT NULL,
  -- Since when the source answers that it has no such decision.
  gone_at TIMESTAMP,
  run_id BIGINT REFERENCES jurisprudence_imports (id) ON DELETE SET NULL,
  imported_at TIMESTAMP NOT NULL,
  checked_at TIMESTAMP NOT NULL,
  CONSTRAINT jurisprudence_sources_identity_key UNIQUE (source, court_key, decided_on, number)
);
CREATE INDEX jurisprudence_sources_source_id ON jurisprudence_sources (source, source_id);
CREATE INDEX jurisprudence_sources_text_digest ON jurisprudence_sources (text_digest);
CREATE INDEX jurisprudence_sources_run_id ON jurisprudence_sources (run_id);

-- Other spellings of a decision's number, and other ids of its source.
CREATE TABLE jurisprudence_aliases (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  case_id BIGINT NOT NULL REFERENCES jurisprudence (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('number', 'source_id')),
  value TEXT NOT NULL,
  -- Folded by the application: what an administrator's search looks through.
  search_key TEXT NOT NULL,
  created_at TIMESTAMP NOT NULL,
  CONSTRAINT jurisprudence_aliases_value_key UNIQUE (case_id, kind, value)
);
CREATE INDEX jurisprudence_aliases_value ON jurisprudence_aliases (kind, value);

-- What was received and waits for a person: it may be a decision that is here already, or says something else of it.
CREATE TABLE jurisprudence_reviews (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('duplicate', 'changed')),
  case_id BIGINT NOT NULL REFERENCES jurisprudence (id) ON DELETE CASCADE,
  run_id BIGINT REFERENCES jurisprudence_imports (id) ON DELETE SET NULL,
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  -- Of everything that was received: the same is asked once, whatever was answered.
  digest TEXT NOT NULL,
  -- The decision as it was read; empty once it was decided on.
  received TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'merged', 'kept', 'ignored', 'accepted')),
  decided_by BIGINT REFERENCES users (id) ON DELETE SET NULL,
  created_at TIMESTAMP NOT NULL,
  decided_at TIMESTAMP,
  CONSTRAINT jurisprudence_reviews_digest_key UNIQUE (source, digest),
  CONSTRAINT jurisprudence_reviews_decided CHECK ((state = 'open') = (decided_at IS NULL))
);
CREATE INDEX jurisprudence_reviews_case_id ON jurisprudence_reviews (case_id);
CREATE INDEX jurisprudence_reviews_source_id ON jurisprudence_reviews (source, source_id);
CREATE INDEX jurisprudence_reviews_run_id ON jurisprudence_reviews (run_id);
CREATE INDEX jurisprudence_reviews_decided_by ON jurisprudence_reviews (decided_by);
