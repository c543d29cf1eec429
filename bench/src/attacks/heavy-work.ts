import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../figures.ts'
import type { Shot } from '../load.ts'
import type { RunningSide } from '../sides.ts'
import { prepareAttack } from './attack-process.ts'
import { observe } from './bystanders.ts'
import { heavyCalls, type HeavyAttack } from './heavy-calls.ts'

const baselineMs = 6000
/** Of the person who is held up. */
const bystander = '127.0.0.3'

/** What others notice of heavy calls that are made at once, and how long the slowest small call of the same kind takes. */
export async function heavyWorkFigures(
  side: RunningSide,
  { what, call, count, networks, accounts }: HeavyAttack,
  calls: (n: number) => Shot,
): Promise<Figure[]> {
  const small = () => heavyCalls[call].small({ ...side, headers: side.headers, address: bystander })
  // Threads and caches are warm for both.
  await small()
  const earlier = await observe(side, calls, () => pause(baselineMs))
  const run = await prepareAttack({ kind: 'calls', call, count, networks, accounts, port: side.port })
  const waits: number[] = []
  let replies = {}
  let seconds = Number.NaN
  const during = await observe(side, calls, async () => {
    const over = new AbortController()
    const attack = run()
    const others = (async () => {
      await pause(200)
      while (!over.signal.aborted) {
        const from = performance.now()
        const reply = await small()
        waits.push(reply === '200' ? (performance.now() - from) / 1000 : Infinity)
      }
    })()
    ;({ replies, seconds } = await attack)
    over.abort()
    await others
  })
  const later = await observe(side, calls, () => pause(baselineMs))
  const alone = (earlier.p99 + later.p99) / 2
  console.log(`${what}: ${JSON.stringify(replies)} in ${seconds.toFixed(1)} s, ${waits.length} small ones`)
  return [
    {
      what: `${what}: p99 of others`,
      ours: during.p99,
      yardstick: alone,
      ratio: during.p99 / alone,
      atMost: 2,
      unit: 'ms',
    },
    { what: `${what}: the slowest small one of another`, ours: Math.max(...waits), atMost: 3, unit: 's' },
    { what: `${what}: failed calls of others`, ours: during.failed, atMost: 0, unit: 'calls' },
  ]
}
