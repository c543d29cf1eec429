import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../figures.ts'
import type { Shot } from '../load.ts'
import { cpuOf } from '../processes.ts'
import type { RunningSide } from '../sides.ts'
import { observe } from './bystanders.ts'
import { uploadPhotos } from './photos.ts'

const attacker = '127.0.0.2'
const nextVisitor = '127.0.0.3'
const renditions = 500
const requestsPerSecond = 250
const dropAfterMs = 300
const photoCount = 8
const formats = ['avif', 'webp', 'jpeg', 'png']
const baselineMs = 8000
const aftermathMs = 2000

/** Requests that differ in all parameters, so that a server without a ladder of sizes renders each of them. */
const addressOf = (photos: readonly string[], n: number) =>
  `${photos[n % photos.length]}?width=${100 + 3 * n}&quality=${(n % 2) * 30 + 60}&format=${formats[n % formats.length]}`

/** 500 renditions are requested and dropped: what that costs other visitors, in time and memory, and when it ends. */
export async function droppedRenditions(side: RunningSide, calls: (n: number) => Shot): Promise<Figure[]> {
  const photos = await uploadPhotos(side, photoCount)
  try {
    const earlier = await observe(side, calls, () => pause(baselineMs))
    let waited = Number.NaN
    const attacked = await observe(side, calls, async () => {
      const drops = attack(side, photos.paths)
      await pause((renditions / requestsPerSecond) * 500)
      waited = await durationOf(() => fetchPicture(side.port, nextVisitor, `${photos.paths[0]}?width=640`))
      await drops
      await pause(aftermathMs)
    })
    const untilQuiet = await durationOf(() => quiet(side.pid))
    const later = await observe(side, calls, () => pause(baselineMs))
    // Both, because the machine may have become slower in the meantime.
    const alone = (earlier.p99 + later.p99) / 2
    const what = '500 dropped renditions: '
    return [
      {
        what: `${what}p99 of other calls`,
        ours: attacked.p99,
        yardstick: alone,
        ratio: attacked.p99 / alone,
        atMost: 2,
        unit: 'ms',
      },
      // Beside the same calls without the attack, which let the server grow, too.
      {
        what: `${what}memory at most`,
        ours: attacked.peakMemory,
        yardstick: earlier.peakMemory,
        unit: 'MB',
      },
      {
        what: `${what}memory`,
        ours: attacked.peakMemory - earlier.peakMemory,
        atMost: 150,
        unit: 'MB more',
      },
      { what: `${what}time until quiet`, ours: untilQuiet / 1000, atMost: 5, unit: 's' },
      { what: `${what}picture of the next visitor`, ours: waited / 1000, unit: 's' },
    ]
  } finally {
    await photos.remove()
  }
}

async function attack({ port }: RunningSide, photos: readonly string[]) {
  const dropped: Promise<void>[] = []
  for (let n = 0; n < renditions; n++) {
    dropped.push(fetchPicture(port, attacker, addressOf(photos, n), dropAfterMs))
    await pause(1000 / requestsPerSecond)
  }
  await Promise.all(dropped)
}

/** Follows redirects. Drops the connection after `dropAfter` ms. */
async function fetchPicture(port: number, localAddress: string, path: string, dropAfter?: number) {
  const from = performance.now()
  let next: string | undefined = path
  while (next !== undefined) {
    const remaining: number | undefined =
      dropAfter === undefined ? undefined : Math.max(1, dropAfter - (performance.now() - from))
    next = await fetchOnce(port, localAddress, next, remaining)
  }
}

/** Returns the target of a redirect. */
const fetchOnce = (port: number, localAddress: string, path: string, dropAfter?: number) =>
  new Promise<string | undefined>((resolve) => {
    const sent = request({ port, host: '127.0.0.1', localAddress, path, agent: false }, (reply) => {
      reply.resume()
      const { location } = reply.headers
      reply.on('end', () => resolve(location?.replace(/^\?/, `${path.split('?')[0]}?`)))
    })
    sent.on('close', () => resolve(undefined))
    sent.on('error', () => resolve(undefined))
    if (dropAfter !== undefined) setTimeout(() => sent.destroy(), dropAfter)
    sent.end()
  })

async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const quietShare = 0.1
const quietWindowMs = 500
const maxWaitMs = 120_000

/** Resolves when the server and its children use less than a tenth of a core. */
async function quiet(pid: number) {
  const until = performance.now() + maxWaitMs
  while (performance.now() < until) {
    const from = cpuOf([pid])
    await pause(quietWindowMs)
    if (cpuOf([pid]) - from < quietWindowMs * quietShare) return
  }
}
