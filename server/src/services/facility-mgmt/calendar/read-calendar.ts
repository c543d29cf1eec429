import { createHash } from 'node:crypto'
import type { BusyTimes } from '../../../calendar/reading/busy-times.ts'
import type { CalendarToRead } from '../../../calendar/reading/reading-worker.ts'
import { RefusedCalendar } from '../../../calendar/reading/refused-calendar.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { HeavyWork } from '../../../platform/heavy-work/heavy-work.ts'
import { fetchDocument } from '../../../platform/outgoing/fetch-document.ts'
import { failureOf } from '../../../platform/outgoing/probe-website.ts'
import { BodyTooLarge } from '../../../platform/outgoing/read-body.ts'
import { PackedBody } from '../../../platform/outgoing/unpack-body.ts'

export interface DueSubscription {
  id: string
  ownerId: string
  url: string
  timeZone: string
  /** Of the last copy. Null if a new one is needed anyway. */
  etag: string | null
  lastModified: string | null
  hash: Buffer | null
}

export interface CalendarCopy extends BusyTimes, Pick<DueSubscription, 'etag' | 'lastModified'> {
  hash: Buffer
}

/** What came of reading a calendar: the same, a new copy, or why not, for those who manage the page. */
export type ReadOutcome = 'unchanged' | CalendarCopy | { problem: string }

/** Without compression. */
const maxBytes = 10_000_000
const timeoutSeconds = 20
const dayMs = 86_400_000
const [daysBack, daysAhead] = [31, 731]

const headers = {
  'user-agent': 'Mozilla/5.0 (compatible; calendar-subscription)',
  accept: 'text/calendar,*/*',
}

interface Parts {
  origins: readonly string[]
  calendars: HeavyWork<CalendarToRead, BusyTimes>
  closing: AbortSignal
}

/** Undefined if the server is closing. */
export async function readCalendar(due: DueSubscription, parts: Parts): Promise<ReadOutcome | undefined> {
  try {
    return await read(due, parts)
  } catch (error) {
    if (parts.closing.aborted) return undefined
    return { problem: problemOf(error) }
  }
}

async function read(
  { ownerId, url, timeZone, etag, lastModified, hash }: DueSubscription,
  { origins, calendars, closing }: Parts,
): Promise<ReadOutcome> {
  const reply = await fetchDocument({
    url,
    headers: {
      ...headers,
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
    signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutSeconds * 1000)]),
    maxBytes,
    origins,
  })
  // A server that answers 304 without having been given anything to compare has no calendar for us.
  if (reply.status === 304 && (etag ?? lastModified) !== null) return 'unchanged'
  if (reply.status !== 200) throw new RefusedCalendar(`The address answers ${reply.status}.`)
  const newHash = createHash('sha256').update(reply.body).digest()
  if (hash?.equals(newHash)) return 'unchanged'
  const now = Date.now()
  const charged = { network: new URL(url).host, caller: ownerId, signal: closing }
  const window = { timeZone, from: now - daysBack * dayMs, to: now + daysAhead * dayMs }
  return {
    ...(await calendars.run(charged, { file: reply.body, window }).catch(notRead)),
    hash: newHash,
    etag: reply.headers.etag ?? null,
    lastModified: reply.headers['last-modified'] ?? null,
  }
}

/** A calendar that our reader fails at, which is no failure of the address. */
class UnreadCalendar extends Error {}

function notRead(error: unknown): never {
  if (error instanceof RefusedCalendar || error instanceof Refusal) throw error
  throw new UnreadCalendar('the reader failed', { cause: error })
}

export const unreadable = 'The calendar can’t be read.'

const failures = {
  Refused: 'The address is in a private network, or at an unusual port.',
  NoSuchName: 'There is no server with this name.',
  Insecure: 'The certificate of the address isn’t valid.',
  NoAnswer: 'The address doesn’t answer.',
}

function problemOf(error: unknown): string {
  if (error instanceof RefusedCalendar) return error.message
  if (error instanceof Refusal) return 'We were busy reading other calendars.'
  if (error instanceof BodyTooLarge) return `The calendar has more than ${maxBytes / 1e6} MB.`
  if (error instanceof Error && error.name === 'TimeoutError')
    return `The address took more than ${timeoutSeconds} seconds.`
  if (error instanceof PackedBody)
    return 'The reply of the address is compressed in a way that can’t be read.'
  if (error instanceof UnreadCalendar) return unreadable
  return failures[failureOf(error)]
}
