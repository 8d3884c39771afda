-- A text joined a verified decision, and nobody has read it: everybody reads the summary, administrators alone the text.
ALTER TABLE jurisprudence ADD COLUMN text_waits BOOLEAN NOT NULL DEFAULT FALSE;
