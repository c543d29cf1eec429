import type { MatchChange, MatchChoice, MatchCounts } from '@app/contract/events/match-schema.ts'
import { nextRound } from '../../../platform/heavy-work/next-round.ts'
import { changedFields, changedRequest } from './match-changes.ts'
import { changesOf, drops, matchGroups, smallChanges } from '@app/contract/rules/match-choices.ts'
import { grantReader } from './explain-host.ts'
import { hasSport } from './host-rows.ts'
import { hostMatcher, sharedWork, type FittingHost, type HostIndexes, type Matching } from './match-hosts.ts'
import { findHosts } from './find-hosts.ts'
import { countWeekends, weekOptions } from './match-weekends.ts'
import { areOver, openingOf, type MatchRun, type MatchRuns } from './match-opening.ts'
import { roomCounter } from './rooms-near.ts'

/** Matches requests with the facilities of the marketplace, in memory, in steps that let other calls in between. */
export function matchEngine(indexes: () => HostIndexes) {
  const countRooms = roomCounter()
  const matcherOf = (matching: Matching) => hostMatcher(matching.indexes ?? indexes(), countRooms, matching)

  /** With the indexes as they are now, and with the sports first that hosts have: those are left of a list that gives up the others. */
  function pin(asked: Matching) {
    const pinned = { ...asked, indexes: indexes() }
    const { sportsList } = asked.request
    const hosted = sportsList.filter((sport) => hasSport(pinned.indexes.facilities, sport))
    const others = sportsList.filter((sport) => !hosted.includes(sport))
    return { ...pinned, request: { ...asked.request, sportsList: [...hosted, ...others] } }
  }

  async function run(matching: Matching): Promise<MatchRun> {
    // A matcher takes a step of its own.
    await nextRound()
    const matcher = matcherOf(matching)
    return { matcher, ...(await findHosts(matching.indexes ?? indexes(), matcher)) }
  }

  /** A request with its runs: as it is, and with each change once. */
  async function runsOf(matching: Matching): Promise<MatchRuns> {
    const runs = new Map<MatchChange, MatchRun>()
    async function changed(change: MatchChange) {
      const known = runs.get(change)
      if (known !== undefined) return known
      const request = changedRequest(matching.request, change)
      if (request === null) return undefined
      const found = await run({ ...matching, request })
      runs.set(change, found)
      return found
    }
    return { matching, base: await run(matching), changed }
  }

  async function countsOf(
    { matching: { request, unknown: unknownPlaces }, base, changed }: MatchRuns,
    withDrops = false,
  ): Promise<MatchCounts> {
    const count = base.free.length
    const isKnown = rowTest(base.free, base.unknown)
    const changes: MatchCounts['changes'] = []
    const compare = async (change: MatchChange) => {
      const fields = changedFields(request, change)
      const found = await changed(change)
      if (fields === null || found === undefined) return
      const fitting = found.free.length - (change === 'dropDates' ? base.unknown.length : 0)
      const unknown = found.unknown.filter(({ row }) => !isKnown(row)).length
      changes.push({ change, fields, count: fitting, difference: fitting - count, unknown })
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
      reach: request.requestDist,
      towns: base.matcher.towns.map(({ label }) => label),
      unknownPlaces: [...unknownPlaces],
      area: base.matcher.area?.name ?? null,
      funnel: base.steps,
      changes: changes.toSorted((a, b) => b.difference - a.difference),
    }
  }

  const rowTest = (...lists: readonly (readonly FittingHost[])[]) => {
    const marks = new Uint8Array(indexes().facilities.rows)
    for (const list of lists) for (const { row } of list) marks[row] = 1
    return (row: number) => marks[row] === 1
  }

  async function search(asked: Matching, choice: MatchChoice) {
    const pinned = pin(asked)
    const { facilities } = pinned.indexes
    const ids = facilities.ids.slice()
    const shared = { ...pinned, shared: sharedWork() }
    const { week, only } = choice
    const isOpening = choice.group === 'opening'
    const opened =
      isOpening && choice.change === undefined && week === undefined
        ? await openingOf(shared, runsOf)
        : undefined
    const runs = opened ?? (await runsOf(shared))
    const { matching, base, changed } = runs
    const change = choice.change ?? opened?.change
    const all = (change === undefined ? undefined : await changed(change)) ?? base
    const wanted = { ...matching, request: all.matcher.request }
    const options = week === undefined ? undefined : weekOptions(wanted, week)
    const chosen = options ? await run({ ...wanted, options }) : all
    // Between two steps, a row may have become that of another facility.
    const isSame = (row: number) => facilities.ids[row] === ids[row]
    // A list with a change has only the hosts that it brings. Giving up the dates brings none that doesn’t say whether it is free.
    const fits =
      change === undefined ? () => false : rowTest(base.free, change === 'dropDates' ? base.unknown : [])
    const isPossible = change === undefined ? () => false : rowTest(base.free, base.unknown)
    const lists = {
      free: chosen.free.filter(({ row }) => !fits(row) && isSame(row)),
      unknown: chosen.unknown.filter(({ row }) => !isPossible(row) && isSame(row)),
    }
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
    const isIndoor = { free: rowTest(indoor.free), unknown: rowTest(indoor.unknown) }
    type Group = keyof typeof lists
    const filters: Record<NonNullable<typeof only>, (host: FittingHost, group: Group) => boolean> = {
      onSite: ({ own }) => own >= needed,
      partners: ({ own }) => own < needed,
      grant: ({ row }) => hasGrant(row),
      indoor: ({ row }, group) => isIndoor[group](row),
    }
    const listOf = (group: Group, by = only) =>
      by === undefined ? lists[group] : lists[group].filter((host) => filters[by](host, group))
    const first = matchGroups.find((group) => listOf(group).length > 0)
    const group = choice.group === 'opening' ? (first ?? 'free') : choice.group
    const countOf = (by: keyof typeof filters) => listOf(group, by).length
    const dist = widerReach(asked, matching)
    await nextRound()
    const counts = await countsOf(runs, true)
    return {
      matching: { ...pinned, request: matching.request },
      matcher: chosen.matcher,
      hosts: listOf(group),
      counts,
      filters: {
        all: lists[group].length,
        onSite: countOf('onSite'),
        partners: countOf('partners'),
        grant: countOf('grant'),
        indoor: countOf('indoor'),
      },
      // Without the dates, the weekends are still those around them.
      weekends: await countWeekends(
        { matcherOf, hasGrant },
        change === 'dropDates' ? matching : wanted,
        change === 'dropDates' ? base : all,
        (row) => !fits(row),
        only,
      ),
      opening:
        isOpening && first
          ? { group: first, change: change ?? null, dist, sports: all.matcher.request.sportsList }
          : null,
      areDatesOver: areOver(base.matcher),
    }
  }

  /** The first lists with hosts. */
  async function openingLists(asked: Matching) {
    const pinned = pin(asked)
    const shared = { ...pinned, shared: sharedWork() }
    const { matching, base, changed, change = null } = await openingOf(shared, runsOf)
    const { matcher, ...lists } = (change === null ? undefined : await changed(change)) ?? base
    return {
      matching: { ...pinned, request: matching.request },
      matcher,
      lists,
      change,
      dist: widerReach(asked, matching),
      sports: matcher.request.sportsList,
      areDatesOver: areOver(base.matcher),
    }
  }

  return {
    indexes,
    matcherOf,
    openingLists,
    search,
    weekOptions,
    count: async (asked: Matching) => countsOf(await runsOf({ ...pin(asked), shared: sharedWork() })),
  }
}
export type MatchEngine = ReturnType<typeof matchEngine>

/** The miles of the opening list, if they are more than asked. */
const widerReach = (asked: Matching, { request: { requestDist } }: Matching) =>
  requestDist === asked.request.requestDist ? null : requestDist
