-- Messages of the day by addresses, under the salt of the day. What a browser says of itself is no longer looked at.
CREATE TABLE anonymous_addresses (
  address_hash TEXT NOT NULL PRIMARY KEY CHECK (length(address_hash) = 64),
  day TIMESTAMP NOT NULL,
  used INTEGER NOT NULL CHECK (used >= 0)
);
CREATE INDEX anonymous_addresses_day ON anonymous_addresses (day);

DROP TABLE anonymous_browsers;
