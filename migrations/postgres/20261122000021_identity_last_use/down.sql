DROP INDEX users_last_used_at;
ALTER TABLE users DROP COLUMN ending_told_at;
ALTER TABLE users DROP COLUMN last_used_at;
