import { stackTotals } from './chart-paths.ts'
import type { ReportSeries } from './report-schema.ts'

/** What is drawn together. */
export interface Chart {
  /** The only series, or what the parts of a stack add up to. */
  whole: ReportSeries
  /** Of a stack, the lowest first. */
  parts: readonly ReportSeries[]
}

/** The charts of a report, in its order: series of one stack are one chart. */
export function chartsOf(series: readonly ReportSeries[]): Chart[] {
  return [...Map.groupBy(series, ({ name, stack }) => (stack === null ? `series ${name}` : `stack ${stack}`))]
    .map(([, together]) => together)
    .map((together) => {
      const first = together[0]!
      return first.stack === null
        ? { whole: first, parts: [] }
        : { whole: wholeOf(together), parts: together }
    })
}

function wholeOf(parts: readonly ReportSeries[]): ReportSeries {
  const first = parts[0]!
  const totals = stackTotals(parts.map(({ points }) => points))
  return {
    ...first,
    name: first.stack ?? first.name,
    label: first.stack ?? first.label,
    points: first.points.map((point, index) => ({ ...point, ...totals[index] })),
  }
}
