import { sql } from 'kysely'
import type * as z from 'zod'
import type { BidDraft } from '@app/contract/events/bids.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

type Terms = z.output<typeof BidDraft> & {
  /** What it cost when it was sent, and what the one before cost then. Offers logged before these existed lack them. */
  total?: number
  totalBefore?: number | null
}

/** Two offers of a host, one after the other. */
export interface OfferChange {
  before: Terms
  after: Terms
}

/** The last change of an offer, as the audit log has it. Null if there was no offer before, or it was withdrawn. */
export async function readOfferChange(db: AnyDatabase, leadId: string): Promise<OfferChange | null> {
  const { rows } = await sql<{ bid: Terms | null }>`
    select a.patch->0->'value' as bid from audit_log a
    where a.subject_id = ${leadId} and a.patch @> '[{"path": "/bid"}]' order by a.id desc limit 2`.execute(db)
  const [after, before] = rows.map(({ bid }) => bid)
  return after && before ? { before, after } : null
}

/** What a host changed: `Total: $7,000 before, $4,000 now.` */
export function changeText({ before, after }: OfferChange): string {
  const datesOf = (terms: Terms) => knownDates({ ...terms, months: [] })
  const spacesOf = ({ spaceCount }: Terms) => (spaceCount === null ? 'not stated' : String(spaceCount))
  // Offers logged before this field existed lack it.
  const streamOf = ({ liveStreamCost }: Terms) => (liveStreamCost == null ? 'not offered' : 'offered')
  const { total, totalBefore = total } = after
  const totalText = (dollarsOf: number | null | undefined) =>
    dollarsOf == null ? undefined : dollars(dollarsOf)
  const lines: [what: string, from: string | undefined, to: string | undefined][] = [
    ['total', totalText(totalBefore), totalText(total)],
    ['dates', datesOf(before), datesOf(after)],
    ['spaces', spacesOf(before), spacesOf(after)],
    ['live stream', streamOf(before), streamOf(after)],
  ]
  return lines
    .flatMap(([what, from, to]) => (from === to ? [] : [`${what}: ${from} before, ${to} now`]))
    .map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`)
    .join(' ')
}
