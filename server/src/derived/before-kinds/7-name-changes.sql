-- Changes of names as administrators see them.
create view derived.name_change_item as
select c.id, c.old_name, c.new_name, c.status, c.changed_date, c.decided_date,
  json_build_object('kind', p.kind, 'id', p.id) as profile,
  json_build_object('city', p.city, 'state', p.state) as place,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'email', u.email) end as user,
  concat_ws(' ', c.old_name, c.new_name, p.city, p.state, u.name, u.email) as words
from name_change c join profile p on p.id = c.profile_id and p.deleted_date is null
left join app_user u on u.id = c.changed_by;
