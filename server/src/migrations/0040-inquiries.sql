-- Messages to the team of the product, and its replies.

create table inquiry (
  id uuid primary key,
  -- Null for senders without an account, who have a name and an address instead.
  user_id uuid references app_user (id) on delete cascade,
  name text,
  -- In lowercase.
  email text,
  topic text not null,
  -- The path of a page of ours.
  about text,
  status text not null default 'Open' check (status in ('Open', 'Answered', 'Closed')),
  -- When the holder of the mailed link confirmed the address.
  confirmed_date timestamptz,
  created_date timestamptz not null default now(),
  -- Of the latest message, or when it was closed.
  changed_date timestamptz not null default now(),
  check ((user_id is null) = (name is not null) and (name is null) = (email is null))
);
create index inquiry_status on inquiry (status, changed_date, id);
create index inquiry_user on inquiry (user_id, changed_date) where user_id is not null;
create index inquiry_email on inquiry (email) where email is not null;

create table inquiry_message (
  id uuid primary key,
  inquiry_id uuid not null references inquiry (id) on delete cascade,
  is_team boolean not null,
  -- The administrator who replied. Null for the sender, and if the account is gone.
  author_id uuid references app_user (id) on delete set null,
  text text not null,
  created_date timestamptz not null default now()
);
create index inquiry_message_inquiry on inquiry_message (inquiry_id, id);
create index inquiry_message_author on inquiry_message (author_id, id) where author_id is not null;

-- No email about open inquiries before.
alter table administrator add next_inquiries_date timestamptz not null default now();
