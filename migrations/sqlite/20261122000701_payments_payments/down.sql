DROP TABLE reconciliations;
DROP TABLE payment_decisions;
DROP TABLE operator_budgets;
DROP TABLE webhook_inbox;
DROP TABLE premium_grants;
DROP TABLE ledger_entries;
DROP TABLE payment_events;
DROP TABLE payments;
