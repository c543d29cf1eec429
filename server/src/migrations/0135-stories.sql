-- Stories. Those of another site have an id of that site instead of a page.
create table story (
  id uuid primary key references owner (id) on delete cascade,
  page_id uuid references profile (id) on delete cascade,
  source_id text unique,
  source_url text,
  author_id uuid references app_user (id) on delete set null,
  -- Of another site.
  author_name text,
  slug text not null unique,
  title text not null,
  standfirst text,
  category text not null,
  tags text[] not null default '{}',
  text text not null default '',
  html text not null default '',
  headings jsonb not null default '[]' check (jsonb_typeof(headings) = 'array'),
  minutes integer not null default 1,
  cover_id uuid references image (id) on delete set null,
  cover_description text,
  state text not null default 'Draft' check (state in ('Draft', 'Waiting', 'SentBack', 'Published')),
  -- When it goes live, or did.
  publish_date timestamptz,
  sent_date timestamptz,
  -- Of an administrator, who sent it back or approved it.
  note text,
  approved_date timestamptz,
  correction text,
  corrected_date timestamptz,
  -- Whether kept pages have been dropped since it went live.
  is_shown boolean not null default false,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  check ((page_id is null) = (source_id is not null)),
  check (state <> 'Published' or publish_date is not null)
);
create index story_published on story (publish_date desc, id) where state = 'Published';
create index story_of_page on story (page_id);
create index story_author on story (author_id);
create index story_cover on story (cover_id);

-- Addresses that a story had when it was approved. They lead to its address of now.
create table former_slug (
  slug text primary key,
  story_id uuid not null references story (id) on delete cascade
);
create index former_slug_story on former_slug (story_id);

-- Further pages that a story is about.
create table story_page (
  story_id uuid not null references story (id) on delete cascade,
  page_id uuid not null references profile (id) on delete cascade,
  place integer not null,
  primary key (story_id, page_id)
);
create index story_page_page on story_page (page_id);
