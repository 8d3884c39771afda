DROP TABLE anonymous_messages;
DROP TABLE anonymous_access;
