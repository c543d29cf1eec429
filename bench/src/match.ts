import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import { One } from '@app/contract/envelope.ts'
import { Event } from '@app/contract/events/event-schema.ts'
import { Matched, type HostMatch } from '@app/contract/events/match-schema.ts'
import type { MatchRequest } from '@app/contract/events/match-request.ts'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { createRandom } from '@app/server/search/index/testing/random.ts'
import { readCatalogue } from '@app/server/testing/matches/plain-hosts.ts'
import { plainMatches } from '@app/server/testing/matches/plain-matches.ts'
import { sampleRequest } from '@app/server/testing/matches/sample-requests.ts'
import pg from 'pg'
import { addCalendars } from './calendar/sample-calendars.ts'
import { copyOf, ensureCatalogue, openBenchServer } from './databases.ts'
import { costOf, type Figure } from './figures.ts'
import { openAgent, send, type Shot } from './load.ts'
import { product, yardstick, type RunningSide } from './sides.ts'

const hostCount = 16_000
const [port, yardstickPort] = [55_341, 55_342]
const api = '/event-mgmt/api/events'
const today = dayOf(new Date())

const places = [
  'Indianapolis, Indiana',
  'Columbus, Ohio',
  'Dallas, Texas',
  'Orlando, Florida',
  'Denver, Colorado',
]
/** The Heartland Spring Cup, at several places, and every fifth time in the whole country. */
const requestAt = (n: number) => {
  const startDate = addDays(today, 60 + ((n * 7) % 210))
  return {
    sportsList: ['Soccer'],
    startDate,
    endDate: addDays(startDate, 2),
    flexWeeks: 1,
    setupDays: 1,
    spaceName: 'Field',
    needsSpecificSpaceType: true,
    spaceCount: 10,
    partnerDist: 15,
    ...(n % 5 !== 4 && { requestAddress: places[n % 4], requestDist: 250 }),
    roomsPerNight: 480,
    hotelDist: 10,
  }
}
const post = (path: string, data: object): Shot => ({
  method: 'POST',
  path: `${api}${path}`,
  body: JSON.stringify({ data }),
})
const search = (n: number) => post('/matches/search?take=20', requestAt(n))
const count = (n: number) => post('/matches/count', requestAt(n))

type Ranked = Pick<HostMatch, 'id' | 'isFree' | 'score' | 'scores'>

async function ask(side: RunningSide, path: string, data: object): Promise<unknown> {
  const { method, path: url, body } = post(path, data)
  const reply = await fetch(`http://127.0.0.1:${side.port}${url}`, {
    method,
    headers: { ...side.headers, 'content-type': 'application/json' },
    body: body ?? null,
  })
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
  return reply.json()
}

/** The slowest but two of 100 requests, one after the other, in ms. */
async function latencyOf(side: RunningSide): Promise<number> {
  const agent = openAgent(1)
  const times: number[] = []
  for (let n = 0; n < 100; n++) {
    const start = performance.now()
    await send(agent, side.port, side.headers, search(n))
    times.push(performance.now() - start)
  }
  agent.destroy()
  return times.toSorted((a, b) => a - b)[97] ?? Number.NaN
}

/** How many of so many rankings differ from those of the reference implementation. */
async function differences(side: RunningSide, databaseUrl: string, requests: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  try {
    const catalogue = await readCatalogue(pool)
    const { geocode } = createGeocoder(pool)
    const random = createRandom(11)
    let different = 0
    for (let n = 0; n < requests; n++) {
      const request = sampleRequest(random, today)
      const origin = request.requestAddress === null ? null : await geocode(request.requestAddress)
      const expected = plainMatches(catalogue, request, origin, today)
      const found = [
        ...(await rankingOf(side, request, 'free')),
        ...(await rankingOf(side, request, 'unknown')),
      ]
      if (JSON.stringify(found) === JSON.stringify(expected)) continue
      different++
      console.log(`Ranked otherwise: ${JSON.stringify(request)}`)
    }
    return different
  } finally {
    await pool.end()
  }
}

async function rankingOf(side: RunningSide, request: MatchRequest, group: 'free' | 'unknown') {
  const found: Ranked[] = []
  for (let offset = 0; ; offset += 100) {
    const { data, _meta } = Matched.parse(
      await ask(side, `/matches/search?take=100&offset=${offset}`, { ...request, choice: { group } }),
    )
    found.push(...data.map(({ id, isFree, score, scores }) => ({ id, isFree, score, scores })))
    if (data.length === 0 || found.length >= _meta.stats.count) return found
  }
}

/** Matching among 16,000 facilities with 1,000 calendars. */
export async function matchFigures(isQuick: boolean): Promise<Figure[]> {
  const postgres = await openBenchServer()
  const stops = [() => postgres.stop()]
  try {
    const catalogue = await ensureCatalogue(postgres.url, hostCount)
    const url = await copyOf(postgres.url, catalogue, 'match')
    await addCalendars(url)
    const side = await product(url, postgres.pid, port)
    stops.push(side.stop)
    const raw = await yardstick(url, postgres.pid, yardstickPort)
    stops.push(raw.stop)
    const { data: event } = One(Event.pick({ id: true })).parse(
      await ask(side, '', { name: 'Heartland Spring Cup', category: 'Private', ...requestAt(0) }),
    )
    const combine = () => post(`/${event.id}/matches/combinations`, {})
    const plain = (n: number): Shot => {
      const { lat, lng } = n % 2 === 0 ? { lat: 39.7684, lng: -86.1581 } : { lat: 32.7767, lng: -96.797 }
      return { method: 'GET', path: `/match?sport=Soccer&type=Field&count=10&lat=${lat}&lng=${lng}` }
    }
    const cpu = { unit: 'CPU ms/request' }
    const shots = isQuick ? 40 : 200
    const rankings = isQuick ? 20 : 200
    return [
      {
        what: `hosts of a request among ${hostCount}, explained, beside a bare query by distance`,
        ours: await costOf(side, shots, search),
        yardstick: await costOf(raw, shots, plain),
        atMost: 50,
        ...cpu,
      },
      { what: 'hosts of a request, end to end', ours: await latencyOf(side), atMost: 300, unit: 'ms, 98 %' },
      { what: 'combinations of facilities', ours: await costOf(side, shots, combine), atMost: 150, ...cpu },
      { what: 'live count of a form', ours: await costOf(side, shots, count), atMost: 15, ...cpu },
      {
        what: `rankings of ${rankings} requests that differ from a reference`,
        ours: await differences(side, url, rankings),
        atMost: 0,
        unit: 'rankings',
      },
    ]
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
