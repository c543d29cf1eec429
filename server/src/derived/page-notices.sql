-- Kept pages show tables that no entry depends on. Their notices are `<table>:`, which search indexes ignore.

create function derived.notify_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('profile', tg_table_name || ':');
  return null;
end $$;

do $$
declare
  t text;
begin
  -- All child tables whose changes don't refresh entries, which sends notices of its own. Strangers see neither the audit log nor what people are told and
  -- write to each other, so that no booking and no message evicts pages.
  for t in select c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'owner_id' and not exists (
      select from pg_trigger g where g.tgrelid = format('public.%I', c.table_name)::regclass and g.tgname like 'refresh\_on\_%')
      and c.table_name not in ('audit_log', 'user_notification', 'user_notification_count', 'group_member', 'group_message')
  loop
    execute format('create trigger notify_pages after insert or update or delete on %I for each statement execute function derived.notify_pages()', t);
  end loop;
end $$;

-- A story goes live by time, which housekeeping records in its row.
create trigger notify_pages after insert or update or delete on story for each statement execute function derived.notify_pages();
create trigger notify_pages after insert or delete on story_page for each statement execute function derived.notify_pages();

-- Members and reviews show their user. A sign-in that changes nothing visible sends no notice.
create trigger notify_pages after update on app_user for each row
  when ((old.name, old.email, old.picture, old.image_id, old.image_sha256, old.is_visible)
    is distinct from (new.name, new.email, new.picture, new.image_id, new.image_sha256, new.is_visible))
  execute function derived.notify_pages();
create trigger notify_pages_of_deleted after delete on app_user for each statement execute function derived.notify_pages();

-- No page shows it, but each server keeps it in memory.
create trigger notify_pages after insert or update or delete on maintenance for each statement execute function derived.notify_pages();
