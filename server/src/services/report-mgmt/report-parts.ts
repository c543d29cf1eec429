import {
  bucketUnit,
  buckets,
  shifted,
  type ComparedWith,
  type Days,
} from '@app/contract/reports/report-period.ts'
import type {
  ReportCell,
  ReportColumn,
  ReportFigure,
  ReportSeries,
} from '@app/contract/reports/report-schema.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
import type { ReportRange } from './report-range.ts'

type Unit = Partial<Pick<ReportFigure, 'unit' | 'currency' | 'better' | 'basis'>>

const count = { unit: 'count', currency: null } as const

/** A figure, of numbers unless another unit is named, of which more is good unless it is told otherwise. */
export const figure = (
  name: string,
  label: string,
  [value, before]: readonly [value: number | null, before: number | null],
  unit: Unit = {},
): ReportFigure => ({ name, label, ...count, better: 'higher', basis: null, ...unit, value, before })

/** A column of a table, of numbers unless another unit is named. */
export const column = (
  label: string,
  unit: ReportColumn['unit'] = 'count',
  currency: string | null = null,
): ReportColumn => ({ label, unit, currency })

/** By column, of rows of numbers. Null where no row tells one. */
export const sumsOf = (columnCount: number, rows: readonly { cells: readonly (number | null)[] }[]) =>
  Array.from({ length: columnCount }, (_, at) => {
    const told = rows.flatMap(({ cells }) => cells[at] ?? [])
    return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0)
  })

/** A row of a table that is about no page. */
export const row = <C extends ReportCell>(label: string, cells: C[]) => ({
  label,
  note: null,
  link: null,
  cells,
})

/** A part of a whole, in basis points. Null of nothing. */
export const share = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 10_000) / whole)

/** The days of a report of which something was counted. Undefined if none were. Of what was never counted each day has nothing. */
function countedDays({ past }: Pick<ReportRange, 'past'>, since: string | null): Days | undefined {
  if (past === undefined || since === null || since <= past.startDate) return past
  return since > past.endDate ? undefined : { ...past, startDate: since }
}

/** Of how many days figures are that are counted since a day, if it isn't of all. */
export function countedOf(range: Pick<ReportRange, 'past'>, since: string | null) {
  const { past } = range
  const known = countedDays(range, since)
  const length = (days: Days) => countDays(days.startDate, days.endDate)
  return {
    isCounted: known !== undefined || past === undefined,
    basis:
      past === undefined || known === undefined || known.startDate === past.startDate
        ? null
        : `in ${length(known)} of ${counted(length(past), 'day')}`,
  }
}

/** A chart of the days of a report that there have been. `during` tells what was in days, now or before. Days before `since` weren't counted. */
export function series(
  name: string,
  label: string,
  { days, past, shift }: Pick<ReportRange, 'days' | 'past' | 'shift'>,
  during: (days: Days) => number,
  before?: (days: Days) => number | null,
  since: string | null = null,
): ReportSeries {
  const per = bucketUnit(days)
  const found = past === undefined ? [] : buckets(past, per)
  const pointOf = (point: Days) => ({
    ...point,
    value: during(point),
    before: before?.(shifted(point, shift)) ?? null,
  })
  return {
    name,
    label,
    ...count,
    per,
    stack: null,
    isRunning: false,
    look: null,
    points: found.map((bucket) => {
      if (since === null || since <= bucket.startDate) return pointOf(bucket)
      return since > bucket.endDate
        ? { ...bucket, value: null, before: null }
        : pointOf({ ...bucket, startDate: since })
    }),
    limit: null,
  }
}

/** What was before, unless there were no figures at the time: nothing is no change from unknown. */
export const ifKnown = <T>(
  before: T,
  since: string | null | undefined,
  { compared }: Pick<ReportRange, 'compared'>,
) => (since != null && since <= compared.startDate ? before : undefined)

/** Of which days a report is. */
export const headOf = (range: ReportRange) => ({
  days: range.days,
  today: range.today,
  timeZone: range.timeZone,
  compared: range.compared,
  comparedWith: range.comparedWith,
  comparisons: range.comparisons,
  until: range.cut?.now.toISOString() ?? null,
  filter: null,
  preface: [],
})

/** Of a report that compares each thing with something of its own. */
export const ownComparison = (comparedWith: ComparedWith) => ({
  compared: null,
  comparedWith,
  comparisons: [],
})
