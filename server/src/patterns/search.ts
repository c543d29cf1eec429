import type { Page } from '@app/contract/envelope.ts'
import type { Call } from '../platform/http/call.ts'
import type { MapBox } from '../search/marketplace.ts'
import { hydrate } from './profile-reads.ts'
import type { ProfileParts } from './profiles.ts'

/** The handlers of `search`: the marketplace, which shows everybody the same. */
export const searchHandlers = <F>({ kind, market }: ProfileParts<F>) => ({
  search: async ({ data, ...paging }: Page & { data: F & { facets?: boolean } }, call: Call) =>
    hydrate(kind, call, await market.find(data, paging, { withFacets: data.facets === true })),
  searchFilters: async ({ data }: { data: F }) => ({ data: await market.facets(data) }),
  searchMap: async ({ data }: { data: F & MapBox }) => ({ data: await market.map(data, data) }),
})
