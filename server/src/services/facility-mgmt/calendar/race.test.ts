import { weekdays } from '@app/contract/rules/weekdays.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefusedCall, testServer, type TestServer } from '../../../testing/test-server.ts'
import { june, makeCalendar, type NewEntry } from './testing/calendar-fixture.ts'

// Fewer rounds than the benchmark has, but each with calls that overlap in all of the ways in which an entry gets a time.

let server: TestServer
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  server = await testServer()
  made = await makeCalendar(server)
})
afterAll(() => server.close())

const atOnce = 24
const api = () => made.manager.api.facilities.calendar
const draft = (changes: Partial<NewEntry>): NewEntry => ({
  kind: 'Booking',
  title: 'Race',
  unitIds: [made.b, made.a],
  starts: june(2),
  ends: june(2, '14:00'),
  ...changes,
})
const create = (changes: Partial<NewEntry>) =>
  api().entries.create({ ownerId: made.ownerId, data: draft(changes) })

/** How often each outcome occurred. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(calls)) {
    const name =
      result.status === 'fulfilled'
        ? 'won'
        : result.reason instanceof RefusedCall
          ? result.reason.problem.code
          : String(result.reason)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
const times = <T>(make: (n: number) => Promise<T>) => Array.from({ length: atOnce }, (_, n) => make(n))
const oneWinner = { won: 1, TIME_TAKEN: atOnce - 1 }

/** A race for a day, each call with another part of it. */
const races: Record<string, (day: number) => Promise<Promise<unknown>[]>> = {
  create: async (day) =>
    times((n) =>
      create({
        starts: june(day, `11:${10 + n}`),
        ends: june(day, '14:00'),
        unitIds: n % 2 ? [made.a] : [made.b, made.a],
      }),
    ),
  move: async (day) => {
    const entries = []
    for (let n = 0; n < atOnce; n++)
      entries.push(
        await create({
          starts: june(day - 1, `${String(n).padStart(2, '0')}:00`),
          ends: june(day - 1, `${String(n).padStart(2, '0')}:30`),
        }),
      )
    return entries.map(({ data }) =>
      api().entries.update({
        ownerId: made.ownerId,
        id: data.id,
        patch: [
          { op: 'replace', path: '/starts', value: june(day) },
          { op: 'replace', path: '/ends', value: june(day, '14:00') },
        ],
      }),
    )
  },
  series: async (day) =>
    times((n) =>
      api().series.create({
        ownerId: made.ownerId,
        data: {
          kind: 'Booking',
          title: 'Race',
          unitIds: [made.a],
          weekdays: [...weekdays],
          from: '08:00',
          to: `${10 + (n % 10)}:00`,
          firstDay: june(day).slice(0, 10),
          lastDay: june(day + 2).slice(0, 10),
        },
      }),
    ),
}

test.each([
  ['create', 4],
  ['move', 8],
  ['series', 12],
])('of %s at once, exactly one wins', async (name, day) => {
  expect(await outcomes(await races[name]!(day))).toEqual(oneWinner)
})

test('of holds at once, three get a place, and of their confirmations the first wins', async () => {
  const hold = { kind: 'Hold' as const, starts: june(20), ends: june(20, '14:00'), expiresDate: june(19) }
  expect(await outcomes(times(() => create(hold)))).toEqual({ won: 3, HOLDS_FULL: atOnce - 3 })
  const { data } = await api().get({ ownerId: made.ownerId, from: june(20, '00:00'), to: june(21, '00:00') })
  expect(new Set(data.entries.map(({ place }) => place))).toEqual(new Set([1, 2, 3]))
  const confirmations = data.entries.map(({ id }) => api().entries.confirm({ ownerId: made.ownerId, id }))
  expect(await outcomes(confirmations)).toEqual({ won: 1, TIME_TAKEN: 2 })
})

test('of bookings and a hold for the same time, one gets it', async () => {
  const day = { starts: june(22), ends: june(22, '14:00') }
  const hold = create({ ...day, kind: 'Hold', expiresDate: june(21) })
  const counts = await outcomes([...times(() => create(day)), hold])
  expect(counts).toEqual({ won: 1, TIME_TAKEN: atOnce })
})

test('without the constraint, more than one would win', async () => {
  await server.pool.query('alter table calendar_occupancy drop constraint calendar_no_overlap')
  const { won } = await outcomes(await races['create']!(26))
  expect(won).toBeGreaterThan(1)
})
