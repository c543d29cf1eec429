import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../platform/errors.ts'
import type { CallerTurns } from '../platform/limits/caller-turns.ts'

const maxTries = 10
const pauseMs = 1000

/** Each batch waits for its turn among the reader's calls. A busy server makes an export slower, but doesn't end it. */
export function turnsOf(turns: CallerTurns | undefined, share: string, signal: AbortSignal) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (!turns) return work()
    for (let tries = 1; ; tries++)
      try {
        return await turns.reads.run({ share, signal }, work)
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'BUSY' || tries === maxTries) throw error
        await wait(pauseMs, undefined, { signal })
      }
  }
}
