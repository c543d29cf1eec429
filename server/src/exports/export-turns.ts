import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../platform/errors.ts'
import type { CallerTurns } from '../platform/limits/caller-turns.ts'
import type { Charged } from '../platform/limits/turns.ts'

const maxTries = 10
const pauseMs = 1000
/** Of the time of a batch. A turn includes it, so that exports leave a third of a core to others. */
const restShare = 0.5
/** A batch that a busy machine held up rests no longer than this. */
const mostRestMs = 50

/** Each batch waits for its turn among those of all exports. A busy server makes an export slower, but doesn't end it. */
export function turnsOf(turns: CallerTurns | undefined, charged: Charged) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (!turns) return work()
    for (let tries = 1; ; tries++)
      try {
        return await turns.exports.run(charged, async () => {
          const from = performance.now()
          const batch = await work()
          const restMs = Math.min((performance.now() - from) * restShare, mostRestMs)
          await wait(restMs, undefined, { signal: charged.signal })
          return batch
        })
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'BUSY' || tries === maxTries) throw error
        await wait(pauseMs, undefined, { signal: charged.signal })
      }
  }
}
