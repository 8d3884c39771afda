ALTER TABLE jurisprudence DROP COLUMN text_waits;
