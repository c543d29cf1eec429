-- Wakes the queues of emails and push messages, whichever code adds to them. PostgreSQL drops the duplicates of a transaction.

create function derived.wake_queue() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;

create trigger wake_queue after insert on mail_job for each row execute function derived.wake_queue('mail');
create trigger wake_queue after insert on push_job for each row execute function derived.wake_queue('push');
