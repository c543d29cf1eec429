import type * as z from 'zod'
import type { Page } from '@app/contract/envelope.ts'
import type { Call } from '../platform/http/call.ts'
import type { MapBox } from '../search/market.ts'
import { publicVersions } from './item-texts.ts'
import { profileExport } from './exports/profile-exports.ts'
import { narrow } from './narrow.ts'
import type { ReadingDeclaration } from '../search/reading/read-market.ts'
import { hydrate } from './profile-reads.ts'
import { findIds, findProfiles, type ProfileParts } from './profiles.ts'
import { readingHandler } from './reading.ts'
import type { ServiceParts } from './service-parts.ts'

/** Handlers for the marketplace. Its results don't depend on the caller. */
export const searchHandlers = <I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  parts: ProfileParts<I, D, F> & Pick<ServiceParts, 'openReader'>,
  reading: ReadingDeclaration<z.output<F>>,
) => {
  const { kind, market, texts } = parts
  const scopeOf = async (filter: z.output<F>, call: Call) => {
    const within = await narrow(kind, market, call, filter)
    return within && { within }
  }
  return {
    search: (
      { data, ...page }: Page & { data: z.output<F> & { facets?: boolean; towns?: number } },
      call: Call,
    ) => findProfiles(parts, call, data, page, { withFacets: data.facets === true, towns: data.towns }),
    searchExport: profileExport(kind, {
      name: kind.contract.path.slice(1),
      find: (filter, call) => findIds(parts, call, filter),
    }),
    searchFilters: async ({ data }: { data: z.output<F> }, call: Call) => ({
      data: await market.facets(data, await scopeOf(data, call)),
    }),
    searchMap: async ({ data }: { data: z.output<F> & MapBox }, call: Call) => {
      const { markers, ...view } = await market.map(data, data, await scopeOf(data, call))
      // The index may lag behind the database, so check that the profiles are still public.
      const ids = markers.map(({ id }) => id)
      const publicIds = new Set((await publicVersions(kind, call, ids)).map(({ id }) => id))
      const shown = markers.filter(({ id }) => publicIds.has(id))
      return { data: { ...view, markers: shown, count: view.count - markers.length + shown.length } }
    },
    similar: ({ id, ...page }: Page & { id: string }, call: Call) =>
      hydrate(kind, texts, call, market.similar(id, page)),
    searchReading: readingHandler<F>(reading, parts.openReader, market),
  }
}
