CREATE TABLE client_requests (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  client_id BIGINT REFERENCES users (id) ON DELETE CASCADE,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 3 AND 150),
  description TEXT NOT NULL CHECK (length(description) BETWEEN 10 AND 20000),
  ai_summary TEXT,
  legal_domain TEXT NOT NULL CHECK (legal_domain IN ('civil', 'penal', 'commercial', 'travail', 'famille', 'immobilier', 'fiscal', 'administratif', 'autre')),
  urgency TEXT NOT NULL CHECK (urgency IN ('low', 'normal', 'high', 'critical')),
  budget TEXT CHECK (length(budget) <= 200),
  status TEXT NOT NULL CHECK (status IN ('open', 'assigned', 'closed')),
  is_validated BOOLEAN NOT NULL,
  is_anonymous BOOLEAN NOT NULL,
  published_at TIMESTAMP,
  assigned_at TIMESTAMP,
  closed_at TIMESTAMP,
  close_reason TEXT CHECK (close_reason IN ('client', 'rated', 'idle', 'deadline', 'admin')),
  hidden_at TIMESTAMP,
  hidden_reason TEXT CHECK (length(hidden_reason) <= 500),
  -- When the work of the selected professional is due; set by the selection.
  deadline_at TIMESTAMP,
  -- 0: nobody was told, 1: that it is near, 2: that it has passed.
  deadline_notices INTEGER NOT NULL CHECK (deadline_notices BETWEEN 0 AND 2),
  last_activity_at TIMESTAMP NOT NULL,
  idle_reminders INTEGER NOT NULL CHECK (idle_reminders BETWEEN 0 AND 2),
  search_key TEXT NOT NULL,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL,
  CONSTRAINT client_requests_client CHECK (client_id IS NOT NULL OR is_anonymous),
  CONSTRAINT client_requests_published CHECK (is_validated = (published_at IS NOT NULL)),
  CONSTRAINT client_requests_closed CHECK ((status = 'closed') = (closed_at IS NOT NULL)),
  CONSTRAINT client_requests_closed_why CHECK ((closed_at IS NULL) = (close_reason IS NULL))
);
-- What professionals browse, in its order, with and without a branch of law; the urgency is in them to count from them.
CREATE INDEX client_requests_browse ON client_requests (status, is_validated, published_at DESC, id DESC, hidden_at, urgency);
CREATE INDEX client_requests_domain ON client_requests (status, is_validated, legal_domain, published_at DESC, id DESC, hidden_at, urgency);
CREATE INDEX client_requests_client_id ON client_requests (client_id, created_at);
-- For the jobs. They do not begin with the status, or SQLite would take them for the list as well.
CREATE INDEX client_requests_idle ON client_requests (last_activity_at);
CREATE INDEX client_requests_due ON client_requests (deadline_at);

CREATE TABLE proposals (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  request_id BIGINT NOT NULL REFERENCES client_requests (id) ON DELETE CASCADE,
  professional_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 3 AND 150),
  description TEXT NOT NULL CHECK (length(description) BETWEEN 10 AND 10000),
  price TEXT CHECK (length(price) <= 100),
  timeline TEXT CHECK (length(timeline) <= 100),
  experience TEXT CHECK (length(experience) <= 2000),
  status TEXT NOT NULL CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn')),
  is_selected BOOLEAN NOT NULL,
  reject_reason TEXT CHECK (length(reject_reason) <= 500),
  rejected_by TEXT CHECK (rejected_by IN ('client', 'selection', 'closing')),
  decided_at TIMESTAMP,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL,
  CONSTRAINT proposals_selected CHECK (is_selected = (status = 'accepted')),
  CONSTRAINT proposals_rejected CHECK ((status = 'rejected') = (rejected_by IS NOT NULL))
);
-- A professional has one live proposal on a request, and a request one winner, whatever is asked at the same moment.
CREATE UNIQUE INDEX proposals_one_live ON proposals (request_id, professional_id) WHERE status <> 'withdrawn';
CREATE UNIQUE INDEX proposals_one_selected ON proposals (request_id) WHERE is_selected;
CREATE INDEX proposals_request_id ON proposals (request_id, status);
CREATE INDEX proposals_professional_id ON proposals (professional_id, created_at);

CREATE TABLE professional_ratings (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  request_id BIGINT NOT NULL CONSTRAINT professional_ratings_request_id_key UNIQUE REFERENCES client_requests (id) ON DELETE CASCADE,
  client_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  professional_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment TEXT CHECK (length(comment) <= 2000),
  is_deadline_met BOOLEAN NOT NULL,
  would_recommend BOOLEAN NOT NULL,
  created_at TIMESTAMP NOT NULL,
  updated_at TIMESTAMP NOT NULL
);
CREATE INDEX professional_ratings_professional_id ON professional_ratings (professional_id, created_at);
