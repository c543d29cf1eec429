import type {
  MatchChange,
  MatchChoice,
  MatchCounts,
  MatchWeekend,
} from '@app/contract/events/match-schema.ts'
import { nextRound } from '../../../platform/heavy-work/next-round.ts'
import { changedFields } from './match-changes.ts'
import { changesOf, drops, smallChanges } from '@app/contract/rules/match-choices.ts'
import { dayText, weekendsAround } from './date-options.ts'
import { grantReader } from './explain-host.ts'
import { hostMatcher, sharedWork, type FittingHost, type HostIndexes, type Matching } from './match-hosts.ts'
import { findHosts, type Funnel } from './find-hosts.ts'
import { roomCounter } from './rooms-near.ts'

/** Matches requests with the facilities of the marketplace, in memory, in steps that let other calls in between. */
export function matchEngine(indexes: () => HostIndexes) {
  const countRooms = roomCounter()
  const matcherOf = (matching: Matching) => hostMatcher(matching.indexes ?? indexes(), countRooms, matching)

  async function run(matching: Matching) {
    // A matcher takes a step of its own.
    await nextRound()
    const matcher = matcherOf(matching)
    return { matcher, ...(await findHosts(matching.indexes ?? indexes(), matcher)) }
  }
  type Run = Awaited<ReturnType<typeof run>>

  /** Runs a request with changes, each once. */
  function changedRuns(matching: Matching) {
    const runs = new Map<MatchChange, Run>()
    return async (change: MatchChange) => {
      const known = runs.get(change)
      if (known !== undefined) return known
      const fields = changedFields(matching.request, change)
      if (fields === null) return undefined
      const found = await run({ ...matching, request: { ...matching.request, ...fields } })
      runs.set(change, found)
      return found
    }
  }

  async function countsOf(
    { request }: Matching,
    base: Run,
    changed: (change: MatchChange) => Promise<Run | undefined>,
    withDrops = false,
  ): Promise<MatchCounts> {
    const count = base.free.length
    const changes: MatchCounts['changes'] = []
    const compare = async (change: MatchChange) => {
      const fields = changedFields(request, change)
      const found = await changed(change)
      if (fields === null || found === undefined) return
      const fitting = found.free.length - (change === 'dropDates' ? base.unknown.length : 0)
      changes.push({ change, fields, count: fitting, difference: fitting - count })
    }
    for (const change of count === 0 ? drops : smallChanges) await compare(change)
    if (withDrops && count > 0) {
      const gives = new Set(changes.filter(({ difference }) => difference > 0).map(({ change }) => change))
      for (const { condition, cost } of base.steps) {
        if (condition === 'sport' || cost === 0) continue
        const { near, drop } = changesOf[condition]
        if (near === null || !gives.has(near)) await compare(drop)
      }
    }
    return {
      count,
      unknown: base.unknown.length,
      total: base.total,
      funnel: base.steps,
      changes: changes.toSorted((a, b) => b.difference - a.difference),
    }
  }

  /** How many hosts of a list are free on the weekends around the preferred one. */
  function weekendsOf(
    matching: Matching,
    { matcher, eligible }: Run,
    isListed: (row: number) => boolean,
    only: MatchChoice['only'],
  ): MatchWeekend[] {
    const options = weekendsAround(matching.request, matching.today)
    const { isFreeAt, spaces, needed } = matcherOf({ ...matching, options })
    const indoors =
      only === 'indoor'
        ? matcherOf({ ...matching, request: { ...matching.request, location: 'Indoor' }, options })
        : undefined
    const hasGrant = grantReader(indexes())
    const isKept: Record<NonNullable<typeof only>, (row: number, option: number) => boolean> = {
      onSite: (row, option) => spaces.freeAt(row, option) >= needed,
      partners: (row, option) => spaces.freeAt(row, option) < needed,
      grant: hasGrant,
      indoor: (row, option) => indoors?.spaces.hasDays(row) === true && indoors.isFreeAt(row, option),
    }
    const isCounted = (row: number, option: number) =>
      isFreeAt(row, option) && (only === undefined || isKept[only](row, option))
    const withDays = eligible.filter((row) => isListed(row) && spaces.hasDays(row))
    const allowed = new Set(matcher.options.map(({ from }) => from))
    const setup = matching.request.setupDays ?? 0
    return options.map(({ from, to, weeks }, option) => ({
      from: dayText(from + setup),
      to: dayText(to),
      weeks,
      isAllowed: allowed.has(from),
      count: withDays.filter((row) => isCounted(row, option)).length,
    }))
  }

  async function search(asked: Matching, choice: MatchChoice) {
    const pinned = { ...asked, indexes: indexes() }
    const { facilities } = pinned.indexes
    const ids = facilities.ids.slice()
    const matching = { ...pinned, shared: sharedWork() }
    const base = await run(matching)
    const changed = changedRuns(matching)
    const { week, change } = choice
    const all = (change === undefined ? undefined : await changed(change)) ?? base
    const wanted = { ...matching, request: all.matcher.request }
    const options = week === undefined ? undefined : weekOptions(wanted, week)
    const chosen = options ? await run({ ...wanted, options }) : all
    const already = change === undefined ? new Set<number>() : fittingRows(base, change)
    const isListed = (row: number) => !already.has(row)
    // Between two steps, a row may have become that of another facility.
    const isSame = (row: number) => facilities.ids[row] === ids[row]
    const hosts = chosen[choice.group].filter(({ row }) => isListed(row) && isSame(row))
    const { needed, request } = chosen.matcher
    const hasGrant = grantReader(indexes())
    const runIndoors = () =>
      run({
        ...matching,
        request: { ...request, location: 'Indoor' },
        options: chosen.matcher.hasDates ? chosen.matcher.options : null,
      })
    // The counts have this run already, unless it is of other dates or fields.
    const counted = chosen === base ? await changed('allIndoor') : undefined
    const indoor = request.location === 'Indoor' ? chosen : (counted ?? (await runIndoors()))
    const rowsIndoors = new Set(indoor[choice.group].map(({ row }) => row))
    const filters: Record<NonNullable<MatchChoice['only']>, (host: FittingHost) => boolean> = {
      onSite: ({ own }) => own >= needed,
      partners: ({ own }) => own < needed,
      grant: ({ row }) => hasGrant(row),
      indoor: ({ row }) => rowsIndoors.has(row),
    }
    await nextRound()
    const countOf = (only: keyof typeof filters) => hosts.filter(filters[only]).length
    const counts = await countsOf(matching, base, changed, true)
    await nextRound()
    return {
      matching: pinned,
      matcher: chosen.matcher,
      hosts: choice.only === undefined ? hosts : hosts.filter(filters[choice.only]),
      counts,
      filters: {
        all: hosts.length,
        onSite: countOf('onSite'),
        partners: countOf('partners'),
        grant: countOf('grant'),
        indoor: countOf('indoor'),
      },
      weekends: weekendsOf(wanted, all, isListed, choice.only),
    }
  }

  return {
    indexes,
    matcherOf,
    run,
    search,
    weekOptions,
    async count(asked: Matching) {
      const matching = { ...asked, indexes: indexes(), shared: sharedWork() }
      return countsOf(matching, await run(matching), changedRuns(matching))
    },
  }
}
export type MatchEngine = ReturnType<typeof matchEngine>

/** The rows that fit without a change. Those that don’t say whether they are free aren’t what giving up the dates adds. */
const fittingRows = ({ free, unknown }: Pick<Funnel, 'free' | 'unknown'>, change: MatchChange) =>
  new Set([...free, ...(change === 'dropDates' ? unknown : [])].map(({ row }) => row))

/** The dates so many weeks after the preferred ones. */
function weekOptions({ request, today }: Matching, week: number) {
  const found = weekendsAround(request, today).find(({ weeks }) => weeks === week)
  return found === undefined ? undefined : [found]
}
