import { june, makeCalendar, type NewEntry } from './calendar-fixture.ts'
import type { TestServer } from '../../../../testing/test-server.ts'

/** A calendar, and calls of its changes. */
export async function makeChanges(server: TestServer) {
  const made = await makeCalendar(server)
  const { ownerId } = made
  const api = made.manager.api.facilities.calendar
  const list = async () => (await api.changes.list({ ownerId })).data
  const undo = (id: string) => api.changes.undo({ ownerId, id })
  const draft = (changes: Partial<NewEntry> = {}): NewEntry => ({
    kind: 'Booking',
    title: 'League',
    unitIds: [made.a],
    starts: june(2),
    ends: june(2, '14:00'),
    ...changes,
  })
  return {
    ...made,
    api,
    list,
    undo,
    undoLatest: async () => undo((await list())[0]!.id),
    book: async (changes: Partial<NewEntry> = {}) =>
      (await api.entries.create({ ownerId, data: draft(changes) })).data,
    replace: (id: string, field: string, value: unknown) =>
      api.entries.update({ ownerId, id, patch: [{ op: 'replace', path: `/${field}`, value }] }),
    remove: (id: string) => api.entries.remove({ ownerId, id }),
    read: async () =>
      (await api.get({ ownerId, from: june(1), to: june(30) })).data.entries.map(
        ({ title, starts, unitIds, kind }) => [title, starts, unitIds, kind],
      ),
  }
}
