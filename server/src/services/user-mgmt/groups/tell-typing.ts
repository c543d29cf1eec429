import { sql } from 'kysely'
import { nothing } from '@app/contract/envelope.ts'
import { ring } from '../../../patterns/ring.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { isRefused } from './group-rows.ts'

/** Of one person in one group, in ms. Clients send less often; others get no more notices than this by sending more. */
const shortestInterval = 2000
/** People and groups that are remembered. */
const maxRemembered = 10_000

/**
 * Handler that tells the open sessions of the other members that the caller is typing. Nothing is stored: whoever isn't connected
 * misses it. Hidden people don't show it, and nobody sees it of somebody whom they refuse to hear from.
 */
export function tellTyping() {
  const last = new Map<string, number>()

  function isTooSoon(key: string): boolean {
    const now = Date.now()
    if (now - (last.get(key) ?? 0) < shortestInterval) return true
    // The oldest come first, as insertion order is that of time.
    last.delete(key)
    last.set(key, now)
    for (const [oldest, at] of last) {
      if (last.size <= maxRemembered && now - at < shortestInterval) break
      last.delete(oldest)
    }
    return false
  }

  return async ({ ownerId }: { ownerId: string }, call: Call) => {
    const { id } = signedIn(call)
    if (isTooSoon(`${ownerId}/${id}`)) return nothing
    const { rows } = await sql<{ id: string; name: string }>`
      select u.id, author.name
      from app_user author join group_member m on m.owner_id = ${ownerId} and m.user_id <> author.id and not m.is_ignored
        join app_user u on u.id = m.user_id
      where author.id = ${id} and author.is_visible and not ${isRefused(call)}`.execute(call.db)
    const [first] = rows
    if (first)
      await ring(call, [{ event: 'Typing', to: rows.map((row) => row.id), args: [ownerId, id, first.name] }])
    return nothing
  }
}
