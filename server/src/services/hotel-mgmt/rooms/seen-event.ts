import { sql } from 'kysely'
import { visibleThrough } from '../../../patterns/visibility.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { eventKind } from '../../event-mgmt/index.ts'

/** Throws a 400 for a stay of guests of an event that the caller doesn't see. Who may book a block is checked with its price. */
export async function requireSeenEvent(
  call: Call,
  { eventId, blockId }: { eventId: string | null; blockId: string | null },
) {
  if (eventId === null || blockId !== null) return
  const isVisible = await visibleThrough(eventKind.gate, call)
  const { rows } = await sql`
    select from profile p where p.id = ${eventId} and p.kind = 'event' and ${isVisible}`.execute(call.db)
  if (rows.length === 0) throw invalidField('data/eventId', 'is not an event that you see')
}
