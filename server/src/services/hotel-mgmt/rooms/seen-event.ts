import { sql } from 'kysely'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { hotelsOpenTo } from '../../event-mgmt/index.ts'

/** Throws a 400 for a stay of guests of an event whose hotels aren't open to the caller. Who may book a block is checked with its price. */
export async function requireSeenEvent(
  call: Call,
  { eventId, blockId, code }: { eventId: string | null; blockId: string | null; code: string | null },
) {
  if (eventId === null || blockId !== null) return
  const { isOpen } = await hotelsOpenTo(call, code)
  const { rows } = await sql`
    select from profile p where p.id = ${eventId} and p.kind = 'event' and ${isOpen}`.execute(call.db)
  if (rows.length === 0) throw invalidField('data/eventId', 'is not an event that you see')
}
