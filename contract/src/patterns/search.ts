import * as z from 'zod'
import { Bounds } from '../filter.ts'
import { CalendarDate, Many, One, Page } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { PlaceCategoryName } from '../reference-lists/place-categories.ts'
import { route } from '../route.ts'
import { exportOf } from './exports.ts'
import { reading } from './reading.ts'

export const FacetCounts = z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() })))
export type FacetCounts = z.infer<typeof FacetCounts>

/**
 * Profiles that match a filter. If no profile has all words of the text, `relaxed` is set, the profiles have those that
 * tell most, and `dropped` are the others.
 */
export const Matches = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    _meta: z.object({
      stats: z.object({ count: z.int() }),
      relaxed: z.boolean().optional(),
      dropped: z.array(z.string()).optional(),
    }),
  })

/** The towns of all results, and those with the most. Results without a town or a state aren't counted. */
export const Towns = z.object({
  count: z.int(),
  most: z.array(z.object({ city: z.string(), state: z.string(), count: z.int() })),
})
export type Towns = z.infer<typeof Towns>

/** What a profile is known to have free on the days of the filter `free`, or on a weekend within them if they are many. */
const FreeSpaces = z.object({
  /** How many spaces are free of those that the filter asks for. */
  free: z.int(),
  of: z.int(),
  /** The type of these spaces, if all are of one. */
  spaceType: z.string().nullable(),
  from: CalendarDate,
  to: CalendarDate,
  /** Other weekends on which as many as asked for are free. */
  otherWeekends: z.int(),
})
export type FreeSpaces = z.infer<typeof FreeSpaces>

/** `facets` and `towns` are set if the filter requested them, and `free`, by id, if it has days: without those of which nobody knows. */
const Found = <T extends z.ZodType>(item: T) =>
  Matches(item).extend({
    _meta: Matches(item).shape._meta.extend({
      facets: FacetCounts.optional(),
      towns: Towns.optional(),
      free: z.record(z.string(), FreeSpaces).optional(),
    }),
  })

/** How a map marks a profile, if its kind declares it. */
const MapMark = z.object({
  category: PlaceCategoryName.optional(),
  /** Whether a promotion of its own runs today. Not to be confused with `isPromoted`. */
  hasPromotion: z.boolean().optional(),
})
export type MapMark = z.infer<typeof MapMark>

const Marker = MapMark.extend({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  isPromoted: z.boolean(),
  /** Of a search with days: whether it is known to have free spaces. The others share no calendar. */
  isFree: z.boolean().optional(),
})
const Cluster = z.object({ lat: z.number(), lng: z.number(), count: z.int(), bounds: Bounds })
const MapView = z.object({
  markers: z.array(Marker),
  clusters: z.array(Cluster),
  count: z.int(),
  /** The area of a search near a place. */
  circle: z.object({ lat: z.number(), lng: z.number(), miles: z.number() }).optional(),
})

type Searched<P extends string, I extends z.ZodObject, F extends z.ZodObject> = Pick<
  ProfileKind<P, I, z.ZodObject, F>,
  'owner' | 'path' | 'item' | 'filter'
>

/** What a search takes besides the filter. */
export const searchOptions = {
  facets: z.boolean().optional(),
  /** How many of the towns with the most results to list. */
  towns: z.int().min(1).max(100).optional(),
}
export const mapOptions = { bounds: Bounds, zoom: z.number().min(0).max(24) }

/** The marketplace of a kind. It contains only public profiles, promoted ones first. */
export const search = <const P extends string, I extends z.ZodObject, S extends z.ZodRawShape>({
  owner,
  path,
  item,
  filter,
}: Searched<P, I, z.ZodObject<S, z.core.$strict>>) => ({
  search: route({
    method: 'POST',
    path: `${path}/search`,
    owner: null,
    allow: 'visitor',
    effect: 'read',
    query: Page,
    data: filter.extend(searchOptions),
    reply: Found(item),
  }),
  searchExport: exportOf({ path: `${path}/search` as const, owner: null, allow: 'user' }, filter),
  searchMap: route({
    method: 'POST',
    path: `${path}/search/map`,
    owner: null,
    allow: 'visitor',
    effect: 'read',
    data: filter.extend(mapOptions),
    reply: One(MapView),
    summary: 'Markers and clusters for the visible part of a map',
  }),
  searchReading: reading({ path, filter }),
  similar: route({
    method: 'GET',
    path: `${path}/{id}/similar`,
    owner,
    allow: 'visitor',
    query: Page,
    reply: Many(item),
    summary: 'Public profiles that fit like this one, best first, with their distances from it',
  }),
})

/** Facet counts without results. Only some kinds have this route in the specification. */
export const searchFilters = <const P extends string, I extends z.ZodObject, F extends z.ZodObject>({
  path,
  filter,
}: Searched<P, I, F>) =>
  route({
    method: 'PUT',
    path: `${path}/search/filters`,
    owner: null,
    allow: 'visitor',
    effect: 'read',
    data: filter,
    reply: One(FacetCounts),
  })
