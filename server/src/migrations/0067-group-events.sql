-- Changes of a group's members and of its name stand among its messages: `kind`, the person whom the author added or removed, and the
-- new name.
alter table group_message add column event jsonb;
