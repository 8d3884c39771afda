DROP TABLE appointment_units;
DROP TABLE appointments;
DROP TABLE availability;
