import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { makeDestination } from '../../../testing/destinations.ts'
import { makeEvent } from '../../../testing/events.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'
import { hostsIndexed, makeHost, saturday, weekend, type Asked, type Sport } from './testing/match-fixture.ts'

let server: TestServer
let visitor: Api
let manager: SignedUp
let organizer: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await signUp(server, 'manager')
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())

const turf = { spaceName: 'Field', needsSpecificSpaceType: true, surface: 'Turf' } as const

const search = (data: Asked & { choice?: object }) => visitor.events.matches.search({ data })
const namesOf = ({ data }: Awaited<ReturnType<typeof search>>) => data.map(({ name }) => name)

test('a host with all fields on site, and free, tells so', async () => {
  await makeHost(server, manager, { sport: 'Soccer', name: 'Oak Fields' })
  await hostsIndexed(visitor, 'Soccer', 1)
  const { data, _meta } = await search({
    sportsList: ['Soccer'],
    ...weekend,
    ...turf,
    spaceCount: 3,
    setupDays: 1,
  })
  expect(data).toMatchObject([
    {
      name: 'Oak Fields',
      isFree: true,
      sentence: 'allHere',
      scores: { fields: 40, dates: 20, rooms: 15, distance: 10, record: 0, replies: 0 },
      score: 85,
      facts: {
        needed: 3,
        own: 4,
        surfaces: ['Turf'],
        from: addDays(saturday, -1),
        to: addDays(saturday, 1),
        weeks: 0,
      },
      partners: [],
    },
  ])
  expect(_meta.filters).toEqual({ all: 1, onSite: 1, partners: 0, grant: 0, indoor: 0 })
})

test('missing fields are found at a partner within the distance, and count a quarter', async () => {
  const sport: Sport = 'Lacrosse'
  await makeHost(server, manager, { sport, name: 'Three Forks', fields: 3 })
  await makeHost(server, manager, { sport, name: 'Riverside', fields: 1, changes: { lat: 39.81 } })
  await hostsIndexed(visitor, sport, 2)
  const asked = { sportsList: [sport], ...weekend, ...turf, spaceCount: 4 }
  const { data, _meta } = await search({ ...asked, partnerDist: 5 })
  expect(data[0]).toMatchObject({
    name: 'Three Forks',
    sentence: 'withPartners',
    scores: { fields: 33 },
    partners: [{ name: 'Riverside', spaces: 1, miles: 2.764, isFree: true }],
  })
  expect(_meta.filters).toMatchObject({ onSite: 0, partners: 2 })
  expect(namesOf(await search({ ...asked, partnerDist: 2 }))).toEqual([])
})

test('a host that is booked is found on another weekend that the request allows', async () => {
  const sport: Sport = 'Rugby'
  const { book } = await makeHost(server, manager, { sport })
  await hostsIndexed(visitor, sport, 1)
  await book(saturday, 4)
  // A search leaves booked hosts out before the index knows of it, but counts weekends by the index.
  await hostsIndexed(visitor, sport, 0)
  const asked = { sportsList: [sport], ...weekend, ...turf, spaceCount: 4 }
  expect(namesOf(await search(asked))).toEqual([])
  const { data, _meta } = await search({ ...asked, flexWeeks: 1 })
  expect(data).toMatchObject([
    { sentence: 'otherDates', scores: { dates: 16 }, facts: { weeks: 1, from: addDays(saturday, 7) } },
  ])
  expect(_meta.weekends.map(({ weeks, count, isAllowed }) => [weeks, count, isAllowed])).toEqual([
    [-2, 1, false],
    [-1, 1, true],
    [0, 0, true],
    [1, 1, true],
    [2, 1, false],
    [3, 1, false],
    [4, 1, false],
  ])
  expect(namesOf(await search({ ...asked, flexWeeks: 1, choice: { week: 0 } }))).toEqual([])
})

test('a host without a calendar is neither free nor taken, and ranked apart', async () => {
  const sport: Sport = 'Softball'
  await makeHost(server, manager, { sport, hasCalendar: false })
  await hostsIndexed(visitor, sport, 0, 1)
  const asked = { sportsList: [sport], ...weekend, ...turf }
  const { data, _meta } = await search(asked)
  expect([data, _meta.counts.count, _meta.counts.unknown]).toEqual([[], 0, 1])
  expect(_meta.counts.funnel.at(-1)).toEqual({ condition: 'dates', count: 0, cost: 0, unknown: 1 })
  expect((await search({ ...asked, choice: { group: 'unknown' } })).data).toMatchObject([
    { isFree: false, sentence: 'datesUnknown', scores: { dates: 10 }, facts: { from: null } },
  ])
})

test('the funnel counts what each condition costs, and changes what they give', async () => {
  const sport: Sport = 'Field Hockey'
  await makeHost(server, manager, { sport, name: 'Near', fields: 10 })
  await makeHost(server, manager, { sport, name: 'Small', fields: 8 })
  await makeHost(server, manager, { sport, name: 'Far', fields: 10, changes: { lat: 43.7 } })
  await hostsIndexed(visitor, sport, 3)
  const { data } = await visitor.events.matches.count({
    data: {
      sportsList: [sport],
      ...weekend,
      ...turf,
      spaceCount: 10,
      requestAddress: 'Indianapolis, Indiana',
      requestDist: 250,
    },
  })
  expect(data.funnel.slice(1)).toEqual([
    { condition: 'distance', count: 2, cost: 1, unknown: 0 },
    { condition: 'spaces', count: 1, cost: 1, unknown: 0 },
    { condition: 'dates', count: 1, cost: 0, unknown: 0 },
  ])
  const differences = Object.fromEntries(data.changes.map(({ change, difference }) => [change, difference]))
  expect(differences).toMatchObject({ fewerSpaces: 1, farther: 1, allIndoor: -1 })
})

test('without a fit, the changes are the conditions to give up, best first', async () => {
  const sport: Sport = 'Ultimate'
  await makeHost(server, manager, { sport, fields: 1 })
  await hostsIndexed(visitor, sport, 1)
  const { data } = await visitor.events.matches.count({
    data: { sportsList: [sport], ...weekend, ...turf, spaceCount: 20 },
  })
  expect(data.changes.map(({ change, count }) => [change, count])).toEqual([
    ['dropSpaces', 1],
    ['dropDates', 0],
  ])
})

test('the hosts that a change would add are shown on their own', async () => {
  const asked = {
    sportsList: ['Field Hockey' as const],
    ...turf,
    spaceCount: 10,
  }
  expect(namesOf(await search({ ...asked, choice: { change: 'fewerSpaces' } }))).toEqual(['Small'])
})

test('rooms of hotels near must suffice, unless a hotel does not say how many it has', async () => {
  const sport: Sport = 'Non-Contact Football'
  const lat = 44.5
  await makeHost(server, manager, { sport, name: 'Few Rooms', changes: { lat } })
  await makeHost(server, manager, { sport, name: 'Enough Rooms', changes: { lat: 45.5 } })
  await makeHost(server, manager, { sport, name: 'Unknown Rooms', changes: { lat: 46.5 } })
  const admin = await server.as({ email: 'admin@test.test', roles: ['admin'] })
  for (const [name, at, roomCount] of [
    ['Small Inn', lat, 40],
    ['Large Inn', 45.5, 150],
    ['Quiet Inn', 46.5, null],
  ] as const) {
    const { data } = await manager.api.hotels.create({ data: { name, lat: at, lng: -86.15, roomCount } })
    await admin.hotels.approve({ id: data.id })
  }
  await hostsIndexed(visitor, sport, 3)
  const asked = { sportsList: [sport], roomsPerNight: 100 }
  const found = await eventually(
    () => search(asked),
    ({ data }) => data.length === 2,
  )
  expect(found.data).toMatchObject([
    { name: 'Enough Rooms', scores: { rooms: 15 }, facts: { rooms: 150, uncounted: 0 } },
    { name: 'Unknown Rooms', scores: { rooms: 8 }, facts: { rooms: 0, uncounted: 1 } },
  ])
})

test('a membership and a promotion never move a host up', async () => {
  const sport: Sport = 'Cricket'
  const { id: plain } = await makeHost(server, manager, { sport, name: 'Plain' })
  const { id: gold } = await makeHost(server, manager, { sport, name: 'Gold' })
  await server.pool.query(
    `update profile set membership_tier = 'Gold', membership_is_active = true where id = $1`,
    [gold],
  )
  await server.pool.query(
    `insert into boost (id, owner_id, start_date, end_date) values (gen_random_uuid(), $1, current_date - 1, current_date + 9)`,
    [gold],
  )
  await hostsIndexed(visitor, sport, 2)
  const { data } = await search({ sportsList: [sport] })
  expect(data.map(({ id, score }) => [id, score])).toEqual([plain, gold].toSorted().map((id) => [id, 86]))
})

test('a host that was booked or hidden a moment ago is not shown as free', async () => {
  const sport: Sport = 'Gaelic Games'
  const booked = await makeHost(server, manager, { sport, name: 'Booked' })
  const hidden = await makeHost(server, manager, { sport, name: 'Hidden' })
  await makeHost(server, manager, { sport, name: 'Free' })
  await hostsIndexed(visitor, sport, 3)
  const asked = { sportsList: [sport], ...weekend, ...turf, spaceCount: 4 }
  expect((await search(asked)).data.length).toBe(3)
  // Right after the writes, when the index has most likely not read them yet.
  await booked.book(saturday, 1)
  await server.pool.query('update profile set is_active = false where id = $1', [hidden.id])
  const { data, _meta } = await search(asked)
  expect([data.map(({ name }) => name), _meta.stats.count]).toEqual([['Free'], 1])
})

test('a host that is free for a part of a day scores below one that is free all day', async () => {
  const sport: Sport = 'Box Lacrosse'
  const part = await makeHost(server, manager, { sport, name: 'In part' })
  await part.bookMorning(saturday, 1)
  const enough = await makeHost(server, manager, { sport, name: 'Enough others', fields: 5 })
  await enough.bookMorning(saturday, 1)
  await makeHost(server, manager, { sport, name: 'Not known', hasCalendar: false })
  const partOf = async (group: 'free' | 'unknown') => {
    const { data } = await search({
      sportsList: [sport],
      ...weekend,
      ...turf,
      spaceCount: 4,
      choice: { group },
    })
    return data.map(({ name, scores, partDays }) => [name, scores.dates, partDays.length])
  }
  await eventually(
    () => partOf('free'),
    (found) => found.length === 2 && found[1]?.[1] === 16,
  )
  expect([...(await partOf('free')), ...(await partOf('unknown'))]).toEqual([
    ['Enough others', 20, 0],
    ['In part', 16, 1],
    ['Not known', 10, 0],
  ])
})

test('facilities of one destination are combined, with the longest way between them', async () => {
  const sport: Sport = 'Australian Football'
  const { id: destinationId } = await makeDestination(server, manager.person, {
    name: 'Kalamazoo Sports',
    services: ['Grant Programs'],
  })
  for (const [name, fields, lat] of [
    ['Six', 6, 42.29],
    ['Four', 4, 42.31],
    ['Two', 2, 42.33],
  ] as const) {
    const { id: ownerId } = await makeHost(server, manager, { sport, name, fields, changes: { lat } })
    const link = await manager.api.facilities.destinations.create({ ownerId, data: { destinationId } })
    expect(link.data).toMatchObject({ isAccepted: true })
  }
  await hostsIndexed(visitor, sport, 3)
  const { id } = await makeEvent(server, organizer.person, {
    category: 'Private',
    sportsList: [sport],
    ...weekend,
    ...turf,
    spaceCount: 12,
  })
  const combine = () => organizer.api.events.matches.combinations({ id, data: {} })
  const { data } = await eventually(combine, (found) => found.data.length === 1)
  expect(data).toMatchObject([
    {
      destinationId,
      name: 'Kalamazoo Sports',
      isFree: true,
      venues: [
        { name: 'Six', spaces: 6, miles: 0 },
        { name: 'Four', spaces: 4 },
        { name: 'Two', spaces: 2 },
      ],
      longestMiles: 2.764,
      facts: { hasGrant: true },
    },
  ])
})

test('a stored request is matched with its fields, requirements and amenities', async () => {
  const { id } = await makeEvent(server, organizer.person, {
    category: 'Private',
    sportsList: ['Soccer'],
    ...weekend,
    ...turf,
    spaceCount: 4,
  })
  const { data } = await organizer.api.events.matches.ofEvent({ id, data: {} })
  expect(data.map(({ name }) => name)).toEqual(['Oak Fields'])
  await organizer.api.events.requirements.create({ ownerId: id, data: { name: 'Meeting Room' } })
  expect((await organizer.api.events.matches.ofEvent({ id, data: {} })).data).toEqual([])
})

test('the matches of a private request are hidden from everyone else', async () => {
  const { id } = await makeEvent(server, organizer.person, { category: 'Private' })
  expect((await refusal(manager.api.events.matches.ofEvent({ id, data: {} }))).status).toBe(404)
  expect((await refusal(manager.api.events.matches.combinations({ id, data: {} }))).status).toBe(404)
})

test.each([
  [{ requestAddress: 'Nowhere at all, Zz' }, ['data/requestAddress']],
  [{ requestDist: 50 }, ['data/requestAddress']],
  [{ startDate: '2027-03-04', endDate: '2027-03-01' }, ['data/endDate']],
  [{ startDate: '2027-03-04' }, ['data/endDate']],
  [
    { startDate: '2027-03-01', endDate: '2027-03-04', hasFlexibleDates: true, dayCount: 9 },
    ['data/dayCount'],
  ],
  [{ spaceCount: 0 }, ['data/spaceCount']],
  [{ roomsPerNight: 1_000_000 }, ['data/roomsPerNight']],
])('%j is refused with the fields %j', async (data, fields) => {
  expect(await refusedFields(visitor.events.matches.count({ data }))).toEqual(fields)
})
