import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { refusal, testServer, type TestServer } from '../../../testing/test-server.ts'
import { june, makeCalendar, type NewEntry } from './testing/calendar-fixture.ts'

let server: TestServer
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  made = await makeCalendar(server)
})

const api = () => made.manager.api.facilities.calendar
const draft = (changes: Partial<NewEntry> = {}): NewEntry => ({
  kind: 'Booking',
  title: 'League',
  unitIds: [made.a],
  starts: june(2),
  ends: june(2, '14:00'),
  ...changes,
})
const book = async (changes: Partial<NewEntry> = {}) =>
  (await api().entries.create({ ownerId: made.ownerId, data: draft(changes) })).data
const replace = (id: string, field: string, value: unknown) =>
  api().entries.update({ ownerId: made.ownerId, id, patch: [{ op: 'replace', path: `/${field}`, value }] })
const remove = (id: string) => api().entries.remove({ ownerId: made.ownerId, id })
const list = async () => (await api().changes.list({ ownerId: made.ownerId })).data
const undo = (id: string) => api().changes.undo({ ownerId: made.ownerId, id })
const undoLatest = async () => undo((await list())[0]!.id)
const read = async () =>
  (await api().get({ ownerId: made.ownerId, from: june(1), to: june(30) })).data.entries.map(
    ({ title, starts, unitIds, kind }) => [title, starts, unitIds, kind],
  )

test('are listed with who made them, newest first', async () => {
  const { id } = await book()
  await replace(id, 'ends', june(2, '15:00'))
  await replace(id, 'title', 'Cup')
  await remove(id)
  expect(
    (await list()).map(({ action, title, count, by, isUndone }) => [action, title, count, by, isUndone]),
  ).toEqual([
    ['removed', 'Cup', 1, 'manager', false],
    ['changed', 'Cup', 1, 'manager', false],
    ['moved', 'League', 1, 'manager', false],
    ['created', 'League', 1, 'manager', false],
  ])
})

test('leave one audit row each, about the entry', async () => {
  const { id } = await book({ kind: 'Hold', expiresDate: june(1) })
  const before = (await auditOf(server, made.ownerId)).length
  await replace(id, 'title', 'Cup')
  await api().entries.confirm({ ownerId: made.ownerId, id })
  await remove(id)
  await undoLatest()
  await api().share({ ownerId: made.ownerId, data: { isShared: true } })
  const rows = (await auditOf(server, made.ownerId)).slice(before)
  expect(
    rows.map(({ operation, subject_id }) => [operation.replace(/^.*calendar\./, ''), subject_id]),
  ).toEqual([
    ['entries.update', id],
    ['entries.confirm', id],
    ['entries.remove', id],
    ['changes.undo', id],
    ['share', null],
  ])
})

test('continue on the next page', async () => {
  for (const day of [2, 3, 4])
    await book({ title: `Day ${day}`, starts: june(day), ends: june(day, '13:00') })
  const first = await api().changes.list({ ownerId: made.ownerId, take: 2 })
  const second = await api().changes.list({ ownerId: made.ownerId, take: 2, before: first._meta.next! })
  expect([...first.data, ...second.data].map(({ title }) => title)).toEqual(['Day 4', 'Day 3', 'Day 2'])
  expect(second._meta.next).toBeNull()
})

test('of each kind can be undone', async () => {
  const { id } = await book()
  const booked = ['League', june(2), [made.a], 'Booking']
  await replace(id, 'unitIds', [made.b])
  await undoLatest()
  expect(await read()).toEqual([booked])
  await remove(id)
  await undoLatest()
  expect(await read()).toEqual([booked])
})

test('are named in the reply of the write, so that it can be undone among others of the same title', async () => {
  const first = await book()
  await book({ unitIds: [made.b] })
  await undo(first.changeId!)
  expect(await read()).toEqual([['League', june(2), [made.b], 'Booking']])

  const moved = await replace((await book()).id, 'ends', june(2, '13:00'))
  const removed = await remove(moved.data.id)
  expect((await list()).slice(0, 2).map(({ id }) => id)).toEqual([removed.data.changeId, moved.data.changeId])
})

test('are named as null in the reply of a write that changes nothing', async () => {
  const { id } = await book()
  expect((await replace(id, 'title', 'League')).data.changeId).toBeNull()
  expect((await api().series.remove({ ownerId: made.ownerId, id })).data.changeId).toBeNull()
})

test('that created something are undone by removing it', async () => {
  await book()
  await undoLatest()
  expect(await read()).toEqual([])
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
  const { data } = await api().series.create({ ownerId: made.ownerId, data: series })
  const removal = await api().series.remove({ ownerId: made.ownerId, id: data.id })
  expect((await list())[0]).toMatchObject({ action: 'removed', count: 4, id: removal.data.changeId })
  await undoLatest()
  expect(await read()).toHaveLength(4)
  await api().series.remove({ ownerId: made.ownerId, id: data.id })
  const again = await api().series.create({ ownerId: made.ownerId, data: series })
  await undo(again.data.changeId!)
  expect(await read()).toEqual([])
})

test('that confirmed a hold give it its place back', async () => {
  const { id } = await book({ kind: 'Hold', expiresDate: june(1) })
  await api().entries.confirm({ ownerId: made.ownerId, id })
  await undoLatest()
  const { data } = await api().get({ ownerId: made.ownerId, from: june(1), to: june(30) })
  expect(data.entries).toMatchObject([{ id, kind: 'Hold', place: 1 }])
})

test('are undone once', async () => {
  const { id } = await book()
  await remove(id)
  const [latest] = await list()
  await undo(latest!.id)
  expect((await refusal(undo(latest!.id))).problem.code).toBe('NOT_UNDOABLE')
  expect((await list()).find((change) => change.id === latest!.id)?.isUndone).toBe(true)
})

test('on which others were built are not undone', async () => {
  const { id } = await book()
  const [first] = await list()
  await replace(id, 'title', 'Cup')
  expect((await refusal(undo(first!.id))).problem.code).toBe('CHANGED_SINCE')
  expect(await read()).toHaveLength(1)
})

test('whose time is taken since are not undone', async () => {
  const { id } = await book()
  await remove(id)
  const [removal] = await list()
  await book({ title: 'Other' })
  const { problem } = await refusal(undo(removal!.id))
  expect([problem.code, problem.conflicts?.map(({ title }) => title)]).toEqual(['TIME_TAKEN', ['Other']])
  expect((await list()).find((change) => change.id === removal!.id)?.isUndone).toBe(false)
})

test('of another page are not found', async () => {
  await book()
  const [change] = await list()
  const other = await makeCalendar(server)
  const attempt = other.manager.api.facilities.calendar.changes.undo({
    ownerId: other.ownerId,
    id: change!.id,
  })
  expect((await refusal(attempt)).status).toBe(404)
})
