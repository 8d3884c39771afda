-- Our summary of a decision in the other language than its own, as JSON.
ALTER TABLE jurisprudence ADD COLUMN translation TEXT;
