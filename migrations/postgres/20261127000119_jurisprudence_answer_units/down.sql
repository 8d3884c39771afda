ALTER TABLE legal_knowledge DROP COLUMN units;
