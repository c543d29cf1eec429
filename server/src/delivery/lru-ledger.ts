// Evicts to slightly below the limit, so that a full cache doesn't evict on every new entry.
const evictionTarget = 0.9

/** Tracks cache entries in least-recently-used order, and their total size. */
interface LruLedger {
  /** Marks an entry as most recently used. Adds it if it's new. */
  use(name: string, bytes: number): void
  /** Adds entries from an earlier run, oldest first. They count as older than all entries used since the start. */
  restore(entries: readonly [name: string, bytes: number][]): void
  /** Removes and returns the least recently used entries above the limit. Never removes the most recent one. */
  evict(): string[]
  readonly bytes: number
}

export function lruLedger(maxBytes: number): LruLedger {
  let entries = new Map<string, number>()
  let total = 0

  const put = (name: string, bytes: number) => {
    total += bytes - (entries.get(name) ?? 0)
    entries.delete(name)
    entries.set(name, bytes)
  }

  return {
    use: put,
    restore(found) {
      const used = entries
      entries = new Map()
      total = 0
      for (const [name, bytes] of [...found, ...used]) put(name, bytes)
    },
    evict() {
      const evicted: string[] = []
      if (total <= maxBytes) return evicted
      for (const [name, bytes] of entries) {
        if (total <= maxBytes * evictionTarget || entries.size === 1) break
        entries.delete(name)
        total -= bytes
        evicted.push(name)
      }
      return evicted
    },
    get bytes() {
      return total
    },
  }
}
