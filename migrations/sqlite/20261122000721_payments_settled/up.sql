-- What was settled ten years ago is found without reading the rest.
CREATE INDEX payments_settled_at ON payments (settled_at);
