-- Who acts by a mailed link may have an account or none.
alter table audit_log add link_side text check (link_side in ('host', 'sender'));
alter table lead_move add is_by_link boolean not null default false;

-- Idempotency keys are those of a user or of a link.
alter table idempotency drop constraint idempotency_pkey;
alter table idempotency alter user_id drop not null;
alter table idempotency add link_hash bytea check (num_nonnulls(user_id, link_hash) = 1);
create unique index idempotency_key on idempotency (user_id, link_hash, key) nulls not distinct;
