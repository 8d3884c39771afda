DROP TABLE anonymous_proofs;
DROP TABLE anonymous_browsers;
DROP TABLE anonymous_salts;
DROP TABLE anonymous_visitors;
