-- Conversations of a person with the team of a page.

-- The person who wrote to the team of the page `about_id`. The account may be gone.
alter table user_group add is_contact boolean not null default false,
  add contact_id uuid references app_user (id) on delete set null,
  add check (not (is_direct and is_contact)),
  add check (is_contact or contact_id is null);
create unique index user_group_contact on user_group (contact_id, about_id) where is_contact;

alter table group_member
  -- Follows the team of the page: who joins it joins the conversation, who leaves it leaves.
  add is_team boolean not null default false,
  -- When the person was last notified of messages, and how many the group had then.
  add told_date timestamptz,
  add told_sequence integer not null default 0;
