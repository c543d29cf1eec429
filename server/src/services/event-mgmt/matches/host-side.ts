import type { AskedDates } from '@app/contract/events/asked-event.ts'
import type { Page } from '@app/contract/envelope.ts'
import type { Fitting, FittingFilter, ProfileGain } from '@app/contract/events/match-schema.ts'
import type { MatchRequest } from '@app/contract/events/match-request.ts'
import { askedAmenities } from '@app/contract/rules/asked-amenities.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { askedPick } from '../../../patterns/asked-columns.ts'
import { visibleThrough } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import { stepper } from '../../../platform/heavy-work/next-round.ts'
import { viewList } from '../../../search/index/int-lists.ts'
import { eventKind } from '../events/event-kind.ts'
import { hostFacts } from './explain-host.ts'
import type { MatchEngine } from './match-engine.ts'
import { fitOf, type Matching } from './match-hosts.ts'
import { requestJson } from './match-reads.ts'
import { recordReader, scoreHost } from './rank-hosts.ts'
import { spaceNeed, type WantedSpaces } from './wanted-spaces.ts'

/** What hosts are matched with, within `dist` miles instead of those of the request. Null if its place isn't known. */
export type FindMatching = (request: MatchRequest, dist?: number) => Promise<Matching | null>

interface OpenRequest extends z.output<typeof AskedDates> {
  id: string
  name: string
  budgetFrom: number | null
  budgetTo: number | null
  responseDeadline: string | null
  /** In the RFP marketplace. */
  isListed: boolean
  request: MatchRequest
}

/** How many open requests are compared, those that end first. */
const mostCompared = 2000

/** Open requests that the caller sees: of the RFP marketplace behind its gate, and those sent to pages of theirs. */
export async function openRequests(call: Call): Promise<OpenRequest[]> {
  const isVisible = await visibleThrough(eventKind.gate, call)
  const { rows } = await sql<OpenRequest>`
    select p.id, ${askedPick('name', 'startDate', 'endDate', 'months', 'hasOpenDates', 'budgetFrom', 'budgetTo', 'responseDeadline')},
      e.category = 'RFP' as "isListed", ${requestJson} as request
    from event e join profile p on p.id = e.profile_id left join request r on r.id = p.id
    where e.category in ('RFP', 'Private') and derived.takes_answers(p, e) and ${isVisible}
    order by e.start_date, e.profile_id limit ${mostCompared}`.execute(call.db)
  return rows
}

/** The spaces that a request counts, further ones included, of which a host that fits has all. Null if it states no number. */
function countedSpaces({ spaceCount, requirements }: MatchRequest, onSite: number) {
  const further = requirements.reduce((sum, { count }) => sum + count, 0)
  const main = spaceCount ?? 0
  if (main + further === 0) return { needed: null, own: 0 }
  return { needed: main + further, own: spaceCount === null ? further : onSite + further }
}

const unstated = [null, 'N/A']
const withSurfaces = (one: WantedSpaces): WantedSpaces =>
  one.surfaces ? { ...one, surfaces: [...one.surfaces, ...unstated] } : one
const withLocation = (one: WantedSpaces): WantedSpaces =>
  typeof one.location === 'string' ? { ...one, location: [one.location, null] } : one

const isListedBy: Record<
  FittingFilter,
  (one: Pick<z.output<typeof Fitting>, 'isFree' | 'leadId'>) => boolean
> = {
  free: ({ isFree }) => isFree,
  leads: ({ leadId }) => leadId !== null,
  others: ({ leadId }) => leadId === null,
}

/** The open requests that fit a facility, and what one change of its page would add. */
export async function matchesOfFacility(
  engine: MatchEngine,
  findMatching: FindMatching,
  { id, offset, take, only }: Page & { id: string; only?: FittingFilter | undefined },
  call: Call,
) {
  const indexes = engine.indexes()
  const { facilities } = indexes
  const row = facilities.rowOf.get(id)
  const gains = new Map<string, ProfileGain>()
  const addGain = (gain: ProfileGain['gain'], spaceName: string | null, value: string | null) => {
    const key = JSON.stringify([gain, spaceName, value])
    const known = gains.get(key) ?? { gain, spaceName, value, count: 0 }
    gains.set(key, { ...known, count: known.count + 1 })
  }
  const codes = row === undefined ? [] : [...viewList(facilities.values.codesOfRow, row)]
  const lists = (facet: 'sports' | 'amenities', value: string) =>
    codes.includes(facilities.columns.facets.get(facet)!.dictionary.codes.get(value) ?? -1)

  /** Counts the changes that would make a request fit that doesn't. */
  function compareChanges(matching: Matching, at: number) {
    const { request } = matching
    const need = spaceNeed(request)
    const fits = (changed: Partial<Matching>) =>
      fitOf(engine.matcherOf({ ...matching, ...changed }), at) !== null
    const missing = request.sportsList.filter((sport) => !lists('sports', sport))
    const [sport] = missing
    if (sport !== undefined) {
      const others = request.sportsList.filter((one) => !missing.includes(one))
      if (missing.length === 1 && fits({ request: { ...request, sportsList: others }, need }))
        addGain('sport', null, sport)
      return
    }
    const required = askedAmenities(request).filter(
      ({ isRequired, amenity }) => isRequired && !lists('amenities', amenity),
    )
    const [lacking] = required
    if (lacking !== undefined) {
      if (required.length === 1 && fits({ request: { ...request, [lacking.name]: null } }))
        addGain('amenity', null, lacking.amenity)
      return
    }
    for (const one of need.wanted) {
      const { spaceType = null, surfaces = [], location } = one
      if (surfaces.length > 0 && !surfaces.includes(null))
        if (fits({ need: { ...need, wanted: need.wanted.map(withSurfaces) } }))
          for (const surface of surfaces) if (surface !== null) addGain('surface', spaceType, surface)
      if (typeof location === 'string')
        if (fits({ need: { ...need, wanted: need.wanted.map(withLocation) } }))
          addGain('location', spaceType, location)
    }
  }

  const { rows: leads } = await sql<{ id: string; eventId: string }>`
    select id, request_id as "eventId" from lead where profile_id = ${id}`.execute(call.db)
  const leadOf = new Map(leads.map((lead) => [lead.eventId, lead.id]))
  const reader = recordReader(facilities)
  const fitting = []
  const endStep = stepper()
  for (const { request, ...event } of row === undefined ? [] : await openRequests(call)) {
    await endStep()
    const matching = await findMatching(request)
    if (row === undefined || matching === null) continue
    const matcher = engine.matcherOf(matching)
    const fit = fitOf(matcher, row)
    if (fit === null) {
      compareChanges(matching, row)
      continue
    }
    if (!fit.isFree && !matcher.spaces.hasDays(row)) addGain('calendar', null, null)
    const host = scoreHost(matcher, reader, fit)
    const { score, scores, isFree } = host
    const known = hostFacts(indexes, matcher, host)
    const facts = { ...known, ...countedSpaces(request, known.own) }
    const { requestAddress } = request
    fitting.push({
      ...event,
      requestAddress,
      leadId: leadOf.get(event.id) ?? null,
      isFree,
      score,
      scores,
      facts,
    })
  }
  // Those with the same score stay in the order of their dates.
  const best = fitting.toSorted((a, b) => b.score - a.score)
  const countOf = (filter: FittingFilter) => best.filter(isListedBy[filter]).length
  const listed = only === undefined ? best : best.filter(isListedBy[only])
  return {
    data: listed.slice(offset, offset + take),
    _meta: { stats: { count: listed.length } },
    filters: { free: countOf('free'), leads: countOf('leads'), others: countOf('others') },
    gains: [...gains.values()].toSorted((a, b) => b.count - a.count),
  }
}
