/** Work that takes longer is done in steps of so many milliseconds. */
const stepMs = 1
/** While calls are answered, they have the event loop for so many times as long as the step before took, whatever took it. */
const restPerStep = 2

const waiting: (() => void)[] = []
let calls = 0
let isInStep = false
let restUntil = -Infinity

/** Counts a call while it is answered: steps of others leave time for it. Returns the function that ends it. */
export function callBegins(): () => void {
  calls++
  return () => void calls--
}

/** Resolves in a later round of the event loop, for one caller a round. */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1 && !isInStep) schedule()
  })
}

function schedule() {
  const hasOthers = calls > waiting.length
  const rest = hasOthers ? restUntil - performance.now() : 0
  if (rest > 0) setTimeout(resumeOne, rest)
  else setImmediate(resumeOne)
}

function resumeOne() {
  const from = performance.now()
  isInStep = true
  waiting.shift()?.()
  // The step runs in microtasks, and a tick that one of them adds comes after all of them.
  queueMicrotask(() => process.nextTick(endStep, from))
}

function endStep(from: number) {
  isInStep = false
  const now = performance.now()
  restUntil = now + (now - from) * restPerStep
  if (waiting.length > 0) schedule()
}

/** Reading the clock takes as long as some of the items. */
const itemsPerLook = 16

/** Calls `work` for each of many items, each of which takes microseconds, in steps. */
export async function inSteps<T>(items: ArrayLike<T>, work: (item: T) => void) {
  const next = stepper()
  for (let place = 0; place < items.length; place++) {
    const step = place % itemsPerLook === 0 ? next() : undefined
    if (step) await step
    work(items[place]!)
  }
}

/**
 * For work that computes in memory, which only the main thread has. Awaiting the returned function often ends a step once it has lasted a millisecond.
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
