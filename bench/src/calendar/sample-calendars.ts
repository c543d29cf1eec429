import pg from 'pg'

/** Gives 1,000 facilities calendars of all their spaces, with some 150 bookings a year each: leagues on weekdays, tournaments on Saturdays. */
const statements = [
  'truncate calendar_space, calendar_entry, calendar_sharing, calendar_free_days cascade',
  `create temporary table chosen as
   select f.profile_id as id, f.time_zone as zone, row_number() over (order by md5(f.profile_id::text))::int as n
   from facility f join profile p on p.id = f.profile_id
   where p.audience = 'public' and p.deleted_date is null and f.time_zone is not null
     and exists (select from space_type t where t.owner_id = p.id)
     and not exists (select from calendar_space s where s.owner_id = p.id)
   order by 3 limit 1000`,
  `insert into calendar_space (id, owner_id, name, space_type, surface, position)
   select uuidv7(), c.id, t.name || ' ' || row_number() over (partition by c.id order by t.id, one), t.name, t.surface,
     row_number() over (partition by c.id order by t.id, one)
   from chosen c join space_type t on t.owner_id = c.id cross join generate_series(1, least(t.count, 6)) one`,
  `insert into calendar_unit (id, owner_id, space_id, position) select uuidv7(), owner_id, id, 0 from calendar_space
   where owner_id in (select id from chosen)`,
  `create temporary table booked as
   select uuidv7() as id, c.id as owner_id, b.units,
     (date_trunc('week', now()) + make_interval(days => b.day) + make_interval(hours => b.hour))::timestamp at time zone c.zone as starts, b.hours
   from chosen c cross join lateral (
     select 7 * ((k * 5 + c.n) % 52) + 5 as day, 8 as hour, 12 as hours, array(select u.id from calendar_unit u where u.owner_id = c.id limit 8) as units
     from generate_series(1, 10) k
     union all
     select 7 * ((k * 3 + c.n) % 52) + (k % 5), 16, 5, array(select u.id from calendar_unit u where u.owner_id = c.id order by u.id offset k % 4 limit 1)
     from generate_series(1, 80) k) b`,
  `insert into calendar_entry (id, owner_id, kind, title, starts, ends, buffer_minutes)
   select id, owner_id, 'Booking', 'Booking', starts, starts + make_interval(hours => hours), 0 from booked`,
  `insert into calendar_occupancy (entry_id, unit_id, during, is_hold)
   select b.id, unit, tstzrange(b.starts, b.starts + make_interval(hours => b.hours)), false from booked b cross join unnest(b.units) unit
   on conflict do nothing`,
  `insert into calendar_sharing (owner_id, is_shared) select id, true from chosen on conflict (owner_id) do update set is_shared = true`,
]

/** Returns the number of bookings by unit, and the seconds in which the days of all calendars were computed. */
export async function addCalendars(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    const start = performance.now()
    await client.query('commit')
    const seconds = (performance.now() - start) / 1000
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ count: number }>('select count(*)::int from calendar_occupancy')
    return { seconds, occupancies: rows[0]?.count ?? 0 }
  } finally {
    await client.end()
  }
}
