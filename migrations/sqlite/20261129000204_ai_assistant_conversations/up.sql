-- What one asks the assistant is kept conversation by conversation. `search_key` is what a search looks through, folded by the application.
CREATE TABLE ai_conversations (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  search_key TEXT NOT NULL,
  is_hidden BOOLEAN NOT NULL,
  created_at TIMESTAMP NOT NULL,
  -- The moment of the last exchange.
  updated_at TIMESTAMP NOT NULL
);
CREATE INDEX ai_conversations_user_id ON ai_conversations (user_id, updated_at);

-- What is in the log already: one conversation a person and day, whose title is the first line of its first question.
WITH firsts AS (
  SELECT user_id, prompt, first_value(created_at) OVER day AS begun, last_value(created_at) OVER day AS ended, row_number() OVER day AS place
  FROM ai_logs
  WINDOW day AS (PARTITION BY user_id, date(created_at) ORDER BY created_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
), spaced AS (
  SELECT user_id, begun, ended, replace(replace(substr(prompt, 1, instr(prompt || char(10), char(10)) - 1), char(160), ' '), char(8239), ' ') AS line
  FROM firsts WHERE place = 1
), joined AS (
  SELECT user_id, begun, ended, trim(replace(replace(replace(line, ' ', ' ' || char(1)), char(1) || ' ', ''), char(1), '')) AS line FROM spaced
), titled AS (
  SELECT user_id, begun, ended, CASE
    WHEN length(line) <= 80 THEN line
    ELSE coalesce(nullif(rtrim(rtrim(substr(line, 1, 80), replace(substr(line, 1, 80), ' ', ''))), ''), substr(line, 1, 79)) || '…'
  END AS title FROM joined
)
INSERT INTO ai_conversations (user_id, title, search_key, is_hidden, created_at, updated_at)
  SELECT user_id, title, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ê', 'e'), 'Ê', 'e'), 'ë', 'e'), 'Ë', 'e'), 'à', 'a'), 'À', 'a'), 'â', 'a'), 'Â', 'a'), 'î', 'i'), 'Î', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ô', 'o'), 'Ô', 'o'), 'û', 'u'), 'Û', 'u'), 'ù', 'u'), 'Ù', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ç', 'c'), 'Ç', 'c'), 'œ', 'oe'), 'Œ', 'oe'), '’', ''''), FALSE, begun, ended
  FROM titled ORDER BY begun;

-- A column that must not be empty asks for the table anew. What goes with the old table comes back: opinions, and the numbers given so far.
CREATE TABLE ai_logs_in_conversations (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  prompt TEXT NOT NULL CHECK (length(prompt) BETWEEN 1 AND 4000),
  response TEXT NOT NULL,
  prompt_type TEXT NOT NULL CHECK (prompt_type IN ('research', 'document', 'strategy', 'analysis', 'precedent', 'procedure', 'general')),
  status TEXT NOT NULL CHECK (status IN ('grounded', 'no_match', 'unavailable')),
  engine TEXT NOT NULL CHECK (engine IN ('builtin', 'remote')),
  language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
  sources TEXT NOT NULL,
  counted BOOLEAN NOT NULL,
  month TEXT NOT NULL CHECK (length(month) = 7),
  created_at TIMESTAMP NOT NULL,
  parts TEXT NOT NULL DEFAULT '{}',
  conversation_id BIGINT NOT NULL REFERENCES ai_conversations (id) ON DELETE CASCADE,
  search_key TEXT NOT NULL
);
INSERT INTO ai_logs_in_conversations
  SELECT id, user_id, prompt, response, prompt_type, status, engine, language, sources, counted, month, created_at, parts,
    (SELECT c.id FROM ai_conversations c WHERE c.user_id = ai_logs.user_id AND date(c.created_at) = date(ai_logs.created_at)),
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(prompt || ' ' || response), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ê', 'e'), 'Ê', 'e'), 'ë', 'e'), 'Ë', 'e'), 'à', 'a'), 'À', 'a'), 'â', 'a'), 'Â', 'a'), 'î', 'i'), 'Î', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ô', 'o'), 'Ô', 'o'), 'û', 'u'), 'Û', 'u'), 'ù', 'u'), 'Ù', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ç', 'c'), 'Ç', 'c'), 'œ', 'oe'), 'Œ', 'oe'), '’', '''')
  FROM ai_logs;
CREATE TABLE ai_feedback_kept AS SELECT * FROM ai_feedback;
DELETE FROM sqlite_sequence WHERE name = 'ai_logs_in_conversations';
UPDATE sqlite_sequence SET name = 'ai_logs_in_conversations' WHERE name = 'ai_logs';
DROP TABLE ai_logs;
ALTER TABLE ai_logs_in_conversations RENAME TO ai_logs;
INSERT INTO ai_feedback SELECT * FROM ai_feedback_kept;
DROP TABLE ai_feedback_kept;
CREATE INDEX ai_logs_user_id ON ai_logs (user_id, month);
CREATE INDEX ai_logs_created_at ON ai_logs (created_at);
CREATE INDEX ai_logs_conversation_id ON ai_logs (conversation_id);
