import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { invocationFrame } from '@app/hub/frames.ts'
import type { Hub } from '@app/hub/hub.ts'
import { endedSessions, isEnded } from '../services/user-mgmt/index.ts'
import type { Database } from '../tables/tables.ts'
import type { SessionUser } from './session-user.ts'

const retryMs = 500
const forceDisconnect = invocationFrame('ForceDisconnect', [])

interface TokenCheckParts {
  hub: Hub<SessionUser>
  db: Database
  log: FastifyBaseLogger
}

/** Ends connections whose tokens aren't valid anymore, because a user was blocked, deleted or signed out. */
export function tokenChecks({ hub, db, log }: TokenCheckParts) {
  const waiting = new Set<string>()
  const stopping = new AbortController()
  let isRunning = false

  async function endInvalid(ids: string[]) {
    const rows = await db
      .selectFrom('app_user')
      .select(['id', 'blocked_date', 'tokens_from', endedSessions])
      .where('id', 'in', ids)
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of ids) {
      const row = byId.get(id)
      const isValid = (user: SessionUser) =>
        row !== undefined && row.blocked_date === null && !isEnded(user, row)
      hub.disconnect(id, (user) => !isValid(user), { frame: forceDisconnect })
    }
  }

  async function run() {
    isRunning = true
    while (waiting.size > 0 && !stopping.signal.aborted) {
      const ids = [...waiting]
      waiting.clear()
      try {
        await endInvalid(ids)
      } catch (error) {
        log.warn({ err: error }, 'checking the tokens of sessions failed')
        for (const id of ids) waiting.add(id)
        await delay(retryMs)
      }
    }
    isRunning = false
  }

  return {
    /** Checks soon. Calls that come during a query share the next one. */
    check: (ids: Iterable<string>) => {
      for (const id of ids) waiting.add(id)
      if (!isRunning) void run()
    },
    stop: () => stopping.abort(),
  }
}
