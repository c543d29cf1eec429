-- Accounts of the demo catalogue. Their password is public, so they can't be used in production.
alter table identity.account add column is_demo boolean not null default false;
create index on identity.account (id) where is_demo;

-- Those that were created before there was a mark. The catalogue gives them the same ids everywhere.
update identity.account set is_demo = true where id in (
  '01883674-bc00-7000-b90e-b24f45d0ee08',
  '01883674-bc00-7000-b783-669056eef14b',
  '01883674-bc00-7000-9fba-d16a586f8d75',
  '01883674-bc00-7000-a5a2-161dd5196399',
  '01883674-bc00-7000-9d7d-74735099e551',
  '01883674-bc00-7000-a23a-35fd7babc699',
  '01883674-bc00-7000-b503-14e1349ea0c8',
  '01883674-bc00-7000-8a76-9424f010494a'
);
