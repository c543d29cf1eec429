interface BreakerSettings {
  /** After so many failures in a row, calls are refused. */
  failures: number
  /** Until a call is tried again. */
  pauseMs: number
  now?: () => number
}

class CircuitOpen extends Error {}

/** Counts how often a service fails, for work that isn't one promise. */
export function failureCount({ failures, pauseMs, now = Date.now }: BreakerSettings) {
  let failed = 0
  let closedAt = 0
  return {
    /** Whether to try. After a pause, one call does, and others are refused meanwhile. */
    admits(): boolean {
      if (failed < failures) return true
      if (now() < closedAt) return false
      closedAt = now() + pauseMs
      return true
    },
    worked: () => void (failed = 0),
    broke() {
      failed++
      closedAt = now() + pauseMs
    },
  }
}

/** Spares a service that keeps failing, and those who would wait for it. After a pause, one call tries it again. */
export function circuitBreaker(settings: BreakerSettings) {
  const count = failureCount(settings)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (!count.admits()) throw new CircuitOpen('the service failed several times in a row')
    try {
      const result = await work()
      count.worked()
      return result
    } catch (error) {
      count.broke()
      throw error
    }
  }
}
