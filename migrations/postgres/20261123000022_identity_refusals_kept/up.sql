-- A refusal is kept for a repeat like any other answer.
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_status_check;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_status_check CHECK (status BETWEEN 200 AND 499);
