import { nothing } from '@app/contract/envelope.ts'
import { randomBytes } from 'node:crypto'
import type { seen } from '@app/contract/visits/visit-routes.ts'
import type { SearchRecord, VisitRecord } from '@app/contract/visits/visit-schema.ts'
import { expiringCache } from '../../platform/expiring-cache.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { RecordBuffer } from './record-buffer.ts'
import type { Sought } from './search-days.ts'
import { soughtBy } from './searched.ts'
import { notReading } from './sent-documents.ts'
import type { VisitBuffer } from './visit-buffer.ts'
import type { VisitedPages } from './visited-pages.ts'
import type { VisitorHash } from './visitor-hash.ts'

/** What became of a record. All but the first are left out. */
export const visitOutcomes = [
  'recorded',
  'off',
  'robot',
  'prefetch',
  'admin',
  'team',
  'hidden',
  'late',
  'repeat',
  'flood',
  'lost',
] as const
export type Outcome = (typeof visitOutcomes)[number]

interface RecorderParts {
  isOn: boolean
  buffer: Pick<VisitBuffer, 'add'>
  searches: Pick<RecordBuffer<Sought>, 'add'>
  pages: VisitedPages
  visitorOf: VisitorHash
  count: (outcome: Outcome, by?: number) => void
  /** Told of how many documents of profiles it learned that they were read, also by those who don't count. */
  onDocumentRead: (count: number) => void
  now?: () => Date
}

interface Reader {
  network: string
  userAgent: string
  /** Not to be told apart from others. */
  asksNotTo: boolean
}

/** The same action of the same visitor on the same page counts once in so long. */
const repeatMs = 30 * 60_000
/** A device that slept reports later than this. Such a record may be of a day that is over. */
const mostSeconds = 15 * 60
/** Of one network for one page in the time of a repeat: a sports complex with one address has this many readers. */
const mostOfNetwork = 500
const mostRemembered = 200_000

export function visitRecorder({
  isOn,
  buffer,
  searches,
  pages,
  visitorOf,
  count,
  onDocumentRead,
  now = () => new Date(),
}: RecorderParts) {
  const repeats = expiringCache<true>(mostRemembered, repeatMs)
  const networks = expiringCache<{ count: number }>(mostRemembered, repeatMs)

  function isFlood(network: string, profileId: string): boolean {
    const key = `${network} ${profileId}`
    const known = networks.get(key)
    if (known === undefined) networks.set(key, { count: 1 })
    else known.count += 1
    return (known?.count ?? 1) > mostOfNetwork
  }

  function isRepeat(visitor: bigint, { action, profileId }: VisitRecord): boolean {
    const key = `${visitor} ${action} ${profileId}`
    if (repeats.get(key)) return true
    repeats.set(key, true)
    return false
  }

  /** A market has no place, so its days are those of UTC. */
  async function recordSearch(search: SearchRecord, { network, userAgent, asksNotTo }: Reader, at: Date) {
    if (search.age > mostSeconds || isFlood(network, search.kind)) return
    const day = at.toISOString().slice(0, 10)
    const visitor = asksNotTo ? randomBytes(8).readBigInt64BE() : await visitorOf(day, { network, userAgent })
    for (const sought of soughtBy(search)) searches.add({ day, kind: search.kind, ...sought, visitor })
  }

  const record: Handlers<typeof seen>['record'] = async ({ data }, call) => {
    const { records } = data
    const objection = isOn ? notReading((name) => call.header(name)) : 'off'
    if (objection) {
      count(objection, records.length)
      return nothing
    }
    const at = now()
    const ids = records.map(({ profileId }) => profileId)
    const days = await pages.daysOf(call, ids, at)
    const documents = records.filter(
      ({ profileId, action, isDocument }) => isDocument && action === 'view' && days.has(profileId),
    )
    if (documents.length > 0) onDocumentRead(documents.length)
    if (call.isAdmin) {
      count('admin', records.length)
      return nothing
    }
    const userAgent = call.header('user-agent') ?? ''
    const asksNotTo = call.header('sec-gpc') === '1' || call.header('dnt') === '1'
    const reader = { network: call.network, userAgent, asksNotTo }
    for (const search of data.searches) await recordSearch(search, reader, at)
    const own = await pages.ownOf(call)
    // The pages of a batch are mostly in one time zone, so this is one hash instead of twenty.
    const visitors = new Map<string, bigint>()
    for (const day of new Set(days.values()))
      visitors.set(day, await visitorOf(day, { network: call.network, userAgent }))

    function outcomeOf(each: VisitRecord): Outcome {
      const { profileId, action, source, age } = each
      const day = days.get(profileId)
      const visitor = day === undefined ? undefined : visitors.get(day)
      if (day === undefined || visitor === undefined) return 'hidden'
      if (own.has(profileId)) return 'team'
      if (age > mostSeconds) return 'late'
      if (isFlood(call.network, profileId)) return 'flood'
      if (isRepeat(visitor, each)) return 'repeat'
      buffer.add({ day, profileId, action, source, visitor: asksNotTo ? null : visitor, at })
      return 'recorded'
    }
    for (const each of records) count(outcomeOf(each))
    return nothing
  }
  return { record }
}
