CREATE TABLE anonymous_browsers (
  browser_hash TEXT NOT NULL PRIMARY KEY CHECK (length(browser_hash) = 64),
  day TIMESTAMP NOT NULL,
  used INTEGER NOT NULL CHECK (used BETWEEN 0 AND 10)
);
CREATE INDEX anonymous_browsers_day ON anonymous_browsers (day);

DROP TABLE anonymous_addresses;
