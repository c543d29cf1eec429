-- Files of a conversation that wait for their message. Before, each of them was its author's alone until it was sent.
alter table image add column is_unsent boolean not null default false;
alter table document add column is_unsent boolean not null default false;
update image i set is_unsent = true where i.owner_id in (select id from user_group)
  and not exists (select from group_attachment a where a.image_id = i.id);
update document d set is_unsent = true where d.owner_id in (select id from user_group)
  and not exists (select from group_attachment a where a.document_id = d.id);

-- Those that aren't read anymore are counted.
create index group_message_deleted on group_message (owner_id, sequence) where deleted_date is not null;
