import * as z from 'zod'
import { CalendarDate, One } from '../envelope.ts'
import type { ProfileKind } from '../profile-kind.ts'
import { route } from '../route.ts'
import { longestQuery } from '../rules/limits.ts'

/** A place that a text names. Points are searched by distance, states and areas by their borders. */
const ReadPlace = z.object({
  label: z.string(),
  state: z.string().optional(),
  /** Of a region such as 'New England'. */
  states: z.array(z.string()).optional(),
  /** The key of a county, a metropolitan area or a region, as in the filter field `area`. */
  area: z.string().optional(),
  /** Of a county or a metropolitan area: the place to search around if the area itself has no results. */
  largestTown: z.string().optional(),
  lat: z.number().optional(),
  lng: z.number().optional(),
})

/** A part of a text and what it was understood as. `from` and `to` are its characters. */
export const ReadPart = z.object({
  from: z.int(),
  to: z.int(),
  text: z.string(),
  /** Values by the name of a filter field: `{ sports: ['Volleyball'] }`. Empty for words that connect others. */
  values: z.record(z.string(), z.array(z.string())),
  place: ReadPlace.optional(),
  /** Other places with this name, most populous first. */
  otherPlaces: z.array(ReadPlace).optional(),
  /** The place is spelled differently. */
  isGuess: z.boolean().optional(),
  isUnknownPlace: z.boolean().optional(),
  /** A wish that no filter has, such as a price or 'without turf'. It isn't searched for. */
  isUnsearchable: z.boolean().optional(),
  /** Of a distance such as 'within 50 miles'. */
  miles: z.number().optional(),
  /** 'Near me': the caller must add the position. */
  isHere: z.boolean().optional(),
  dates: z.object({ from: CalendarDate, to: CalendarDate }).optional(),
  /** No calendar has these days, such as February 29, 2027. They aren't searched for. */
  isImpossibleDate: z.boolean().optional(),
})

export type ReadPart = z.output<typeof ReadPart>

export const ReadingQuery = z.object({ text: z.string().min(1).max(longestQuery) })

/** What a text such as '8 volleyball courts near Columbus, Ohio' asks for. */
export const Reading = <F extends z.ZodObject>(filter: F) =>
  z.object({
    /** The filter for a search. What was not understood is its `text`. */
    filter,
    parts: z.array(ReadPart),
  })

/** Reads a text of the marketplace's search field. Searches nothing. */
export const reading = <const P extends string, I extends z.ZodObject, F extends z.ZodObject>({
  path,
  filter,
}: Pick<ProfileKind<P, I, z.ZodObject, F>, 'path' | 'filter'>) =>
  route({
    method: 'GET',
    path: `${path}/search/reading`,
    owner: null,
    allow: 'visitor',
    query: ReadingQuery,
    reply: One(Reading(filter)),
    summary: 'The filter that a text in plain words asks for, and the parts it was read from',
  })
