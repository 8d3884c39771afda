-- What an avocat or a huissier says of himself; the roll number is shown to administrators alone.
CREATE TABLE professional_profiles (
  user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  specialty TEXT NOT NULL CHECK (length(specialty) <= 100),
  domains TEXT NOT NULL,
  city TEXT NOT NULL CHECK (length(city) <= 80),
  languages TEXT NOT NULL,
  roll_number TEXT NOT NULL CHECK (length(roll_number) <= 60),
  bio TEXT NOT NULL CHECK (length(bio) <= 2000),
  years_of_practice INTEGER CHECK (years_of_practice BETWEEN 0 AND 80),
  is_verified BOOLEAN NOT NULL,
  verified_at TIMESTAMP,
  updated_at TIMESTAMP NOT NULL,
  CONSTRAINT professional_profiles_verified CHECK (is_verified = (verified_at IS NOT NULL))
);
