-- Sessions and tokens of accounts that ended before any token was used, and so before there was a user: those of one session, or with an
-- empty `session_id` all that were issued before `tokens_from`. Moved to the user when it is created; removed when no such token is valid.
create table unused_end (
  subject text not null,
  session_id text not null,
  tokens_from timestamptz,
  ended_date timestamptz not null default now(),
  primary key (subject, session_id),
  check ((session_id = '') = (tokens_from is not null))
);
create index unused_end_ended on unused_end (ended_date);
