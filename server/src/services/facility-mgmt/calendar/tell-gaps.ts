import { sql, type RawBuilder } from 'kysely'
import { publishableWeekends } from '@app/contract/calendar/weekend-schema.ts'
import { facility } from '@app/contract/facilities/facility-routes.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { correctNews, notify } from '../../../patterns/notify.ts'
import type { TellOffer } from '../../../patterns/searchers.ts'
import { isPublic } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { FindAddress } from '../../../search/asked-place.ts'
import type { AnyDatabase, Database } from '../../../tables/tables.ts'
import { claimTelling, eventManagers, requestSenders, type OfferedGap } from './gap-audience.ts'
import { readSharing } from './sharing-reads.ts'
import { readWeekends } from './weekend-reads.ts'

interface Parts {
  /** For writes. */
  db: Database
  /** In practice, the offline gazetteer. */
  find: FindAddress
}

interface UntoldGap extends OfferedGap {
  note: string | null
  price: string | null
  name: string
  city: string | null
  state: string | null
  isPublic: boolean
}

/**
 * Tells the people who look for a place of the next published weekend, once per person. Whether everybody sees the page and the weekend is
 * still free is looked up again.
 */
export const gapTeller =
  ({ db, find }: Parts): TellOffer =>
  async (findSearchers) => {
    const { rows: waiting } = await sql`select from calendar_gap where told_date is null limit 1`.execute(db)
    if (waiting.length === 0) return false
    return db.transaction().execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      const gap = await nextUntold(trx)
      if (gap === undefined) return false
      await sql`update calendar_gap set told_date = now() where owner_id = ${gap.ownerId} and saturday = ${gap.saturday}`.execute(
        trx,
      )
      const times = gap.isPublic ? await freeTimes(trx, gap) : []
      if (times.length === 0) return true
      const looking = [
        ...(await requestSenders(trx, gap, times)),
        ...(await eventManagers(trx, gap, times, find)),
      ]
      const searching = await findSearchers(trx, facility.owner, gap.ownerId)
      const told = await claimTelling(trx, gap, [...looking, ...searching])
      const requests = new Set(looking)
      await tell(
        trx,
        gap,
        'free-for-request',
        told.filter((id) => requests.has(id)),
      )
      await tell(
        trx,
        gap,
        'free-for-search',
        told.filter((id) => !requests.has(id)),
      )
      return true
    })
  }

/** Skips locked rows, so that only one server notifies people of a weekend. */
const nextUntold = (trx: AnyDatabase) =>
  readGap(trx, sql`g.told_date is null order by g.published_date limit 1 for update of g skip locked`)

/** `which` is the SQL condition. */
async function readGap(trx: AnyDatabase, which: RawBuilder<unknown>): Promise<UntoldGap | undefined> {
  const { rows } = await sql<UntoldGap>`
    select g.owner_id as "ownerId", g.saturday::text as saturday, g.published_by as "publishedBy", g.note, g.price, p.name, p.city, p.state,
      ${sql.raw(isPublic('p'))} as "isPublic"
    from calendar_gap g join profile p on p.id = g.owner_id
    where ${which}`.execute(trx)
  return rows[0]
}

async function freeTimes(trx: AnyDatabase, { ownerId, saturday }: OfferedGap) {
  const { timeZone, isKnown } = await readSharing(trx, ownerId)
  if (!isKnown) return []
  const weekends = await readWeekends(trx, { ownerId, timeZone, count: publishableWeekends })
  return weekends.find((weekend) => weekend.saturday === saturday)?.times ?? []
}

const reasons = {
  'free-for-request': 'It fits what you asked for.',
  'free-for-search': 'It matches a search that you saved.',
}
type Kind = keyof typeof reasons

function contentsOf({ city, state, price, note }: UntoldGap, kind: Kind) {
  const place = [city, state].filter((part) => part !== null).join(', ')
  return [place === '' ? null : `${place}.`, reasons[kind], price === null ? null : `${price}.`, note]
    .filter((part) => part !== null)
    .join(' ')
}

const urlOf = ({ ownerId, saturday }: OfferedGap) =>
  `${facility.path}/${ownerId}?weekend=${saturday}#availability`

async function tell(trx: AnyDatabase, gap: UntoldGap, kind: Kind, userIds: readonly string[]) {
  if (userIds.length === 0) return
  const { ownerId, saturday, name } = gap
  const days = knownDates({ startDate: saturday, endDate: addDays(saturday, 1), months: [] })
  await notify({ db: trx, user: null }, sql`select unnest(${[...userIds]}::uuid[])`, {
    kind,
    aboutId: ownerId,
    title: `${name} has free space, ${days}`,
    contents: contentsOf(gap, kind),
    url: urlOf(gap),
  })
}

/** Gives notifications of a weekend the note and the price that it has by now. */
export async function correctTold(call: Pick<Call, 'db'>, id: string) {
  const gap = await readGap(call.db, sql`g.id = ${id}`)
  if (gap === undefined) return
  for (const kind of ['free-for-request', 'free-for-search'] as const)
    await correctNews(call, {
      aboutId: gap.ownerId,
      kind,
      contents: contentsOf(gap, kind),
      url: urlOf(gap),
    })
}
