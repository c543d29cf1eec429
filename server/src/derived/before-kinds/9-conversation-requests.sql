-- Conversations of a host and the managers of an event, who have one with each host.

-- Its name. Null for other groups.
create function derived.conversation_about_event(g user_group, is_team boolean) returns text language sql stable as $$
  select case when is_team then e.name else concat_ws(' · ', p.name, e.name) end
  from profile e left join profile p on p.id = g.about_id where e.id = g.event_id
$$;

-- The request that it is about. The team of the host reads its own lead, and nothing once that is withdrawn.
create function derived.group_request(g user_group, is_team boolean) returns json language sql stable as $$
  select json_build_object('eventId', e.id, 'name', e.name, 'leadId', l.id)
  from profile e left join lead l on is_team and l.request_id = e.id and l.profile_id = g.about_id
  where e.id = g.event_id and e.deleted_date is null and (l.id is not null or not is_team)
$$;
