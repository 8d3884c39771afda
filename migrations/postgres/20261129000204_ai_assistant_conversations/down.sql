DROP INDEX ai_logs_conversation_id;
ALTER TABLE ai_logs DROP COLUMN conversation_id;
ALTER TABLE ai_logs DROP COLUMN search_key;
DROP TABLE ai_conversations;
