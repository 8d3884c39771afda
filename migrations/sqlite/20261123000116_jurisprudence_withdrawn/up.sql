-- What stays of a decision that was deleted: what tells that it was, so that no import brings it back, and why.
ALTER TABLE jurisprudence ADD COLUMN withdrawn_at TIMESTAMP;
ALTER TABLE jurisprudence ADD COLUMN withdrawn_by BIGINT REFERENCES users (id) ON DELETE SET NULL;
ALTER TABLE jurisprudence ADD COLUMN withdrawn_reason TEXT;
CREATE INDEX jurisprudence_withdrawn_by ON jurisprudence (withdrawn_by);

-- The same for those that were deleted before.
UPDATE jurisprudence_import_items SET title = source_id WHERE case_id IN (SELECT id FROM jurisprudence WHERE is_active = 0 AND is_edited = 1);
UPDATE jurisprudence_sources SET title = '', listed_title = '' WHERE case_id IN (SELECT id FROM jurisprudence WHERE is_active = 0 AND is_edited = 1);
UPDATE jurisprudence SET
  title = jurisdiction || ', ' || CAST(decided_on AS TEXT) || ', ' || case_number,
  parties = '', subject = '', keywords = '[]', facts = '', legal_principle = '', decision = '', relevant_articles = '[]',
  source_url = NULL, source_licence = NULL, search_key = lower(jurisdiction || ' ' || case_number), withdrawn_at = updated_at
WHERE is_active = 0 AND is_edited = 1;
