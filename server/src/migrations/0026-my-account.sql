-- What people state about themselves, and accounts that can be deleted.

alter table app_user
  add column account_type text,
  add column sports text[] not null default '{}',
  add column city text,
  add column state text,
  add column about text,
  -- The first image with a file. Set by a trigger.
  add column image_id uuid,
  add column image_sha256 text,
  -- Access tokens that were issued before are refused.
  add column tokens_from timestamptz,
  add column revision integer not null default 1;
create index app_user_directory on app_user (name collate "und-x-icu", id)
where is_visible and blocked_date is null;

create table user_setting (
  user_id uuid primary key references app_user (id) on delete cascade,
  -- An IANA name. Null: that of the browser.
  time_zone text,
  theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
  -- {topic: {channel: boolean}}. Missing ones have the default of the schema.
  notifications jsonb not null default '{}',
  revision integer not null default 1
);

-- Subjects of deleted accounts, as SHA-256, for as long as their tokens could create the user again.
create table closed_account (
  subject_hash bytea primary key,
  closed_date timestamptz not null default now()
);
create index closed_account_date on closed_account (closed_date);

-- New addresses that wait for their link to be used, and used ones until the old address was sent a notice.
create table email_change (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  email text not null,
  -- Null until the link is used.
  old_email text,
  created_date timestamptz not null default now()
);
create unique index email_change_open on email_change (user_id) where old_email is null;

-- Links that only work with a token of their user.
alter table export_link add column is_personal boolean not null default false;

create index audit_log_user on audit_log (user_id, id);

-- What somebody wrote stays without its author when the account is deleted.
alter table review alter column user_id drop not null;
do $$
declare
  reference record;
begin
  for reference in
    select c.conrelid::regclass as relation, c.conname, a.attname
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass
      and (c.confdeltype = 'a' or c.conrelid = 'review'::regclass)
  loop
    execute format('alter table %s drop constraint %I', reference.relation, reference.conname);
    execute format('alter table %s add foreign key (%I) references app_user (id) on delete set null',
      reference.relation, reference.attname);
  end loop;
end $$;
-- The deletion of a user looks for them.
create index profile_updated_by on profile (updated_by) where updated_by is not null;
