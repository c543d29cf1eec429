-- The maintenance mode, in one row.
create table maintenance (
  is_row boolean primary key default true check (is_row),
  maintenance_mode boolean not null default false,
  message text,
  until timestamptz,
  changed_by uuid references app_user (id) on delete set null,
  changed_date timestamptz,
  check (maintenance_mode or (message is null and until is null))
);
insert into maintenance default values;
