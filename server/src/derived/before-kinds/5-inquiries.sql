-- Messages to the team of the product as the API shows them.

-- The last messages of an inquiry, oldest first. Only administrators see which of them replied.
create function derived.inquiry_messages(inquiry_id uuid, most integer, is_for_team boolean) returns json language sql stable as $$
  select coalesce(json_agg(case when is_for_team
      then jsonb_build_object('id', l.id, 'isTeam', l.is_team, 'text', l.text, 'createdDate', derived.instant(l.created_date),
        'byName', u.name)
      else jsonb_build_object('id', l.id, 'isTeam', l.is_team, 'text', l.text, 'createdDate', derived.instant(l.created_date))
    end order by l.id), '[]')
  from (select m.* from inquiry_message m where m.inquiry_id = inquiry_messages.inquiry_id order by m.id desc limit most) l
  left join app_user u on u.id = l.author_id
$$;

create view derived.inquiry_item as
select i.id, i.user_id, i.topic, i.about, i.status, i.created_date, i.changed_date,
  coalesce(u.name, i.name) as name, coalesce(u.email, i.email) as email,
  coalesce(u.email_verified, i.confirmed_date is not null) as is_confirmed,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as "user",
  (select m.text from inquiry_message m where m.inquiry_id = i.id order by m.id limit 1) as text,
  (select count(*) from inquiry_message m where m.inquiry_id = i.id) as message_count
from inquiry i left join app_user u on u.id = i.user_id;
