ALTER TABLE jurisprudence DROP COLUMN translation;
