import { sql } from 'kysely'
import type * as z from 'zod'
import { leadColumns } from '@app/contract/columns/lead-columns.ts'
import { AskedEvent } from '@app/contract/events/asked-event.ts'
import type { leads } from '@app/contract/events/request-routes.ts'
import {
  Lead,
  receivedAsked,
  ReceivedLead,
  type LeadFilter,
  type LeadQuery,
} from '@app/contract/events/lead-schema.ts'
import { askedOfItem } from '../../../patterns/asked-columns.ts'
import { itemJson } from '../../../patterns/columns.ts'
import type { ExportInput } from '../../../patterns/exports/export-source.ts'
import { childExport } from '../../../patterns/exports/child-exports.ts'
import { pageQuery, type PageQuery } from '../../../patterns/page-query.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { page } from '../../../platform/http/json-text.ts'
import { ownPages } from './event-leads.ts'

const receivedLead = itemJson(ReceivedLead.shape, 't', {
  asked: askedOfItem(receivedAsked.shape, 't.shows_sender'),
})

/** Files have all that is asked. */
const wholeLead = itemJson(Lead.shape, 't', { asked: askedOfItem(AskedEvent.shape, 't.shows_sender') })

interface Order {
  isDue?: boolean
  isByDeadline?: boolean
}

const leadQuery = (
  item: ReturnType<typeof sql>,
  condition: ReturnType<typeof sql>,
  { id, status, urgency, isDue = false, isByDeadline = false }: LeadFilter & Order = {},
): PageQuery => ({
  item,
  from: sql`derived.lead_item`,
  where: sql`${condition} and (${status ?? null}::text is null or t.status = ${status ?? null})
    and (${urgency ?? null}::int is null or t.urgency = ${urgency ?? null})
    and (${id ?? null}::uuid is null or t.id = ${id ?? null})
    ${isDue ? sql`and t.status = 'Open' and t.response_deadline is not null and not t.is_late` : sql``}`,
  order: isDue
    ? sql`t.response_deadline, t.id`
    : isByDeadline
      ? sql`t.response_deadline nulls last, t.confirmed_date desc, t.id`
      : sql`t.confirmed_date desc, t.id`,
})

/** A page of the leads that meet a condition on `t`. */
async function readLeads(
  call: Call,
  condition: ReturnType<typeof sql>,
  { offset, take, ...filter }: z.output<typeof LeadQuery>,
) {
  const { rows } = await pageQuery(leadQuery(receivedLead, condition, filter), { offset, take }).execute(
    call.db,
  )
  return page<ReceivedLead>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
}

/** A page that was removed has no inbox. */
const ofOwnProfiles = (call: Call) => sql`(t.profile_id in ${ownPages(call)} and not t.is_host_deleted)`

/** Handlers for requests to all profiles whose team the caller is on. */
export const ownLeadHandlers = (): Handlers<typeof leads> => ({
  my: (paging, call) => readLeads(call, ofOwnProfiles(call), paging),
  myExport: childExport<ExportInput<LeadFilter>>({
    columns: leadColumns,
    name: 'requests',
    query: (call, input) => leadQuery(wholeLead, ofOwnProfiles(call), input.data.filter),
  }),
})
