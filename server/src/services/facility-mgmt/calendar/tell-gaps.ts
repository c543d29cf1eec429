import { sql } from 'kysely'
import { publishableWeekends } from '@app/contract/calendar/weekend-schema.ts'
import { facility } from '@app/contract/facilities/facility-routes.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { notify } from '../../../patterns/notify.ts'
import type { TellOffer } from '../../../patterns/searchers.ts'
import { isPublic } from '../../../patterns/visibility.ts'
import type { AnyDatabase, Database } from '../../../tables/tables.ts'
import {
  claimTelling,
  eventManagers,
  requestSenders,
  type OfferedGap,
  type Position,
} from './gap-audience.ts'
import { readSharing } from './sharing-reads.ts'
import { readWeekends } from './weekend-reads.ts'

interface Parts {
  /** For writes. */
  db: Database
  /** In practice, the offline gazetteer. */
  findPosition(address: string): Promise<Position | null>
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
  ({ db, findPosition }: Parts): TellOffer =>
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
        ...(await eventManagers(trx, gap, times, findPosition)),
      ]
      const searching = await findSearchers(trx, facility.owner, gap.ownerId)
      const told = await claimTelling(trx, gap, [...looking, ...searching])
      const requests = new Set(looking)
      await tell(trx, gap, {
        kind: 'free-for-request',
        userIds: told.filter((id) => requests.has(id)),
        reason: 'It fits what you asked for.',
      })
      await tell(trx, gap, {
        kind: 'free-for-search',
        userIds: told.filter((id) => !requests.has(id)),
        reason: 'It matches a search that you saved.',
      })
      return true
    })
  }

/** Only one server tells of a weekend. */
async function nextUntold(trx: AnyDatabase): Promise<UntoldGap | undefined> {
  const { rows } = await sql<UntoldGap>`
    select g.owner_id as "ownerId", g.saturday::text as saturday, g.published_by as "publishedBy", g.note, g.price, p.name, p.city, p.state,
      ${sql.raw(isPublic('p'))} as "isPublic"
    from calendar_gap g join profile p on p.id = g.owner_id
    where g.told_date is null order by g.published_date limit 1 for update of g skip locked`.execute(trx)
  return rows[0]
}

async function freeTimes(trx: AnyDatabase, { ownerId, saturday }: OfferedGap) {
  const { timeZone, isKnown } = await readSharing(trx, ownerId)
  if (!isKnown) return []
  const weekends = await readWeekends(trx, { ownerId, timeZone, count: publishableWeekends })
  return weekends.find((weekend) => weekend.saturday === saturday)?.times ?? []
}

interface Telling {
  kind: 'free-for-request' | 'free-for-search'
  userIds: readonly string[]
  reason: string
}

async function tell(trx: AnyDatabase, gap: UntoldGap, { kind, userIds, reason }: Telling) {
  if (userIds.length === 0) return
  const { ownerId, saturday, name, city, state, price, note } = gap
  const days = knownDates({ startDate: saturday, endDate: addDays(saturday, 1), months: [] })
  const place = [city, state].filter((part) => part !== null).join(', ')
  await notify({ db: trx, user: null }, sql`select unnest(${[...userIds]}::uuid[])`, {
    kind,
    aboutId: ownerId,
    title: `${name} has free space, ${days}`,
    contents: [place === '' ? null : `${place}.`, reason, price === null ? null : `${price}.`, note]
      .filter((part) => part !== null)
      .join(' '),
    url: `${facility.path}/${ownerId}?weekend=${saturday}#availability`,
  })
}
