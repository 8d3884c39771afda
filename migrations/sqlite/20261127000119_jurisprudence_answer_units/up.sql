-- Direct answers written beforehand, as JSON; they are read and written with their note alone.
ALTER TABLE legal_knowledge ADD COLUMN units TEXT NOT NULL DEFAULT '[]';
