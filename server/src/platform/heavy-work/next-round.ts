/** Work that takes longer is done in steps of so many milliseconds. */
const stepMs = 3

const waiting: (() => void)[] = []

/** Resolves in a later round of the event loop, for one caller a round. */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(resumeOne)
  })
}

function resumeOne() {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(resumeOne)
}

/**
 * For work that computes in memory, which only the main thread has. Awaiting the returned function often ends a step once it has lasted a few milliseconds.
 * Replies to others wait for one step a round, however much such work there is.
 */
export function stepper(): () => Promise<void> | undefined {
  let until = 0
  const next = async () => {
    await nextRound()
    until = performance.now() + stepMs
  }
  return () => (performance.now() < until ? undefined : next())
}
