import type { Page } from '@app/contract/envelope.ts'
import type { HostMatch } from '@app/contract/events/match-schema.ts'
import type { OpenedMarkets } from '../../../patterns/service-parts.ts'
import type { Call } from '../../../platform/http/call.ts'
import { stepper } from '../../../platform/heavy-work/next-round.ts'
import { readCalendars } from '../../facility-mgmt/index.ts'
import { explainHost } from './explain-host.ts'
import type { MatchEngine } from './match-engine.ts'
import { fitOf, type FittingHost, type HostMatcher, type Matching } from './match-hosts.ts'
import { readHosts } from './match-reads.ts'
import { readPartDays } from './part-days.ts'
import { rankHosts, recordReader, scoreHost, type RankedHost } from './rank-hosts.ts'

export interface FoundHosts {
  matching: Matching
  matcher: HostMatcher
  hosts: readonly FittingHost[]
}

/**
 * A page of hosts, checked in the database: those that were hidden since they were indexed are left out, and so are those that
 * were booked. `gone` counts them.
 */
export async function currentHosts(
  { indexes: indexesOf, matcherOf }: MatchEngine,
  market: ReturnType<OpenedMarkets>,
  { matching, matcher, hosts }: FoundHosts,
  page: Page,
  call: Call,
): Promise<{ data: HostMatch[]; gone: number }> {
  const indexes = matching.indexes ?? indexesOf()
  const { ids } = indexes.facilities
  const ranked = await rankHosts(indexes, matcher, hosts, page)
  const partnersOf = (host: RankedHost) =>
    host.own >= matcher.needed ? [] : matcher.partners.choose(host.row, host, matcher.needed - host.own)
  const rows = new Set(ranked.flatMap((host) => [host.row, ...partnersOf(host).map(({ row }) => row)]))
  const shown = await readHosts(
    call,
    [...rows].map((row) => ids[row]!),
  )
  const namesOf = (row: number) => shown.get(ids[row]!)!.names
  const hidden = new Set([...rows].filter((row) => !shown.has(ids[row]!)))
  const { fresh, leadIds } = matching
  const stale = [...rows].filter((row) => {
    const id = ids[row]!
    return shown.has(id) && !fresh?.has(row) && shown.get(id)?.version !== String(market.known(id)?.version)
  })
  async function explained(by: HostMatcher, found: readonly RankedHost[]) {
    const partDays = await readPartDays(call, by, ids, found, leadIds)
    const matches: HostMatch[] = []
    const endStep = stepper()
    for (const host of found) {
      await endStep()
      matches.push(explainHost(indexes, by, host, namesOf, partDays.get(host.row)))
    }
    return matches
  }
  if (hidden.size === 0 && stale.length === 0) return { data: await explained(matcher, ranked), gone: 0 }

  const calendars = await readCalendars(
    call,
    stale.map((row) => ids[row]!),
  )
  const current = matcherOf({
    ...matching,
    request: matcher.request,
    ...(matcher.hasDates && { options: matcher.options }),
    // Partners that this page didn't read may be stale too, so a host keeps those that it has, or goes.
    fresh: new Map([...(fresh ?? []), ...stale.map((row) => [row, calendars.get(ids[row]!)] as const)]),
    hidden,
  })
  const reader = recordReader(indexes.facilities)
  const left = ranked.flatMap((host) => {
    const fit = fitOf(current, host.row)
    if (fit?.isFree !== host.isFree) return []
    const found = scoreHost(current, reader, fit)
    return partnersOf(found).every(({ row }) => shown.has(ids[row]!)) ? [found] : []
  })
  return { data: await explained(current, left), gone: ranked.length - left.length }
}
