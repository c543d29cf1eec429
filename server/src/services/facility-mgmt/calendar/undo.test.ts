import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { june, makeCalendar } from './testing/calendar-fixture.ts'
import { makeChanges } from './testing/changes-fixture.ts'

let server: TestServer
let made: Awaited<ReturnType<typeof makeChanges>>
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  made = await makeChanges(server)
})

test('of each kind can be undone', async () => {
  const { id } = await made.book()
  const booked = ['League', june(2), [made.a], 'Booking']
  await made.replace(id, 'unitIds', [made.b])
  await made.undoLatest()
  expect(await made.read()).toEqual([booked])
  await made.remove(id)
  await made.undoLatest()
  expect(await made.read()).toEqual([booked])
})

test('that created something are undone by removing it', async () => {
  await made.book()
  await made.undoLatest()
  expect(await made.read()).toEqual([])
})

test('of a whole series are undone at once', async () => {
  const series = {
    kind: 'Booking' as const,
    title: 'Practice',
    unitIds: [made.a],
    weekdays: ['Tuesday' as const],
    from: '17:00',
    to: '19:00',
    firstDay: '2031-06-01',
    lastDay: '2031-06-30',
  }
  const { data } = await made.api.series.create({ ownerId: made.ownerId, data: series })
  const removal = await made.api.series.remove({ ownerId: made.ownerId, id: data.id })
  expect((await made.list())[0]).toMatchObject({ action: 'removed', count: 4, id: removal.data.changeId })
  await made.undoLatest()
  expect(await made.read()).toHaveLength(4)
  await made.api.series.remove({ ownerId: made.ownerId, id: data.id })
  const again = await made.api.series.create({ ownerId: made.ownerId, data: series })
  await made.undo(again.data.changeId!)
  expect(await made.read()).toEqual([])
})

test('that confirmed a hold give it its place back', async () => {
  const { id } = await made.book({ kind: 'Hold', expiresDate: june(1) })
  await made.api.entries.confirm({ ownerId: made.ownerId, id })
  await made.undoLatest()
  const { data } = await made.api.get({ ownerId: made.ownerId, from: june(1), to: june(30) })
  expect(data.entries).toMatchObject([{ id, kind: 'Hold', place: 1 }])
})

test('are undone once', async () => {
  const { id } = await made.book()
  await made.remove(id)
  const [latest] = await made.list()
  await made.undo(latest!.id)
  expect((await refusal(made.undo(latest!.id))).problem.code).toBe('NOT_UNDOABLE')
  expect((await made.list()).find((change) => change.id === latest!.id)?.isUndone).toBe(true)
})

test('on which others were built are not undone', async () => {
  const { id } = await made.book()
  const [first] = await made.list()
  await made.replace(id, 'title', 'Cup')
  expect((await refusal(made.undo(first!.id))).problem.code).toBe('CHANGED_SINCE')
  expect(await made.read()).toHaveLength(1)
})

test('on which others were built are undone after those', async () => {
  const { id } = await made.book({ unitIds: [made.b, made.a], note: 'Lights' })
  await made.replace(id, 'title', 'Cup')
  await made.replace(id, 'ends', june(2, '15:00'))
  const undoable = async () => (await made.list()).map(({ action, isUndoable }) => [action, isUndoable])
  expect(await undoable()).toEqual([
    ['moved', true],
    ['changed', false],
    ['created', false],
  ])
  await made.undoLatest()
  expect(await undoable()).toEqual([
    ['undone', false],
    ['moved', false],
    ['changed', true],
    ['created', false],
  ])
  await made.undo((await made.list())[2]!.id)
  await made.undo((await made.list()).at(-1)!.id)
  expect(await made.read()).toEqual([])
})

test('of holds are undone one after the other, in their place in line', async () => {
  const { id } = await made.book({ kind: 'Hold', expiresDate: june(1) })
  await made.book({ kind: 'Hold', expiresDate: june(1), title: 'Second' })
  await made.replace(id, 'title', 'Cup')
  await made.replace(id, 'ends', june(2, '15:00'))
  await made.undoLatest()
  await made.undo((await made.list())[2]!.id)
  const { data } = await made.api.get({ ownerId: made.ownerId, from: june(1), to: june(30) })
  expect(Object.fromEntries(data.entries.map(({ title, place }) => [title, place]))).toEqual({
    League: 1,
    Second: 2,
  })
})

test('that would put a fourth hold in line are not undone', async () => {
  const hold = { kind: 'Hold' as const, expiresDate: june(1) }
  const { id } = await made.book(hold)
  for (const title of ['Second', 'Third']) await made.book({ ...hold, title })
  await made.remove(id)
  const [removal] = await made.list()
  await made.book({ ...hold, title: 'Fourth' })
  expect((await refusal(made.undo(removal!.id))).problem.code).toBe('HOLDS_FULL')
  expect(await made.read()).toHaveLength(3)
})

test('that are older than 30 days are not undoable', async () => {
  await made.book()
  await server.pool.query('update calendar_change set before = null, after = null where owner_id = $1', [
    made.ownerId,
  ])
  expect((await made.list()).map(({ isUndoable }) => isUndoable)).toEqual([false])
})

test('whose time is taken since are not undone', async () => {
  const { id } = await made.book()
  await made.remove(id)
  const [removal] = await made.list()
  await made.book({ title: 'Other' })
  const { problem } = await refusal(made.undo(removal!.id))
  expect([problem.code, problem.conflicts?.map(({ title }) => title)]).toEqual(['TIME_TAKEN', ['Other']])
  expect((await made.list()).find((change) => change.id === removal!.id)?.isUndone).toBe(false)
})

test('of another page are not found', async () => {
  await made.book()
  const [change] = await made.list()
  const other = await makeCalendar(server)
  const attempt = other.manager.api.facilities.calendar.changes.undo({
    ownerId: other.ownerId,
    id: change!.id,
  })
  expect((await refusal(attempt)).status).toBe(404)
})
