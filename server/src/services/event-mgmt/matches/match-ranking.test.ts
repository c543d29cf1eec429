import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCatalogue } from '@app/catalogue/demo/build-catalogue.ts'
import type { MatchCounts } from '@app/contract/events/match-schema.ts'
import { MatchRequest } from '@app/contract/events/match-request.ts'
import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import { createRandom, type Random } from '../../../search/index/testing/random.ts'
import { eventually, metaOf, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { makeEvent } from '../../../testing/events.ts'
import { signUp } from '../../../testing/people.ts'
import { readCatalogue, type PlainCatalogue } from '../../../testing/matches/plain-hosts.ts'
import { falsehoods, plainCombinations } from '../../../testing/matches/plain-combinations.ts'
import { plainMatches } from '../../../testing/matches/plain-matches.ts'
import type { PlainPlace } from '../../../testing/matches/plain-places.ts'
import { sampleRequest } from '../../../testing/matches/sample-requests.ts'

/** Compares the ranking with a reference implementation that reads the tables and compares every host, day by day. */

let server: TestServer
let visitor: Api
let catalogue: PlainCatalogue
const today = new Date().toISOString().slice(0, 10)

beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  await buildCatalogue(server.pool, { count: 300, today, log: { info: () => {} } })
  // Adds cases that are rare in the catalogue: hidden facilities, some without a position, unstated surfaces, hotels without
  // a count, stale calendars.
  await server.pool.query(`update space_type set surface = null where abs(hashtext(id::text)) % 7 = 0`)
  await server.pool.query(`update hotel set room_count = null where abs(hashtext(profile_id::text)) % 5 = 0`)
  await server.pool.query(
    `update calendar_sharing set kept_date = now() - interval '70 days' where abs(hashtext(owner_id::text)) % 9 = 0`,
  )
  // Records: past events at every fourth facility, and leads of every third, of which some were answered and some ended early.
  await server.pool.query(`
    insert into event_place (id, owner_id, profile_id) select uuidv7(), e.profile_id, p.id from event e, profile p
    where e.end_date < current_date and p.kind = 'facility' and abs(hashtext(p.id::text || e.profile_id)) % 4 = 0 on conflict do nothing`)
  await server.pool.query(`
    insert into lead (id, request_id, profile_id, status, created_date) select uuidv7(), r.id, p.id, 'Open', r.created_date
    from request r, profile p where p.kind = 'facility' and abs(hashtext(p.id::text)) % 3 = 0 on conflict do nothing`)
  await server.pool.query(`
    insert into lead_move (lead_id, from_status, to_status, by, at)
    select id, 'Open', case n % 3 when 0 then 'Lost' else 'Passed' end, case n % 3 when 0 then 'sender' else 'host' end,
      created_date + interval '5 days'
    from (select l.*, abs(hashtext(l.id::text)) as n from lead l) l where n % 5 > 1`)
  // Destinations with many facilities, so that some of each sport can be combined.
  await server.pool.query(`
    with large as (select array_agg(id order by id) as ids from (select id from profile where kind = 'destination' order by id limit 3) d)
    insert into facility_destination (id, owner_id, destination_id, is_accepted)
    select uuidv7(), p.id, large.ids[1 + abs(hashtext(p.id::text)) % 3], abs(hashtext(p.id::text)) % 11 <> 0 from profile p, large
    where p.kind = 'facility' on conflict do nothing`)
  await server.pool.query(`select derived.refresh_entries(array(select profile_id from entry))`)
  // Last, because the index is known to be current when it counts those that are left.
  await server.pool.query(`
    with numbered as (select id, row_number() over (order by id) as n from profile where kind = 'facility')
    update profile p set status = case when n % 19 = 0 then 'Pending' else p.status end, is_active = n % 23 <> 0,
      lat = case when n % 31 = 0 then null else p.lat end, lng = case when n % 31 = 0 then null else p.lng end
    from numbered where numbered.id = p.id`)
  catalogue = await readCatalogue(server.pool)
  await eventually(
    async () => (await visitor.events.matches.count({ data: {} })).data.total,
    (total) => total === catalogue.hosts.length,
  )
}, 300_000)
afterAll(() => server.close())

async function found(request: MatchRequest, group: 'free' | 'unknown') {
  const hosts = []
  for (let offset = 0; ; offset += 100) {
    const page = await visitor.events.matches.search({
      data: { ...request, choice: { group } },
      offset,
      take: 100,
    })
    hosts.push(...page.data)
    if (hosts.length >= metaOf(page).stats.count || page.data.length === 0) return hosts
  }
}

/** The form and the list of hosts show these counts: each step follows from the one before, and the last one is what fits. */
function requireSums({ total, funnel, count, unknown }: MatchCounts, fitting: { isFree: boolean }[]) {
  const left = funnel.map((step) => step.count + step.unknown)
  expect(funnel.map(({ cost }, place) => (left[place - 1] ?? total) - cost)).toEqual(left)
  expect([count, unknown]).toEqual([
    fitting.filter(({ isFree }) => isFree).length,
    fitting.filter(({ isFree }) => !isFree).length,
  ])
  expect(funnel.at(-1)).toMatchObject({ count, unknown })
}

test('200 random requests are ranked like the reference ranks them', async () => {
  const random = createRandom(7)
  const sizes = { free: 0, unknown: 0, inPart: 0 }
  const { geocode } = createGeocoder(server.pool)
  const geocoded = new Map<string, PlainPlace | null>()
  for (let n = 0; n < 200; n++) {
    const request = sampleRequest(random, today)
    const { requestAddress } = request
    if (requestAddress !== null && !geocoded.has(requestAddress))
      geocoded.set(requestAddress, await geocode(requestAddress))
    const origin = requestAddress === null ? null : (geocoded.get(requestAddress) ?? null)
    const expected = plainMatches(catalogue, request, origin, today)
    const { data: counts } = await visitor.events.matches.count({ data: request })
    requireSums(counts, expected)
    for (const group of ['free', 'unknown'] as const) {
      const actual = await found(request, group)
      const ofGroup = expected.filter(({ isFree }) => isFree === (group === 'free'))
      expect(
        actual.map(({ id, isFree, score, scores }) => ({ id, isFree, score, scores })),
        `request ${n}: ${JSON.stringify(request)}`,
      ).toEqual(ofGroup)
      // Two ways to the same: the bits of the index, and the hours of the shown hosts.
      for (const { isFree, scores, facts, partners, partDays } of actual)
        if (isFree && facts.from !== null && partners.length === 0 && request.requirements.length === 0)
          expect(
            scores.dates === (facts.weeks === 0 ? 20 : Math.max(4, 18 - 2 * Math.abs(facts.weeks))),
          ).toBe(partDays.length === 0)
      sizes[group] += actual.length
      sizes.inPart += actual.filter(({ isFree, partDays }) => isFree && partDays.length > 0).length
    }
  }
  // The comparison is worth little unless it found hosts of both groups, and some have a record.
  expect(sizes.free).toBeGreaterThan(500)
  expect(sizes.unknown).toBeGreaterThan(500)
  expect(sizes.inPart).toBeGreaterThan(20)
  expect(catalogue.hosts.filter(({ dueLeads }) => dueLeads >= 5).length).toBeGreaterThan(50)
  expect(catalogue.hosts.filter(({ eventMonths }) => eventMonths.length > 0).length).toBeGreaterThan(50)
}, 300_000)

/** A request with dates that asks for more than most hosts have, every third time for further spaces of the same type. */
function largeRequest(random: Random, n: number): MatchRequest {
  for (;;) {
    const sample = sampleRequest(random, today)
    if (sample.startDate === null || sample.spaceName === null) continue
    return MatchRequest.parse({
      ...sample,
      sportsList: sample.sportsList.slice(0, 1),
      spaceCount: 3 + random.below(9),
      roomsPerNight: n % 4 === 0 ? sample.roomsPerNight : null,
      needsSpecificFacilityType: n % 5 === 0 && sample.needsSpecificFacilityType,
      requirements: [
        ...sample.requirements,
        ...(n % 3 === 0 ? [{ name: sample.spaceName, count: 1 + random.below(4) }] : []),
      ],
    })
  }
}

test('60 random requests have the combinations that the reference has, and what is said of them is true', async () => {
  const random = createRandom(3)
  const { geocode } = createGeocoder(server.pool)
  const organizer = await signUp(server, 'organizer')
  const sizes = { shown: 0, further: 0 }
  for (let n = 0; n < 60; n++) {
    const request = largeRequest(random, n)
    const { amenities, requirements, startDate, endDate, ...fields } = request
    const dates = { startDate: startDate ?? '', endDate: endDate ?? '' }
    const { id } = await makeEvent(server, organizer.person, { category: 'Private', ...fields, ...dates })
    for (const data of requirements) await organizer.api.events.requirements.create({ ownerId: id, data })
    for (const name of amenities) await organizer.api.events.amenities.create({ ownerId: id, data: { name } })
    const origin = request.requestAddress === null ? null : await geocode(request.requestAddress)
    const { data } = await organizer.api.events.matches.combinations({ id, data: {} })
    const said = `request ${n}: ${JSON.stringify(request)}`
    for (const one of data)
      expect(falsehoods(catalogue, request, origin, today, one), `${said} ${JSON.stringify(one)}`).toEqual([])
    const shown = data.map(({ destinationId }) => destinationId)
    const possible = plainCombinations(catalogue, request, origin)
    expect([...possible], said).toEqual(expect.arrayContaining(shown))
    sizes.shown += data.length
    sizes.further += data.filter(({ venues }) => venues.some(({ further }) => further.length > 0)).length
  }
  expect(sizes.shown).toBeGreaterThan(40)
  expect(sizes.further).toBeGreaterThan(10)
}, 300_000)
