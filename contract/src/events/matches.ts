import * as z from 'zod'
import { RequestReach } from './lead-schema.ts'
import { Id, Many, One, Page } from '../envelope.ts'
import { SpaceTypeName } from '../reference-lists/space-types.ts'
import { route } from '../route.ts'
import { MatchRequest } from './match-request.ts'
import { Combination } from './combination-schema.ts'
import {
  Fitting,
  FittingFilter,
  HostMatch,
  MatchChange,
  MatchChoice,
  MatchCounts,
  Matched,
  ProfileGain,
} from './match-schema.ts'

const Searched = MatchRequest.safeExtend({ choice: MatchChoice.default({ group: 'free' }) })

/** The best hosts of a request, in short. */
export const RequestHosts = z.object({
  request: z.object({
    id: Id,
    name: z.string(),
    spaceName: SpaceTypeName.nullable(),
    requestAddress: z.string().nullable(),
    /** The miles that are looked within at first. Null without a place, and for one that is an area. */
    requestDist: z.int().nullable(),
  }),
  hosts: z.array(HostMatch),
  /** Of all that are listed: of those that are free or, if there are none, of those of which nobody knows. */
  count: z.int(),
  /** If none fits the request as it is, those that would with this change, or within so many miles. */
  change: MatchChange.nullable(),
  dist: z.int().nullable(),
  /** Which all of the hosts have. */
  sports: z.array(z.string()),
  /** Whether none of the dates that the request allows is still to come. */
  areDatesOver: z.boolean(),
})
export type RequestHosts = z.output<typeof RequestHosts>

/** Calls of events. */
export const eventMatches = {
  search: route({
    method: 'POST',
    path: '/events/matches/search',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    turns: 'heavy',
    query: Page,
    data: Searched,
    reply: Matched,
    summary: 'The facilities that fit a request that is not stored, best first, with the reasons',
  }),
  count: route({
    method: 'POST',
    path: '/events/matches/count',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    turns: 'heavy',
    data: MatchRequest,
    reply: z.object({ data: MatchCounts }),
    summary: 'How many facilities fit, what each condition costs, and what one change would give',
  }),
  ofEvent: route({
    method: 'POST',
    path: '/events/{id}/matches/search',
    owner: 'event',
    allow: 'manager',
    effect: 'read',
    turns: 'heavy',
    query: Page,
    data: MatchChoice,
    reply: Matched,
    summary: 'The facilities that fit an event, best first, with the reasons',
  }),
  next: route({
    method: 'GET',
    path: '/events/matches/my',
    owner: null,
    allow: 'user',
    turns: 'heavy',
    reply: One(RequestHosts.nullable()),
    summary:
      'The three facilities that fit best the next request of the caller’s events that takes answers and has no host yet. Null if there is none',
  }),
  combinations: route({
    method: 'POST',
    path: '/events/{id}/matches/combinations',
    owner: 'event',
    allow: 'manager',
    effect: 'read',
    turns: 'heavy',
    data: MatchChoice.pick({ week: true, dist: true }),
    reply: Many(Combination),
    summary: 'Two or three facilities of one destination that fit an event together, best first',
  }),
}

/** How requests reach a host. */
export const HostReach = z.object({ id: Id, reach: RequestReach })
export type HostReach = z.output<typeof HostReach>

/** Calls of those that host events. */
export const hosts = {
  reach: route({
    method: 'POST',
    path: '/hosts/reach',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    data: z.strictObject({ ids: z.array(Id).max(100) }),
    reply: One(z.array(HostReach)),
    summary:
      'How requests reach facilities and destinations: by email, in the inbox of their team, or not yet. Those that the caller doesn’t see are left out',
  }),
  matches: route({
    method: 'GET',
    path: '/facilities/{id}/matches',
    owner: 'facility',
    allow: 'member',
    turns: 'heavy',
    query: Page.extend({ only: FittingFilter.optional() }),
    /** `filters` counts what each filter lists. */
    reply: Many(Fitting).extend({ gains: z.array(ProfileGain), filters: z.record(FittingFilter, z.int()) }),
    summary:
      'Open requests that the caller sees and that fit the facility, and what one change of its page would add',
  }),
}
