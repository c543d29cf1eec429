import { actionLabels } from '@app/contract/reports/visit-labels.ts'
import type { VisitAction } from '@app/contract/visits/visits.ts'
import type { Call } from '../../platform/http/call.ts'
import { figure, ifKnown, series } from './report-parts.ts'
import type { ReportRange } from './report-range.ts'
import { earliest, firstVisits, readVisits, type VisitFigures } from './visit-figures.ts'

export interface Compared {
  now: VisitFigures
  /** Undefined if there were no figures at the time. */
  before: VisitFigures | undefined
}

/** What is recorded of pages in a period and in the one that it is compared with, and since when there are records. Other pages than these may be compared with. */
export async function compareVisits(
  call: Pick<Call, 'prepared'>,
  profileIds: readonly string[],
  range: ReportRange,
  comparedIds = profileIds,
): Promise<Compared & { since: string | null }> {
  const { days, past, compared, cut } = range
  const [first, now, earlier] = await Promise.all([
    firstVisits(call, [...new Set([...profileIds, ...comparedIds])]),
    readVisits(call, { profileIds, ...(past ?? days) }),
    readVisits(call, { profileIds: comparedIds, ...compared, cut }),
  ])
  const firstOf = (ids: readonly string[]) => earliest(ids.flatMap((id) => first.get(id) ?? []))
  return { since: firstOf(profileIds), now, before: ifKnown(earlier, firstOf(comparedIds), range) }
}

/** What is estimated in the comparison, if anything is. */
export const estimateNotes = ({ before }: Compared): string[] =>
  before?.isEstimated === true
    ? [
        'The last compared day has visits whose time isn’t known anymore. They count by the part of the day that has passed.',
      ]
    : []

export const figureOf = (action: VisitAction, { now, before }: Compared) =>
  figure(action, actionLabels[action], [now.total(action), before?.total(action) ?? null])

export const seriesOf = (action: VisitAction, { now, before }: Compared, range: ReportRange) =>
  series(
    action,
    actionLabels[action],
    range,
    (days) => now.during(action, days),
    before && ((days) => before.during(action, days)),
  )
