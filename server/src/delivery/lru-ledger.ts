// Below the limit by a bit, so that a full cache does not evict with every new entry.
const evictTo = 0.9

/** Which entries there are, in the order they were last used, and how many bytes they take together. */
interface LruLedger {
  /** Notes an entry as just used, and as there if it was not known. */
  use(name: string, bytes: number): void
  /** Notes entries, oldest first, as older than all that were used since. */
  recall(entries: readonly [name: string, bytes: number][]): void
  /** Takes the least recently used out until the rest fits; the last one used always stays. */
  evict(): string[]
  readonly bytes: number
}

export function lruLedger(mostBytes: number): LruLedger {
  let entries = new Map<string, number>()
  let total = 0

  const put = (name: string, bytes: number) => {
    total += bytes - (entries.get(name) ?? 0)
    entries.delete(name)
    entries.set(name, bytes)
  }

  return {
    use: put,
    recall(found) {
      const used = entries
      entries = new Map()
      total = 0
      for (const [name, bytes] of [...found, ...used]) put(name, bytes)
    },
    evict() {
      const gone: string[] = []
      if (total <= mostBytes) return gone
      for (const [name, bytes] of entries) {
        if (total <= mostBytes * evictTo || entries.size === 1) break
        entries.delete(name)
        total -= bytes
        gone.push(name)
      }
      return gone
    },
    get bytes() {
      return total
    },
  }
}
