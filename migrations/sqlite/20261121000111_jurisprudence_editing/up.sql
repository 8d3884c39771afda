-- Title, subject, jurisdiction and number, folded by the application: what an administrator's search looks through.
ALTER TABLE jurisprudence ADD COLUMN search_key TEXT NOT NULL DEFAULT '';
UPDATE jurisprudence SET search_key = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title || ' ' || subject || ' ' || jurisdiction || ' ' || case_number), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ê', 'e'), 'Ê', 'e'), 'à', 'a'), 'À', 'a'), 'â', 'a'), 'î', 'i'), 'ô', 'o'), 'Ô', 'o'), 'û', 'u'), 'ù', 'u'), 'ç', 'c'), 'Ç', 'c'), 'ï', 'i'), 'ë', 'e'), 'œ', 'oe'), '’', '''');

-- Pairs of rows that look like one decision and are two: a person said so.
CREATE TABLE case_pairs_settled (
  first_id BIGINT NOT NULL REFERENCES jurisprudence (id) ON DELETE CASCADE,
  second_id BIGINT NOT NULL REFERENCES jurisprudence (id) ON DELETE CASCADE,
  settled_by BIGINT REFERENCES users (id) ON DELETE SET NULL,
  settled_at TIMESTAMP NOT NULL,
  PRIMARY KEY (first_id, second_id),
  CONSTRAINT case_pairs_settled_order CHECK (first_id < second_id)
);
CREATE INDEX case_pairs_settled_second_id ON case_pairs_settled (second_id);
CREATE INDEX case_pairs_settled_settled_by ON case_pairs_settled (settled_by);
