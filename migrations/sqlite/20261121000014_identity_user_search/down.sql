DROP INDEX users_created_at;
ALTER TABLE users DROP COLUMN search_key;
