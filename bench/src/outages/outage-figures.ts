import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { launchPostgres } from '@app/server/platform/embedded-postgres/launch.ts'
import { readPostmasterFile } from '@app/server/platform/embedded-postgres/postmaster-file.ts'
import { clusterIn, savedLocation } from '@app/server/platform/embedded-postgres/placement.ts'
import { pidExists } from '@app/server/platform/embedded-postgres/processes.ts'
import pg from 'pg'
import { createFacility } from '../attacks/facilities.ts'
import { fillCatalogue, folder } from '../databases.ts'
import { median, type Figure } from '../figures.ts'
import type { Shot } from '../load.ts'
import { product } from '../sides.ts'
import { witness, type Reply } from './witness.ts'

export const outageNames = ['dropped', 'restarted', 'killed'] as const
export type OutageName = (typeof outageNames)[number]

const what: Record<OutageName, string> = {
  dropped: 'all connections dropped',
  restarted: 'an external PostgreSQL restarted',
  killed: 'the embedded PostgreSQL killed',
}
const times: Record<OutageName, number> = { dropped: 7, restarted: 6, killed: 7 }
const quickTimes = 2
const facilities = 15_000
const port = 55_311
const writers = 3
const warmUpMs = 5000
/** A server that ends more than five times a minute is given up. */
const watchedMs = 14_000
const mostSeconds = 3

/** An own cluster, because the product starts it in one half of the benchmark and nobody else may be disturbed by its end. */
const dataDir = join(folder, 'outages')
const cluster = join(dataDir, 'postgres')

/** The database goes away under load: how long until writes are back, and what is replied meanwhile. */
export async function outageFigures(only: OutageName | undefined, isQuick: boolean): Promise<Figure[]> {
  const timesOf = (name: OutageName) =>
    only !== undefined && only !== name ? 0 : isQuick ? quickTimes : times[name]
  const figures: Figure[] = []
  const postgres = await launchPostgres({ dataDir: cluster, log: console.log, restarts: true })
  try {
    await fillCatalogue(postgres.url, facilities)
    figures.push(
      ...(await outagesOf('dropped', timesOf('dropped'), postgres.url, {}, () =>
        dropConnections(postgres.url),
      )),
      // What an administrator does by `pg_ctl restart`: sessions are ended, and a checkpoint is written.
      ...(await outagesOf('restarted', timesOf('restarted'), postgres.url, {}, async () => {
        process.kill(postgres.pid, 'SIGINT')
      })),
    )
  } finally {
    await postgres.stop()
  }
  figures.push(
    ...(await outagesOf(
      'killed',
      timesOf('killed'),
      postgres.url,
      { DATABASE_URL: '', DATA_DIR: dataDir },
      async () => {
        const home = (await savedLocation(cluster)) ?? cluster
        process.kill(readPostmasterFile(clusterIn(home))?.pid ?? Number.NaN, 'SIGKILL')
      },
    )),
  )
  return figures
}

async function dropConnections(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await client.end()
}

async function outagesOf(
  name: OutageName,
  count: number,
  databaseUrl: string,
  environment: Record<string, string>,
  strike: () => Promise<void>,
): Promise<Figure[]> {
  if (count === 0) return []
  const side = await product(databaseUrl, process.pid, port, environment)
  const pages = await Promise.all(Array.from({ length: writers }, () => createFacility(side)))
  const writes = pages.map(({ path }) => (n: number): Shot => ({
    method: 'PATCH',
    path,
    body: JSON.stringify([{ op: 'replace', path: '/description', value: `Version ${n}.` }]),
  }))
  const search = (n: number): Shot => ({
    method: 'POST',
    path: '/facility-mgmt/api/facilities/search?take=24',
    body: JSON.stringify({ data: { facets: true, sort: 'rating', text: ['arena', 'park', 'gym'][n % 3] } }),
  })
  const page = (n: number): Shot => ({ method: 'GET', path: pages[n % writers]?.path ?? '' })
  const strikes: number[] = []
  try {
    const replies = await witness(side, { reads: [search, search, page, page], writes }, async () => {
      await pause(warmUpMs)
      for (let time = 0; time < count; time++) {
        strikes.push(performance.now())
        await strike()
        await pause(watchedMs)
      }
    })
    const isAlive = pidExists(side.pid)
    for (const { remove } of pages) await remove()
    return figuresOf(name, replies, strikes, isAlive)
  } finally {
    await side.stop()
  }
}

function figuresOf(
  name: OutageName,
  replies: readonly Reply[],
  strikes: readonly number[],
  isAlive: boolean,
): Figure[] {
  const outages = strikes.map((from, index) => {
    const until = strikes[index + 1] ?? Infinity
    const seen = replies.filter((reply) => reply.until >= from && reply.until < until)
    const refused = seen.filter(({ status }) => status !== 200)
    // Writes that were sent before the last failure prove nothing, because they may have been stored before.
    const lastFailure = Math.max(
      from,
      ...refused.filter(({ isWrite }) => isWrite).map((reply) => reply.until),
    )
    const back = seen.find(
      ({ isWrite, status, ...reply }) => isWrite && status === 200 && reply.from >= lastFailure,
    )
    const seconds = ((back?.until ?? Infinity) - from) / 1000
    const statuses = Object.entries(Object.groupBy(seen, ({ status }) => String(status ?? 'no reply')))
      .map(([status, list]) => `${list?.length ?? 0} × ${status}`)
      .join(', ')
    console.log(`${what[name]} (${index + 1}): writes are back after ${seconds.toFixed(2)} s; ${statuses}`)
    return { seconds, misfits: refused.filter((reply) => !isProperRefusal(reply)) }
  })
  const seconds = outages.map((outage) => outage.seconds)
  const misfits = outages.flatMap((outage) => outage.misfits)
  for (const { status, headers, isWrite } of misfits.slice(0, 10))
    console.log(
      `must not be: ${isWrite ? 'write' : 'read'} ${status ?? 'no reply'} ${JSON.stringify(headers)}`,
    )
  const title = `${what[name]} under load, ${strikes.length} times: `
  return [
    { what: `${title}until writes are back, median`, ours: median(seconds), unit: 's' },
    { what: `${title}at most`, ours: Math.max(...seconds), atMost: mostSeconds, unit: 's' },
    {
      what: `${title}other replies than 200 and a proper 503`,
      ours: misfits.length,
      atMost: 0,
      unit: 'replies',
    },
    { what: `${title}the process is alive`, ours: isAlive ? 1 : 0, atLeast: 1, unit: 'process' },
  ]
}

const isProperRefusal = ({ status, headers }: Reply) =>
  status === 503 &&
  headers['retry-after'] !== undefined &&
  headers['x-content-type-options'] === 'nosniff' &&
  headers['permissions-policy'] !== undefined &&
  headers['cross-origin-resource-policy'] !== undefined
