DROP TABLE professional_ratings;
DROP TABLE proposals;
DROP TABLE client_requests;
