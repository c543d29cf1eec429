import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../platform/errors.ts'
import type { CallerTurns } from '../platform/limits/caller-turns.ts'
import type { Charged } from '../platform/limits/turns.ts'

const maxTries = 10
const pauseMs = 1000
/** So few that neither the database nor other exports wait for long. */
export const rowsPerTurn = 50
/** Of the time of a batch, whatever took it: exports compute for two thirds of the time at most, on one core. */
const restShare = 0.5
/** Even after a batch during which the machine slept. */
const mostRestMs = 1000

/**
 * Each batch waits for its turn among those of all exports. It has to do everything that computes, because what is done after a turn
 * competes with the next one. A busy server makes an export slower, but doesn't end it.
 */
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
