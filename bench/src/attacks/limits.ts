import { compare, type Figure } from '../figures.ts'
import { openAgent, type Shot, type Target } from '../load.ts'
import type { OpenSide } from '../sides.ts'
import { request } from 'node:http'

const quota = 300

/** How many reads of a visitor two servers on one database let through, by a quota that one holds exactly. */
export async function sharedLimit(open: OpenSide): Promise<Figure> {
  const environment = { RATE_LIMITS: 'on', LIMIT_READS: String(quota) }
  const sides = [await open(55_304, environment), await open(55_305, environment)]
  try {
    const agent = openAgent(8)
    let accepted = 0
    let next = 0
    const worker = async () => {
      while (next < 4 * quota) {
        const side = sides[next++ % 2]
        if (side && (await statusOf(side, agent)) === 200) accepted++
      }
    }
    const from = performance.now()
    await Promise.all(Array.from({ length: 8 }, worker))
    agent.destroy()
    // Uses come back while the calls run.
    const allowed = quota + (quota / 60) * ((performance.now() - from) / 1000)
    return {
      what: 'two servers with one limit: reads of a visitor',
      ours: accepted,
      yardstick: allowed,
      ratio: accepted / allowed,
      atMost: 1.2,
      unit: 'calls',
    }
  } finally {
    for (const side of sides) await side.stop()
  }
}

const statusOf = ({ port }: Target, agent: ReturnType<typeof openAgent>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ agent, port, host: '127.0.0.1', path: '/facility-mgmt/api/facilities?take=1' }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode))
    })
      .on('error', reject)
      .end()
  })

/** What all limits cost a call that is within them. */
export async function limitCost(open: OpenSide, ids: string[]): Promise<Figure> {
  // More than the calls of the measurement.
  const limited = await open(55_306, { RATE_LIMITS: 'on', LIMIT_READS: '100000' })
  // As new as the other, because a server gets faster with its first calls.
  const unlimited = await open(55_307, {})
  const shot = (n: number): Shot => ({
    method: 'GET',
    path: `/facility-mgmt/api/facilities/${ids[n % ids.length]}`,
  })
  try {
    return await compare(
      'limits of rates: one facility by id',
      1.05,
      [limited, shot],
      [unlimited, shot],
      5000,
    )
  } finally {
    await limited.stop()
    await unlimited.stop()
  }
}
