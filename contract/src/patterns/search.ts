import * as z from 'zod'
import { Bounds } from '../filter.ts'
import { One, Page } from '../envelope.ts'
import { route } from '../route.ts'

export const FacetCounts = z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() })))
export type FacetCounts = z.infer<typeof FacetCounts>

/** `facets` is there when the filter asked for them; `relaxed` when no profile holds every word of the text. */
const found = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    _meta: z.object({
      stats: z.object({ count: z.int() }),
      facets: FacetCounts.optional(),
      relaxed: z.boolean().optional(),
    }),
  })

const Marker = z.object({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  isPromoted: z.boolean(),
})
const Cluster = z.object({ lat: z.number(), lng: z.number(), count: z.int(), bounds: Bounds })
const MapView = z.object({ markers: z.array(Marker), clusters: z.array(Cluster), count: z.int() })

/** The marketplace of a kind: approved and active profiles only, promoted ones first. */
export const search = <const P extends string, I extends z.ZodType, S extends z.ZodRawShape>(
  path: P,
  { item, filter }: { item: I; filter: z.ZodObject<S, z.core.$strict> },
) => ({
  search: route({
    method: 'POST',
    path: `${path}/search`,
    allow: 'visitor',
    effect: 'read',
    query: Page,
    data: filter.extend({ facets: z.boolean().optional() }),
    reply: found(item),
  }),
  searchFilters: route({
    method: 'PUT',
    path: `${path}/search/filters`,
    allow: 'visitor',
    effect: 'read',
    data: filter,
    reply: One(FacetCounts),
  }),
  searchMap: route({
    method: 'POST',
    path: `${path}/search/map`,
    allow: 'visitor',
    effect: 'read',
    data: filter.extend({ bounds: Bounds, zoom: z.number().min(0).max(24) }),
    reply: One(MapView),
    summary: 'Markers or clusters for a map box',
  }),
})
