import type { Page } from '@app/contract/envelope.ts'
import type { eventMatches, hosts as hostRoutes } from '@app/contract/events/matches.ts'
import type { hotLeadsOf } from '@app/contract/events/hot-leads.ts'
import type { fitOfLead as fitRoutes } from '@app/contract/events/lead-fit.ts'
import type { MatchChoice } from '@app/contract/events/match-schema.ts'
import type { MatchRequest } from '@app/contract/events/match-request.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { usualReachMiles } from '@app/contract/rules/match-choices.ts'
import type { OpenedMarkets } from '../../../patterns/service-parts.ts'
import { invalidField, notFound } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { placeReader, type FindAddress } from '../../../search/asked-place.ts'
import { explainCombination, findCombinations } from './combinations.ts'
import { dayNumber } from './date-options.ts'
import { matchesOfFacility, type FindMatching } from './host-side.ts'
import { hotLeads } from './hot-leads.ts'
import { fitOfLead } from './lead-fit.ts'
import { matchEngine } from './match-engine.ts'
import type { FittingHost, Matching } from './match-hosts.ts'
import { readHeldCalendars, readHosts, readNextRequest, readRequest } from './match-reads.ts'
import { currentHosts, type FoundHosts } from './current-hosts.ts'

export interface MatchParts {
  markets: OpenedMarkets
  geocode: { geocode: FindAddress }
}

/** Opens the engine that all calls of matching share. */
export function openMatches({ markets, geocode }: MatchParts) {
  const engine = matchEngine(() => ({
    facilities: markets('facility').state(),
    hotels: markets('hotel').state(),
    destinations: markets('destination').state(),
  }))
  const placeOf = placeReader(geocode.geocode)
  const findMatching: FindMatching = async (request, dist) => {
    const place = await placeOf(request.requestAddress)
    if (place === null) return null
    const { towns, area } = place
    const isAround = towns.length > 0
    const stated = isAround ? (request.requestDist ?? dist ?? usualReachMiles) : null
    const requestDist = isAround ? (dist ?? stated) : null
    const requestAddress = !isAround && area === null ? null : request.requestAddress
    const today = dayNumber(dayOf(new Date()))
    return { request: { ...request, requestAddress, requestDist }, ...place, today, reach: stated }
  }
  async function matchingOf(request: MatchRequest, dist?: number): Promise<Matching> {
    const matching = await findMatching(request, dist)
    if (matching === null) throw invalidField('data/requestAddress', 'is not a known place')
    return matching
  }
  /** A stored request. What is held for its leads, or for one of them, is free for it. */
  const stored = async (
    id: string,
    call: Call,
    { dist, leadId }: { dist?: number | undefined; leadId?: string } = {},
  ): Promise<Matching> => {
    const request = await readRequest(call, id)
    if (request === undefined) throw notFound()
    return withHeld(await matchingOf(request, dist), id, call, leadId)
  }
  async function withHeld(matching: Matching, id: string, call: Call, leadId?: string): Promise<Matching> {
    const { rowOf } = engine.indexes().facilities
    const { leadIds, calendars } = await readHeldCalendars(call, id, leadId)
    const fresh = new Map(
      Array.from(calendars, ([hostId, calendar]) => [rowOf.get(hostId) ?? -1, calendar] as const),
    )
    return { ...matching, fresh, leadIds }
  }
  const current = (found: FoundHosts, page: Page, call: Call) =>
    currentHosts(engine, markets('facility'), found, page, call)
  async function search(asked: Matching, choice: MatchChoice, page: Page, call: Call) {
    const { matching, matcher, hosts, ...meta } = await engine.search(asked, choice)
    const { data, gone } = await current({ matching, matcher, hosts }, page, call)
    return { data, _meta: { stats: { count: hosts.length - gone }, ...meta } }
  }
  const ofEvents: Handlers<typeof eventMatches> = {
    search: async ({ data: { choice, ...request }, ...page }, call) =>
      search(await matchingOf(request, choice.dist), choice, page, call),
    count: async ({ data }) => ({ data: await engine.count(await matchingOf(data)) }),
    ofEvent: async ({ id, data, ...page }, call) => search(await stored(id, call, data), data, page, call),
    next: async (_input, call) => {
      const next = await readNextRequest(call)
      const found = next && (await findMatching(next.request))
      if (!next || !found) return { data: null }
      const { id, name, request } = next
      const { lists, matching, matcher, ...opening } = await engine.openingLists(
        await withHeld(found, id, call),
      )
      const best = async (hosts: readonly FittingHost[]) => {
        const page = { offset: 0, take: mostOnHome }
        const { data, gone } = await current({ matching, matcher, hosts }, page, call)
        return { hosts: data, count: hosts.length - gone }
      }
      const fitting = await best(lists.free)
      const shown =
        fitting.hosts.length === 0 && lists.unknown.length > 0 ? await best(lists.unknown) : fitting
      const { spaceName, requestAddress } = request
      const { requestDist } = found.request
      const asked = { id, name, spaceName, requestAddress, requestDist }
      return { data: { request: asked, ...shown, ...opening } }
    },
    combinations: async ({ id, data }, call) => {
      const matching = await stored(id, call, data)
      const options = data.week === undefined ? undefined : engine.weekOptions(matching, data.week)
      const matcher = engine.matcherOf({ ...matching, options })
      const indexes = engine.indexes()
      const found = (await findCombinations(indexes, matcher)).slice(0, mostShown)
      const ids = found.flatMap(({ destinationId, venues }) => [
        destinationId,
        ...venues.map(({ row }) => indexes.facilities.ids[row]!),
      ])
      const hosts = await readHosts(call, ids)
      const shown = found.flatMap((one) =>
        explainCombination(indexes, matcher, one, (id_) => hosts.get(id_)?.names),
      )
      return { data: shown, _meta: { stats: { count: shown.length } } }
    },
  }
  const ofFacility: Handlers<typeof hostRoutes.matches> = (input, call) =>
    matchesOfFacility(engine, findMatching, input, call)
  const ofLead: Handlers<ReturnType<typeof fitRoutes>> = {
    fit: async (input, call) => ({
      // A host may not learn what others hold.
      data: await fitOfLead(engine, (eventId) => stored(eventId, call, { leadId: input.id }), input, call),
    }),
  }
  const hot: Handlers<ReturnType<typeof hotLeadsOf>> = async ({ ownerId }, call) => ({
    data: await hotLeads(engine, findMatching, ownerId, call),
  })
  return { ofEvents, ofFacility, ofLead, hot }
}

const mostShown = 10
const mostOnHome = 3
