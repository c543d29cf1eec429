import type pg from 'pg'

/** What a reference implementation of matching reads, straight from the tables. */

export interface PlainSpace {
  name: string
  surface: string | null
  location: string | null
  count: number
}

export interface PlainHost {
  id: string
  state: string | null
  lat: number | null
  lng: number | null
  facilityType: string
  availability: string | null
  responseTime: string | null
  sports: string[]
  /** Of the marketplace, that accepted it. */
  destinationIds: string[]
  amenities: string[]
  spaces: PlainSpace[]
  rating: number | null
  events: number
  /** The months of these events, such as '04'. */
  eventMonths: string[]
  /** Of leads whose answer was due in the last two years: how many there are, and how many the host answered. */
  dueLeads: number
  answeredLeads: number
  /** Null without a shared calendar. `days` has a character for each day from `from`, 1 if it is free, and `whole` if it is all day. */
  calendar: {
    kept: string
    spaces: { type: string | null; surface: string | null; from: string; days: string; whole: string }[]
  } | null
}

export interface PlainHotel {
  lat: number
  lng: number
  rooms: number | null
}

export interface PlainCatalogue {
  hosts: PlainHost[]
  hotels: PlainHotel[]
}

export async function readCatalogue(pool: pg.Pool): Promise<PlainCatalogue> {
  const hosts = await pool.query<PlainHost>(`
    select p.id, p.state, p.lat, p.lng, f.facility_type as "facilityType", f.availability, p.response_time as "responseTime",
      array(select s.name from sport s where s.owner_id = p.id) as sports,
      array(select d.destination_id from facility_destination d join profile o on o.id = d.destination_id
        where d.owner_id = p.id and d.is_accepted and o.status = 'Approved' and o.is_active and o.deleted_date is null) as "destinationIds",
      array(select a.name from amenity a where a.owner_id = p.id) as amenities,
      (select coalesce(json_agg(json_build_object('name', s.name, 'surface', s.surface, 'location', s.location, 'count', s.count)), '[]')
        from space_type s where s.owner_id = p.id) as spaces,
      (select round(avg(r.rating), 2)::float8 from review r where r.owner_id = p.id) as rating,
      (select count(*)::int from event_place t join profile h on h.id = t.owner_id join event e on e.profile_id = t.owner_id
        where t.profile_id = p.id and h.audience = 'public' and h.deleted_date is null and h.status <> 'Cancelled'
          and e.end_date < (now() at time zone 'UTC')::date) as events,
      array(select distinct to_char(day, 'MM') from event_place t join profile h on h.id = t.owner_id join event e on e.profile_id = t.owner_id,
          generate_series(e.start_date, e.end_date, '1 day') day
        where t.profile_id = p.id and h.audience = 'public' and h.deleted_date is null and h.status <> 'Cancelled'
          and e.end_date < (now() at time zone 'UTC')::date) as "eventMonths",
      coalesce(leads.due, 0) as "dueLeads", coalesce(leads.answered, 0) as "answeredLeads",
      (select json_build_object('kept', (select (h.kept_date at time zone 'UTC')::date from calendar_sharing h where h.owner_id = p.id),
          'spaces', json_agg(json_build_object('type', c.space_type, 'surface', c.surface, 'from', d.from_day, 'days', d.days::text, 'whole', d.whole_days::text)))
        from calendar_free_days d join calendar_space c on c.id = d.space_id where d.owner_id = p.id having count(*) > 0) as calendar
    from profile p join facility f on f.profile_id = p.id
    left join (
      select profile_id, count(*)::int as due, count(*) filter (where answered)::int as answered
      from (
        select l.profile_id, coalesce(e.response_deadline, l.created_date::date + 14) as day,
          coalesce((select bool_or(m.by in ('host', 'admin')) from lead_move m where m.lead_id = l.id), false) as answered,
          (select min(m.at)::date from lead_move m where m.lead_id = l.id and m.by = 'sender') as ended
        from lead l join request r on r.id = l.request_id join event e on e.profile_id = r.id where r.confirmed_date is not null) l
      where day < (now() at time zone 'UTC')::date and day >= (now() at time zone 'UTC')::date - 730
        and (answered or ended is null or ended > day)
      group by profile_id) leads on leads.profile_id = p.id
    where p.status = 'Approved' and p.is_active and p.deleted_date is null`)
  const hotels = await pool.query<PlainHotel>(`
    select p.lat, p.lng, h.room_count as rooms from profile p join hotel h on h.profile_id = p.id
    where p.status = 'Approved' and p.is_active and p.deleted_date is null and p.lat is not null and p.lng is not null`)
  return { hosts: hosts.rows, hotels: hotels.rows }
}
