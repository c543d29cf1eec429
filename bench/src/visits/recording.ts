import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { median, type Figure } from '../figures.ts'
import { exchange, fire, openAgent } from '../load.ts'
import type { OpenSide, RunningSide } from '../sides.ts'
import type { RecordLoad, RecordReport } from './send-records.ts'

const perSecond = 2000
const networks = 1000
const viewsPerSecond = 50
const port = 55_305

const run = promisify(execFile)

async function sendRecords(load: RecordLoad): Promise<RecordReport> {
  const program = join(import.meta.dirname, 'send-records.ts')
  const { stdout } = await run(process.execPath, [program, JSON.stringify(load)], { maxBuffer: 2 ** 24 })
  return JSON.parse(stdout)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const acknowledgedOf = (reports: readonly RecordReport[], until = Infinity) =>
  sumOf(
    reports.flatMap(({ acknowledged }) =>
      acknowledged.flatMap(([tenth, count]) => (tenth * 100 < until ? [count] : [])),
    ),
  )

// As browsers do. Only small pages are kept in large numbers.
const pageHeaders = { accept: 'text/html', 'accept-encoding': 'br' }
const pagePath = (ids: readonly string[], n: number) => `/facilities/${ids[n % ids.length]}`

/** The median time of a page, in ms, of views that start at a steady pace. */
async function pageTime({ port: at }: RunningSide, ids: readonly string[], seconds: number): Promise<number> {
  const agent = openAgent(viewsPerSecond)
  const times: number[] = []
  const target = { port: at, headers: pageHeaders }
  async function view(n: number) {
    const from = performance.now()
    const path = pagePath(ids, n)
    const { status } = await exchange(agent, target, { method: 'GET', path })
    if (status !== 200) throw new Error(`${path} returned ${status}`)
    times.push(performance.now() - from)
  }
  const views: Promise<void>[] = []
  const started = performance.now()
  for (let n = 0; n < seconds * viewsPerSecond; n++) {
    await pause(Math.max(0, started + (n * 1000) / viewsPerSecond - performance.now()))
    views.push(view(n))
  }
  await Promise.all(views)
  agent.destroy()
  return median(times)
}

export interface RecordingBench {
  databaseUrl: string
  ids: readonly string[]
  open: OpenSide
  isQuick: boolean
}

/** Records beside page views, and what a clean stop and a kill lose of those that were acknowledged. */
export async function recordingFigures({
  databaseUrl,
  ids,
  open,
  isQuick,
}: RecordingBench): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const stored = async () =>
    Number((await pool.query<{ count: string }>('select count(*) from visit')).rows[0]?.count)
  // A server forgets what was read at it, so each one begins with records that none of them has had.
  let from = 0
  const load = async (seconds: number) => {
    const report = await sendRecords({ port, ids, networks, perSecond, seconds, from })
    from = report.next
    return report
  }
  // Limits as they are by default: records have a budget of their own.
  const openServer = () => open(port, { RATE_LIMITS: 'on', LIMIT_PAGES: '100000' })
  try {
    const server = await openServer()
    const rounds = isQuick ? 2 : 6
    const seconds = isQuick ? 5 : 10
    // Pages are rendered once and kept.
    await fire({ port, headers: pageHeaders }, 2 * ids.length, (n) => ({
      method: 'GET',
      path: pagePath(ids, n),
    }))
    const before = await stored()
    const reports: RecordReport[] = []
    const times: { alone: number; beside: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const alone = await pageTime(server, ids, seconds)
      const [report, beside] = await Promise.all([load(seconds), pageTime(server, ids, seconds)])
      reports.push(report)
      times.push({ alone, beside })
    }
    await server.stop()
    const acknowledged = acknowledgedOf(reports)
    const lost = acknowledged - ((await stored()) - before)

    const killed = await openServer()
    const early = await stored()
    const last = load(6)
    await pause(4000)
    const killedAt = Date.now()
    process.kill(killed.pid, 'SIGKILL')
    const lastReport = await last
    const kept = (await stored()) - early
    return [
      {
        what: `a page, beside ${perSecond} records a second from ${networks} networks`,
        ours: median(times.map(({ beside }) => beside)),
        yardstick: median(times.map(({ alone }) => alone)),
        ratio: median(times.map(({ alone, beside }) => beside / alone)),
        atMost: 1.1,
        unit: 'ms, median',
      },
      {
        what: 'records refused',
        ours: sumOf(reports.map(({ failed }) => failed)),
        atMost: 0,
        unit: 'records',
      },
      { what: `of ${acknowledged} records, lost in a clean stop`, ours: lost, atMost: 0, unit: 'records' },
      {
        what: `lost in a kill, of ${acknowledgedOf([lastReport], killedAt)}`,
        ours: acknowledgedOf([lastReport], killedAt) - kept,
        // Those of one second.
        atMost: perSecond,
        unit: 'records',
      },
      {
        what: 'lost in a kill, of those acknowledged more than a second before it',
        ours: Math.max(0, acknowledgedOf([lastReport], killedAt - 1000) - kept),
        atMost: 0,
        unit: 'records',
      },
    ]
  } finally {
    await pool.end()
  }
}
