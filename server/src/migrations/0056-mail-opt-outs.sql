-- Addresses of pages that want no emails about requests, as hashes.
create table mail_opt_out (
  address_hash bytea primary key,
  created_date timestamptz not null default now()
);
