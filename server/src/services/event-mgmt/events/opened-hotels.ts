import { sql } from 'kysely'
import { visibleThrough } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import { eventKind } from './event-kind.ts'

/**
 * Whether the caller sees the event `p`, and whether its hotels are open to the caller: by the visibility rule, or by the code of a block that is
 * only for who has its link.
 */
export async function hotelsOpenTo(call: Call, code: string | null) {
  const isSeen = await visibleThrough(eventKind.gate, call)
  const isOpen = code === null ? isSeen : sql<boolean>`(${isSeen} or derived.opens_hotels(p, ${code}))`
  return { isSeen, isOpen }
}
