DROP TABLE message_attachments;
DROP TABLE professional_messages;
