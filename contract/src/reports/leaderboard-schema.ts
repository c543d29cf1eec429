import * as z from 'zod'
import { Id } from '../envelope.ts'
import { profileKinds } from '../owners.ts'
import { RegionName, StateName } from '../reference-lists/regions.ts'
import { fewestRows, mostRows } from './leaderboard-rows.ts'
import { valueUnits } from './report-schema.ts'

/** What pages are ranked by. Of others than one's own, only public figures are told. */
export const standingMeasures = ['won', 'view', 'reaction', 'reply', 'hosted'] as const
export type StandingMeasure = (typeof standingMeasures)[number]

/** With fewer pages in a ranking, a place would tell the figures of others. */
export const fewestPeers = 5

/** How many places of a page are told: the present one, and one for each month before. */
export const placeMonths = 12

/**
 * All pages, or those of a region or a state. With an id, beside which of one's own pages the others are shown. `first`: how many of the first rows
 * are told, beside those around one's own page.
 */
export const LeaderboardQuery = z
  .object({
    id: Id.optional(),
    region: RegionName.optional(),
    state: StateName.optional(),
    first: z.coerce.number().int().min(fewestRows).max(mostRows).default(fewestRows),
  })
  .refine(({ region, state }) => region === undefined || state === undefined, {
    path: ['state'],
    error: 'can’t be combined with a region',
  })
export type LeaderboardQuery = z.output<typeof LeaderboardQuery>

const Standing = z.object({
  profileId: z.string(),
  kind: z.enum(profileKinds),
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  image: z.string(),
  /** Null for one's own page if it isn't ranked. */
  place: z.int().nullable(),
  /** Whether other pages share the place. The next one is skipped then. */
  isTied: z.boolean(),
  /** At the end of each of the last months, the earliest first and the present one last. Null where it had none, or there were too few peers. */
  places: z.array(z.int().nullable()).length(placeMonths),
  /** Null if it is neither public nor of one's own page. */
  value: z.int().nullable(),
  isOwn: z.boolean(),
})
export type Standing = z.output<typeof Standing>

const Row = Standing.extend({
  /** Which row of the whole ranking it is. Rows between two of them that don't follow each other aren't shown. */
  position: z.int(),
})

const Ranking = z.object({
  name: z.enum(standingMeasures),
  label: z.string(),
  unit: z.enum(valueUnits),
  /** Whether the figures of others are told. */
  isPublic: z.boolean(),
  /** How many pages are ranked. */
  peers: z.int(),
  /** Whether those are enough to compare. Without, nobody has a place. */
  isComparable: z.boolean(),
  /** The pages of the caller's teams, the first ones of them. */
  own: z.array(Standing),
  /** The first ones, and those around one's own page. */
  rows: z.array(Row),
})

/** Who is where among pages of the same kind, by what they had in twelve months. */
export const Leaderboard = z.object({
  /** Null before anything was ranked. */
  days: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  /** The last day of each of the `places`. Empty before anything was ranked. */
  placeDays: z.array(z.string()),
  rankings: z.array(Ranking),
  /** How it was ranked, in sentences. */
  notes: z.array(z.string()),
})
export type Leaderboard = z.output<typeof Leaderboard>
