-- Comparisons of books with test money stand beside those with real money, each kind with a day of its own. What was compared where no
-- payment is real was a test.
ALTER TABLE reconciliations ADD COLUMN is_test BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE reconciliations SET is_test = NOT EXISTS (SELECT 1 FROM payments WHERE NOT is_test);
ALTER TABLE reconciliations ALTER COLUMN is_test DROP DEFAULT;
ALTER TABLE reconciliations DROP CONSTRAINT reconciliations_day_key;
ALTER TABLE reconciliations ADD CONSTRAINT reconciliations_day_key UNIQUE (day, is_test);

-- A finding says the currency of its amount: that of its payment, where there is one.
UPDATE reconciliations SET findings = coalesce((
  SELECT jsonb_agg(found.item || coalesce(to_jsonb(payments.currency), 'null'::jsonb) ORDER BY found.n)::text
  FROM jsonb_array_elements(reconciliations.findings::jsonb) WITH ORDINALITY AS found (item, n)
  LEFT JOIN payments ON payments.id = (found.item ->> 1)::bigint
), '[]');
