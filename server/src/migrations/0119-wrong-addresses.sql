-- Addresses of pages whose receivers said that they are not of the page, as hashes. A page with another address gets emails again.
create table wrong_address (
  profile_id uuid not null references profile (id) on delete cascade,
  address_hash bytea not null,
  created_date timestamptz not null default now(),
  primary key (profile_id, address_hash)
);

-- Where a link was mailed to, as a hash: the page may have another address since.
alter table mailed_token add column address_hash bytea;
