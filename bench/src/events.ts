import pg from 'pg'
import { compare, costOf, type Figure } from './figures.ts'
import type { Shot } from './load.ts'
import type { RunningSide } from './sides.ts'

/** Free days, a sport and a place, as somebody with a team asks for them. */
const searches = [
  { from: '2027-03-01', to: '2027-04-30', sport: 'Soccer', lat: 39.7684, lng: -86.1581 },
  { from: '2027-01-01', to: '2027-06-30', sport: 'Basketball', lat: 41.8781, lng: -87.6298 },
  { from: '2027-02-01', to: '2027-03-31', sport: 'Baseball', lat: 27.9506, lng: -82.4572 },
  { from: '2027-04-01', to: '2027-07-31', sport: 'Volleyball', lat: 32.7767, lng: -96.797 },
  { from: '2027-01-01', to: '2027-12-31', sport: 'Softball', lat: 34.0522, lng: -118.2437 },
]
const at = (n: number) => searches[n % searches.length]!

const found = (n: number): Shot => {
  const { from, to, sport, lat, lng } = at(n)
  const near = { lat, lng, dist: 200 }
  const data = { dates: { from, to }, sports: sport, near, sort: 'date', facets: true }
  return {
    method: 'POST',
    path: '/event-mgmt/api/events/search/marketed?take=24',
    body: JSON.stringify({ data }),
  }
}
const rawFound = (n: number): Shot => {
  const { lat, lng, ...words } = at(n)
  const query = new URLSearchParams({ ...words, lat: String(lat), lng: String(lng) })
  return { method: 'GET', path: `/events?${query.toString()}` }
}

/** The search for events by free dates, sport and distance, the year of an organization with 400 events, and the hotels of an event. */
export async function eventFigures(
  databaseUrl: string,
  ours: RunningSide,
  raw: RunningSide,
): Promise<Figure[]> {
  const busy = await busiestOrganization(databaseUrl)
  const year = (): Shot => ({
    method: 'POST',
    path: `/event-mgmt/api/organizations/${busy.id}/events/calendar?startDate=2027-01-01&endDate=2027-12-31`,
    body: JSON.stringify({ data: {} }),
  })
  const crowded = await eventAmongHotels(databaseUrl)
  const hotels = (): Shot => ({
    method: 'POST',
    path: '/hotel-mgmt/api/hotels/search/matches?take=60',
    body: JSON.stringify({ data: { eventId: crowded.id, miles: crowded.miles } }),
  })
  return [
    await compare('events by free dates, sport and distance', 0.3, [ours, found], [raw, rawFound], 500),
    {
      what: `a year's calendar with ${busy.count} events`,
      ours: await costOf(ours, 50, year),
      atMost: 30,
      unit: 'CPU ms/request',
    },
    {
      what: `the ${crowded.hotels} hotels around an event with the prices of the stay, and facets`,
      ours: await costOf(ours, 200, hotels),
      atMost: 4,
      unit: 'CPU ms/request',
    },
  ]
}

/** A public event with at least 60 hotels around it, within as few miles as have them. */
async function eventAmongHotels(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const { rows } = await pool.query<{ id: string; miles: number; hotels: number }>(
    `with hotels as (
       select lat, lng from profile where kind = 'hotel' and audience = 'public' and deleted_date is null and lat is not null)
     select e.id, miles, count(*)::int as hotels
     from profile e, hotels h, unnest(array[10, 25, 50, 100]) miles
     where e.id in (select id from profile where kind = 'event' and audience = 'public' and deleted_date is null and lat is not null
         and not exists (select from event_place t where t.owner_id = profile.id) order by id limit 2000)
       and derived.miles_between(e.lat, e.lng, h.lat, h.lng) <= miles
     group by 1, 2 having count(*) >= 60 order by miles, 3, 1 limit 1`,
  )
  await pool.end()
  const [crowded] = rows
  if (!crowded) throw new Error('There is no event with 60 hotels around it.')
  return crowded
}

async function busiestOrganization(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const { rows } = await pool.query<{ id: string; count: number }>(
    `select p.parent_id as id, count(*)::int as count from profile p join event e on e.profile_id = p.id
     where p.audience = 'public' and p.deleted_date is null and e.start_date <= '2027-12-31' and e.end_date >= '2027-01-01'
     group by 1 order by 2 desc limit 1`,
  )
  await pool.end()
  const [busiest] = rows
  if (!busiest) throw new Error('There is no organization with events.')
  return busiest
}
