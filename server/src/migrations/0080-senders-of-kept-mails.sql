-- Whose name the sentences of a kept email may have, as with notifications.
alter table notification_mail add column sender_id uuid references app_user (id) on delete set null;
create index notification_mail_sender on notification_mail (sender_id) where sender_id is not null;
