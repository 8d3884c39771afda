DROP INDEX payments_settled_at;
