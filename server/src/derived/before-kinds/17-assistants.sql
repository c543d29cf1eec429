-- What visitors get of a guide, with the fields of the contract.
create function derived.written_guide(g tour_guide) returns jsonb language sql stable as $$
  select jsonb_build_object('name', g.name, 'tone', g.tone, 'greeting', g.greeting, 'sources', g.sources, 'neverSay', g.never_say,
    'questions', g.questions, 'answers', g.answers)
$$;

-- Creating a guide publishes it.
create function derived.publish_new_guide() returns trigger language plpgsql as $$
begin
  new.published := derived.written_guide(new);
  return new;
end $$;
create trigger publish_new_guide before insert on tour_guide for each row when (new.published is null)
execute function derived.publish_new_guide();

create view derived.tour_guide_item as select * from tour_guide;

-- Who reads it decides who learns the asker's name. A page is named as long as everybody may see it.
create view derived.exchange_item as
select x.id, x.destination_id as owner_id, x.assistant, x.destination_id, d.name as destination_name, x.page_kind, g.id as page_id, g.name as page_name,
  x.role, x.user_id, u.name as user_name, x.question, x.language, x.message_count, x.outcome, x.is_unhelpful, x.revision, x.created_date, x.updated_date,
  (select coalesce(jsonb_object_agg(o.outcome, o.answers), '{}') from (
    select m.outcome, count(*)::integer as answers from exchange_message m where m.exchange_id = x.id and m.outcome is not null group by 1) o) as outcomes
from exchange x
  left join profile d on d.id = x.destination_id and d.deleted_date is null
  left join profile g on g.id = x.page_id and g.deleted_date is null and g.audience = 'public'
  left join app_user u on u.id = x.user_id;

-- Keeps what the exchange says of its messages.
create function derived.sum_up_exchange(id uuid) returns void language sql as $$
  update exchange x set message_count = s.messages, is_unhelpful = s.is_unhelpful, language = coalesce(s.language, x.language), outcome = s.outcome,
    updated_date = greatest(x.updated_date, s.last_date)
  from (
    select count(*)::integer as messages, coalesce(bool_or(m.is_helpful = false), false) as is_unhelpful, max(m.created_date) as last_date,
      (array_agg(m.language order by m.turn desc) filter (where m.author = 'Assistant'))[1] as language,
      (array_agg(m.outcome order by m.turn desc) filter (where m.author = 'Assistant'))[1] as outcome
    from exchange_message m where m.exchange_id = sum_up_exchange.id) s
  where x.id = sum_up_exchange.id
$$;

-- Without case, accents, punctuation and repeated spaces, so that equal questions are counted together.
create function derived.folded_question(question text) returns text language sql immutable as $$
  select btrim(regexp_replace(lower(regexp_replace(normalize(question, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Questions that nothing was found for.
create view derived.unanswered_question as
select x.destination_id, q.text as question, derived.folded_question(q.text) as folded, a.created_date as asked_date
from exchange x
  join exchange_message a on a.exchange_id = x.id and a.outcome = 'NotFound'
  join exchange_message q on q.exchange_id = x.id and q.turn = a.turn and q.author = 'Asker'
where x.destination_id is not null;
