-- Comparisons of books with test money stand beside those with real money, each kind with a day of its own. What was compared where no
-- payment is real was a test. A finding says the currency of its amount: that of its payment, where there is one.
CREATE TABLE reconciliations_of_kinds (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  -- Empty: our own books.
  method TEXT CHECK (method IN ('mtn_momo', 'orange_money')),
  admin_id BIGINT REFERENCES users (id),
  -- The day in Cameroon that the books were compared for: once, whatever the number of processes.
  day DATE,
  lines BIGINT NOT NULL CHECK (lines >= 0),
  matched BIGINT NOT NULL CHECK (matched >= 0),
  findings TEXT NOT NULL,
  created_at TIMESTAMP NOT NULL,
  is_test BOOLEAN NOT NULL,
  CONSTRAINT reconciliations_day_key UNIQUE (day, is_test)
);
INSERT INTO reconciliations_of_kinds (id, method, admin_id, day, lines, matched, findings, created_at, is_test)
SELECT id, method, admin_id, day, lines, matched,
  (SELECT json_group_array(json_array(
      json_extract(found.value, '$[0]'), json_extract(found.value, '$[1]'), json_extract(found.value, '$[2]'), json_extract(found.value, '$[3]'),
      (SELECT payments.currency FROM payments WHERE payments.id = json_extract(found.value, '$[1]'))))
    FROM json_each(reconciliations.findings) AS found),
  created_at, NOT EXISTS (SELECT 1 FROM payments WHERE NOT payments.is_test)
FROM reconciliations;
DROP TABLE reconciliations;
ALTER TABLE reconciliations_of_kinds RENAME TO reconciliations;
