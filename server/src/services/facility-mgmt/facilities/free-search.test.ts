import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import type { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  refusedFields,
  type Api,
  type TestServer,
  workerServer,
} from '../../../testing/test-server.ts'
import type { NewEntry } from '../calendar/testing/calendar-fixture.ts'

type Filter = z.input<typeof FacilityFilter>

let server: TestServer
let visitor: Api
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

const year = Number(dayOf(new Date()).slice(0, 4)) + 1
/** The first Saturday of next year's April. */
const april = addDays(`${year}-04-01`, (13 - new Date(`${year}-04-01`).getUTCDay()) % 7)
const day = (days: number) => addDays(april, days)

type NewFacility = Partial<z.input<typeof FacilityDraft>>
type NewSpace = Parameters<Api['facilities']['spaces']['create']>[0]['data']

let places = 0
/** A facility that shares its calendar, at a place of its own, so that tests don't find those of others. */
async function facility(spaces: readonly NewSpace[], changes: NewFacility = {}, isShared = true) {
  const area = { lat: 30 + (places % 15), lng: -120 + (places++ % 40) }
  const { id: ownerId } = await server.stage.facility({
    manager: manager.person,
    timeZone: 'America/New_York',
    ...area,
    ...changes,
  })
  const units: string[][] = []
  for (const data of spaces) {
    const { data: space } = await manager.api.facilities.spaces.create({ ownerId, data })
    units.push(space.units.map(({ id }) => id))
  }
  if (isShared) await manager.api.facilities.calendar.share({ ownerId, data: { isShared } })
  return { ownerId, units, near: { ...area, dist: 1 } }
}
type Place = Awaited<ReturnType<typeof facility>>

/** Books units from hours of days, in New York's summer time. */
const book = async (
  { ownerId }: Place,
  unitIds: string[],
  starts: string,
  ends: string,
  changes: Partial<NewEntry> = {},
) =>
  (
    await manager.api.facilities.calendar.entries.create({
      ownerId,
      data: { kind: 'Booking', title: 'Secret league', unitIds, starts, ends, ...changes },
    })
  ).data
const at = (days: number, time: string, offset = '-04:00') =>
  new Date(`${day(days)}T${time}:00.000${offset}`).toISOString()
const bookDay = (place: Place, unitIds: string[], days: number) =>
  book(place, unitIds, at(days, '00:00'), at(days + 1, '00:00'))

const find = async ({ near }: Place, from: number, to: number, filter: Filter = {}) =>
  visitor.facilities.search({
    data: { ...filter, near, free: { from: day(from), to: day(to), ...filter.free }, facets: true },
  })
/** What the search says of the only facility of a place. */
async function answer(place: Place, from: number, to: number, filter: Filter = {}) {
  const { data, _meta } = await find(place, from, to, filter)
  const known = _meta.free?.[data[0]?.id ?? '']
  return data.length === 0 ? 'taken' : known ? `${known.free} of ${known.of}` : 'unknown'
}
/** The index may lag behind. */
const expectAnswer = async (expected: string, place: Place, from: number, to = from, filter: Filter = {}) => {
  expect(
    await eventually(
      () => answer(place, from, to, filter),
      (found) => found === expected,
    ),
  ).toBe(expected)
}

const field = (name: string, changes: Partial<NewSpace> = {}): NewSpace => ({
  name,
  spaceType: 'Field',
  ...changes,
})

describe('a space is free', () => {
  test('on days without a booking', async () => {
    const place = await facility([field('A'), field('B')])
    await bookDay(place, place.units[0]!, 0)
    await expectAnswer('1 of 2', place, 0)
    await expectAnswer('2 of 2', place, 1)
    await bookDay(place, place.units[1]!, 0)
    await expectAnswer('taken', place, 0)
  })

  test('if three hours in one stretch are left', async () => {
    const place = await facility([field('A')])
    await book(place, place.units[0]!, at(0, '03:00'), at(0, '22:00'))
    await expectAnswer('1 of 1', place, 0)
    await book(place, place.units[0]!, at(0, '02:30'), at(0, '03:00'))
    await expectAnswer('taken', place, 0)
  })

  test('on each day of a range, and not two spaces on a day each', async () => {
    const place = await facility([field('A'), field('B')])
    await bookDay(place, place.units[0]!, 0)
    await bookDay(place, place.units[1]!, 1)
    await expectAnswer('1 of 2', place, 1)
    await expectAnswer('taken', place, 0, 1)
  })

  test('only as a whole if it has parts', async () => {
    const place = await facility([field('A', { parts: ['North', 'South'] })])
    await bookDay(place, [place.units[0]![0]!], 0)
    await expectAnswer('taken', place, 0)
    await expectAnswer('1 of 1', place, 1)
  })

  test('once nobody holds it', async () => {
    const place = await facility([field('A')])
    const hold = { kind: 'Hold', expiresDate: at(-1, '12:00') } as const
    const { id } = await book(place, place.units[0]!, at(0, '00:00'), at(1, '00:00'), hold)
    await expectAnswer('taken', place, 0)
    await manager.api.facilities.calendar.entries.remove({ ownerId: place.ownerId, id })
    await expectAnswer('1 of 1', place, 0)
  })

  test('once a hold on it has ended', async () => {
    const place = await facility([field('A')])
    const hold = { kind: 'Hold', expiresDate: at(-1, '12:00') } as const
    const { id } = await book(place, place.units[0]!, at(0, '00:00'), at(1, '00:00'), hold)
    await expectAnswer('taken', place, 0)
    await server.pool.query(
      `with hold as (update calendar_entry set expires_date = now() where id = $1 returning owner_id)
       update calendar_free_days f set held_until = now() from hold where f.owner_id = hold.owner_id`,
      [id],
    )
    await eventually(
      async () => {
        await server.pool.query(`select pg_notify('calendar_subscription', '')`)
        return answer(place, 0, 0)
      },
      (found) => found === '1 of 1',
    )
    await expectAnswer('1 of 1', place, 0)
  })

  test('only when the facility is open', async () => {
    const place = await facility([field('A')])
    for (const [weekday, opens, closes] of [
      ['Saturday', '08:00', '21:00'],
      ['Monday', '08:00', '10:00'],
    ] as const)
      await manager.api.facilities.hours.create({ ownerId: place.ownerId, data: { weekday, opens, closes } })
    await expectAnswer('taken', place, 1)
    await expectAnswer('1 of 1', place, 0)
    await expectAnswer('taken', place, 2)
  })

  test('again when its booking moves or is removed', async () => {
    const place = await facility([field('A')])
    const { id, revision } = await bookDay(place, place.units[0]!, 0)
    await expectAnswer('taken', place, 0)
    const { entries } = manager.api.facilities.calendar
    await entries.update(
      {
        ownerId: place.ownerId,
        id,
        patch: [
          { op: 'replace', path: '/starts', value: at(1, '00:00') },
          { op: 'replace', path: '/ends', value: at(2, '00:00') },
        ],
      },
      { ifMatch: `"${revision}-"` },
    )
    await expectAnswer('1 of 1', place, 0)
    await expectAnswer('taken', place, 1)
    await entries.remove({ ownerId: place.ownerId, id })
    await expectAnswer('1 of 1', place, 1)
  })
})

describe('days are those of the place', () => {
  test('in Arizona, whose clocks never change', async () => {
    const place = await facility([field('A')], { timeZone: 'America/Phoenix' })
    // Phoenix is three hours behind New York in summer, and two in winter.
    await book(place, place.units[0]!, at(0, '00:00', '-07:00'), at(1, '00:00', '-07:00'))
    await expectAnswer('taken', place, 0)
    await expectAnswer('1 of 1', place, -1)
    await expectAnswer('1 of 1', place, 1)
  })

  test('and have 23 hours when the clocks skip one', async () => {
    const place = await facility([field('A')])
    const sunday = addDays(`${year}-03-08`, (7 - new Date(`${year}-03-08`).getUTCDay()) % 7)
    const days = Math.round((Date.parse(sunday) - Date.parse(april)) / 86_400_000)
    // From 3 AM of the new time there are 21 hours left, and 2 before.
    await book(place, place.units[0]!, at(days, '03:00'), at(days + 1, '00:00'))
    await expectAnswer('taken', place, days)
  })

  test('for a booking over midnight, which takes the evening and the morning', async () => {
    const place = await facility([field('A')])
    await book(place, place.units[0]!, at(0, '02:00'), at(1, '22:00'))
    await expectAnswer('taken', place, 0)
    await expectAnswer('taken', place, 1)
    await expectAnswer('1 of 1', place, 2)
  })
})

describe('the calendar is unknown', () => {
  test('if the facility does not share it', async () => {
    const place = await facility([field('A')], {}, false)
    await bookDay(place, place.units[0]!, 0)
    await expectAnswer('unknown', place, 0)
    await manager.api.facilities.calendar.share({ ownerId: place.ownerId, data: { isShared: true } })
    await expectAnswer('taken', place, 0)
    await manager.api.facilities.calendar.share({ ownerId: place.ownerId, data: { isShared: false } })
    await expectAnswer('unknown', place, 0)
  })

  test('once nobody kept it for 60 days', async () => {
    const place = await facility([field('A')])
    await expectAnswer('1 of 1', place, 0)
    await server.pool.query(
      `update calendar_sharing set kept_date = now() - interval '61 days' where owner_id = $1`,
      [place.ownerId],
    )
    await expectAnswer('unknown', place, 0)
    await bookDay(place, place.units[0]!, 1)
    await expectAnswer('1 of 1', place, 0)
  })

  test('of days more than 600 away', async () => {
    const place = await facility([field('A')])
    await expectAnswer('unknown', place, 800)
  })

  test('without spaces', async () => {
    await expectAnswer('unknown', await facility([]), 0)
  })
})

describe('with spaces of a kind', () => {
  const withTypes = async (spaces: readonly NewSpace[]) => {
    const place = await facility(spaces)
    for (const data of [
      { name: 'Field', surface: 'Turf', count: 4 },
      { name: 'Court', surface: 'Hardwood', count: 2 },
    ] as const)
      await manager.api.facilities.spaceTypes.create({ ownerId: place.ownerId, data })
    await manager.api.facilities.sports.create({ ownerId: place.ownerId, data: { name: 'Volleyball' } })
    return place
  }

  test('only these count, and as many as are asked for', async () => {
    const place = await withTypes([
      field('A', { surface: 'Turf' }),
      field('B', { surface: 'Turf' }),
      { name: 'Court 1', spaceType: 'Court' },
    ])
    await bookDay(place, place.units[0]!, 0)
    await expectAnswer('1 of 2', place, 0, 0, { spaceType: 'Field' })
    await expectAnswer('1 of 1', place, 0, 0, { spaceType: 'Court' })
    await expectAnswer('taken', place, 0, 0, { space: { name: 'Field', count: 2 } })
    await expectAnswer('2 of 2', place, 1, 1, { space: { name: 'Field', count: 2 } })
  })

  test('nobody knows of those that the calendar lacks', async () => {
    const place = await withTypes([field('A', { surface: 'Turf' })])
    await expectAnswer('unknown', place, 0, 0, { spaceType: 'Court' })
    await expectAnswer('unknown', place, 0, 0, { space: { name: 'Field', count: 2 } })
  })

  test('an unknown surface may be any', async () => {
    const place = await withTypes([field('A'), field('B', { surface: 'Grass' })])
    await expectAnswer('1 of 1', place, 0, 0, { spaceType: 'Field', surface: 'Turf' })
  })

  test('those count that the sport is played on', async () => {
    const place = await withTypes([field('A'), { name: 'Court 1', spaceType: 'Court', surface: 'Hardwood' }])
    await expectAnswer('1 of 1', place, 0, 0, { sports: ['Volleyball'] })
    await bookDay(place, place.units[1]!, 0)
    await expectAnswer('taken', place, 0, 0, { sports: ['Volleyball'] })
  })
})

describe('a range of more than ten days', () => {
  test('asks for a weekend within it', async () => {
    const place = await facility([field('A')])
    // Saturdays are 0, 7 and 14 days after the first one.
    for (const days of [0, 8]) await bookDay(place, place.units[0]!, days)
    await eventually(
      async () => (await find(place, -2, 16))._meta.free?.[place.ownerId],
      (found) => found?.from === day(14) && found.to === day(15) && found.otherWeekends === 0,
    )
    await expectAnswer('taken', place, -2, 13)
    const { _meta } = await find(place, -2, 23)
    expect(_meta.free?.[place.ownerId]).toMatchObject({ free: 1, of: 1, otherWeekends: 1 })
  })
})

test('those that are free come first, and counts tell both', async () => {
  const free = await facility([field('A')], { name: 'Zeta Free', state: 'Utah', city: 'Moab' })
  const taken = await facility([field('A')], { name: 'Alpha Taken', state: 'Utah', city: 'Moab' })
  await facility([field('A')], { name: 'Beta Unknown', state: 'Utah', city: 'Moab' }, false)
  const inUtah = async (isKnown?: boolean) => {
    const days = { from: day(0), to: day(0), ...(isKnown !== undefined && { isKnown }) }
    const { data, _meta } = await visitor.facilities.search({
      data: { state: 'Utah', sort: 'name', facets: true, free: days },
    })
    return { names: data.map(({ name }) => name), count: _meta.stats.count, free: _meta.facets?.['free'] }
  }
  const counts = [
    { value: 'true', count: 1 },
    { value: 'false', count: 1 },
  ]
  // Before it is booked, so that its absence means that.
  await eventually(inUtah, ({ names }) => names.join() === 'Alpha Taken,Zeta Free,Beta Unknown')
  await bookDay(taken, taken.units[0]!, 0)
  await eventually(inUtah, ({ names }) => names.join() === 'Zeta Free,Beta Unknown')
  expect(await inUtah()).toEqual({ names: ['Zeta Free', 'Beta Unknown'], count: 2, free: counts })
  expect(await inUtah(true)).toEqual({ names: ['Zeta Free'], count: 1, free: counts })
  expect(await inUtah(false)).toEqual({ names: ['Beta Unknown'], count: 1, free: counts })
  await manager.api.facilities.update({
    id: free.ownerId,
    patch: [{ op: 'replace', path: '/isActive', value: false }],
  })
  await eventually(inUtah, ({ names }) => !names.includes('Zeta Free'))
})

test('a map tells those that are free from those of which nobody knows', async () => {
  await facility([field('A')], { name: 'Free', state: 'Idaho', city: 'Boise' })
  await facility([field('A')], { name: 'Unknown', state: 'Idaho', city: 'Boise' }, false)
  const view = {
    bounds: { west: -180, south: -85, east: 180, north: 85 },
    zoom: 4,
    state: 'Idaho' as const,
    sort: 'name' as const,
  }
  const marksOf = async (filter: Filter) =>
    (await visitor.facilities.searchMap({ data: { ...view, ...filter } })).data.markers.map((marker) => [
      marker.name,
      marker.isFree,
    ])
  const marks = await eventually(
    () => marksOf({ free: { from: day(0), to: day(0) } }),
    (found) => found.some(([, isFree]) => isFree === true),
  )
  expect(marks).toEqual([
    ['Free', true],
    ['Unknown', false],
  ])
  expect(await marksOf({})).toEqual([
    ['Free', undefined],
    ['Unknown', undefined],
  ])
})

test('no reply has what a booking is for', async () => {
  const place = await facility([field('A')])
  await book(place, place.units[0]!, at(0, '12:00'), at(0, '13:00'), { note: 'Private' })
  await expectAnswer('1 of 1', place, 0)
  expect(JSON.stringify(await find(place, 0, 0))).not.toMatch(/secret|private/i)
})

test('a result that the index has as free, but is taken by now, is left out', async () => {
  const place = await facility([field('A')])
  await expectAnswer('1 of 1', place, 0)
  // Without a notice.
  await server.pool.query(`update calendar_free_days set days = ~(days | ~days) where owner_id = $1`, [
    place.ownerId,
  ])
  await server.pool.query(`update entry set version = nextval('entry_version') where profile_id = $1`, [
    place.ownerId,
  ])
  const { data, _meta } = await find(place, 0, 0)
  expect([data.length, _meta.stats.count]).toEqual([0, 0])
})

test('days that are over are not free', async () => {
  const place = await facility([field('A')])
  const today = dayOf(new Date())
  const from = Math.round((Date.parse(today) - Date.parse(april)) / 86_400_000)
  await expectAnswer('1 of 1', place, from)
  await expectAnswer('taken', place, from - 9, from)
})

test.each([
  ['data/free/to', { from: '2031-06-02', to: '2031-06-01' }],
  ['data/free/from', { from: '2031-06-31', to: '2031-07-01' }],
  ['data/free/to', { from: '2031-06-02', to: '2051-07-01' }],
])('names %s of a bad range', async (path, free) => {
  expect(await refusedFields(visitor.facilities.search({ data: { free } }))).toContain(path)
})
