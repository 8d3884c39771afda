DROP TABLE document_drafts;
DROP TABLE document_versions;
DROP TABLE documents;
