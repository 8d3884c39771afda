DROP TABLE legal_texts_state;
DROP TABLE jurisprudence;
DROP TABLE legal_knowledge;
