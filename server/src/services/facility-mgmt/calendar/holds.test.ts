import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { june, makeCalendar, type NewEntry } from './testing/calendar-fixture.ts'

let server: TestServer
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  made = await makeCalendar(server)
})

const entries = () => made.manager.api.facilities.calendar.entries
const add = async (title: string, changes: Partial<NewEntry> = {}) =>
  (
    await entries().create({
      ownerId: made.ownerId,
      data: {
        kind: 'Hold',
        title,
        unitIds: [made.a],
        starts: june(2),
        ends: june(2, '14:00'),
        expiresDate: june(1),
        ...changes,
      },
    })
  ).data
const book = (title: string, changes: Partial<NewEntry> = {}) =>
  add(title, { kind: 'Booking', expiresDate: null, ...changes })
const confirm = async (id: string) => (await entries().confirm({ ownerId: made.ownerId, id })).data
const release = (id: string) => entries().remove({ ownerId: made.ownerId, id })
const replace = (id: string, field: string, value: unknown) =>
  entries().update({ ownerId: made.ownerId, id, patch: [{ op: 'replace', path: `/${field}`, value }] })
/** As if time had passed. */
const expire = (id: string) =>
  server.pool.query(`update calendar_entry set expires_date = now() - interval '1 minute' where id = $1`, [
    id,
  ])
const places = async () => {
  const range = { ownerId: made.ownerId, from: june(1), to: june(30) }
  const { data } = await made.manager.api.facilities.calendar.get(range)
  return Object.fromEntries(data.entries.map(({ title, place }) => [title, place]))
}
const refused = async (call: Promise<unknown>) => {
  const { status, problem } = await refusal(call)
  return [status, problem.code, ...(problem.conflicts?.map(({ title }) => title) ?? [])]
}

test('stand in line in the order in which they were made', async () => {
  await add('First')
  await add('Second', { starts: june(2, '13:00'), ends: june(2, '15:00') })
  await add('Elsewhere', { unitIds: [made.b] })
  expect(await places()).toEqual({ First: 1, Second: 2, Elsewhere: 1 })
})

test('of a time that was booked are blocked until it is free again', async () => {
  const first = await add('First')
  await add('Second', { starts: june(2, '13:00'), ends: june(2, '15:00') })
  const blocked = async () => {
    const range = { ownerId: made.ownerId, from: june(1), to: june(30) }
    const { data } = await made.manager.api.facilities.calendar.get(range)
    return data.entries.filter(({ isBlocked }) => isBlocked).map(({ title }) => title)
  }
  expect(await blocked()).toEqual([])
  await confirm(first.id)
  expect(await blocked()).toEqual(['Second'])
  await release(first.id)
  expect(await blocked()).toEqual([])
})

test('are all listed, soonest end first, whatever range is read', async () => {
  await add('Late', { expiresDate: june(2, '13:00') })
  await add('Soon', { unitIds: [made.b], expiresDate: june(1, '06:00') })
  const over = await add('Over', { unitIds: [made.r] })
  await expire(over.id)
  const range = { ownerId: made.ownerId, from: june(20), to: june(30) }
  const { data } = await made.manager.api.facilities.calendar.get(range)
  expect(data.holds.map(({ title }) => title)).toEqual(['Soon', 'Late'])
  expect(data.entries).toEqual([])
})

test('of the whole field are behind those of each part', async () => {
  await add('A', { unitIds: [made.a] })
  await add('B', { unitIds: [made.b] })
  await add('Both', { unitIds: [made.a, made.b] })
  expect(await places()).toEqual({ A: 1, B: 1, Both: 2 })
})

test('may be three for a time', async () => {
  for (const title of ['First', 'Second', 'Third']) await add(title)
  expect(await refused(add('Fourth'))).toEqual([409, 'HOLDS_FULL'])
  expect(await places()).toEqual({ First: 1, Second: 2, Third: 3 })
})

test('move up when the one before is released or runs out', async () => {
  const first = await add('First')
  const second = await add('Second')
  await add('Third')
  await release(first.id)
  expect(await places()).toEqual({ Second: 1, Third: 2 })
  await expire(second.id)
  expect(await places()).toEqual({ Second: null, Third: 1 })
})

test('become a booking if they are first', async () => {
  const { id } = await add('First')
  expect(await confirm(id)).toMatchObject({ id, kind: 'Booking', expiresDate: null, place: null })
  expect(await refused(book('Other'))).toEqual([409, 'TIME_TAKEN', 'First'])
})

test('wait for those before them', async () => {
  await add('First')
  const second = await add('Second')
  expect(await refused(confirm(second.id))).toEqual([409, 'TIME_TAKEN', 'First'])
  expect(await places()).toEqual({ First: 1, Second: 2 })
})

test('pass those behind them', async () => {
  const first = await add('First')
  await add('Second')
  expect(await confirm(first.id)).toMatchObject({ kind: 'Booking' })
})

test('that ran out between a look and the confirmation cannot be confirmed', async () => {
  const { id } = await add('First')
  await expire(id)
  expect(await refused(confirm(id))).toEqual([409, 'HOLD_EXPIRED'])
  await book('Other')
})

test('that somebody moved after a look are not confirmed', async () => {
  const { id, revision } = await add('First')
  await replace(id, 'starts', june(2, '13:00'))
  const attempt = entries().confirm({ ownerId: made.ownerId, id }, { ifMatch: `"${revision}-"` })
  expect((await refusal(attempt)).status).toBe(412)
  expect(await places()).toEqual({ First: 1 })
})

test('that ran out can be renewed behind those who waited', async () => {
  const first = await add('First')
  await add('Second')
  await expire(first.id)
  await replace(first.id, 'expiresDate', june(1, '10:00'))
  expect(await places()).toEqual({ First: 2, Second: 1 })
})

test('keep their place when they are extended, and go to the end when they move', async () => {
  const first = await add('First')
  await add('Second')
  await replace(first.id, 'expiresDate', june(1, '13:00'))
  expect(await places()).toEqual({ First: 1, Second: 2 })
  await replace(first.id, 'ends', june(2, '15:00'))
  expect(await places()).toEqual({ First: 2, Second: 1 })
})

test('keep bookings and blackouts off their time', async () => {
  await add('First')
  expect(await refused(book('Other'))).toEqual([409, 'TIME_TAKEN', 'First'])
  expect(await refused(book('Repair', { kind: 'Blackout' }))).toEqual([409, 'TIME_TAKEN', 'First'])
})

test('are refused where it is booked', async () => {
  await book('League')
  expect(await refused(add('First'))).toEqual([409, 'TIME_TAKEN', 'League'])
})

test('of a booking cannot be confirmed again', async () => {
  const { id } = await book('League')
  expect(await refused(confirm(id))).toEqual([409, 'NOT_A_HOLD'])
})

test.each([
  ['without an end', null],
  ['that ended in the past', '2026-01-01T00:00:00.000Z'],
  ['that outlasts its time', june(3)],
])('are refused %s', async (_what, expiresDate) => {
  expect(await refusedFields(add('First', { expiresDate }))).toEqual(['data/expiresDate'])
})
