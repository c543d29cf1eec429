import type pg from 'pg'
import { demoAccount } from '../people/accounts.ts'

// In SQL, because the rows follow from events, their hotels and room types that are written already. Hashes of ids stand for chance, so that the same
// catalogue has the same blocks on every machine.

/** A number from 0 to `below` - 1 that is always the same for a text. */
const pick = (text: string, below: number) => `(abs(hashtext(${text})) % ${below})`

const managedBy = (account: Parameters<typeof demoAccount>[0], page: string) =>
  `exists (select from member m where m.owner_id = ${page} and m.user_id = '${demoAccount(account).id}')`

/**
 * Blocks of the hotels that events list, for events that are over, or come within half a year. The next events of the demo organizer and earlier
 * editions have them with the hotels of the demo hotel, too, some of which the demo destination has asked for, and the editions with others nearby. The
 * parameter is today.
 */
const blocks = `
with demo_event as (
  select p.id, row_number() over (order by e.start_date, p.id) as place from profile p join event e on e.profile_id = p.id
  where p.status = 'Published' and e.start_date > $1::date + 28 and e.end_date - e.start_date <= 13 and ${managedBy('organizer', 'p.id')}
  order by e.start_date, p.id limit 3),
over_event as (
  select d.id, row_number() over (order by e.start_date, d.id) as place from edition d join event e on e.profile_id = d.id
  where ${managedBy('organizer', 'd.id')}),
own_event as (
  select id, place, false as is_over from demo_event union all select id, place, true from over_event),
demo_hotel as (
  select p.id, row_number() over (order by p.id) as place from profile p
  where p.kind = 'hotel' and p.audience = 'public' and ${managedBy('hotel', 'p.id')} and exists (select from hotel_room r where r.owner_id = p.id)
  order by p.id limit 2),
pair as (
  select h.id::text as key, h.owner_id as event_id, h.hotel_id, null::text as status, null::uuid as asker_id from event_hotel h
  union all
  select 'demo' || e.id || h.id, e.id, h.id,
    case when e.is_over then 'Released' else (array['Agreed', 'Asked', 'Agreed', 'Offered'])[(1 + (e.place + h.place) % 4)::integer] end,
    case when e.place = 2 then (
      select p.id from profile p where p.kind = 'destination' and p.audience = 'public' and ${managedBy('destination', 'p.id')} order by p.id limit 1) end
  from own_event e cross join demo_hotel h
  union all
  select 'near' || e.id || h.id, e.id, h.id, 'Released', null from over_event e join profile at on at.id = e.id cross join lateral (
    select p.id from profile p where p.kind = 'hotel' and p.audience = 'public' and not ${managedBy('hotel', 'p.id')}
      and exists (select from hotel_room r where r.owner_id = p.id)
    order by (p.lat - at.lat) ^ 2 + (p.lng - at.lng) ^ 2, p.id limit 2) h)
insert into room_block (id, status, hotel_id, hotel_name, event_id, event_name, asker_id, asker_name, asked, note, time_zone, currency, cut_off,
  guaranteed_percent, attrition, comp_per, rebate, rebate_receiver, rebate_purpose, code)
select md5('block' || h.event_id || h.hotel_id)::uuid,
  s.status,
  hotel.id, hotel.name, event.id, event.name, coalesce(asker.id, event.id), coalesce(asker.name, event.name),
  (select jsonb_agg(jsonb_build_object('night', d.night, 'rooms', 10 + ${pick('h.key', 30)}) order by d.night)
    from (select generate_series(e.start_date, greatest(e.start_date, e.end_date - 1), interval '1 day')::date as night) d),
  'Teams arrive from Friday afternoon on.', coalesce(e.time_zone, 'America/New_York'), 'USD', case when t.is_offered then e.start_date - 21 end,
  case when t.is_guaranteed then 80 end,
  case when t.is_guaranteed then 'Below 80% of the block, each room night that is missing is charged at the event rate.' end,
  case when t.is_offered then 40 end, case when t.has_rebate then 500 end,
  case when t.has_rebate then coalesce(asker.name, event.name) end,
  case when t.has_rebate then 'Pays for fields and officials' end,
  substr(md5('code' || h.key), 1, 16)
from pair h join profile event on event.id = h.event_id and event.status in ('Published', 'Completed') and event.import_id is not null
  left join profile asker on asker.id = h.asker_id
  join event e on e.profile_id = event.id join profile hotel on hotel.id = h.hotel_id and hotel.audience = 'public'
  cross join lateral (
    select case when h.status is not null then h.status when e.start_date - 21 < $1::date then 'Released'
      when ${pick("h.key || 'status'", 10)} = 0 then 'Asked' when ${pick("h.key || 'status'", 10)} = 1 then 'Offered' else 'Agreed' end as status) s
  cross join lateral (select s.status <> 'Asked' as is_offered, s.status <> 'Asked' and ${pick("h.key || 'terms'", 3)} = 0 as is_guaranteed,
    s.status <> 'Asked' and ${pick("h.key || 'rebate'", 2)} = 0 as has_rebate) t
where e.start_date <= $1::date + 180 and e.end_date - e.start_date <= 13
  and exists (select from hotel_room r where r.owner_id = hotel.id)
on conflict do nothing`

/** Hotels that book the rooms of a block themselves: some, more of those near the events of the demo organizer, and all near the editions before. */
const isReporting = `(not ${managedBy('hotel', 'b.hotel_id')} and ${pick("'reporting' || b.id", 12)} < case
  when not ${managedBy('organizer', 'b.event_id')} then 1 when b.event_id in (select id from edition) then 12 else 4 end)`

/** At a tenth less than what everybody pays: the two largest room types, or rooms of any type. */
const nights = `
insert into block_night (block_id, room_id, is_reported, night, contracted, size, taken, rate)
select b.id, null, true, (x ->> 'night')::date, (x ->> 'rooms')::integer, (x ->> 'rooms')::integer, 0, (r.rate * 9 / 1000) * 100
from room_block b join hotel_room r on r.owner_id = b.hotel_id and r.position = 0, jsonb_array_elements(b.asked) x
where b.status <> 'Asked' and ${isReporting}
union all
select b.id, r.id, false, (x ->> 'night')::date, s.size, s.size, 0, (r.rate * 9 / 1000) * 100
from room_block b join hotel_room r on r.owner_id = b.hotel_id and r.position < 2, jsonb_array_elements(b.asked) x,
  lateral (select greatest(2, least(r.count / 3, (x ->> 'rooms')::integer / (r.position + 1))) as size) s
where b.status <> 'Asked' and not ${isReporting}`

/** What such hotels have reported. One in four has not answered yet. */
const reports = `
with asked as (
  update room_block b set asked_date = n.asked_date, reminded_date = case when n.asked_date < $1::date - 2 then n.asked_date + interval '2 days' end
  from (
    select block_id, least($1::date - interval '1 day', max(night) + interval '36 hours') as asked_date from block_night where is_reported group by block_id) n
  where b.status in ('Agreed', 'Released') and n.block_id = b.id
  returning b.id, b.event_id, b.asked_date),
placed as (select a.*, row_number() over (partition by ${managedBy('organizer', 'a.event_id')} order by a.id) as place from asked a)
insert into block_report (id, block_id, created_date, nights)
select md5('report' || b.id)::uuid, b.id, b.asked_date + interval '20 hours', jsonb_agg(jsonb_build_object('night', n.night,
  'rooms', n.size * greatest(10, 90 - greatest(0, n.night - $1::date) / 2) / 100) order by n.night)
from placed b join block_night n on n.block_id = b.id
where b.place % 4 > 0 group by b.id, b.asked_date`

const names = `(array['Lorena Tovar', 'Ines Solano', 'Marcus Webb', 'Priya Raman', 'Tom Okafor', 'Hannah Lindqvist', 'Diego Fuentes', 'Grace Kim'])`

/** Rooms that are booked for all nights of a block: more of them the nearer the event is. */
const reservations = `
with booked as (
  select b.id as block_id, r.id as room_id, b.hotel_id, b.event_id, b.hotel_name, r.name as room_name, r.guests, b.time_zone, b.currency, n.rate, n.first_night,
    n.last_night, n.nights, coalesce(p.charges, '[]') as charges,
    least(8, (n.size * greatest(10, 90 - greatest(0, n.first_night - $1::date) / 2) / 100)::integer) as rooms
  from room_block b
    join lateral (
      select n.room_id, min(n.night) as first_night, max(n.night) as last_night, array_agg(n.night order by n.night) as nights, min(n.size) as size,
        min(n.rate) as rate
      from block_night n where n.block_id = b.id group by n.room_id) n on true
    join hotel_room r on r.id = n.room_id left join hotel_pricing p on p.owner_id = b.hotel_id
  where b.status in ('Agreed', 'Released')),
priced as (
  select k.*, t.* from booked k cross join lateral (
    select jsonb_agg(jsonb_build_object('kind', l.kind, 'name', l.name, 'purpose', l.purpose, 'night', l.night, 'cents', l.cents, 'isIncluded', false)
        order by l.place, l.name, l.night) as lines,
      sum(l.cents) filter (where l.place < 2)::integer as total, sum(l.cents)::integer as total_with_taxes
    from (
      select 'Room' as kind, 'Room' as name, null as purpose, night, k.rate as cents, 0 as place from unnest(k.nights) night
      union all
      select c ->> 'kind', c ->> 'name', c ->> 'purpose', night,
        case when c ->> 'unit' = 'Percent' then round(k.rate * (c ->> 'basisPoints')::integer / 10000.0)::integer
          else (c ->> 'cents')::integer * case when c ->> 'per' = 'PersonNight' then 2 else 1 end end,
        case c ->> 'kind' when 'Fee' then 1 else 2 end
      from jsonb_array_elements(k.charges) c
        cross join lateral unnest(case when c ->> 'per' = 'Stay' then array[null::date] else k.nights end) night) l) t)
insert into reservation (id, number, status, hotel_id, hotel_name, room_id, room_name, event_id, check_in, check_out, guests, time_zone, currency, lines,
  total, total_with_taxes, free_until, name, email, phone, booked_date, block_id, block_nights)
select md5('stay' || k.block_id || k.room_id || number)::uuid,
  upper(substr(md5('number' || k.block_id || k.room_id || number), 1, 4)) || '-' || upper(substr(md5('number' || k.block_id || k.room_id || number), 5, 4)),
  'Confirmed', k.hotel_id, k.hotel_name, k.room_id, k.room_name, k.event_id,
  k.first_night, k.last_night + 1, least(2, k.guests), k.time_zone, k.currency, k.lines, k.total, k.total_with_taxes,
  (k.first_night - 1 + time '18:00') at time zone k.time_zone,
  case when k.last_night > $1::date - 30 then (${names})[1 + ${pick('k.block_id::text || number', 8)}] end,
  case when k.last_night > $1::date - 30 then 'guest' || number || '@families.example' end,
  case when k.last_night > $1::date - 30 then '+1 317 555 01' || lpad((number * 7 % 100)::text, 2, '0') end,
  least($1::date, k.first_night - (4 + ${pick('k.room_id::text || number', 60)}) + time '12:00'), k.block_id, k.nights
from priced k, lateral generate_series(1, k.rooms) number
on conflict do nothing`

/** A few rooms of the demo participant at the demo hotel, for different events, and the last one that is over: fewer than an account may have. */
const ownStays = `
with stay as (
  select v.* from reservation v join profile e on e.id = v.event_id and e.audience = 'public' where ${managedBy('hotel', 'v.hotel_id')}),
coming as (
  select id from (select distinct on (event_id) id, check_in from stay where check_in > $1::date order by event_id, id) one order by check_in, id limit 3),
past as (select id from stay where check_out < $1::date order by check_out desc, id limit 1)
update reservation set user_id = $2, name = case when name is not null then $3 end, email = case when email is not null then $4 end
where id in (select id from coming union all select id from past)`

const taken = `
update block_night n set taken = v.rooms, size = case when b.status = 'Released' then v.rooms else n.size end
from room_block b, (select block_id, room_id, count(*)::integer as rooms from reservation where block_id is not null group by block_id, room_id) v
where b.id = n.block_id and v.block_id = n.block_id and v.room_id = n.room_id`

/** The books of the last weeks before each event, or before today, growing evenly. */
const snapshots = `
insert into block_day_snapshot (block_id, night, as_of, blocked, picked_up, revenue)
select n.block_id, n.night, d.as_of, sum(n.contracted), sum(p.picked_up), sum(p.picked_up::bigint * n.rate)
from block_night n join room_block b on b.id = n.block_id and b.status in ('Agreed', 'Released')
  cross join lateral (select least($1::date, n.night) as last) l
  cross join lateral (select l.last - 7 * week as as_of, week from generate_series(0, 11) week) d
  left join block_report o on o.block_id = b.id
  cross join lateral (select coalesce((
    select (x ->> 'rooms')::integer from jsonb_array_elements(o.nights) x where (x ->> 'night')::date = n.night), n.taken) as last) t
  cross join lateral (select t.last * (12 - d.week) / 12 as picked_up) p
group by n.block_id, n.night, d.as_of`

/** Writes the room blocks of events, with reservations and the books of past weeks. */
export async function writeBlocks(client: pg.ClientBase, today: string) {
  const { id, name, email } = demoAccount('participant')
  await client.query(blocks, [today])
  await client.query(nights)
  await client.query(reports, [today])
  await client.query(reservations, [today])
  await client.query(ownStays, [today, id, name, email])
  await client.query(taken)
  await client.query(snapshots, [today])
}

/** Moves the blocks of these events and all that belongs to them. */
export async function moveBlocks(client: pg.ClientBase, eventIds: readonly string[], days: number) {
  const own = 'block_id in (select b.id from room_block b where b.event_id = any ($2))'
  await client.query(
    `update room_block set cut_off = cut_off + $1::integer, asked_date = asked_date + make_interval(days => $1),
       reminded_date = reminded_date + make_interval(days => $1), asked = (
       select jsonb_agg(x || jsonb_build_object('night', (x ->> 'night')::date + $1::integer) order by at)
       from jsonb_array_elements(asked) with ordinality as nights (x, at))
     where event_id = any ($2)`,
    [days, eventIds],
  )
  await client.query(`update block_night set night = night + $1::integer where ${own}`, [days, eventIds])
  await client.query(
    `update block_report set created_date = created_date + make_interval(days => $1), nights = (
       select jsonb_agg(x || jsonb_build_object('night', (x ->> 'night')::date + $1::integer) order by at)
       from jsonb_array_elements(nights) with ordinality as all_nights (x, at))
     where ${own}`,
    [days, eventIds],
  )
  await client.query(
    `update block_day_snapshot set night = night + $1::integer, as_of = as_of + $1::integer where ${own}`,
    [days, eventIds],
  )
  await client.query(
    `update reservation set check_in = check_in + $1::integer, check_out = check_out + $1::integer,
       block_nights = (select array_agg(night + $1::integer order by night) from unnest(block_nights) night),
       free_until = free_until + make_interval(days => $1), booked_date = booked_date + make_interval(days => $1), lines = (
         select jsonb_agg(case when x ->> 'night' is null then x else x || jsonb_build_object('night', (x ->> 'night')::date + $1::integer) end order by at)
         from jsonb_array_elements(lines) with ordinality as all_lines (x, at))
     where ${own}`,
    [days, eventIds],
  )
}
