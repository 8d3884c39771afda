-- What the file that a law came in says of its force, and its words where the articles share them: an article that says no
-- more than that follows what an administrator settles of the law.
ALTER TABLE laws ADD COLUMN file_status TEXT NOT NULL DEFAULT 'unclear' CHECK (file_status IN ('in_force', 'unclear', 'superseded', 'repealed'));
ALTER TABLE laws ADD COLUMN file_note TEXT;
UPDATE laws SET file_status = CASE
  WHEN EXISTS (SELECT 1 FROM law_articles a WHERE a.law_id = laws.id AND a.status = 'in_force') THEN 'in_force'
  WHEN (SELECT COUNT(DISTINCT a.status) FROM law_articles a WHERE a.law_id = laws.id) = 1 THEN (SELECT MIN(a.status) FROM law_articles a WHERE a.law_id = laws.id)
  ELSE 'unclear'
END;
UPDATE laws SET file_note = (
  SELECT CASE WHEN COUNT(*) = COUNT(a.status_note) AND MIN(a.status_note) = MAX(a.status_note) THEN MIN(a.status_note) END
  FROM law_articles a WHERE a.law_id = laws.id AND a.status = laws.file_status
);
