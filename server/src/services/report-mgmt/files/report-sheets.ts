import { comparedLabels } from '@app/contract/reports/report-period.ts'
import type {
  Report,
  ReportCell,
  ReportColumn,
  ReportSeries,
  ReportTable,
} from '@app/contract/reports/report-schema.ts'
import { seriesTitle, totalOf } from '@app/contract/reports/report-words.ts'
import { addsUp } from '@app/contract/reports/value-text.ts'
import { withFilledColumns } from '@app/contract/reports/filled-columns.ts'
import type { Cell } from '@app/contract/columns/column.ts'
import type { CellType } from '../../../exports/sheet-xml.ts'
import type { NamedReport } from './named-report.ts'

export interface SheetCell {
  value: Cell
  type?: CellType | undefined
}

/** A part of a report as a table of cells, in units that spreadsheets calculate with. */
export interface ReportSheet {
  title: string
  head: string[]
  rows: SheetCell[][]
}

type Unit = Pick<ReportColumn, 'unit' | 'currency'>

/** Figures, each series and each table of a report. They have what its page shows, and nothing else. */
export const sheetsOf = (named: NamedReport): ReportSheet[] => [
  aboutSheet(named),
  figureSheet(named.report),
  ...named.report.series.map((series) => seriesSheet(series, named.report)),
  ...named.report.tables.map(withFilledColumns).map(tableSheet),
]

const text = (value: string | null): SheetCell => ({ value })
const day = (value: string): SheetCell => ({ value, type: 'date' })

function aboutSheet({ pageName, title, about, notes, report }: NamedReport): ReportSheet {
  const { days, compared, figures, timeZone } = report
  const rows = [
    ...(pageName === null ? [] : [[text('Page'), text(pageName)]]),
    [text('First day'), day(days.startDate)],
    [text('Last day'), day(days.endDate)],
    ...(compared === null || figures.every(({ before }) => before === null)
      ? []
      : [
          [text('Compared from'), day(compared.startDate)],
          [text('Compared to'), day(compared.endDate)],
        ]),
    [text('Time zone'), text(timeZone)],
    ...[about, ...notes].map((note) => [text('Note'), text(note)]),
  ]
  return { title: 'Report', head: ['Report', title], rows }
}

const figureSheet = ({ figures, comparedWith }: Report): ReportSheet => ({
  title: 'Figures',
  head: ['Figure', 'Unit', comparedLabels[comparedWith].now, comparedLabels[comparedWith].before],
  rows: figures.map((figure) => [
    text([figure.label, figure.basis].filter(Boolean).join(', ')),
    text(unitName(figure) ?? 'number'),
    cellOf(figure.value, figure),
    cellOf(figure.before, figure),
  ]),
})

function seriesSheet(series: ReportSeries, { comparedWith }: Report): ReportSheet {
  const { points, limit } = series
  const { now, before } = comparedLabels[comparedWith]
  const rows = points.map((point) => [
    day(point.startDate),
    day(point.endDate),
    cellOf(point.value, series),
    cellOf(point.before, series),
    ...(limit === null ? [] : [cellOf(limit.value, series)]),
  ])
  const sum = (name: 'value' | 'before') => cellOf(totalOf(series, name), series)
  return {
    title: seriesTitle(series),
    head: [
      'First day',
      'Last day',
      ...[now, before, ...(limit === null ? [] : [limit.label])].map((name) => headOf(name, series)),
    ],
    rows:
      addsUp(series) && rows.length > 0
        ? [...rows, [text('Total'), text(null), sum('value'), sum('before')]]
        : rows,
  }
}

function tableSheet({ label, of, columns, rows, totals }: ReportTable): ReportSheet {
  const hasNotes = rows.some(({ note }) => note !== null)
  const cells = (of_: readonly ReportCell[]) =>
    columns.map((column, index) => cellOf(of_[index] ?? null, column))
  return {
    title: label,
    head: [of, ...(hasNotes ? ['Note'] : []), ...columns.map((column) => headOf(column.label, column))],
    rows: [
      ...rows.map((row) => [
        row.day === undefined ? text(row.label) : day(row.day),
        ...(hasNotes ? [text(row.note)] : []),
        ...cells(row.cells),
      ]),
      ...(totals === null ? [] : [[text('Total'), ...(hasNotes ? [text(null)] : []), ...cells(totals)]]),
    ],
  }
}

/** A value in the unit that its head names: money in whole units of the currency, shares in percent. */
function cellOf(value: ReportCell, { unit }: Unit): SheetCell {
  if (value === null || typeof value === 'string')
    return unit === 'day' && value !== null ? day(value) : text(value)
  if (unit === 'money') return { value: value / 100, type: 'money' }
  if (unit === 'share') return { value: value / 100, type: 'decimal' }
  return { value, type: 'count' }
}

function unitName({ unit, currency }: Unit): string | undefined {
  if (unit === 'money') return currency ?? 'USD'
  if (unit === 'share') return '%'
  return unit === 'minutes' ? 'minutes' : undefined
}

const headOf = (label: string, unit: Unit) => {
  const name = unitName(unit)
  return name === undefined ? label : `${label} (${name})`
}
