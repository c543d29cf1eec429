/** Work that takes longer is done in steps of so many milliseconds. */
const stepMs = 2
/** While calls are answered, they have the event loop for so long between two steps. */
const pauseMs = 4

const waiting: (() => void)[] = []
let calls = 0
let resumed = -Infinity

/** Counts a call while it is answered: steps of others leave time for it. Returns the function that ends it. */
export function callBegins(): () => void {
  calls++
  return () => void calls--
}

/** Resolves in a later round of the event loop, for one caller a round. */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) schedule()
  })
}

function schedule() {
  const hasOthers = calls > waiting.length
  const pause = hasOthers ? resumed + stepMs + pauseMs - performance.now() : 0
  if (pause > 0) setTimeout(resumeOne, pause)
  else setImmediate(resumeOne)
}

function resumeOne() {
  resumed = performance.now()
  waiting.shift()?.()
  if (waiting.length > 0) schedule()
}

/**
 * For work that computes in memory, which only the main thread has. Awaiting the returned function often ends a step once it has lasted a few milliseconds.
 * Replies to others wait for one step a round at most, however much such work there is.
 */
export function stepper(): () => Promise<void> | undefined {
  let until = 0
  const next = async () => {
    await nextRound()
    until = performance.now() + stepMs
  }
  return () => (performance.now() < until ? undefined : next())
}
