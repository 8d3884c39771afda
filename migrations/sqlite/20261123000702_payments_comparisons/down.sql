CREATE TABLE reconciliations_of_one_kind (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  method TEXT CHECK (method IN ('mtn_momo', 'orange_money')),
  admin_id BIGINT REFERENCES users (id),
  day DATE CONSTRAINT reconciliations_day_key UNIQUE,
  lines BIGINT NOT NULL CHECK (lines >= 0),
  matched BIGINT NOT NULL CHECK (matched >= 0),
  findings TEXT NOT NULL,
  created_at TIMESTAMP NOT NULL
);
INSERT INTO reconciliations_of_one_kind (id, method, admin_id, day, lines, matched, findings, created_at)
SELECT id, method, admin_id, day, lines, matched,
  (SELECT json_group_array(json_array(
      json_extract(found.value, '$[0]'), json_extract(found.value, '$[1]'), json_extract(found.value, '$[2]'), json_extract(found.value, '$[3]')))
    FROM json_each(reconciliations.findings) AS found),
  created_at
FROM reconciliations
WHERE NOT is_test OR day IS NULL OR day NOT IN (SELECT day FROM reconciliations WHERE NOT is_test AND day IS NOT NULL);
DROP TABLE reconciliations;
ALTER TABLE reconciliations_of_one_kind RENAME TO reconciliations;
