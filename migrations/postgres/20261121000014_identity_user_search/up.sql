-- Name and address, folded by the application: what an administrator's search looks through.
ALTER TABLE users ADD COLUMN search_key TEXT NOT NULL DEFAULT '';
UPDATE users SET search_key = lower(name || ' ' || email);
CREATE INDEX users_created_at ON users (created_at);
