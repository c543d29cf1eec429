import { sql } from 'kysely'
import { conflict } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { changeCalendar } from './change-calendar.ts'
import type { FoundEntry } from './entry-rows.ts'

/**
 * Makes bookings of locked holds: of all, or of none if one isn't the first in line, or ran out. `expired` tells what to do then. Returns
 * the id of the change.
 */
export async function confirmHolds(
  call: Call,
  ownerId: string,
  holds: readonly FoundEntry[],
  expired: string,
): Promise<string> {
  const changeId = await changeCalendar(call, ownerId, {
    action: 'confirmed',
    before: holds,
    after: holds.map((hold) => ({
      ...hold,
      kind: 'Booking' as const,
      expiresDate: null,
      queueNumber: null,
    })),
  })
  // After the locks, as waiting for them takes time. A refusal takes everything back.
  const { rows } = await sql`
    select from unnest(${holds.map(({ expiresDate }) => expiresDate)}::timestamptz[]) expires
    where expires <= clock_timestamp()`.execute(call.db)
  if (rows.length > 0) throw conflict('HOLD_EXPIRED', expired)
  return changeId
}
