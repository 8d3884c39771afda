-- Leave to ask an operator how payments stand, of all processes together: a turn rests after it was taken. Fixed seconds let twice as many
-- pass around their edge.
CREATE TABLE operator_turns (
  channel TEXT NOT NULL CHECK (channel IN ('mtn_momo', 'orange_web', 'orange_core')),
  turn BIGINT NOT NULL CHECK (turn BETWEEN 1 AND 4),
  taken_at TIMESTAMP NOT NULL,
  PRIMARY KEY (channel, turn)
);
INSERT INTO operator_turns (channel, turn, taken_at)
  SELECT channel, turn, '1970-01-01 00:00:00'
  FROM (SELECT 'mtn_momo' AS channel UNION ALL SELECT 'orange_web' UNION ALL SELECT 'orange_core') AS channels
  CROSS JOIN (SELECT 1 AS turn UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4) AS turns;
DROP TABLE operator_budgets;
