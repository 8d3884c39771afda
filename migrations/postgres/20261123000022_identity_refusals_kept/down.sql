DELETE FROM idempotency_keys WHERE status > 399;
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_status_check;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_status_check CHECK (status BETWEEN 200 AND 399);
