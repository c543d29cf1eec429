-- The browser and system of a session, such as 'Firefox on Windows', so that people recognize their sessions.
alter table identity.artifact add column device text;
