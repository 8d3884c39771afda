DROP TABLE notice_mutes;
