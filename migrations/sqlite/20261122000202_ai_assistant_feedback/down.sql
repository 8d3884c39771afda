DROP TABLE ai_feedback;
