import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The yardstick: node:http and prepared statements on the same rows, without any product features. Runs as a separate
 * process: `yardstick.ts DATABASE_URL PORT`.
 */
const [, , databaseUrl, port] = process.argv
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, options: '-c jit=off' })

const columns = `p.id, p.name, p.description, p.address, p.city, p.state, p.region, p.postal_code, p.lat, p.lng, p.google_place_id,
  p.phone, p.email, p.website, p.logo, p.parent_id, p.status, p.is_active, p.membership_is_active, p.membership_tier,
  p.created_date, p.created_by, p.updated_date, p.updated_by, f.facility_type, f.availability, f.capacity, f.indoor_area,
  f.year_opened, f.time_zone, e.header_image, e.sports, e.amenities, e.space_types, e.rating, e.review_count, e.like_count`
const from = `from profile p join facility f on f.profile_id = p.id join yardstick e on e.id = p.id`
const filter = `where p.kind = 'facility' and p.deleted_date is null and e.is_public and p.state = $1 and $2 = any(e.sports)`

const eventColumns = `p.id, p.name, p.description, p.city, p.state, p.lat, p.lng, p.website, p.parent_id, p.status, e.category,
  e.is_closed, e.type, e.start_date, e.end_date, e.has_flexible_dates, e.age_group, e.event_level, e.gender, e.individual_cost,
  e.team_cost, e.team_count, y.sports`
const miles = `3958.8 * 2 * asin(sqrt(sin(radians(p.lat - $4) / 2) ^ 2
  + cos(radians($4)) * cos(radians(p.lat)) * sin(radians(p.lng - $5) / 2) ^ 2))`
// A box of 200 miles comes first, so that only events near it cost trigonometry.
const eventFilter = `from profile p join event e on e.profile_id = p.id join yardstick_event y on y.id = p.id
  where p.status = 'Published' and p.deleted_date is null and e.start_date >= $1 and e.end_date <= $2 and $3 = any(y.sports)
    and p.lat between $4 - 2.9 and $4 + 2.9 and p.lng between $5 - 3.9 and $5 + 3.9 and ${miles} <= 200`

const matchFilter = `${from} where p.kind = 'facility' and p.deleted_date is null and e.is_public and $1 = any(e.sports)
  and (select sum(s.count) from space_type s where s.owner_id = p.id and s.name = $2) >= $3::int`

const statements = {
  match: {
    name: 'match',
    text: `select ${columns} ${matchFilter} order by ${miles} limit 20`,
  },
  matchTotal: {
    name: 'match-total',
    text: `select count(*)::int as count, $4::float8, $5::float8 ${matchFilter}`,
  },
  events: {
    name: 'events',
    text: `select ${eventColumns}, ${miles} as distance ${eventFilter} order by e.start_date, p.id limit 24`,
  },
  eventTotal: { name: 'event-total', text: `select count(*)::int as count ${eventFilter}` },
  one: { name: 'one', text: `select ${columns} ${from} where p.id = $1` },
  list: {
    name: 'list',
    text: `select ${columns} ${from} where p.kind = 'facility' and p.deleted_date is null and e.is_public order by p.id limit 24 offset $1`,
  },
  found: {
    name: 'found',
    text: `select ${columns} ${from} ${filter} order by e.rating desc nulls last, p.id limit 24`,
  },
  foundTotal: { name: 'found-total', text: `select count(*)::int as count ${from} ${filter}` },
}

async function respond(url: URL): Promise<unknown> {
  const { searchParams: query, pathname } = url
  if (pathname === '/one')
    return { data: (await pool.query({ ...statements.one, values: [query.get('id')] })).rows[0] }
  if (pathname === '/list')
    return { data: (await pool.query({ ...statements.list, values: [Number(query.get('offset'))] })).rows }
  if (pathname === '/events')
    return pageOf(
      statements.events,
      statements.eventTotal,
      ['from', 'to', 'sport', 'lat', 'lng'].map((name) => query.get(name)),
    )
  if (pathname === '/match')
    return pageOf(
      statements.match,
      statements.matchTotal,
      ['sport', 'type', 'count', 'lat', 'lng'].map((name) => query.get(name)),
    )
  return pageOf(statements.found, statements.foundTotal, [query.get('state'), query.get('sport')])
}

async function pageOf(rows: pg.QueryConfig, total: pg.QueryConfig, values: (string | null)[]) {
  const [page, counted] = await Promise.all([
    pool.query({ ...rows, values }),
    pool.query({ ...total, values }),
  ])
  return { data: page.rows, count: counted.rows[0].count }
}

createServer((request, reply) => {
  respond(new URL(request.url ?? '/', 'http://localhost')).then(
    (body) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: unknown) => reply.writeHead(500).end(String(error)),
  )
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
