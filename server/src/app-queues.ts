import { startAlertQueue } from './alerts/alert-queue.ts'
import type { AppParts } from './app-parts.ts'
import { startImportQueue } from './import/jobs/import-queue.ts'
import type { marketRegistry } from './markets.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { OpenHeavyWork } from './platform/heavy-work/heavy-work.ts'
import type { Changes } from './search/follow-changes.ts'
import { startChangeQueue, startEndingQueue } from './services/event-mgmt/index.ts'
import { gapTeller, startCalendarQueue } from './services/facility-mgmt/index.ts'
import { settleBlocks } from './services/hotel-mgmt/index.ts'
import { startShowing, startWordPress } from './services/story-mgmt/index.ts'
import { startLateNews } from './services/user-mgmt/index.ts'

interface QueueParts {
  store: FileStore
  markets: ReturnType<typeof marketRegistry>
  changes: Changes
  openHeavyWork: OpenHeavyWork
}

/** Starts the queues of work that calls leave behind, and of what time brings. */
export async function startAppQueues(
  parts: AppParts,
  { store, markets, changes, openHeavyWork }: QueueParts,
): Promise<{ close(): Promise<void> }> {
  const { writes, databaseUrl, geocode, log } = parts
  const { db } = writes
  const queues = [
    await startImportQueue({ pool: writes.pool, databaseUrl, store, log }),
    await startAlertQueue({
      ...parts,
      ...markets,
      db,
      changes,
      tellOffer: gapTeller({ db, find: geocode.geocode }),
    }),
    await startCalendarQueue({ ...parts, db, origins: parts.calendarOrigins ?? [], openHeavyWork }),
    await startEndingQueue({ ...parts, db, follow: settleBlocks }),
    await startChangeQueue({ ...parts, db }),
    await startLateNews({ ...parts, db }),
    await startShowing({ db, log }),
    ...(parts.stories
      ? [await startWordPress({ ...parts.stories, db, store, log, origin: parts.origin })]
      : []),
  ]
  return {
    async close() {
      for (const queue of queues) await queue.close()
    },
  }
}
