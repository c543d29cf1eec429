// Without zod, because pages in the browser use them too.

import { chartsOf, type Chart } from './charts.ts'
import type { Report } from './report-schema.ts'
import { seriesTitle } from './report-words.ts'

export interface ReportSection {
  /** In the query of a PDF. */
  name: string
  label: string
}

const figuresName = 'figures'
const chartName = ({ whole, parts: [first] }: Chart) => `chart-${(first ?? whole).name}`
const tableName = ({ name }: { name: string }) => `table-${name}`

/** The parts of a report that a PDF may leave out, in its order. */
export const sectionsOf = ({ figures, series, tables }: Report): ReportSection[] => [
  ...(figures.length > 0 ? [{ name: figuresName, label: 'Key figures' }] : []),
  ...chartsOf(series).map((chart) => ({ name: chartName(chart), label: seriesTitle(chart.whole) })),
  ...tables.map((table) => ({ name: tableName(table), label: table.label })),
]

/** The report with only these of its sections. */
export function withSections(report: Report, names: readonly string[]): Report {
  const isChosen = (name: string) => names.includes(name)
  const charts = chartsOf(report.series).filter((chart) => isChosen(chartName(chart)))
  return {
    ...report,
    figures: isChosen(figuresName) ? report.figures : [],
    series: charts.flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole])),
    tables: report.tables.filter((table) => isChosen(tableName(table))),
  }
}
