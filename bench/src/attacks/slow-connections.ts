import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../figures.ts'
import type { Shot } from '../load.ts'
import type { RunningSide } from '../sides.ts'
import { prepareAttack } from './attack-process.ts'
import { observe } from './bystanders.ts'

const count = 2000
/** Longer than the goal, so that connections that are never cut are seen. */
const atMostSeconds = 75
const baselineMs = 8000

/** 2,000 connections that send a byte every three seconds: what others notice, and when the last one is cut. */
export async function slowConnections(side: RunningSide, calls: (n: number) => Shot): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of ['headers', 'bodies'] as const) {
    const earlier = await observe(side, calls, () => pause(baselineMs))
    const run = await prepareAttack({ kind, count, port: side.port, seconds: atMostSeconds })
    let cutAfter = Number.NaN
    const during = await observe(side, calls, async () => {
      cutAfter = (await run()).seconds
    })
    const later = await observe(side, calls, () => pause(baselineMs))
    const alone = (earlier.p99 + later.p99) / 2
    const what = `2,000 slow ${kind}: `
    figures.push(
      {
        what: `${what}p99 of other calls`,
        ours: during.p99,
        yardstick: alone,
        ratio: during.p99 / alone,
        atMost: 2,
        unit: 'ms',
      },
      { what: `${what}the last one is cut`, ours: cutAfter, atMost: 60, unit: 's' },
    )
  }
  return figures
}
