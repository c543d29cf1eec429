import * as z from 'zod'
import { CalendarDate, distinct, Id, line, One } from '../envelope.ts'
import type { ProfileKindName } from '../owners.ts'
import { KindName } from '../profile-schema.ts'
import { SportName } from '../reference-lists/sports.ts'
import { route } from '../route.ts'
import { maxUserSports } from '../rules/limits.ts'

/** The kinds whose public pages are counted for an account. */
export const countedKinds = [
  'facility',
  'destination',
  'event',
  'organization',
] as const satisfies readonly ProfileKindName[]

/** The kinds that are suggested, in turns. Events pass too soon. */
export const suggestedKinds = [
  'destination',
  'facility',
  'organization',
] as const satisfies readonly ProfileKindName[]

export const mostSuggestions = 5
/** Of those that are counted. */
export const mostShown = 3

/** In miles. */
export const suggestionMiles = 150

export const SuggestionQuery = z.strictObject({
  /** Omitted: those of the caller's account, or else of their own pages. */
  sports: distinct(SportName, 'a sport').max(maxUserSports).optional(),
  /** Such as 'Gary, Indiana' or a postal code. Null: anywhere. Omitted: that of the caller's account, or else of their own pages. */
  place: line(200).nullable().optional(),
  /** In miles around the place. */
  miles: z.number().positive().max(12_500).default(suggestionMiles),
})
export type SuggestionQuery = z.output<typeof SuggestionQuery>

export const Suggestion = z.object({
  kind: KindName,
  id: Id,
  name: z.string(),
  picture: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  sports: z.array(z.string()),
  /** In miles. Null without a place. */
  distance: z.number().nullable(),
  /** Of an event, as in the marketplace: its days, or those among which flexible dates are. */
  startDate: CalendarDate.nullable(),
  endDate: CalendarDate.nullable(),
  hasFlexibleDates: z.boolean(),
  dayCount: z.int().nullable(),
})
export type Suggestion = z.output<typeof Suggestion>

/** What was searched, so that the marketplaces can show the same. */
const Searched = z.object({
  sports: z.array(SportName),
  place: z.string().nullable(),
  miles: z.number(),
})

const Counted = z.object({ count: z.int(), first: z.array(Suggestion).max(mostShown) })

export const Suggestions = z.object({
  search: Searched,
  /** How many public pages fit, by kind, and the first of them. If none does, `wider` has the first wider search that finds some. */
  counts: z.array(Counted.extend({ kind: KindName, wider: Counted.extend({ search: Searched }).nullable() })),
  /** Pages to like or follow. If too few fit, also those of other sports, then from anywhere. */
  profiles: z.array(Suggestion).max(mostSuggestions),
})
export type Suggestions = z.output<typeof Suggestions>

export const suggestions = route({
  method: 'POST',
  path: '/users/my/suggestions',
  owner: null,
  allow: 'user',
  effect: 'read',
  data: SuggestionQuery,
  reply: One(Suggestions),
  summary:
    'Public pages near a place with these sports: how many there are, and some that the caller neither likes, follows nor manages',
})
