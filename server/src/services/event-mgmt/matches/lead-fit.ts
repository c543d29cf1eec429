import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import type { OwnedItem } from '../../../patterns/children.ts'
import type { Call } from '../../../platform/http/call.ts'
import { findLead } from '../leads/event-leads.ts'
import { explainHost } from './explain-host.ts'
import type { MatchEngine } from './match-engine.ts'
import type { HostMatcher, Matching } from './match-hosts.ts'
import { readHosts } from './match-reads.ts'
import { readPartDays } from './part-days.ts'
import { recordReader, scoreHost } from './rank-hosts.ts'

/** What a host doesn't meet, in the order in which hosts are counted. */
function missesOf(matcher: HostMatcher, row: number): LeadFit['misses'] {
  const { isSporting, conditions, datesOf, hasDates, hasRooms, spaces } = matcher
  const misses: LeadFit['misses'] = isSporting(row) ? [] : ['sport']
  for (const { condition, meets } of conditions) if (!meets(row)) misses.push(condition)
  // Without any space, the dates say nothing more.
  if (hasDates && spaces.onSite(row) > 0 && !misses.includes('spaces') && datesOf(row) === null)
    misses.push('dates')
  if (!hasRooms(row)) misses.push('rooms')
  return misses
}

/** The explanation of the match for the host of a lead, also if it doesn't fit. */
export async function fitOfLead(
  engine: MatchEngine,
  matchingOf: (eventId: string) => Promise<Matching>,
  { ownerId, id }: OwnedItem,
  call: Call,
): Promise<LeadFit | null> {
  const { profileId: hostId } = await findLead(call, ownerId, id)
  const indexes = engine.indexes()
  const row = indexes.facilities.rowOf.get(hostId)
  if (row === undefined) return null
  const matching = await matchingOf(ownerId)
  const matcher = engine.matcherOf(matching)
  const misses = missesOf(matcher, row)
  const dates = matcher.spaces.onSite(row) > 0 ? matcher.datesOf(row) : null
  const possible = {
    row,
    ...(dates ?? { option: -1, isFree: false, own: matcher.spaces.onSite(row) }),
  }
  const host = scoreHost(matcher, recordReader(indexes.facilities), possible)
  const { ids } = indexes.facilities
  const partners =
    host.own >= matcher.needed ? [] : matcher.partners.choose(row, host, matcher.needed - host.own)
  const hosts = await readHosts(call, [hostId, ...partners.map((partner) => ids[partner.row] ?? '')])
  const shown = hosts.get(hostId)
  if (!shown) return null
  const partDays = await readPartDays(call, matcher, ids, [host], matching.leadIds)
  const namesOf = (at: number) => (hosts.get(ids[at] ?? '') ?? shown).names
  return { misses, match: explainHost(indexes, matcher, host, namesOf, partDays.get(row)) }
}
