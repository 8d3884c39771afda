DROP TABLE case_documents;
DROP TABLE case_notes;
DROP TABLE case_events;
DROP TABLE case_parties;
DROP TABLE cases;
