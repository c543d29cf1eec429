-- Blocks that hotels offer by themselves.
alter table room_block add column is_unasked boolean not null default false;
