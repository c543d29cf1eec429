import { actionLabels } from '@app/contract/reports/visit-labels.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { VisitAction } from '@app/contract/visits/visits.ts'
import type { Call } from '../../platform/http/call.ts'
import { countedOf, figure, ifKnown, series } from './report-parts.ts'
import type { ReportRange } from './report-range.ts'
import { earliest, firstVisits, readVisits, type VisitFigures } from './visit-figures.ts'

export interface Compared {
  now: VisitFigures
  /** Undefined if there were no figures at the time. */
  before: VisitFigures | undefined
  /** The first day of which there are figures. Null without any. */
  since: string | null
  /** Whether something was counted in the days. */
  isCounted: boolean
  /** Of how many of the days, if not of all. */
  basis: string | null
}

/** What is recorded of pages in a period and in the one that it is compared with, and since when there are records. Other pages than these may be compared with. */
export async function compareVisits(
  call: Pick<Call, 'prepared'>,
  profileIds: readonly string[],
  range: ReportRange,
  comparedIds = profileIds,
): Promise<Compared> {
  const { days, past, compared, cut } = range
  const [first, now, earlier] = await Promise.all([
    firstVisits(call, [...new Set([...profileIds, ...comparedIds])]),
    readVisits(call, { profileIds, ...(past ?? days) }),
    readVisits(call, { profileIds: comparedIds, ...compared, cut }),
  ])
  const firstOf = (ids: readonly string[]) => earliest(ids.flatMap((id) => first.get(id) ?? []))
  const since = firstOf(profileIds)
  const of = countedOf(range, since)
  // A part of the days is compared with the same part of others.
  const isPart = of.basis !== null && since !== null
  const known = isPart ? { ...compared, startDate: addDays(since, -range.shift) } : compared
  const isKnown = of.isCounted && ifKnown(true, firstOf(comparedIds), { compared: known })
  const before =
    isKnown && isPart ? await readVisits(call, { profileIds: comparedIds, ...known, cut }) : earlier
  return { since, ...of, now, before: isKnown ? before : undefined }
}

/** What is estimated in the comparison, if anything is. */
export const estimateNotes = ({ before }: Compared): string[] =>
  before?.isEstimated === true
    ? [
        'The last compared day has visits whose time isn’t known anymore. They count by the part of the day that has passed.',
      ]
    : []

export const figureOf = (action: VisitAction, visits: Compared) =>
  visitFigure(action, actionLabels[action], visits, (of) => of.total(action))

/** A figure of visits, unless none were counted. */
export const visitFigure = (
  name: string,
  label: string,
  { now, before, isCounted, basis }: Compared,
  count: (visits: VisitFigures) => number,
) => figure(name, label, [isCounted ? count(now) : null, before ? count(before) : null], { basis })

export const seriesOf = (action: VisitAction, { now, before, since }: Compared, range: ReportRange) =>
  series(
    action,
    actionLabels[action],
    range,
    (days) => now.during(action, days),
    before && ((days) => before.during(action, days)),
    since,
  )
