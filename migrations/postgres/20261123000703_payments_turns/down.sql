CREATE TABLE operator_budgets (
  channel TEXT NOT NULL PRIMARY KEY,
  second BIGINT NOT NULL,
  used BIGINT NOT NULL CHECK (used >= 0)
);
INSERT INTO operator_budgets (channel, second, used) VALUES ('mtn_momo', 0, 0), ('orange_web', 0, 0), ('orange_core', 0, 0);
DROP TABLE operator_turns;
