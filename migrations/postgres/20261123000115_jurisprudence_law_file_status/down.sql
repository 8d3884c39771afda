ALTER TABLE laws DROP COLUMN file_note;
ALTER TABLE laws DROP COLUMN file_status;
