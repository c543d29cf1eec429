interface ByteCacheOptions<V> {
  maxBytes: number
  /** Larger values aren't stored. */
  maxValueBytes?: number | undefined
  sizeOf(value: V): number
}

/** An LRU cache in memory, bounded in bytes. */
export interface ByteCache<V> {
  /** Marks the value as most recently used. */
  get(key: string): V | undefined
  /** Stores a value, or measures it again. */
  set(key: string, value: V): void
  clear(): void
  bytes(): number
}

export function byteCache<V>({
  maxBytes,
  maxValueBytes = maxBytes,
  sizeOf,
}: ByteCacheOptions<V>): ByteCache<V> {
  const entries = new Map<string, { value: V; size: number }>()
  let bytes = 0

  const remove = (key: string) => {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value) {
      remove(key)
      const size = sizeOf(value)
      if (size > maxValueBytes) return
      entries.set(key, { value, size })
      bytes += size
      for (const [oldest] of entries) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    clear() {
      entries.clear()
      bytes = 0
    },
    bytes: () => bytes,
  }
}
