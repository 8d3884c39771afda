-- Titles, category, articles and keywords, folded by the application: what an administrator's search looks through.
ALTER TABLE legal_knowledge ADD COLUMN search_key TEXT NOT NULL DEFAULT '';
UPDATE legal_knowledge SET search_key = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title_fr || ' ' || title_en || ' ' || category || ' ' || articles || ' ' || keywords_fr || ' ' || keywords_en), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ê', 'e'), 'Ê', 'e'), 'à', 'a'), 'À', 'a'), 'â', 'a'), 'î', 'i'), 'ô', 'o'), 'Ô', 'o'), 'û', 'u'), 'ù', 'u'), 'ç', 'c'), 'Ç', 'c'), 'ï', 'i'), 'ë', 'e'), 'œ', 'oe'), '’', '''');

-- What became of a note, from its first change on. A version is never changed; the last one says what the note says now,
-- unless it is a shipped text that was held back because somebody here had changed the note.
CREATE TABLE legal_knowledge_versions (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  note_id BIGINT NOT NULL REFERENCES legal_knowledge (id) ON DELETE CASCADE,
  version BIGINT NOT NULL CHECK (version >= 1),
  deed TEXT NOT NULL CHECK (deed IN ('shipped', 'created', 'edited', 'deactivated', 'reactivated', 'restored', 'held_back', 'retired', 'shipped_no_more')),
  content TEXT NOT NULL,
  -- Empty where the product did it, or the account is gone.
  actor_id BIGINT REFERENCES users (id) ON DELETE SET NULL,
  created_at TIMESTAMP NOT NULL,
  CONSTRAINT legal_knowledge_versions_note_id_version_key UNIQUE (note_id, version)
);
CREATE INDEX legal_knowledge_versions_actor_id ON legal_knowledge_versions (actor_id);
