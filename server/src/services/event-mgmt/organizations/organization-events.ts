import { CalendarEvent } from '@app/contract/organizations/organization-report.ts'
import type { EventFilter } from '@app/contract/events/event-filter.ts'
import type { event } from '@app/contract/events/event-routes.ts'
import type { Page } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Owned } from '../../../patterns/children.ts'
import { asJson } from '../../../patterns/columns.ts'
import { hydrateIds } from '../../../patterns/profile-reads.ts'
import { findProfiles, type ProfileParts } from '../../../patterns/profiles.ts'
import { visibleThrough } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import { page as pageOf } from '../../../platform/http/json-text.ts'

type EventParts = ProfileParts<typeof event.item, typeof event.draft, typeof event.filter>

const mostInCalendar = 2000

/** Handlers for the events of an organization that the caller sees. */
export const organizationEvents = (parts: EventParts) => ({
  /** The next first, past ones last. */
  list: async ({ ownerId, ...page }: Owned & Page, call: Call) => {
    const ids = await visibleEvents(parts, call, ownerId)
    return hydrateIds(parts.kind, call, ids, page)
  },

  filtered: async ({ ownerId, data, ...page }: Owned & Page & { data: EventFilter }, call: Call) => {
    const own = await visibleEvents(parts, call, ownerId)
    // Promotions lead among the events of others, not on the page of their own organization.
    return findProfiles(parts, call, data, page, { within: own, viewer: { own }, leads: false })
  },

  calendar: async (
    {
      ownerId,
      startDate,
      endDate,
      data,
    }: Owned & { startDate?: string; endDate?: string; data: { isCancelledShown: boolean } },
    call: Call,
  ) => {
    // Materialized, because a plan that starts with the events of all organizations on these days would read all of them.
    const { rows } = await sql<{ items: string; count: number }>`
      with own as materialized (
        select p.id, p.name, p.status, p.city, p.state from profile p
        where p.parent_id = ${ownerId} and ${await visibleThrough(parts.kind.gate, call)}
          and (${data.isCancelledShown} or p.status <> 'Cancelled'))
      select coalesce(json_agg(${sql.raw(asJson(CalendarEvent.shape, 't'))}), '[]')::text as items, count(*) as count
      from (
        select own.*, e.*, derived.named(entry.facts -> 'sports') as sports
        from own join event e on e.profile_id = own.id join entry on entry.profile_id = own.id
        where e.end_date >= ${startDate ?? '-infinity'}::date and e.start_date <= ${endDate ?? 'infinity'}::date
        order by e.start_date, e.end_date, own.id limit ${mostInCalendar}) t`.execute(call.db)
    return pageOf<z.output<typeof CalendarEvent>>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },
})

async function visibleEvents({ kind }: EventParts, call: Call, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from profile p join event e on e.profile_id = p.id
    where p.parent_id = ${organizationId} and ${await visibleThrough(kind.gate, call)}
    order by e.end_date < derived.today(), case when e.end_date >= derived.today() then e.start_date end,
      e.start_date desc, p.id`.execute(call.db)
  return rows.map(({ id }) => id)
}
