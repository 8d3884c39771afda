DROP TABLE professional_profiles;
