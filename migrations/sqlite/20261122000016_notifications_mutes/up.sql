-- What a person wants no mails about. In the page they are told all the same.
CREATE TABLE notice_mutes (
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  topic TEXT NOT NULL CHECK (length(topic) BETWEEN 1 AND 40),
  PRIMARY KEY (user_id, topic)
);
