import { comparedLabels } from '@app/contract/reports/report-period.ts'
import type { Report, ReportTable } from '@app/contract/reports/report-schema.ts'
import { pointLabel, totalOf } from '@app/contract/reports/report-words.ts'

export const numbersName = 'numbers'

/** More series have no room beside each other. */
const mostSeries = 3

/** The points of the charts as two tables beside each other, if they are all of the same days. Without points, there is none. */
export function chartNumbers({ series, comparedWith }: Report): ReportTable[] {
  const [first] = series
  if (first === undefined || first.points.length === 0 || series.length > mostSeries) return []
  const isAlike = series.every(
    ({ per, points }) =>
      per === first.per &&
      points.length === first.points.length &&
      points.every(({ startDate }, index) => startDate === first.points[index]?.startDate),
  )
  if (!isAlike) return []
  const table: ReportTable = {
    name: numbersName,
    label: 'The numbers of the charts',
    of: first.per === 'day' ? 'Day' : 'Days',
    columns: series.flatMap(({ label, unit, currency }) => [
      { label, unit, currency },
      { label: comparedLabels[comparedWith].before, unit, currency },
    ]),
    rows: first.points.map((point, index) => ({
      label: pointLabel(point, first.per),
      note: null,
      link: null,
      cells: series.flatMap(({ points }) => [points[index]?.value ?? null, points[index]?.before ?? null]),
    })),
    totals: series.some((each) => totalOf(each, 'value') !== null)
      ? series.flatMap((each) => [totalOf(each, 'value'), totalOf(each, 'before')])
      : null,
  }
  const half = Math.ceil(table.rows.length / 2)
  return [
    { ...table, rows: table.rows.slice(0, half), totals: null },
    { ...table, label: '', rows: table.rows.slice(half) },
  ]
}
