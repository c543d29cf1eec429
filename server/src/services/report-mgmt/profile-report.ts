import type { ProfileKind } from '@app/contract/profile-kind.ts'
import { comparedLabels } from '@app/contract/reports/report-period.ts'
import type { Report, ReportTable } from '@app/contract/reports/report-schema.ts'
import { actionLabels, sourceLabel } from '@app/contract/reports/visit-labels.ts'
import { visitActions } from '@app/contract/visits/visits.ts'
import type { Call } from '../../platform/http/call.ts'
import {
  compareVisits,
  estimateNotes,
  figureOf,
  seriesOf,
  visitFigure,
  type Compared,
} from './compared-visits.ts'
import { column, headOf } from './report-parts.ts'
import type { ReportRange } from './report-range.ts'

/** The figures at the head of the report. */
const headActions = ['view', 'impression'] as const
/** What readers do once they have found a page. */
const nextActions = visitActions.filter((action) => action !== 'view' && action !== 'impression')

/** How a page was read, seen and used. Every figure, point and row is of the same reading. */
export async function profileReport(
  call: Pick<Call, 'prepared'>,
  profileId: string,
  range: ReportRange,
  reaction: ProfileKind['reaction'],
  comparedId = profileId,
): Promise<Report> {
  const visits = await compareVisits(call, [profileId], range, [comparedId])
  const { before } = comparedLabels[range.comparedWith]
  return {
    ...headOf(range),
    since: visits.since,
    figures: [
      ...headActions.map((action) => figureOf(action, visits)),
      visitFigure('visitors', 'Daily visitors', visits, ({ dailyVisitors }) => dailyVisitors),
      ...(['contact', reaction === 'likes' ? 'like' : 'follow'] as const).map((action) =>
        figureOf(action, visits),
      ),
    ],
    series: headActions.map((action) => seriesOf(action, visits, range)),
    tables: [sourcesOf(visits, before), actionsOf(visits, before)],
    notes: [
      'A visitor who comes on two days counts as two daily visitors.',
      ...(range.comparedWith === 'edition'
        ? ['The last edition is counted on the days that were as many days before it.']
        : []),
      ...estimateNotes(visits),
    ],
  }
}

function sourcesOf({ now, before, isCounted }: Compared, beforeLabel: string): ReportTable {
  const earlier = before && new Map(before.bySource('view'))
  const sources = now.bySource('view')
  const gone = [...(earlier?.keys() ?? [])].filter((source) => sources.every(([other]) => other !== source))
  return {
    name: 'sources',
    label: 'Where views come from',
    of: 'Source',
    columns: [column('Views'), column(beforeLabel)],
    rows: [...sources, ...gone.map((source): [string, number] => [source, 0])].map(([source, count]) => ({
      label: sourceLabel(source),
      note: null,
      link: null,
      cells: [count, earlier ? (earlier.get(source) ?? 0) : null],
    })),
    totals: [isCounted ? now.total('view') : null, before?.total('view') ?? null],
  }
}

function actionsOf({ now, before, isCounted }: Compared, beforeLabel: string): ReportTable {
  const rows = nextActions
    .map((action) => ({
      label: actionLabels[action],
      note: null,
      link: null,
      cells: [now.total(action), before?.total(action) ?? null],
    }))
    .filter(({ cells }) => cells.some((count) => count !== null && count > 0))
    .toSorted((a, b) => (b.cells[0] ?? 0) - (a.cells[0] ?? 0))
  const sum = (at: number) => rows.reduce((total, { cells }) => total + (cells[at] ?? 0), 0)
  return {
    name: 'actions',
    label: 'What readers did',
    of: 'Action',
    columns: [column('Times'), column(beforeLabel)],
    rows,
    totals: [isCounted ? sum(0) : null, before ? sum(1) : null],
  }
}
