DROP TABLE law_articles;
DROP TABLE laws;
