/** A map whose entries expire. It empties itself when it is full, which is simpler than tracking their use. */
export interface ExpiringCache<Value> {
  get(key: string): Value | undefined
  /** `expires` is a time in milliseconds. By default, the lifetime from now. */
  set(key: string, value: Value, expires?: number): void
}

export function expiringCache<Value>(maxEntries: number, lifetimeMs: number): ExpiringCache<Value> {
  const entries = new Map<string, { value: Value; expires: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      return entry && entry.expires > Date.now() ? entry.value : undefined
    },
    set(key, value, expires = Infinity) {
      if (entries.size >= maxEntries) entries.clear()
      entries.set(key, { value, expires: Math.min(expires, Date.now() + lifetimeMs) })
    },
  }
}
