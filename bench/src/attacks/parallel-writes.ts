import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../figures.ts'
import type { Shot } from '../load.ts'
import type { RunningSide } from '../sides.ts'
import { prepareAttack } from './attack-process.ts'
import { observe } from './bystanders.ts'
import { createFacility } from './facilities.ts'

const count = 4000
const baselineMs = 5000

/** 4,000 parallel writes of one account, and what others notice of them. The limits of rates are off, which would refuse most. */
export async function parallelWrites(
  side: RunningSide,
  attacker: Record<string, string>,
  reads: (n: number) => Shot,
): Promise<Figure[]> {
  const [attacked, others] = [
    await createFacility({ ...side, headers: attacker }),
    await createFacility(side),
  ]
  const writes = (n: number): Shot => ({
    method: 'PATCH',
    path: others.path,
    body: JSON.stringify([{ op: 'replace', path: '/description', value: `Version ${n}.` }]),
  })
  /** The 99th percentiles of reads and writes of others. */
  const observeBoth = async (work: () => Promise<void>) => {
    let written = { p99: Number.NaN, failed: 0 }
    const read = await observe(side, reads, async () => {
      written = await observe(side, writes, work, 1)
    })
    return { read: read.p99, written: written.p99, failed: read.failed + written.failed }
  }
  try {
    const earlier = await observeBoth(() => pause(baselineMs))
    const run = await prepareAttack({
      kind: 'writes',
      count,
      port: side.port,
      headers: attacker,
      path: attacked.path,
    })
    let replies: Record<string, number> = {}
    let seconds = Number.NaN
    const during = await observeBoth(async () => {
      ;({ replies, seconds } = await run())
    })
    const later = await observeBoth(() => pause(baselineMs))
    console.log(`4,000 parallel writes: ${JSON.stringify(replies)} in ${seconds.toFixed(1)} s`)
    const compared = (kind: 'read' | 'written', what: string): Figure => {
      const alone = (earlier[kind] + later[kind]) / 2
      return {
        what: `4,000 parallel writes: p99 of ${what} of others`,
        ours: during[kind],
        yardstick: alone,
        ratio: during[kind] / alone,
        atMost: 3,
        unit: 'ms',
      }
    }
    const errors = Object.entries(replies)
      .filter(([reply]) => reply.startsWith('500') || reply === '503')
      .reduce((sum, [, number]) => sum + number, 0)
    return [
      {
        what: '4,000 parallel writes: 500, or 503 without Retry-After',
        ours: errors,
        atMost: 0,
        unit: 'replies',
      },
      {
        what: '4,000 parallel writes: failed calls of others',
        ours: during.failed,
        atMost: 0,
        unit: 'calls',
      },
      compared('read', 'reads'),
      compared('written', 'writes'),
    ]
  } finally {
    await attacked.remove()
    await others.remove()
  }
}
