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
  /** Undefined if there were no figures at the time: nothing is no change from unknown. */
  before: VisitFigures | undefined
}

/** How pages were read, seen and used. Every figure, point and row is of the same reading. */
export async function profileReport(
  call: Call,
  profileIds: readonly string[],
  range: ReportRange,
): Promise<Report> {
  const { days, past, compared, cut } = range
  const [since, now, earlier] = await Promise.all([
    firstVisit(call, profileIds),
    readVisits(call, { profileIds, ...(past ?? days) }),
    readVisits(call, { profileIds, ...compared, before: cut?.before }),
  ])
  const before = since !== null && since <= compared.startDate ? earlier : undefined
  const figures: Compared = { now, before }
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
        before: before?.dailyVisitors ?? null,
      },
      ...(['contact', 'like', 'follow'] as const).map((action) => figureOf(action, figures)),
    ],
    series: headActions.map((action) => seriesOf(action, figures, range)),
    tables: [sourcesOf(figures), actionsOf(figures)],
  }
}

const figureOf = (action: VisitAction, { now, before }: Compared): ReportFigure => ({
  name: action,
  label: actionLabels[action],
  value: now.total(action),
  before: before?.total(action) ?? null,
})

function seriesOf(
  action: VisitAction,
  { now, before }: Compared,
  { days, past, shift }: ReportRange,
): ReportSeries {
  const unit = bucketUnit(days)
  const point = (bucket: Days) => ({
    ...bucket,
    value: now.during(action, bucket),
    before: before?.during(action, shifted(bucket, shift)) ?? null,
  })
  return {
    name: action,
    label: actionLabels[action],
    unit,
    points: past === undefined ? [] : buckets(past, unit).map(point),
  }
}

function sourcesOf({ now, before }: Compared): ReportTable {
  const earlier = before && new Map(before.bySource('view'))
  const sources = now.bySource('view')
  const gone = [...(earlier?.keys() ?? [])].filter((source) => sources.every(([other]) => other !== source))
  return {
    name: 'sources',
    label: 'Where views come from',
    columns: ['Views', 'Before'],
    rows: [...sources, ...gone.map((source): [string, number] => [source, 0])].map(([source, count]) => ({
      label: sourceLabel(source),
      profileId: null,
      cells: [count, earlier ? (earlier.get(source) ?? 0) : null],
    })),
    totals: [now.total('view'), before?.total('view') ?? null],
  }
}

function actionsOf({ now, before }: Compared): ReportTable {
  const rows = nextActions
    .map((action) => ({
      label: actionLabels[action],
      profileId: null,
      cells: [now.total(action), before?.total(action) ?? null],
    }))
    .filter(({ cells }) => cells.some((count) => count !== null && count > 0))
    .toSorted((a, b) => (b.cells[0] ?? 0) - (a.cells[0] ?? 0))
  const sum = (at: number) => rows.reduce((total, { cells }) => total + (cells[at] ?? 0), 0)
  return {
    name: 'actions',
    label: 'What readers did',
    columns: ['Times', 'Before'],
    rows,
    totals: [sum(0), before ? sum(1) : null],
  }
}
