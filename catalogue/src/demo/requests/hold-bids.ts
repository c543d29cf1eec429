/**
 * Holds, or booked entries of hosts that were chosen, in the calendars of facilities that made a bid for coming days: as many free spaces as the bid
 * has. $1 is the day of the build. A bid for which nothing is free stands on no holds.
 */
export const holdBids = `
  with bid_times as materialized (
    select b.lead_id, l.profile_id as owner_id, l.status, p.name as title, b.space_count, b.submitted_by, f.time_zone,
      (b.start_date + time '08:00') at time zone f.time_zone as starts, (b.end_date + time '19:00') at time zone f.time_zone as ends,
      row_number() over (order by b.lead_id) as number
    from bid b join lead l on l.id = b.lead_id and l.status in ('Interested', 'Won') join profile p on p.id = l.request_id and p.status = 'Published'
    join facility f on f.profile_id = l.profile_id join calendar_sharing c on c.owner_id = l.profile_id
    where b.start_date > $1::date),
  free_spaces as (
    select t.*, s.id as space_id, row_number() over (partition by t.lead_id order by s.position) as rank
    from bid_times t join calendar_space s on s.owner_id = t.owner_id
    where not exists (
        select from calendar_unit u join calendar_occupancy o on o.unit_id = u.id and o.during && tstzrange(t.starts, t.ends)
        where u.space_id = s.id)
      -- One of them would have to wait for the other.
      and not exists (select from bid_times rival where rival.owner_id = t.owner_id and rival.number < t.number
        and rival.starts < t.ends and t.starts < rival.ends)),
  held as materialized (
    select lead_id, uuidv7() as entry_id, owner_id, status, title, starts, ends, submitted_by, time_zone, number,
      array_agg(space_id) as space_ids
    from free_spaces where rank <= space_count
    group by lead_id, owner_id, status, title, starts, ends, submitted_by, time_zone, number),
  entries as (
    insert into calendar_entry (id, owner_id, kind, title, starts, ends, buffer_minutes, expires_date, queue_number, changed_by)
    select entry_id, owner_id, case status when 'Won' then 'Booking' else 'Hold' end, title, starts, ends, 0,
      case when status <> 'Won' then ($1::date + 10 + number::int % 12 + time '18:00') at time zone time_zone end,
      case when status <> 'Won' then number - 50000 end, submitted_by
    from held returning id),
  occupancy as (
    insert into calendar_occupancy (entry_id, unit_id, during, is_hold)
    select h.entry_id, u.id, tstzrange(h.starts, h.ends), h.status <> 'Won'
    from held h join calendar_unit u on u.space_id = any (h.space_ids) order by 2, 3)
  insert into bid_hold (entry_id, lead_id) select entry_id, lead_id from held`
