CREATE TABLE availability (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  professional_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- 0 is Sunday.
  day_of_week INTEGER NOT NULL CHECK (day_of_week BETWEEN 0 AND 6),
  start_time TEXT NOT NULL CHECK (length(start_time) = 5),
  end_time TEXT NOT NULL CHECK (length(end_time) = 5),
  is_active BOOLEAN NOT NULL,
  created_at TIMESTAMP NOT NULL,
  CONSTRAINT availability_times CHECK (start_time < end_time)
);
CREATE INDEX availability_professional_id ON availability (professional_id, day_of_week, start_time);

CREATE TABLE appointments (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  client_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  professional_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 3 AND 150),
  description TEXT CHECK (length(description) <= 2000),
  appointment_date TIMESTAMP NOT NULL,
  duration INTEGER NOT NULL CHECK (duration BETWEEN 15 AND 480),
  ends_at TIMESTAMP NOT NULL,
  location TEXT CHECK (length(location) <= 200),
  meeting_link TEXT CHECK (length(meeting_link) <= 500),
  status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'declined', 'cancelled', 'completed')),
  notes TEXT CHECK (length(notes) <= 2000),
  client_notes TEXT CHECK (length(client_notes) <= 2000),
  reminded_at TIMESTAMP,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL
);
CREATE INDEX appointments_client_id ON appointments (client_id, appointment_date);
CREATE INDEX appointments_professional_id ON appointments (professional_id, appointment_date);
CREATE INDEX appointments_due ON appointments (status, appointment_date);

-- A quarter of an hour that a pending or confirmed appointment holds: two appointments cannot hold the same one.
CREATE TABLE appointment_units (
  appointment_id BIGINT NOT NULL REFERENCES appointments (id) ON DELETE CASCADE,
  professional_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  starts_at TIMESTAMP NOT NULL,
  CONSTRAINT appointment_units_professional_id_key UNIQUE (professional_id, starts_at)
);
CREATE INDEX appointment_units_appointment_id ON appointment_units (appointment_id);
