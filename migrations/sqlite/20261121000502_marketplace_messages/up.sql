-- What the two parties of a request write to each other once one of them was selected. The ids are cursors: within a
-- conversation they rise in the order of writing.
CREATE TABLE professional_messages (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  request_id BIGINT NOT NULL REFERENCES client_requests (id) ON DELETE CASCADE,
  sender_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  receiver_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK (length(content) BETWEEN 1 AND 5000),
  -- Made by the sender's device: a message that is sent again after a lost answer is one message.
  client_key TEXT CHECK (length(client_key) BETWEEN 1 AND 64),
  read_at TIMESTAMP,
  created_at TIMESTAMP NOT NULL,
  CONSTRAINT professional_messages_sender_id_key UNIQUE (sender_id, client_key),
  CONSTRAINT professional_messages_two CHECK (sender_id <> receiver_id)
);
CREATE INDEX professional_messages_request_id ON professional_messages (request_id, id);
CREATE INDEX professional_messages_unread ON professional_messages (receiver_id, request_id) WHERE read_at IS NULL;

CREATE TABLE message_attachments (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  uploader_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  request_id BIGINT NOT NULL REFERENCES client_requests (id) ON DELETE CASCADE,
  -- Empty until it is sent.
  message_id BIGINT REFERENCES professional_messages (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 150),
  media_type TEXT NOT NULL,
  size BIGINT NOT NULL CHECK (size BETWEEN 1 AND 10485760),
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
  -- Where the file lies; random, never made of the name.
  storage_key TEXT NOT NULL CONSTRAINT message_attachments_storage_key_key UNIQUE,
  created_at TIMESTAMP NOT NULL
);
CREATE INDEX message_attachments_message_id ON message_attachments (message_id);
CREATE INDEX message_attachments_request_id ON message_attachments (request_id);
CREATE INDEX message_attachments_unsent ON message_attachments (uploader_id, created_at) WHERE message_id IS NULL;
