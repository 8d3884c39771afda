DROP TABLE case_pairs_settled;
ALTER TABLE jurisprudence DROP COLUMN search_key;
