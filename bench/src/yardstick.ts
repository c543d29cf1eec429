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

const statements = {
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
  const values = [query.get('state'), query.get('sport')]
  const [page, total] = await Promise.all([
    pool.query({ ...statements.found, values }),
    pool.query({ ...statements.foundTotal, values }),
  ])
  return { data: page.rows, count: total.rows[0].count }
}

createServer((request, reply) => {
  respond(new URL(request.url ?? '/', 'http://localhost')).then(
    (body) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: unknown) => reply.writeHead(500).end(String(error)),
  )
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
