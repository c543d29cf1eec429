import type { Call } from '../../platform/http/call.ts'

export interface Edition extends Record<string, unknown> {
  id: string
  /** How many days before the event it began. */
  days: number
}

/** The edition before of an event, if the reader is on its team too: how it was visited is its team's. */
export async function lastEdition(call: Call, eventId: string): Promise<Edition | undefined> {
  const [edition] = await call.prepared<Edition>(
    'last-edition',
    `select e.id, e.days from derived.last_edition($1) e
    where $2 or exists (select from derived.staff s where s.owner_id = e.id and s.user_id = $3)`,
    [eventId, call.isAdmin, call.user?.id ?? null],
  )
  return edition
}
