/** Flushes at intervals, one flush after the other, so that a slow database gets larger ones instead of more. `close` flushes the rest. */
export function flushRegularly(flush: () => Promise<void>, everyMs: number) {
  let flushing: Promise<void> = Promise.resolve()
  const flushNext = () => (flushing = flushing.then(flush))
  const timer = setInterval(() => void flushNext(), everyMs).unref()
  return {
    flush: flushNext,
    async close() {
      clearInterval(timer)
      await flushNext()
    },
  }
}
