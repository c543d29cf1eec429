import { bucketUnit, buckets, shifted, type Days } from '@app/contract/reports/report-period.ts'
import type { Report, ReportFigure, ReportSeries, ReportTable } from '@app/contract/reports/report-schema.ts'
import { actionLabels, sourceLabel } from '@app/contract/reports/visit-labels.ts'
import { visitActions, type VisitAction } from '@app/contract/visits/visits.ts'
import type { Call } from '../../platform/http/call.ts'
import type { ReportRange } from './report-range.ts'
import { firstVisit, readVisits, type VisitFigures } from './visit-figures.ts'

/** The figures at the head of the report. */
const headActions = ['view', 'impression'] as const
/** What readers do once they have found a page. */
const nextActions = visitActions.filter((action) => action !== 'view' && action !== 'impression')

interface Compared {
  now: VisitFigures
  before: VisitFigures
  /** Whether there were figures at the time: nothing is no change from unknown. */
  isKnownBefore: boolean
}

/** How pages were read, seen and used. Every figure, point and row is of the same reading. */
export async function profileReport(
  call: Call,
  profileIds: readonly string[],
  range: ReportRange,
): Promise<Report> {
  const { days, past, compared, cut } = range
  const [since, now, before] = await Promise.all([
    firstVisit(call, profileIds),
    readVisits(call, { profileIds, ...(past ?? days) }),
    readVisits(call, { profileIds, ...compared, before: cut?.before }),
  ])
  const figures: Compared = { now, before, isKnownBefore: since !== null && since <= compared.startDate }
  return {
    days,
    compared,
    until: cut?.now.toISOString() ?? null,
    since,
    figures: [
      ...headActions.map((action) => figureOf(action, figures)),
      {
        name: 'visitors',
        label: 'Daily visitors',
        value: now.dailyVisitors,
        before: figures.isKnownBefore ? before.dailyVisitors : null,
      },
      ...(['contact', 'like', 'follow'] as const).map((action) => figureOf(action, figures)),
    ],
    series: headActions.map((action) => seriesOf(action, figures, range)),
    tables: [sourcesOf(figures), actionsOf(figures)],
  }
}

const figureOf = (action: VisitAction, { now, before, isKnownBefore }: Compared): ReportFigure => ({
  name: action,
  label: actionLabels[action],
  value: now.total(action),
  before: isKnownBefore ? before.total(action) : null,
})

function seriesOf(action: VisitAction, figures: Compared, { days, past, shift }: ReportRange): ReportSeries {
  const unit = bucketUnit(days)
  const point = (bucket: Days) => ({
    ...bucket,
    value: figures.now.during(action, bucket),
    before: figures.isKnownBefore ? figures.before.during(action, shifted(bucket, shift)) : null,
  })
  return {
    name: action,
    label: actionLabels[action],
    unit,
    points: past === undefined ? [] : buckets(past, unit).map(point),
  }
}

function sourcesOf({ now, before, isKnownBefore }: Compared): ReportTable {
  const earlier = new Map(before.bySource('view'))
  const sources = now.bySource('view')
  const gone = [...earlier.keys()].filter((source) => sources.every(([other]) => other !== source))
  const known = (count: number) => (isKnownBefore ? count : null)
  return {
    name: 'sources',
    label: 'Where views come from',
    columns: ['Views', 'Before'],
    rows: [...sources, ...(isKnownBefore ? gone : []).map((source): [string, number] => [source, 0])].map(
      ([source, count]) => ({
        label: sourceLabel(source),
        profileId: null,
        cells: [count, known(earlier.get(source) ?? 0)],
      }),
    ),
    totals: [now.total('view'), known(before.total('view'))],
  }
}

function actionsOf({ now, before, isKnownBefore }: Compared): ReportTable {
  const known = (count: number) => (isKnownBefore ? count : null)
  const rows = nextActions
    .map((action) => ({
      label: actionLabels[action],
      profileId: null,
      cells: [now.total(action), known(before.total(action))],
    }))
    .filter(({ cells }) => cells.some((count) => count !== null && count > 0))
    .toSorted((a, b) => (b.cells[0] ?? 0) - (a.cells[0] ?? 0))
  const sum = (at: number) => rows.reduce((total, { cells }) => total + (cells[at] ?? 0), 0)
  return {
    name: 'actions',
    label: 'What readers did',
    columns: ['Times', 'Before'],
    rows,
    totals: [sum(0), known(sum(1))],
  }
}
