DROP INDEX jurisprudence_withdrawn_by;
ALTER TABLE jurisprudence DROP COLUMN withdrawn_reason;
ALTER TABLE jurisprudence DROP COLUMN withdrawn_by;
ALTER TABLE jurisprudence DROP COLUMN withdrawn_at;
