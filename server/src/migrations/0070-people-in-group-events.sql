-- Deleting an account looks for lines about the person.
create index group_message_person on group_message (((event->>'personId')::uuid)) where event is not null;

-- Accounts that were deleted before that.
update group_message set event = jsonb_set(event, '{personId}', 'null')
where event->>'personId' is not null and not exists (select from app_user where id = (event->>'personId')::uuid);
