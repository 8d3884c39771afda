DROP TABLE jurisprudence_reviews;
DROP TABLE jurisprudence_aliases;
DROP TABLE jurisprudence_sources;
DROP TABLE jurisprudence_import_items;
DROP TABLE jurisprudence_imports;
