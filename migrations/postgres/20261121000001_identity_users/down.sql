DROP TABLE login_throttles;
DROP TABLE sessions;
DROP TABLE users;
