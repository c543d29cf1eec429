import { sql } from 'kysely'
import type * as z from 'zod'
import type { BidDraft } from '@app/contract/events/bids.ts'
import { bidTotal } from '@app/contract/rules/bid-total.ts'
import { dollars } from '@app/contract/rules/budget-text.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

type Terms = z.output<typeof BidDraft>

/** Two offers of a host, one after the other. */
export interface OfferChange {
  before: Terms
  after: Terms
  /** The total of the first one, at the costs that the organizer has now. */
  totalBefore: number
}

/** The last change of an offer, as the audit log has it. Null if there was no offer before, or it was withdrawn. */
export async function readOfferChange(db: AnyDatabase, leadId: string): Promise<OfferChange | null> {
  const { rows } = await sql<{
    bids: (Terms | null)[] | null
    roomNights: number | null
    costs: { name: string; price: number }[]
  }>`
    select e.room_nights as "roomNights",
      (select coalesce(json_agg(json_build_object('name', c.name, 'price', c.price)), '[]')
        from event_cost c where c.owner_id = e.profile_id) as costs,
      (select json_agg(t.bid order by t.id desc) from (
        select a.id, a.patch->0->'value' as bid from audit_log a
        where a.subject_id = l.id and a.patch @> '[{"path": "/bid"}]' order by a.id desc limit 2) t) as bids
    from lead l join event e on e.profile_id = l.request_id where l.id = ${leadId}`.execute(db)
  const [found] = rows
  const [after, before] = found?.bids ?? []
  if (found === undefined || !after || !before) return null
  const nights = countDays(before.startDate, before.endDate)
  return { before, after, totalBefore: bidTotal(before, { ...found, nights }).total }
}

/** What a host changed: `Normalized total: $7,000 before, $4,000 now.` */
export function changeText({ before, after, totalBefore }: OfferChange, total: number | null): string {
  const datesOf = (terms: Terms) => knownDates({ ...terms, months: [] })
  const spacesOf = ({ spaceCount }: Terms) => (spaceCount === null ? 'not stated' : String(spaceCount))
  // Offers logged before this field existed lack it.
  const streamOf = ({ liveStreamCost }: Terms) => (liveStreamCost == null ? 'not offered' : 'offered')
  const lines: [what: string, from: string | undefined, to: string | undefined][] = [
    ['normalized total', dollars.format(totalBefore), dollars.format(total ?? totalBefore)],
    ['dates', datesOf(before), datesOf(after)],
    ['spaces', spacesOf(before), spacesOf(after)],
    ['live stream', streamOf(before), streamOf(after)],
  ]
  return lines
    .flatMap(([what, from, to]) => (from === to ? [] : [`${what}: ${from} before, ${to} now`]))
    .map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`)
    .join(' ')
}
