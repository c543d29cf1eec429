interface BreakerSettings {
  /** After so many failures in a row, calls are refused. */
  failures: number
  /** Until a call is tried again. */
  pauseMs: number
  now?: () => number
}

class CircuitOpen extends Error {}

/** Spares a service that keeps failing, and those who would wait for it. After a pause, one call tries it again. */
export function circuitBreaker({ failures, pauseMs, now = Date.now }: BreakerSettings) {
  let failed = 0
  let closedAt = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (failed >= failures) {
      if (now() < closedAt) throw new CircuitOpen('the service failed several times in a row')
      // Others are refused while this call tries.
      closedAt = now() + pauseMs
    }
    try {
      const result = await work()
      failed = 0
      return result
    } catch (error) {
      failed++
      closedAt = now() + pauseMs
      throw error
    }
  }
}
