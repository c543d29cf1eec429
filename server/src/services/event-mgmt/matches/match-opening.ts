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
export async function openingOf(
  matching: Matching,
  runsOf: (matching: Matching) => Promise<MatchRuns>,
): Promise<Opening> {
  const asked = await runsOf(matching)
  if (hasHosts(asked.base)) return asked
  const booked = await asked.changed('dropDates')
  if (booked && hasHosts(booked)) return { ...asked, change: 'dropDates' }

  const { requestDist } = matching.request
  const around = async (place: Pick<Matching['request'], 'requestDist'> & { requestAddress?: null }) =>
    runsOf({ ...matching, request: { ...matching.request, ...place } })
  const farther: MatchRuns[] = []
  for (const dist of reachChoices) {
    if (requestDist === null || dist <= requestDist) continue
    const runs = await around({ requestDist: dist })
    if (hasHosts(runs.base)) return runs
    farther.push(runs)
  }

  let best: { change: MatchChange; size: number } | undefined
  for (const change of drops) {
    const size = sizeOf(await asked.changed(change))
    if (size > (best?.size ?? 0)) best = { change, size }
  }
  if (best) return { ...asked, change: best.change }

  const anywhere = await around({ requestAddress: null, requestDist: null })
  for (const change of ['onlySports', 'firstSport'] as const)
    for (const runs of [asked, ...farther, anywhere]) {
      const found = await runs.changed(change)
      if (found && hasHosts(found)) return { ...runs, change }
    }
  return asked
}

/** Those that are known to be free count first. */
const sizeOf = (run: MatchRun | undefined) =>
  run === undefined ? 0 : run.free.length + (run.unknown.length === 0 ? 0 : 0.5)
