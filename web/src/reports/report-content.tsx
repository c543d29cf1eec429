import { countsVisits, type ReportName } from '@app/contract/reports/report-labels.ts'
import type { Report, ReportTable as Description } from '@app/contract/reports/report-schema.ts'
import { slotsOf } from '@app/contract/reports/report-words.ts'
import { Fragment } from 'react'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { chartsOf } from '@app/contract/reports/charts.ts'
import { NoFigures } from './no-figures.tsx'
import type { ChoosePeriod } from './period.ts'
import { ReportCards } from './report-cards.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportFilter } from './report-filter.tsx'
import { PeriodNote, Preface, ReportNotes } from './report-notes.tsx'
import { hasContent, hasFigures, nothingOf } from './report-names.ts'
import { narrowColumns, ReportTable } from './report-table.tsx'

/** How many rows of a table are about as long as a chart. */
const mostRowsBeside = 12

interface ReportContentProps {
  name: ReportName
  report: Report
  /** Of the page that it is of, where what is missing is made. */
  pagePath?: string
  onChoose: ChoosePeriod
}

/** Whatever a report has: figures, charts, narrow tables beside them, then the wide ones. */
export function ReportContent({ name, report, pagePath, onChoose }: ReportContentProps) {
  const { today, comparedWith, figures, series, tables } = report
  if (!hasFigures(name, report)) {
    const nothing = tables.some(hasContent) ? undefined : nothingOf[name]
    if (nothing)
      return (
        <EmptyState
          title={nothing.title}
          actions={
            nothing.action &&
            pagePath !== undefined && (
              <ButtonLink to={`${pagePath}${nothing.action.at}`}>{nothing.action.label}</ButtonLink>
            )
          }
        >
          {nothing.text}
        </EmptyState>
      )
    return <NoFigures report={report} onShow={(shown) => onChoose({ days: shown })} />
  }
  const charts = chartsOf(series)
  // What is beside a long table would be as long.
  const isNarrow = ({ columns, rows }: Description) =>
    columns.length <= narrowColumns && rows.length > 0 && rows.length <= mostRowsBeside
  const narrow = tables.filter(isNarrow)
  const wide = tables.filter((table) => !isNarrow(table))
  return (
    <Stack gap="6">
      <Stack gap="3">
        <ReportFilter report={report} />
        <Preface report={report} />
        <ReportCards {...{ figures, comparedWith }} />
        <PeriodNote report={report} />
      </Stack>
      {charts.length + narrow.length > 0 && (
        <Grid columns={narrow.length === 0 ? '2' : 'main side'} gap="6" data-printed="columns">
          {charts.map((chart, index) => {
            const table = narrow[index]
            return (
              <Fragment key={chart.whole.name}>
                <ReportChart {...{ chart, comparedWith, today }} slots={slotsOf(report, chart.whole)} />
                {table && <ReportTable table={table} />}
              </Fragment>
            )
          })}
          {narrow.slice(charts.length).map((table) => (
            <ReportTable key={table.name} table={table} />
          ))}
        </Grid>
      )}
      {wide.map((table) => (
        <ReportTable key={table.name} table={table} />
      ))}
      <ReportNotes report={report} countsVisits={countsVisits(name)} />
    </Stack>
  )
}
