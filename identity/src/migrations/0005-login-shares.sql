-- The part of an account's failed logins that came from one network: the key of the account's own counter.
alter table identity.login_failure add column share_of bytea;
create index on identity.login_failure (share_of) where share_of is not null;

-- Finds out whether any account has logged in in a browser.
create index on identity.known_device (device);
