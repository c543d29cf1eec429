import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { weekdays } from '@app/contract/rules/weekdays.ts'
import { createRandom, type Random } from '../../../search/index/testing/random.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

const hourMs = 3_600_000
const dayCount = 40
const year = Number(dayOf(new Date()).slice(0, 4)) + 1

/** Opening hours, a season, divided spaces, times of another program, and bookings, holds and blackouts that overlap days. */
async function randomFacility(random: Random, timeZone: string, firstDay: string, lng: number) {
  const { id: ownerId } = await makeFacility(server, manager.person, { timeZone, lat: 40, lng })
  const { hours, spaces, calendar } = manager.api.facilities
  const time = (hour: number) => `${String(hour % 24).padStart(2, '0')}:${random.pick(['00', '30'])}`
  for (const weekday of weekdays) {
    if (random.chance(0.2)) continue
    const opens = random.below(20)
    const data = { weekday, opens: time(opens), closes: time(opens + 1 + random.below(10)) }
    await hours.create({ ownerId, data })
    const season = { season: 'Spring', seasonStart: '03-10', seasonEnd: '03-24' }
    if (random.chance(0.3)) await hours.create({ ownerId, data: { ...data, closes: data.opens, ...season } })
  }
  const units: string[] = []
  for (const name of ['Field 1', 'Field 2', 'Field 3']) {
    const parts = random.chance(0.4) ? ['A', 'B'] : []
    const { data } = await spaces.create({ ownerId, data: { name, parts } })
    units.push(...data.units.map(({ id }) => id))
  }
  await calendar.share({ ownerId, data: { isShared: true } })
  for (let booking = 0; booking < 60; booking++) {
    const starts = Date.parse(firstDay) + random.below(dayCount * 48) * (hourMs / 2)
    const ends = starts + (1 + random.below(random.chance(0.2) ? 90 : 20)) * (hourMs / 2)
    const kind = random.pick(['Booking', 'Hold', 'Blackout'] as const)
    const data = {
      kind,
      title: 'Secret',
      unitIds: random.some(units, 3).slice(0, 3),
      starts: new Date(starts).toISOString(),
      ends: new Date(ends).toISOString(),
      ...(kind === 'Hold' && { expiresDate: new Date(starts).toISOString() }),
    }
    // Some overlap and are refused.
    if (data.unitIds.length > 0)
      await calendar.entries.create({ ownerId, data }).catch((error: unknown) => error)
  }
  const subscriptionId = crypto.randomUUID()
  await server.pool.query(
    `insert into calendar_subscription (id, owner_id, name, url, due_date) values ($1, $2, 'School', 'https://calendar.invalid/', 'infinity')`,
    [subscriptionId, ownerId],
  )
  const busy = Array.from({ length: 4 }, () => {
    const starts = Date.parse(firstDay) + random.below(dayCount * 48) * (hourMs / 2)
    return [starts, starts + (1 + random.below(20)) * (hourMs / 2)].map((at) => new Date(at).toISOString())
  })
  await server.pool.query(
    `insert into calendar_busy (subscription_id, during) select $1, tstzrange((b ->> 0)::timestamptz, (b ->> 1)::timestamptz) from jsonb_array_elements($2) b`,
    [subscriptionId, JSON.stringify(busy)],
  )
  return ownerId
}

type Times = { unitId: string; starts: string; ends: string }[]

/** Whether a stretch of three hours is in the times of all units. Tested in steps of half an hour, as the times are. */
function hasStretch(times: Times, units: readonly string[], first: number, last: number) {
  const isIn = (unitId: string, at: number) =>
    times.some((one) => one.unitId === unitId && Date.parse(one.starts) <= at && at < Date.parse(one.ends))
  let steps = 0
  for (let at = first; at < last; at += hourMs / 2) {
    steps = units.every((unit) => isIn(unit, at)) ? steps + 1 : 0
    if (steps === 6) return true
  }
  return false
}

/** How many spaces are free on a day, by the availability call. */
async function freeSpacesOn(ownerId: string, day: string): Promise<boolean[]> {
  const { data } = await visitor.facilities.calendar.availability({ ownerId, from: day, to: day })
  const first = Date.parse(day) - 14 * hourMs
  return data.spaces.map(({ units }) =>
    hasStretch(
      data.free,
      units.map(({ id }) => id),
      first,
      first + 60 * hourMs,
    ),
  )
}

test.each([
  ['America/Los_Angeles', `${year}-02-20`, -118],
  ['America/Phoenix', `${year}-03-01`, -112],
  ['America/St_Johns', `${year}-10-15`, -53],
])('free days equal those of the availability call in %s', async (timeZone, firstDay, lng) => {
  const ownerId = await randomFacility(createRandom(Math.abs(lng)), timeZone, firstDay, lng)
  const days = Array.from({ length: dayCount }, (_, at) => addDays(firstDay, at))
  const expected = await Promise.all(days.map((day) => freeSpacesOn(ownerId, day)))
  const near = { lat: 40, lng, dist: 5 }
  const found = async (from: string, to: string) => {
    const { data, _meta } = await visitor.facilities.search({ data: { near, free: { from, to } } })
    return data.length === 0 ? 0 : (_meta.free?.[ownerId]?.free ?? -1)
  }
  const countFree = (at: number, length: number) =>
    (expected[0] ?? []).filter((_, space) =>
      expected.slice(at, at + length).every((free) => free[space] === true),
    ).length
  const total = days.map((_, at) => countFree(at, 1))
  await eventually(
    () => Promise.all(days.map((day) => found(day, day))),
    (all) => all.join() === total.join(),
  )
  for (const length of [2, 3, 5])
    for (let at = 0; at + length <= dayCount; at += 3)
      expect(await found(days[at]!, days[at + length - 1]!)).toBe(countFree(at, length))
  expect(new Set(total).size).toBeGreaterThan(2)
})

test('a day that another program takes is free again once the page stops following it', async () => {
  const { id: ownerId } = await makeFacility(server, manager.person, {
    timeZone: 'America/Chicago',
    lat: 30,
    lng: -90,
  })
  const { spaces, calendar } = manager.api.facilities
  await spaces.create({ ownerId, data: { name: 'Field 1' } })
  await calendar.share({ ownerId, data: { isShared: true } })
  const day = `${year}-05-15`
  const count = async () => {
    const data = { near: { lat: 30, lng: -90, dist: 5 }, free: { from: day, to: day } }
    return (await visitor.facilities.search({ data }))._meta.stats.count
  }
  expect(await eventually(count, (found) => found === 1)).toBe(1)
  const id = crypto.randomUUID()
  await server.pool.query(
    `with followed as (
      insert into calendar_subscription (id, owner_id, name, url, due_date) values ($1, $2, 'School', 'https://calendar.invalid/', 'infinity'))
    insert into calendar_busy (subscription_id, during) values ($1, tstzrange('${day}', '${addDays(day, 2)}'))`,
    [id, ownerId],
  )
  expect(await eventually(count, (found) => found === 0)).toBe(0)
  await calendar.subscriptions.remove({ ownerId, id })
  expect(await eventually(count, (found) => found === 1)).toBe(1)
})
