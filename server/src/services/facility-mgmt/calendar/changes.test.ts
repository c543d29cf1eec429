import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { june } from './testing/calendar-fixture.ts'
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

test('are listed with who made them, newest first', async () => {
  const { id } = await made.book()
  await made.replace(id, 'ends', june(2, '15:00'))
  await made.replace(id, 'title', 'Cup')
  await made.remove(id)
  expect(
    (await made.list()).map(({ action, title, count, by, isUndone }) => [action, title, count, by, isUndone]),
  ).toEqual([
    ['removed', 'Cup', 1, 'manager', false],
    ['changed', 'Cup', 1, 'manager', false],
    ['moved', 'League', 1, 'manager', false],
    ['created', 'League', 1, 'manager', false],
  ])
})

test('say when and where the first entry was and is', async () => {
  const { id } = await made.book()
  await made.api.entries.update({
    ownerId: made.ownerId,
    id,
    patch: [
      { op: 'replace', path: '/unitIds', value: [made.b] },
      { op: 'replace', path: '/ends', value: june(2, '15:00') },
    ],
  })
  await made.remove(id)
  const first = { unitIds: [made.a], starts: june(2), ends: june(2, '14:00') }
  const moved = { unitIds: [made.b], starts: june(2), ends: june(2, '15:00') }
  expect((await made.list()).map(({ from, to }) => [from, to])).toEqual([
    [moved, null],
    [first, moved],
    [null, first],
  ])
})

test('of how a space is divided are listed, and not undone', async () => {
  const { spaces } = made.manager.api.facilities
  const divide = (parts: string[]) =>
    spaces.update({
      ownerId: made.ownerId,
      id: made.room.id,
      patch: [{ op: 'replace', path: '/parts', value: parts }],
    })
  await divide(['A', 'B'])
  await divide([])
  const changes = await made.list()
  expect(changes.map(({ action, title, isUndoable }) => [action, title, isUndoable])).toEqual([
    ['joined', 'Room 1', false],
    ['divided', 'Room 1', false],
  ])
  expect((await refusal(made.undo(changes[0]!.id))).problem.code).toBe('NOT_UNDOABLE')
})

test('leave one audit row each, about the entry', async () => {
  const { id } = await made.book({ kind: 'Hold', expiresDate: june(1) })
  const before = (await auditOf(server, made.ownerId)).length
  await made.replace(id, 'title', 'Cup')
  await made.api.entries.confirm({ ownerId: made.ownerId, id })
  await made.remove(id)
  await made.undoLatest()
  await made.api.share({ ownerId: made.ownerId, data: { isShared: true } })
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
    await made.book({ title: `Day ${day}`, starts: june(day), ends: june(day, '13:00') })
  const first = await made.api.changes.list({ ownerId: made.ownerId, take: 2 })
  const second = await made.api.changes.list({ ownerId: made.ownerId, take: 2, before: first._meta.next! })
  expect([...first.data, ...second.data].map(({ title }) => title)).toEqual(['Day 4', 'Day 3', 'Day 2'])
  expect(second._meta.next).toBeNull()
})

test('are named in the reply of the write, so that it can be undone among others of the same title', async () => {
  const first = await made.book()
  await made.book({ unitIds: [made.b] })
  await made.undo(first.changeId!)
  expect(await made.read()).toEqual([['League', june(2), [made.b], 'Booking']])

  const moved = await made.replace((await made.book()).id, 'ends', june(2, '13:00'))
  const removed = await made.remove(moved.data.id)
  expect((await made.list()).slice(0, 2).map(({ id }) => id)).toEqual([
    removed.data.changeId,
    moved.data.changeId,
  ])
})

test('are named as null in the reply of a write that changes nothing', async () => {
  const { id } = await made.book()
  expect((await made.replace(id, 'title', 'League')).data.changeId).toBeNull()
  expect((await made.api.series.remove({ ownerId: made.ownerId, id })).data.changeId).toBeNull()
})
