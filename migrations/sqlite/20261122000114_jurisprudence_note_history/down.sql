DROP TABLE legal_knowledge_versions;
ALTER TABLE legal_knowledge DROP COLUMN search_key;
