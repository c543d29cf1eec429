import { expiringCache } from '../expiring-cache.ts'

/** Search indexes follow the database a moment later. So a caller's reads wait for what the same caller has written. */
export interface OwnWrites {
  /** The caller has committed a write. */
  note(userId: string): void
  /** Resolves when searches find what the caller has written on this server, or after a limit. */
  applied(userId: string): Promise<void>
}

// Others, and writes of longer ago, don't wait. By then, indexes have followed.
const maxCallers = 10_000
const rememberedMs = 10_000

/** Reads don't wait longer, such as while the database is away. */
const longestWaitMs = 2000

interface Write {
  /** Resolves when indexes include the write. Undefined until somebody waits. */
  applied?: Promise<void>
  isApplied: boolean
}

/** `settled` resolves when the indexes include what was committed before the call, and rejects if nobody can tell. */
export function openOwnWrites(settled: () => Promise<void>): OwnWrites {
  const lastWrites = expiringCache<Write>(maxCallers, rememberedMs)
  const apply = async (write: Write) => {
    const { promise: isLate, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, longestWaitMs)
    await Promise.race([settled().catch(() => {}), isLate])
    clearTimeout(timer)
    write.isApplied = true
  }
  return {
    note: (userId) => lastWrites.set(userId, { isApplied: false }),
    applied: async (userId) => {
      const write = lastWrites.get(userId)
      if (write && !write.isApplied) await (write.applied ??= apply(write))
    },
  }
}
