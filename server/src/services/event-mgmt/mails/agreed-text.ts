import { count } from '@app/contract/rules/sentence-parts.ts'
import { sql } from 'kysely'
import { dollars } from '@app/contract/rules/costs.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

interface Agreed {
  startDate: string
  endDate: string
  spaceCount: number | null
  note: string | null
  total: number
}

/** The offer that an organizer chose, for its host, with the total that it confirmed. A line for each fact that is known. */
export async function agreedText(db: AnyDatabase, leadId: string, organizer: string): Promise<string> {
  const { rows } = await sql<Agreed>`
    select b.start_date::text as "startDate", b.end_date::text as "endDate", b.space_count as "spaceCount", b.note,
      b.confirmed_total::float as total
    from bid b where b.lead_id = ${leadId}`.execute(db)
  const [agreed] = rows
  if (agreed === undefined) return `You sent no offer, so agree on the price with ${organizer}.`
  const { startDate, endDate, spaceCount, note, total } = agreed
  return [
    `Your offer: ${dollars(total)} in total, as ${organizer} sees it`,
    `Dates offered: ${knownDates({ startDate, endDate, months: [] }) ?? ''}`,
    ...(spaceCount === null ? [] : [`Spaces offered: ${count(spaceCount)}`]),
    ...(note === null ? [] : [`Your note: ${note}`]),
  ].join('\n')
}
