-- The guide of a destination: as its team writes it, and as it was published last.
create table tour_guide (
  id uuid primary key,
  owner_id uuid not null unique references profile (id) on delete cascade,
  is_on boolean not null default true,
  name text,
  tone text not null,
  greeting text,
  sources text[] not null,
  never_say text[] not null default '{}',
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  published jsonb not null check (jsonb_typeof(published) = 'object'),
  published_date timestamptz not null default now(),
  revision integer not null default 1,
  created_date timestamptz not null default now()
);

-- A conversation with an assistant. Without `user_id` it is that of a browser with a key.
create table exchange (
  id uuid primary key,
  assistant text not null check (assistant in ('tourGuide', 'request')),
  destination_id uuid references profile (id) on delete cascade check ((destination_id is not null) = (assistant = 'tourGuide')),
  page_kind text,
  page_id uuid references profile (id) on delete set null check (page_id is null or page_kind is not null),
  -- What the asker was when it began.
  role text not null,
  user_id uuid references app_user (id) on delete cascade,
  question text not null,
  -- Of its messages, which write these.
  language text not null default 'en',
  message_count integer not null default 0,
  outcome text check (outcome in ('Answered', 'NotFound', 'ByRule', 'Stopped', 'Failed')),
  is_unhelpful boolean not null default false,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now()
);
create index exchange_created on exchange (created_date, id);
create index exchange_destination on exchange (destination_id, created_date, id);
create index exchange_user on exchange (user_id, created_date, id) where user_id is not null;
create index exchange_visitor on exchange (created_date) where user_id is null;
create index exchange_page on exchange (page_id) where page_id is not null;

-- A question and its answer have the same turn. With two questions at once, an answer may come after the next question.
create table exchange_message (
  id uuid primary key,
  exchange_id uuid not null references exchange (id) on delete cascade,
  turn integer not null check (turn > 0),
  author text not null check (author in ('Asker', 'Assistant')),
  -- The question. An answer is its sentences.
  text text check ((text is not null) = (author = 'Asker')),
  sentences jsonb not null default '[]' check (jsonb_typeof(sentences) = 'array'),
  remark text,
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  places jsonb not null default '[]' check (jsonb_typeof(places) = 'array'),
  language text not null default 'en' check (language in ('en', 'es', 'fr')),
  outcome text check (outcome in ('Answered', 'NotFound', 'ByRule', 'Stopped', 'Failed')),
  searched jsonb not null default '{}' check (jsonb_typeof(searched) = 'object'),
  -- How the answer came about, and what it leaves for the questions after it.
  debug jsonb,
  memory jsonb,
  suggestions text[] not null default '{}',
  is_helpful boolean,
  feedback_reason text,
  feedback_text text,
  created_date timestamptz not null default now(),
  check ((outcome is not null) = (author = 'Assistant')),
  check (is_helpful is null or author = 'Assistant'),
  check (is_helpful is not null or (feedback_reason is null and feedback_text is null)),
  unique (exchange_id, turn, author)
);

alter table audit_log drop constraint audit_log_link_side_check;
alter table audit_log add check (link_side in ('host', 'sender', 'holder', 'addressee', 'guest', 'desk', 'asker'));
