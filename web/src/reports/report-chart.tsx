import { lookOf } from '@app/contract/reports/chart-paths.ts'
import { comparedLabels, type ComparedWith } from '@app/contract/reports/report-period.ts'
import type { ReportSeries } from '@app/contract/reports/report-schema.ts'
import { addsUp, valueText } from '@app/contract/reports/value-text.ts'
import { useRef } from 'react'
import { Table } from '../components/display/table.tsx'
import { Details } from '../components/overlays/details.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import { ChartLegend } from './chart-legend.tsx'
import type { Chart } from '@app/contract/reports/charts.ts'
import { pointLabel, seriesSentence, seriesTitle, totalOf } from '@app/contract/reports/report-words.ts'
import { narrowColumns } from './report-table.tsx'
import styles from './reports.module.css'

interface ReportChartProps {
  chart: Chart
  comparedWith: ComparedWith
  /** How many points the whole period has. */
  slots: number
  today: string
}

/** A chart with a sentence that reads it, and its numbers as a table. */
export function ReportChart({ chart, comparedWith, slots, today }: ReportChartProps) {
  const numbers = useRef<HTMLDetailsElement>(null)
  const { whole, parts } = chart
  const title = seriesTitle(whole)
  const { per, points } = whole
  const isCompared = points.some(({ before }) => before !== null)
  const labels = comparedLabels[comparedWith]
  const columns: { label: string; series: ReportSeries; of: 'value' | 'before' }[] = [
    ...parts.map((series) => ({ label: series.label, series, of: 'value' as const })),
    { label: parts.length > 0 ? 'All' : labels.now, series: whole, of: 'value' },
    ...(isCompared || parts.length === 0
      ? [{ label: labels.before, series: whole, of: 'before' as const }]
      : []),
  ]
  function showNumbers() {
    if (numbers.current === null) return
    numbers.current.open = true
    numbers.current.querySelector('summary')?.focus()
  }
  return (
    <Panel gap="3">
      <Section
        title={title}
        look="h3"
        action={
          <ChartLegend
            {...{ chart, comparedWith, isCompared }}
            hasBars={parts.length > 0 || lookOf(Math.max(slots, points.length), whole.look) === 'bars'}
          />
        }
      >
        <p className="sm mut">{seriesSentence(whole)}</p>
        <ChartDrawing {...{ chart, comparedWith, slots, today }} onShowNumbers={showNumbers} />
        {points.length > 0 && (
          <Details ref={numbers} summary="Show the numbers" className={styles.numbers}>
            <Table
              caption={title}
              isStacking={columns.length > narrowColumns}
              hasLabels
              head={[
                { label: per === 'day' ? 'Day' : 'Days' },
                ...columns.map(({ label }) => ({ label, isNumeric: true })),
              ]}
              rows={points.map((point, index) => ({
                key: point.startDate,
                cells: [
                  pointLabel(point, per),
                  ...columns.map(({ series, of }) => valueText(series.points[index]?.[of] ?? null, whole)),
                ],
              }))}
              {...(addsUp(whole) && {
                foot: ['Total', ...columns.map(({ series, of }) => valueText(totalOf(series, of), whole))],
              })}
            />
          </Details>
        )}
      </Section>
    </Panel>
  )
}
