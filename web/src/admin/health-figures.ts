import { count, counted, listOfFirst } from '../components/format.ts'
import { moment } from '../page/moment.ts'
import { fileSize } from '../page/file-words.ts'
import type { Metrics } from './health-reading.ts'

export interface Figure {
  label: string
  /** With its unit. */
  value: string
  /** The healthy range. */
  range: string
  /** What is wrong and what to do, if the value is out of the range. */
  problem?: string | undefined
}

export interface FigureGroup {
  title: string
  figures: Figure[]
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds in the unit that people would choose. */
export function duration(seconds: number): string {
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`
  if (seconds < 10) return `${Math.round(seconds * 10) / 10} s`
  if (seconds < 2 * minute) return `${Math.floor(seconds)} s`
  if (seconds < 2 * hour) return `${Math.floor(seconds / minute)} min`
  return seconds < 2 * day ? `${Math.floor(seconds / hour)} h` : `${Math.floor(seconds / day)} days`
}

interface Rule {
  format: (value: number) => string
  /** The greatest healthy value. Without one, every value is healthy. */
  most?: number
  /** For a value that isn't known. */
  missing?: string
  problem?: string
}

function figure(label: string, value: number | undefined, rule: Rule): Figure {
  const { format, most, missing = 'Not known', problem } = rule
  return {
    label,
    value: value === undefined ? missing : format(value),
    range: most === undefined ? 'Any' : most === 0 ? 'None' : `Up to ${format(most)}`,
    problem: value !== undefined && most !== undefined && value > most ? problem : undefined,
  }
}

const within = (seconds: number) => (seconds === Infinity ? 'Longer than measured' : duration(seconds))
const percent = (value: number) => `${Math.round(value)}%`

export const healthGroups = (metrics: Metrics): FigureGroup[] => [
  { title: 'This server', figures: serverFigures(metrics) },
  { title: 'Calls', figures: callFigures(metrics) },
  { title: 'Database', figures: databaseFigures(metrics) },
  { title: 'Work in the background', figures: workFigures(metrics) },
  { title: 'Email', figures: mailFigures(metrics) },
]

function serverFigures({ now, seconds, sum, gained, bound }: Metrics): Figure[] {
  const start = sum('process_start_time_seconds')
  const cpu = gained('process_cpu_seconds_total')
  return [
    figure('Running for', start && Math.max(0, now - start), { format: duration }),
    figure('Memory', sum('process_resident_memory_bytes'), {
      format: fileSize,
      most: 2e9,
      problem: 'The system may end the server. Restart it at a quiet time if this lasts.',
    }),
    figure('Processor, of one core', cpu && (100 * cpu) / seconds, {
      format: percent,
      most: 80,
      problem: 'Replies get slow. Look for imports, exports, and programs that read many pages.',
    }),
    figure('Event loop delay, 99 of 100', bound('nodejs_eventloop_delay_seconds', 0.99), {
      format: within,
      most: 0.1,
      problem: 'All calls wait this long for something else that the server does.',
    }),
    figure('Memory of the picture process', sum('picture_process_resident_memory_bytes'), {
      format: fileSize,
      most: 2e9,
      missing: 'Not running',
      problem: 'Large images are being processed. It ends by itself when there are no more.',
    }),
    figure('Images that wait', sum('picture_jobs', { state: 'queued' }), {
      format: count,
      most: 50,
      problem: 'Images show up late. Look for many uploads at once.',
    }),
  ]
}

function callFigures({ all, sum, gained, bound }: Metrics): Figure[] {
  const failed = gained('http_requests_total') ?? 0
  const failing = all('http_requests_total')
    .filter(({ labels }) => gained('http_requests_total', labels))
    .map(({ labels }) => `${labels.method} ${labels.route}`)
  const routes = listOfFirst(failing, 3)
  return [
    figure('Replies, 95 of 100 within', bound('http_request_duration_seconds', 0.95), {
      format: within,
      most: 1,
      missing: 'No calls',
      problem: 'People wait. Compare the processor and the database.',
    }),
    figure('Calls that failed lately', failed, {
      format: count,
      most: 0,
      problem: `The log has the errors of ${routes}.`,
    }),
    figure('Calls that failed since the start', sum('http_requests_total') ?? 0, { format: count }),
  ]
}

const poolNames: Readonly<Record<string, string>> = {
  reads: 'Connections for reads',
  writes: 'Connections for writes',
  lookups: 'Connections for places',
}

function databaseFigures({ all, sum }: Metrics): Figure[] {
  const pools = all('db_pool_size').map(({ labels: { pool = '' }, value: size }) => {
    const used = sum('db_pool_connections', { pool, state: 'in_use' }) ?? 0
    const waiting = sum('db_pool_waiting', { pool }) ?? 0
    return {
      label: poolNames[pool] ?? pool,
      value: `${used} of ${size} in use, ${waiting} waiting`,
      range: 'None waiting while all are in use',
      problem:
        // A call also waits for the moment in which an idle pool opens a connection.
        waiting > 0 && used >= size
          ? 'Calls wait for the database. Slow queries or bulk work keep all connections.'
          : undefined,
    }
  })
  return [figure('Size', sum('db_size_bytes'), { format: fileSize }), ...pools]
}

function workFigures({ now, all, sum }: Metrics): Figure[] {
  const indexes = all('search_index_age_seconds').toSorted((a, b) => b.value - a.value)
  const cleaned = sum('housekeeping_last_success_timestamp_seconds')
  return [
    figure('Search index behind by', indexes[0]?.value, {
      format: duration,
      most: 10,
      problem: `Searches lack the latest changes of ${indexes[0]?.labels.kind} pages. The index catches up by itself unless the log has errors.`,
    }),
    figure('Last upkeep ago', cleaned && Math.max(0, now - cleaned), {
      format: duration,
      most: 2 * hour,
      missing: 'Not yet',
      problem:
        'Upkeep runs every hour. The log says why it fails. Until then, expired links and deleted pages stay.',
    }),
    figure('Imports to work on', sum('import_jobs', { state: 'due' }), {
      format: count,
      most: 5,
      problem: 'Imports are worked on one after the other. A large one may take minutes.',
    }),
    figure('Imports to try again', sum('import_jobs', { state: 'later' }), {
      format: count,
      most: 0,
      problem: 'An import has failed and is tried again. The log says why.',
    }),
  ]
}

function mailFigures({ sum }: Metrics): Figure[] {
  const lastSent = sum('mail_last_sent_timestamp_seconds')
  const dropped = sum('mail_total', { result: 'dropped' })
  return [
    figure('To send now', sum('mail_jobs', { state: 'due' }), {
      format: count,
      most: 20,
      problem: 'Emails arrive late. Check the mail server.',
    }),
    figure('To send later', sum('mail_jobs', { state: 'later' }), { format: count }),
    figure('Failed and tried again', sum('mail_jobs_failing'), {
      format: count,
      most: 0,
      problem: 'The mail server refused emails or could not be reached. The log has the reason.',
    }),
    figure('Given up since the start', dropped, {
      format: count,
      most: 0,
      problem: `${counted(dropped ?? 0, 'email')} will never be sent. The log says of which kind.`,
    }),
    figure('Last sent by this server', lastSent, {
      format: (seconds) => moment(new Date(seconds * 1000).toISOString()),
      missing: 'None since the start',
    }),
  ]
}
