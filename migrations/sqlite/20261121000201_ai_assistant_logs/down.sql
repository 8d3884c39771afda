DROP TABLE ai_reservations;
DROP TABLE ai_usage;
DROP TABLE ai_logs;
