import { moveLead } from '../../../testing/requests.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostHeldUnits } from '@app/contract/events/bid-holds.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf } from '@app/contract/rules/weekdays.ts'
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
import { makeHost, saturday, type Sport } from '../matches/testing/match-fixture.ts'

/** A host that the match shows as free holds the hours that it has free, and an award books them. */

const [friday, sunday] = [addDays(saturday, -1), addDays(saturday, 1)]
const days = [friday, saturday, sunday]
const timeZone = 'America/Phoenix'
/** Arizona is seven hours behind UTC all year. */
const at = (day: string, hour: number) =>
  new Date(Date.parse(`${day}T07:00:00Z`) + hour * 3_600_000).toISOString()

let server: TestServer
let visitor: Api
let organizer: SignedUp
let manager: SignedUp
let stranger: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
  manager = await signUp(server, 'manager')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())

const sports: Sport[] = [
  'Rugby',
  'Lacrosse',
  'Field Hockey',
  'Contact Football',
  'Soccer',
  'Softball',
  'Baseball',
]
let used = 0
let ownerId: string
let unitIds: string[]
let sport: Sport
let lead: { ownerId: string; id: string }
beforeEach(async () => {
  sport = sports[used++ % sports.length]!
  const host = await makeHost(server, manager, { sport, fields: 2, changes: { timeZone } })
  ownerId = host.id
  const { facilities } = manager.api
  for (const day of days)
    await facilities.hours.create({
      ownerId,
      data: { weekday: weekdayOf(day), opens: '08:00', closes: '22:00' },
    })
  const { data } = await facilities.calendar.get({ ownerId, from: at(friday, 0), to: at(sunday, 24) })
  unitIds = data.spaces.flatMap(({ units }) => units.map(({ id }) => id))
  lead = await newLead()
})

async function newLead(changes: object = {}) {
  const event = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: 'Spring Cup',
    startDate: friday,
    endDate: sunday,
    spaceName: 'Field',
    needsSpecificSpaceType: true,
    spaceCount: 2,
    ...changes,
  })
  await organizer.api.events.update({
    id: event.id,
    patch: [{ op: 'replace', path: '/sportsList', value: [sport] }],
  })
  const { data } = await organizer.api.events.leads.create({
    ownerId: event.id,
    data: { profileId: ownerId },
  })
  return { ownerId: event.id, id: data.id }
}

const book = (unit: number, day: string, from: number, to: number) =>
  manager.api.facilities.calendar.entries.create({
    ownerId,
    data: {
      kind: 'Booking',
      title: 'League',
      unitIds: [unitIds[unit]!],
      starts: at(day, from),
      ends: at(day, to),
    },
  })
const span = (units: readonly number[], day: string, from: number, to: number, lastDay = day) => ({
  unitIds: units.map((n) => unitIds[n]!),
  starts: at(day, from),
  ends: at(lastDay, to),
})
const expiresDate = at(addDays(friday, -10), 24)
const hold = (holds: ReturnType<typeof span>[], leadId = lead.id) =>
  manager.api.facilityLeads.hold({ ownerId, data: { leadId, expiresDate, holds } })
const heldFor = async ({ ownerId: eventId, id } = lead) =>
  (await manager.api.events.leads.holds({ ownerId: eventId, id })).data
const award = async () => {
  const offer = { startDate: friday, endDate: sunday, rent: 1000 }
  await manager.api.events.leads.bid.submit({ ...lead, data: offer })
  return (await organizer.api.events.leads.award({ ...lead, data: {} })).data.status
}
const fit = async () => (await manager.api.events.leads.fit(lead)).data
const untilFit = (partDays: object[]) =>
  eventually(fit, (found) => JSON.stringify(found?.match.partDays) === JSON.stringify(partDays))
const entries = async () =>
  (await manager.api.facilities.calendar.get({ ownerId, from: at(friday, 0), to: at(sunday, 24) })).data
    .entries

describe('a host that is free in some hours of a day', () => {
  beforeEach(async () => {
    await book(0, friday, 8, 14)
    await book(1, friday, 9, 13)
  })
  const fromTwo = [{ day: friday, hours: { from: '14:00', to: null } }]

  test('is shown as free with these hours, to its team and to the organizer', async () => {
    await untilFit(fromTwo)
    expect(await fit()).toMatchObject({
      misses: [],
      match: { isFree: true, facts: { own: 2, from: friday, to: sunday } },
    })
    const { data } = await organizer.api.events.matches.ofEvent({ id: lead.ownerId, data: {} })
    expect(data.find(({ id }) => id === ownerId)).toMatchObject({ isFree: true, partDays: fromTwo })
  })

  test('holds them, still fits, and is booked by the award', async () => {
    await hold([span([0, 1], friday, 14, 22), span([0, 1], saturday, 8, 22, sunday)])
    expect(await heldFor()).toMatchObject([
      { state: 'Held', place: 1, firstDay: friday, lastDay: friday, fromTime: '14:00', toTime: null },
      { state: 'Held', place: 1, firstDay: saturday, lastDay: sunday, fromTime: null, toTime: null },
    ])
    await untilFit(fromTwo)
    expect(await fit()).toMatchObject({ misses: [], match: { isFree: true } })
    await award()
    expect((await heldFor()).map(({ state }) => state)).toEqual(['Booked', 'Booked'])
  })
})

test('a host that the match shows as free can hold, whatever is booked', async () => {
  const { facilities } = manager.api
  const hours: [number, number][] = [
    [8, 19],
    [11, 22],
    [12, 16],
    [8, 11],
  ]
  for (const [n, day] of days.entries())
    for (const unit of [0, 1]) await book(unit, day, ...hours[(n + unit) % hours.length]!)
  await eventually(fit, (found) => (found?.match.partDays.length ?? 0) === 3)
  expect((await fit())?.match.isFree).toBe(true)
  // What everybody sees as free.
  const { data } = await visitor.facilities.calendar.availability({ ownerId, from: friday, to: sunday })
  await hold(data.free.map(({ unitId, starts, ends }) => ({ unitIds: [unitId], starts, ends })))
  expect((await heldFor()).every(({ place }) => place === 1)).toBe(true)
  expect((await fit())?.misses).toEqual([])
  expect(await award()).toBe('Won')
  expect((await facilities.calendar.outsideHours({ ownerId })).data.count).toBe(0)
})

test('nothing is held if one time is taken', async () => {
  await book(1, saturday, 9, 22)
  const refused = await refusal(hold([span([0], friday, 8, 22), span([1], saturday, 8, 22)]))
  expect(refused).toMatchObject({ status: 409, problem: { code: 'TIME_TAKEN' } })
  expect((await entries()).map(({ kind }) => kind)).toEqual(['Booking'])
  expect(await heldFor()).toEqual([])
})

test('holds of one request queue behind those of another, space by space and day by day', async () => {
  await hold([span([0], friday, 8, 22), span([0], saturday, 8, 22)])
  const other = await newLead({ name: 'Fall Cup' })
  await hold([span([0], saturday, 8, 22), span([1], saturday, 8, 22)], other.id)
  expect((await heldFor(other)).map(({ spaces, place }) => [spaces, place])).toEqual([
    [['Field 1'], 2],
    [['Field 2'], 1],
  ])
})

test('a page that is closed on a day is held on the others', async () => {
  const { data } = await manager.api.facilities.hours.list({ ownerId, take: 100 })
  const onSunday = data.find(({ weekday }) => weekday === weekdayOf(sunday))
  await manager.api.facilities.hours.remove({ ownerId, id: onSunday!.id })
  await eventually(fit, (found) => found?.misses.includes('dates') === true)
  await hold([span([0, 1], friday, 8, 22, saturday)])
  expect(await heldFor()).toMatchObject([{ firstDay: friday, lastDay: saturday, toTime: null }])
})

test('one undo takes all holds of a call back', async () => {
  const { data } = await hold([span([0], friday, 14, 22), span([0, 1], saturday, 8, 22)])
  await manager.api.facilities.calendar.changes.undo({ ownerId, id: data.changeId })
  expect(await entries()).toEqual([])
  expect(await heldFor()).toEqual([])
})

test('a hold ends with its time if that is over before', async () => {
  await manager.api.facilityLeads.hold({
    ownerId,
    data: {
      leadId: lead.id,
      expiresDate: at(saturday, 24),
      holds: [span([0], friday, 8, 22), span([0], sunday, 8, 22)],
    },
  })
  expect((await heldFor()).map((one) => one.expiresDate?.slice(0, 16))).toEqual(
    [at(friday, 22), at(saturday, 24)].map((instant) => instant.slice(0, 16)),
  )
})

test('holding again replaces the holds that ran out', async () => {
  await hold([span([0], friday, 8, 22)])
  await server.pool.query(
    `update calendar_entry set expires_date = now() - interval '1 minute' where owner_id = $1`,
    [ownerId],
  )
  await hold([span([0], friday, 12, 22)])
  expect(await heldFor()).toMatchObject([{ state: 'Held', fromTime: '12:00' }])
  expect(await award()).toBe('Won')
})

test('a request holds a space once at a time', async () => {
  await hold([span([0], friday, 8, 14)])
  for (const again of [[span([0], friday, 12, 22)], [span([1], friday, 8, 14), span([1], friday, 12, 22)]])
    expect(await refusal(hold(again))).toMatchObject({ status: 409, problem: { code: 'HELD_TWICE' } })
  expect(await heldFor()).toHaveLength(1)
})

test('a request that would hold a space twice reads which one, and on which day by the clock of the place', async () => {
  await hold([span([0, 1], friday, 8, 22), span([1], saturday, 18, 22)])
  const { problem } = await refusal(hold([span([0], saturday, 8, 22), span([1], saturday, 8, 22)]))
  // The evening is on the next day by the clock of Greenwich.
  const day = new Date(`${saturday}T00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  expect(problem.detail).toBe(
    `Already held for this request: Field 2, ${day}. Leave it out, or change its hours.`,
  )
})

test('holds that were made apart are given to a request once at a time, too', async () => {
  const make = async (from: number, to: number) =>
    (
      await manager.api.facilities.calendar.entries.create({
        ownerId,
        data: { kind: 'Hold', title: 'Spring Cup', expiresDate, ...span([0], friday, from, to) },
      })
    ).data.id
  const [morning, noon, evening] = [await make(8, 12), await make(10, 16), await make(16, 22)]
  const give = (entryIds: string[]) =>
    manager.api.facilityLeads.holds({ ownerId, data: { leadId: lead.id, entryIds } })
  expect(await refusal(give([morning, noon]))).toMatchObject({
    status: 409,
    problem: { code: 'HELD_TWICE' },
  })
  await give([morning, evening])
  expect(await heldFor()).toHaveLength(2)
})

test.each(['Won', 'Passed'] as const)('nothing is held for a request that is %s', async (status) => {
  if (status === 'Won') await award()
  else await moveLead(manager.api, lead.id, status)
  expect(await refusedFields(hold([span([0], friday, 8, 22)]))).toEqual(['data/leadId'])
})

describe('a call is refused', () => {
  const tooMany = () => Array.from({ length: 201 }, () => span([0], friday, 8, 22))
  const manyUnits = () =>
    Array.from({ length: 40 }, () => ({
      ...span([0], friday, 8, 22),
      unitIds: Array.from({ length: 51 }, (_, n) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`),
    }))
  test.each<[string, () => ReturnType<typeof span>[], string]>([
    ['without a time', () => [], 'data/holds'],
    ['with 201 times', tooMany, 'data/holds'],
    [`with more than ${mostHeldUnits} units in all`, manyUnits, 'data/holds'],
    ['with a time that ends before it starts', () => [span([0], friday, 22, 8)], 'data/holds/0/ends'],
    [
      'with a time that is over',
      () => [span([0], friday, 8, 22), span([0], '2024-04-05', 8, 22)],
      'data/holds/1/ends',
    ],
    [
      'with a unit of another page',
      () => [span([0], friday, 8, 22), { ...span([0], saturday, 8, 22), unitIds: [lead.id] }],
      'data/holds/1/unitIds',
    ],
  ])('%s', async (_what, holds, field) => {
    expect(await refusedFields(hold(holds()))).toEqual([field])
  })
  test('for a request to another page', async () => {
    const { id } = await makeHost(server, stranger, { sport, name: 'Oak Fields' })
    const { data: space } = await stranger.api.facilities.spaces.create({
      ownerId: id,
      data: { name: 'Hall' },
    })
    const held = stranger.api.facilityLeads.hold({
      ownerId: id,
      data: {
        leadId: lead.id,
        expiresDate,
        holds: [{ ...span([0], friday, 8, 22), unitIds: [space.units[0]!.id] }],
      },
    })
    expect(await refusedFields(held)).toEqual(['data/leadId'])
  })
  test('for whoever only reads the calendar', async () => {
    const held = stranger.api.facilityLeads.hold({
      ownerId,
      data: { leadId: lead.id, expiresDate, holds: [span([0], friday, 8, 22)] },
    })
    expect((await refusal(held)).status).toBe(403)
  })
})
