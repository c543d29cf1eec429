import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFile } from '../platform/files/durable.ts'
import { openFile, type OpenFile } from '../platform/files/open-file.ts'
import { sweepStale } from '../platform/files/sweep.ts'
import { lruLedger } from './lru-ledger.ts'

export interface RenditionCache {
  /**
   * Opens a rendition. Where it is not there, `produce` writes it to the path it is given; requests for one
   * rendition share one computation. Throws what `produce` throws.
   */
  open(name: string, produce: (path: string) => Promise<void>): Promise<OpenFile>
  /** Settles when the renditions of earlier runs are counted. */
  recalled: Promise<void>
}

interface CacheOptions {
  folder: string
  mostBytes: number
  /** Hears of what failed beside a request: the cache goes on without. */
  report: (error: unknown) => void
}

const attempts = 3
// How exactly the order of use survives a restart.
const touchEvery = 3_600_000

/**
 * Renditions on disk, the least recently used of which make room. Servers may share the folder: each counts what it
 * wrote, used or found, and takes one that another has removed for one that was never there.
 */
export function renditionCache({ folder, mostBytes, report }: CacheOptions): RenditionCache {
  const unfinished = join(folder, 'unfinished')
  const ledger = lruLedger(mostBytes)
  const running = new Map<string, Promise<void>>()
  const touched = new Map<string, number>()
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)

  const evict = async () => {
    for (const name of ledger.evict()) {
      touched.delete(name)
      await rm(pathOf(name), { force: true })
    }
  }

  const recall = async () => {
    await mkdir(unfinished, { recursive: true })
    await sweepStale(unfinished)
    const found: { name: string; bytes: number; used: number }[] = []
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || basename(entry.parentPath) === basename(unfinished)) continue
      const file = await stat(join(entry.parentPath, entry.name)).catch(() => null)
      if (file) found.push({ name: entry.name, bytes: file.size, used: file.mtimeMs })
    }
    ledger.recall(found.toSorted((a, b) => a.used - b.used).map(({ name, bytes }) => [name, bytes]))
    await evict()
  }

  const produceInto = async (name: string, produce: (path: string) => Promise<void>) => {
    const draft = join(unfinished, randomUUID())
    try {
      await mkdir(unfinished, { recursive: true })
      await produce(draft)
      // A power cut must not leave an empty file under a name that browsers keep for a year.
      await syncFile(draft)
      await mkdir(dirname(pathOf(name)), { recursive: true })
      await rename(draft, pathOf(name))
    } finally {
      await rm(draft, { force: true })
    }
  }

  const share = (name: string, produce: (path: string) => Promise<void>) => {
    const already = running.get(name)
    if (already) return already
    const started = produceInto(name, produce).finally(() => running.delete(name))
    running.set(name, started)
    return started
  }

  const noteUse = (name: string, bytes: number) => {
    ledger.use(name, bytes)
    const now = Date.now()
    if (now - (touched.get(name) ?? 0) > touchEvery) {
      touched.set(name, now)
      utimes(pathOf(name), now / 1000, now / 1000).catch(() => undefined)
    }
    evict().catch(report)
  }

  return {
    recalled: recall().catch(report),
    async open(name, produce) {
      for (let attempt = 0; attempt < attempts; attempt++) {
        const file = await openFile(pathOf(name))
        if (file) {
          noteUse(name, file.bytes)
          return file
        }
        await share(name, produce)
      }
      throw new Error('renditions are evicted as soon as they are made: the cache is too small')
    },
  }
}
