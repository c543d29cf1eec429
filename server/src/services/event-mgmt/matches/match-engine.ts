import type {
  MatchChange,
  MatchChoice,
  MatchCounts,
  MatchWeekend,
} from '@app/contract/events/match-schema.ts'
import { dayText, weekendsAround } from './date-options.ts'
import { grantReader } from './explain-host.ts'
import { hostMatcher, sharedWork, type FittingHost, type HostIndexes, type Matching } from './match-hosts.ts'
import { findHosts } from './find-hosts.ts'
import { changedFields, drops, smallChanges } from './request-changes.ts'
import { roomCounter } from './rooms-near.ts'

/** Matches requests with the facilities of the marketplace, in memory. */
export function matchEngine(indexes: () => HostIndexes) {
  const countRooms = roomCounter()
  const matcherOf = (matching: Matching) => hostMatcher(indexes(), countRooms, matching)

  function run(matching: Matching) {
    const matcher = matcherOf(matching)
    return { matcher, ...findHosts(indexes(), matcher) }
  }
  type Run = ReturnType<typeof run>

  /** Runs a request with changes, each once. */
  function changedRuns(matching: Matching) {
    const runs = new Map<MatchChange, Run>()
    return (change: MatchChange) => {
      const known = runs.get(change)
      if (known !== undefined) return known
      const fields = changedFields(matching.request, change)
      if (fields === null) return undefined
      const found = run({ ...matching, request: { ...matching.request, ...fields } })
      runs.set(change, found)
      return found
    }
  }

  function countsOf(
    { request }: Matching,
    base: Run,
    changed: (change: MatchChange) => Run | undefined,
  ): MatchCounts {
    const count = base.free.length
    const tried = count === 0 ? drops : smallChanges
    const changes = tried.flatMap((change) => {
      const fields = changedFields(request, change)
      const found = changed(change)
      if (fields === null || found === undefined) return []
      return [{ change, fields, count: found.free.length, difference: found.free.length - count }]
    })
    return {
      count,
      unknown: base.unknown.length,
      total: base.total,
      funnel: base.steps,
      changes: changes.toSorted((a, b) => b.difference - a.difference),
    }
  }

  /** How many hosts are free on the weekends around the preferred one. */
  function weekendsOf(matching: Matching, base: Run): MatchWeekend[] {
    const options = weekendsAround(matching.request, matching.today)
    const { isFreeAt, spaces } = matcherOf({ ...matching, options })
    const withDays = base.eligible.filter((row) => spaces.hasDays(row))
    const allowed = new Set(base.matcher.options.map(({ from }) => from))
    const setup = matching.request.setupDays ?? 0
    return options.map(({ from, to, weeks }, option) => ({
      from: dayText(from + setup),
      to: dayText(to),
      weeks,
      isAllowed: allowed.has(from),
      count: withDays.filter((row) => isFreeAt(row, option)).length,
    }))
  }

  function search(asked: Matching, choice: MatchChoice) {
    const matching = { ...asked, shared: sharedWork() }
    const base = run(matching)
    const changed = changedRuns(matching)
    const { week, change } = choice
    const options = week === undefined ? undefined : weekOptions(matching, week)
    const chosen = options
      ? run({ ...matching, options })
      : ((change === undefined ? undefined : changed(change)) ?? base)
    const already = new Set(change === undefined ? [] : base.free.map(({ row }) => row))
    const hosts = chosen[choice.group].filter(({ row }) => !already.has(row))
    const { needed, request } = chosen.matcher
    const hasGrant = grantReader(indexes())
    const runIndoors = () =>
      run({
        ...matching,
        request: { ...request, location: 'Indoor' },
        options: chosen.matcher.hasDates ? chosen.matcher.options : null,
      })
    // The counts have this run already, unless it is of other dates or fields.
    const counted = chosen === base ? changed('allIndoor') : undefined
    const indoor = request.location === 'Indoor' ? chosen : (counted ?? runIndoors())
    const rowsIndoors = new Set(indoor[choice.group].map(({ row }) => row))
    const filters: Record<NonNullable<MatchChoice['only']>, (host: FittingHost) => boolean> = {
      onSite: ({ own }) => own >= needed,
      partners: ({ own }) => own < needed,
      grant: ({ row }) => hasGrant(row),
      indoor: ({ row }) => rowsIndoors.has(row),
    }
    const countOf = (only: keyof typeof filters) => hosts.filter(filters[only]).length
    return {
      matcher: chosen.matcher,
      hosts: choice.only === undefined ? hosts : hosts.filter(filters[choice.only]),
      counts: countsOf(matching, base, changed),
      filters: {
        onSite: countOf('onSite'),
        partners: countOf('partners'),
        grant: countOf('grant'),
        indoor: countOf('indoor'),
      },
      weekends: weekendsOf(matching, base),
    }
  }

  return {
    indexes,
    matcherOf,
    run,
    search,
    weekOptions,
    count(asked: Matching) {
      const matching = { ...asked, shared: sharedWork() }
      return countsOf(matching, run(matching), changedRuns(matching))
    },
  }
}
export type MatchEngine = ReturnType<typeof matchEngine>

/** The dates so many weeks after the preferred ones. */
function weekOptions({ request, today }: Matching, week: number) {
  const found = weekendsAround(request, today).find(({ weeks }) => weeks === week)
  return found === undefined ? undefined : [found]
}
