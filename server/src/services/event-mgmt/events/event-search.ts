import type { event } from '@app/contract/events/event-routes.ts'
import type { EventFilter } from '@app/contract/events/event-filter.ts'
import type { Page } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import { profileExport } from '../../../patterns/exports/profile-exports.ts'
import { findIds, findProfiles, type ProfileParts } from '../../../patterns/profiles.ts'
import type { searchHandlers } from '../../../patterns/search.ts'
import type { Call } from '../../../platform/http/call.ts'
import { eventKind } from './event-kind.ts'
import { toCome } from './event-market.ts'

type Parts = ProfileParts<typeof event.item, typeof event.draft, typeof event.filter>
type Searches = ReturnType<typeof searchHandlers<typeof event.item, typeof event.draft, typeof event.filter>>

/** The events marketplace. */
export const marketedSearches = (parts: Parts, { search, searchFilters, searchMap }: Searches) => ({
  search: (input: Parameters<typeof search>[0], call: Call) =>
    search({ ...input, data: toCome(input.data) }, call),
  searchExport: profileExport(eventKind, {
    name: 'events',
    find: (filter, call) => findIds(parts, call, toCome(filter)),
  }),
  searchFilters: (input: Parameters<typeof searchFilters>[0], call: Call) =>
    searchFilters({ ...input, data: toCome(input.data) }, call),
  searchMap: (input: Parameters<typeof searchMap>[0], call: Call) =>
    searchMap({ ...input, data: toCome(input.data) }, call),
})

/** The RFP marketplace, for callers that its gate lets in. Its events aren't public. */
export const searchRfps =
  (parts: Parts) =>
  async ({ data, ...page }: Page & { data: EventFilter }, call: Call) => {
    const { rows } = await sql<{ id: string }>`
      select id from profile where kind = 'event' and audience = 'gated' and deleted_date is null`.execute(
      call.db,
    )
    const gated = rows.map(({ id }) => id)
    const filter = { ...toCome(data), isClosed: data.isClosed ?? false }
    return findProfiles(parts, call, filter, page, { within: gated, viewer: { own: gated } })
  }
