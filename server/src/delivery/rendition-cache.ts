import { randomUUID } from 'node:crypto'
import { chmod, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFile } from '../platform/files/durable.ts'
import { openFile, type OpenFile } from '../platform/files/open-file.ts'
import type { SharedJobs, Waiter } from '../platform/files/pictures/shared-jobs.ts'
import { closeFolder, createPrivateFolder, privateFile } from '../platform/files/private-folder.ts'
import { sweepStale } from '../platform/files/sweep.ts'
import { lruLedger } from './lru-ledger.ts'

export interface RenditionCache {
  /**
   * Opens a rendition. On a cache miss, `produce` writes it to the given path when it is the waiter's turn, or at once without a
   * waiter. Concurrent requests for the same rendition share one call. Rethrows errors from `produce`.
   */
  open(name: string, produce: Produce, waiter?: Waiter): Promise<OpenFile>
  /** Resolves when the renditions of earlier runs are in the ledger. */
  restored: Promise<void>
}

type Produce = (path: string, signal?: AbortSignal) => Promise<void>

interface CacheOptions {
  jobs: SharedJobs
  folder: string
  maxBytes: number
  /** Called with background errors, which don't fail a request. */
  report: (error: unknown) => void
}

const maxAttempts = 3
// In ms. Modification times restore the order of use after a restart, to this precision.
const touchInterval = 3_600_000

/**
 * An LRU cache of renditions on disk. Servers may share the folder: each tracks the files that it wrote, used or found,
 * and treats a file that another server removed as a cache miss.
 */
export function renditionCache({ folder, maxBytes, jobs, report }: CacheOptions): RenditionCache {
  const unfinished = join(folder, 'unfinished')
  const ledger = lruLedger(maxBytes)
  const running = new Map<string, Promise<void>>()
  const touchedAt = new Map<string, number>()
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)

  const evict = async () => {
    for (const name of ledger.evict()) {
      touchedAt.delete(name)
      await rm(pathOf(name), { force: true })
    }
  }

  const restore = async () => {
    await closeFolder(folder)
    await createPrivateFolder(unfinished)
    await sweepStale(unfinished)
    const found: { name: string; bytes: number; used: number }[] = []
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || basename(entry.parentPath) === basename(unfinished)) continue
      const file = await stat(join(entry.parentPath, entry.name)).catch(() => null)
      if (file) found.push({ name: entry.name, bytes: file.size, used: file.mtimeMs })
    }
    ledger.restore(found.toSorted((a, b) => a.used - b.used).map(({ name, bytes }) => [name, bytes]))
    await evict()
  }

  const produceInto = async (name: string, produce: Produce, signal?: AbortSignal) => {
    const draft = join(unfinished, randomUUID())
    try {
      await createPrivateFolder(unfinished)
      await produce(draft, signal)
      // The image library has no option for the mode.
      await chmod(draft, privateFile)
      // A power failure must not leave an empty file at a URL that browsers cache for a year.
      await syncFile(draft)
      await createPrivateFolder(dirname(pathOf(name)))
      await rename(draft, pathOf(name))
    } finally {
      await rm(draft, { force: true })
    }
  }

  const produceAtOnce = (name: string, produce: Produce) => {
    const pending = running.get(name)
    if (pending) return pending
    const started = produceInto(name, produce).finally(() => running.delete(name))
    running.set(name, started)
    return started
  }

  const noteUse = (name: string, bytes: number) => {
    ledger.use(name, bytes)
    const now = Date.now()
    if (now - (touchedAt.get(name) ?? 0) > touchInterval) {
      touchedAt.set(name, now)
      utimes(pathOf(name), now / 1000, now / 1000).catch(() => undefined)
    }
    evict().catch(report)
  }

  return {
    restored: restore().catch(report),
    async open(name, produce, waiter) {
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        const file = await openFile(pathOf(name))
        if (file) {
          noteUse(name, file.bytes)
          return file
        }
        await (waiter
          ? jobs.join(name, waiter, (signal) => produceInto(name, produce, signal))
          : produceAtOnce(name, produce))
      }
      throw new Error('renditions are evicted before they can be read: the cache is too small')
    },
  }
}
