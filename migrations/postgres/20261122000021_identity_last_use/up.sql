-- When the account was last used, to within a day: a sign-in, or a session. What is not used for years is taken back.
ALTER TABLE users ADD COLUMN last_used_at TIMESTAMP;
-- When its owner was last told by mail that it ends; of an administrator's, when that was logged.
ALTER TABLE users ADD COLUMN ending_told_at TIMESTAMP;
-- Of the accounts that are here nobody knows when they were used: their years begin now.
UPDATE users SET last_used_at = now() AT TIME ZONE 'utc';
CREATE INDEX users_last_used_at ON users (last_used_at);
