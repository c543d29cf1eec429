-- Permissions of users on owners. `derived.rung_of(kind, role)` is generated from the kinds' roles.

-- Hidden users are in no directory, and their files are private.
create function derived.audience_of_user(u app_user) returns text language sql stable as $$
  select case when u.is_visible and u.blocked_date is null then 'public' else 'private' end
$$;

-- The page of a story is public, and the story is published and due. Null if the page is deleted: then nobody sees it.
create function derived.audience_of_story(s story) returns text language sql stable as $$
  select case when s.state = 'Published' and s.publish_date <= now() and coalesce(p.audience, 'public') = 'public' then 'public' else 'private' end
  from (values (s.page_id)) v (page_id) left join profile p on p.id = v.page_id
  where p.deleted_date is null
$$;

-- The organization or company that owns a profile, and the companies that it is linked to by consent of both sides.
create view derived.parent as
select id as profile_id, parent_id from profile where parent_id is not null
union all
select owner_id, company_id from affiliation where is_accepted;

-- The managers of a profile itself, who manage what belongs to it, too.
create view derived.profile_manager as
select p.id as profile_id, m.user_id
from profile p join member m on m.owner_id = p.id and derived.rung_of(p.kind, m.role) = 'manager'
where p.deleted_date is null;

-- The staff of an owner: its members, and the managers of its parents, with their rungs. Not its guests, whose role gives the
-- rung of any user. Joined with `derived.parent`, PostgreSQL would read all parents to find those of one user.
create view derived.staff as
select m.owner_id, m.user_id, derived.rung_of(o.kind, m.role) as rung
from member m join owner o on o.id = m.owner_id
where derived.rung_of(o.kind, m.role) <> 'user'
union all
select p.id, m.user_id, 'manager'
from profile p join derived.profile_manager m on m.profile_id = p.parent_id
union all
select a.owner_id, m.user_id, 'manager'
from affiliation a join derived.profile_manager m on m.profile_id = a.company_id
where a.is_accepted;

-- Users who can see a private owner, besides admins.
create view derived.viewer as
select owner_id, user_id from derived.staff
union all
-- Guests.
select owner_id, user_id from member
union all
select owner_id, user_id from group_member
union all
-- The managers of the page of a story, whoever wrote it.
select s.id, st.user_id
from story s join profile p on p.id = s.page_id and p.deleted_date is null join derived.staff st on st.owner_id = p.id and st.rung = 'manager'
union all
-- The teams of the hosts that a request was sent to.
select l.request_id, s.user_id
from lead l join request r on r.id = l.request_id and r.confirmed_date is not null join derived.staff s on s.owner_id = l.profile_id
union all
-- Facilities that aren't approved yet are seen by the destination that imported them.
select p.id, s.user_id
from profile p join import i on i.id = p.import_id join derived.staff s on s.owner_id = i.destination_id
where p.status in ('Pending', 'Declined');

-- The private owners that a user can see. Its plan is kept, because the view takes longer to plan than most queries to run.
create function derived.seen_by(viewer uuid) returns setof uuid language plpgsql stable rows 20
  set plan_cache_mode = force_generic_plan as $$
begin
  return query select v.owner_id from derived.viewer v where v.user_id = viewer;
end $$;

-- Whether a user can see one private owner. Its plan is kept as well.
create function derived.is_seen_by(private_owner uuid, viewer uuid) returns boolean language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select from derived.viewer v where v.owner_id = private_owner and v.user_id = viewer);
end $$;

-- Files have the audience of their owner.
create view derived.owner_audience as
select id as owner_id, audience from profile where deleted_date is null
union all
select id, derived.audience_of_user(u) from app_user u
union all
select s.id, derived.audience_of_story(s) from story s
union all
-- Not even administrators see what is in a conversation.
select id, 'members' from user_group;
