import type { MatchChoice, MatchWeekend } from '@app/contract/events/match-schema.ts'
import { inSteps, nextRound } from '../../../platform/heavy-work/next-round.ts'
import { dayText, weekendsAround } from './date-options.ts'
import type { HostMatcher, Matching } from './match-hosts.ts'
import type { MatchRun } from './match-opening.ts'

/** How many hosts of a list are free on the weekends around the preferred one. */
export async function countWeekends(
  {
    matcherOf,
    hasGrant,
  }: { matcherOf: (matching: Matching) => HostMatcher; hasGrant: (row: number) => boolean },
  matching: Matching,
  { matcher, eligible }: MatchRun,
  isListed: (row: number) => boolean,
  only: MatchChoice['only'],
): Promise<MatchWeekend[]> {
  await nextRound()
  const options = weekendsAround(matching.request, matching.today)
  const { isFreeAt, spaces, needed } = matcherOf({ ...matching, options })
  const indoors =
    only === 'indoor'
      ? matcherOf({ ...matching, request: { ...matching.request, location: 'Indoor' }, options })
      : undefined
  const isKept: Record<NonNullable<typeof only>, (row: number, option: number) => boolean> = {
    onSite: (row, option) => spaces.freeAt(row, option) >= needed,
    partners: (row, option) => spaces.freeAt(row, option) < needed,
    grant: hasGrant,
    indoor: (row, option) => indoors?.spaces.hasDays(row) === true && indoors.isFreeAt(row, option),
  }
  const isCounted = (row: number, option: number) =>
    isFreeAt(row, option) && (only === undefined || isKept[only](row, option))
  const counts = options.map(() => 0)
  await inSteps(eligible, (row) => {
    if (!isListed(row) || !spaces.hasDays(row)) return
    for (let option = 0; option < options.length; option++) if (isCounted(row, option)) counts[option]!++
  })
  const allowed = new Set(matcher.options.map(({ from }) => from))
  const setup = matching.request.setupDays ?? 0
  return options.map(({ from, to, weeks }, option) => ({
    from: dayText(from + setup),
    to: dayText(to),
    weeks,
    isAllowed: allowed.has(from),
    count: counts[option]!,
  }))
}

/** The dates so many weeks after the preferred ones. */
export function weekOptions({ request, today }: Matching, week: number) {
  const found = weekendsAround(request, today).find(({ weeks }) => weeks === week)
  return found === undefined ? undefined : [found]
}
