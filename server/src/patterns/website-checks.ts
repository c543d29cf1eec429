import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { ProbeWebsite } from '../platform/outgoing/probe-website.ts'
import type { Database } from '../tables/tables.ts'

interface Target {
  profileId: string
  website: string
}

export interface WebsiteChecks {
  /** Checks a website in the background. Returns false if too many are waiting. */
  start(target: Target): boolean
  isChecking(profileId: string): boolean
  close(): Promise<void>
}

const maxAtOnce = 4
/** Administrators can't look at more pages meanwhile. What is over is checked when it is asked for again. */
const maxWaiting = 200

/**
 * Checks websites and stores whether they answer. Nobody waits for it, and nothing is queued in the database: whoever looks at a
 * profile starts the check of its website again if it is old.
 */
export function openWebsiteChecks({
  db,
  probe,
  log,
}: {
  db: Database
  probe: ProbeWebsite
  log: Pick<FastifyBaseLogger, 'error'>
}): WebsiteChecks {
  const closing = new AbortController()
  /** Waiting or being checked, by the id of the profile. */
  const busy = new Set<string>()
  const waiting: Target[] = []
  const workers = new Set<Promise<void>>()

  async function check({ profileId, website }: Target) {
    const { outcome, httpStatus } = await probe(website, closing.signal)
    if (closing.signal.aborted) return
    // The profile may have been purged meanwhile.
    await sql`insert into website_check (profile_id, website, outcome, http_status)
      select p.id, ${website}, ${outcome}, ${httpStatus} from profile p where p.id = ${profileId}
      on conflict (profile_id) do update set website = excluded.website, outcome = excluded.outcome,
        http_status = excluded.http_status, checked_date = excluded.checked_date`.execute(db)
  }

  async function work() {
    for (let next = waiting.shift(); next && !closing.signal.aborted; next = waiting.shift()) {
      try {
        await check(next)
      } catch (error) {
        log.error({ err: error }, 'storing the check of a website failed')
      } finally {
        busy.delete(next.profileId)
      }
    }
  }

  return {
    start: (target) => {
      if (busy.has(target.profileId)) return true
      if (busy.size >= maxWaiting) return false
      busy.add(target.profileId)
      waiting.push(target)
      if (workers.size < maxAtOnce) {
        const worker = work().finally(() => workers.delete(worker))
        workers.add(worker)
      }
      return true
    },
    isChecking: (profileId) => busy.has(profileId),
    close: async () => {
      closing.abort()
      await Promise.all(workers)
    },
  }
}
