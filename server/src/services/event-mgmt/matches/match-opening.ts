import type { MatchChange } from '@app/contract/events/match-schema.ts'
import { drops, reachChoices } from '@app/contract/rules/match-choices.ts'
import type { Funnel } from './find-hosts.ts'
import type { HostMatcher, Matching } from './match-hosts.ts'

export interface MatchRun extends Funnel {
  matcher: HostMatcher
}

/** A request with what is run of it. */
export interface MatchRuns {
  matching: Matching
  base: MatchRun
  /** Runs it with a change, once. Undefined if the change makes none. */
  changed: (change: MatchChange) => Promise<MatchRun | undefined>
}

type RunsOf = (matching: Matching) => Promise<MatchRuns>

interface Opening extends MatchRuns {
  change?: MatchChange
}

const hasHosts = ({ free, unknown }: Funnel) => free.length + unknown.length > 0

/** Whether the request has dates, but none of them is still to come. */
export const areOver = ({ hasDates, options }: HostMatcher) => hasDates && options.length === 0

/**
 * The first list with hosts: of the request as it is, of those that only the dates keep out, farther away, without the one condition that
 * brings most of them, and without all conditions but the sports, or the first of them. The last ones go farther away as well.
 */
export async function openingOf(matching: Matching, runsOf: RunsOf): Promise<Opening> {
  const asked = await runsOf(matching)
  if (hasHosts(asked.base)) return asked
  const booked = await asked.changed('dropDates')
  if (booked && hasHosts(booked)) return { ...asked, change: 'dropDates' }

  const nearest = nearestOf(asked, runsOf)
  const farther = await nearest()
  if (farther) return farther

  let best: { change: MatchChange; size: number } | undefined
  for (const change of drops) {
    const size = sizeOf(await asked.changed(change))
    if (size > (best?.size ?? 0)) best = { change, size }
  }
  if (best) return { ...asked, change: best.change }

  const anywhere = await runsOf(lookingAround(matching, { requestAddress: null, requestDist: null }))
  for (const change of ['onlySports', 'firstSport'] as const) {
    const runs = (await nearest(change)) ?? anywhere
    const found = await runs.changed(change)
    if (found && hasHosts(found)) return { ...runs, change }
  }
  return asked
}

const lookingAround = (
  matching: Matching,
  place: Pick<Matching['request'], 'requestDist'> & { requestAddress?: null },
): Matching => ({ ...matching, request: { ...matching.request, ...place } })

/**
 * Finds the shortest reach with hosts, from that of the request on, and its runs. Only the distance of a host itself decides whether it is
 * within a reach, so one run of the longest tells the shortest.
 */
function nearestOf(asked: MatchRuns, runsOf: RunsOf) {
  const { requestDist } = asked.matching.request
  const reaches = requestDist === null ? [] : reachChoices.filter((dist) => dist > requestDist)
  const around = (dist: number) => runsOf(lookingAround(asked.matching, { requestDist: dist }))
  const longest = reaches.at(-1)
  let widest: Promise<MatchRuns> | MatchRuns | undefined
  return async (change?: MatchChange): Promise<MatchRuns | undefined> => {
    // An area has no reach.
    widest ??= longest === undefined ? asked : around(longest)
    const wide = await widest
    const found = change === undefined ? wide.base : await wide.changed(change)
    if (!found || !hasHosts(found)) return undefined
    const miles = milesToNearest(found)
    if (requestDist === null || miles <= requestDist) return asked
    const reach = reaches.find((dist) => miles <= dist)
    return reach === undefined || reach === longest ? wide : around(reach)
  }
}

/** Zero if a host is in the area that is asked for, or the place isn't known, where no host is too far. */
function milesToNearest({ free, unknown, matcher: { miles } }: MatchRun) {
  if (miles === null) return 0
  const nearest = (hosts: Funnel['free']) =>
    hosts.reduce((least, { row }) => Math.min(least, miles(row) || 0), Infinity)
  return Math.min(nearest(free), nearest(unknown))
}

/** Those that are known to be free count first. */
const sizeOf = (run: MatchRun | undefined) =>
  run === undefined ? 0 : run.free.length + (run.unknown.length === 0 ? 0 : 0.5)
