DROP TRIGGER payments_transitions;
CREATE TRIGGER payments_transitions BEFORE UPDATE OF state ON payments
WHEN OLD.state <> NEW.state AND (OLD.state || '>' || NEW.state) NOT IN (
    'created>submitting', 'created>manual_review',
    'submitting>awaiting_customer', 'submitting>unknown', 'submitting>rejected', 'submitting>failed', 'submitting>manual_review',
    'awaiting_customer>unknown', 'awaiting_customer>succeeded', 'awaiting_customer>failed', 'awaiting_customer>expired',
    'awaiting_customer>manual_review',
    'unknown>awaiting_customer', 'unknown>succeeded', 'unknown>failed', 'unknown>expired', 'unknown>manual_review',
    'manual_review>succeeded', 'manual_review>failed',
    'failed>succeeded', 'expired>succeeded', 'failed>manual_review', 'expired>manual_review',
    'succeeded>refunded')
BEGIN SELECT RAISE(ABORT, 'payments: no such transition'); END;
