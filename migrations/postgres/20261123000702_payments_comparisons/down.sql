UPDATE reconciliations SET findings = coalesce((
  SELECT jsonb_agg(found.item - 4 ORDER BY found.n)::text
  FROM jsonb_array_elements(reconciliations.findings::jsonb) WITH ORDINALITY AS found (item, n)
), '[]');
DELETE FROM reconciliations WHERE is_test AND day IN (SELECT day FROM reconciliations WHERE NOT is_test);
ALTER TABLE reconciliations DROP CONSTRAINT reconciliations_day_key;
ALTER TABLE reconciliations ADD CONSTRAINT reconciliations_day_key UNIQUE (day);
ALTER TABLE reconciliations DROP COLUMN is_test;
