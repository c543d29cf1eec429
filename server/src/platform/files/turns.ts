import { Refusal } from '../errors.ts'

/** Runs work when its turn comes. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** At most `atOnce` pieces of work run, in the order they came; beyond `longestQueue` waiting ones they are refused. */
export function turns(atOnce: number, longestQueue: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = () => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= longestQueue)
      throw new Refusal(
        503,
        'BUSY',
        'Too many pictures are being worked on right now. Try again in a few seconds.',
      )
    return new Promise<void>((resolve) => waiting.push(resolve))
  }

  // Whoever is next takes over the place, so nobody can slip in between.
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
