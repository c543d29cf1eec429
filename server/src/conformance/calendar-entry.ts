import * as z from 'zod'
import { call, itemOf, success, type Caller } from './calls.ts'
import type { KindUnderTest } from './kind-under-test.ts'
import type { TestServer } from '../testing/test-server.ts'

const Changes = z.object({ data: z.array(z.object({ id: z.string() })) })
const Space = z.object({ data: z.object({ units: z.array(z.object({ id: z.string() })) }) })

/** A booking in the calendar, a change that was undone already, and a published weekend. A series has no id of its own, only dates. */
export async function makeEntry(server: TestServer, manager: Caller, tested: KindUnderTest, ownerId: string) {
  const ask = (name: string, input: object) => call(server, tested, name, { ownerId, ...input }, manager)
  const space = success(await ask('spaces.create', { data: { name: 'Booked Hall' } }))
  const unitIds = Space.parse(space).data.units.map(({ id }) => id)
  const day = { starts: '2031-06-02T12:00:00Z', ends: '2031-06-02T14:00:00Z' }
  const data = { kind: 'Booking', title: 'League', unitIds, ...day }
  success(await ask('calendar.entries.create', { data }))
  const [change] = Changes.parse(success(await ask('calendar.changes.list', {}))).data
  success(await ask('calendar.changes.undo', { id: change?.id }))
  const { id } = itemOf(await ask('calendar.entries.create', { data }))
  // No name ends in `.invalid`, so nothing is connected to.
  const subscription = itemOf(
    await ask('calendar.subscriptions.create', {
      data: { name: 'School', url: 'https://calendar.invalid/school.ics', spaceId: null },
    }),
  )
  const feed = itemOf(await ask('calendar.feeds.create', { data: { spaceId: null } }))
  // The page has no time zone, so it can't publish one itself.
  const gapId = crypto.randomUUID()
  await server.pool.query(
    `insert into calendar_gap (id, owner_id, saturday, told_date) values ($1, $2, '2031-06-07', now())`,
    [gapId, ownerId],
  )
  return {
    'calendar.feeds': feed.id,
    'calendar.gaps': gapId,
    'calendar.subscriptions': subscription.id,
    'calendar.entries': id,
    'calendar.changes': change?.id,
    'calendar.series': crypto.randomUUID(),
  }
}
