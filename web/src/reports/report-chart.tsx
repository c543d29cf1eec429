import type { ReportSeries } from '@app/contract/reports/report-schema.ts'
import { addsUp, valueText } from '@app/contract/reports/value-text.ts'
import { useRef } from 'react'
import { Table } from '../components/display/table.tsx'
import { Details } from '../components/overlays/details.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import { pointLabel, seriesSentence, seriesTitle, totalOf } from '@app/contract/reports/report-words.ts'
import styles from './reports.module.css'

interface ReportChartProps {
  series: ReportSeries
  /** How many points the whole period has. */
  slots: number
  today: string
}

/** A chart with a sentence that reads it, and its numbers as a table. */
export function ReportChart({ series, slots, today }: ReportChartProps) {
  const numbers = useRef<HTMLDetailsElement>(null)
  const title = seriesTitle(series)
  const { per, points } = series
  const isCompared = points.some(({ before }) => before !== null)
  function showNumbers() {
    if (numbers.current === null) return
    numbers.current.open = true
    numbers.current.querySelector('summary')?.focus()
  }
  return (
    <Panel gap="3">
      <Section title={title} look="h3" action={isCompared && <Legend />}>
        <p className="sm mut">{seriesSentence(series)}</p>
        <ChartDrawing {...{ series, slots, today }} onShowNumbers={showNumbers} />
      </Section>
      {points.length > 0 && (
        <Details ref={numbers} summary="Show the numbers" className={styles.numbers}>
          <Table
            caption={title}
            head={[
              { label: per === 'day' ? 'Day' : 'Days' },
              { label: 'This period', isNumeric: true },
              { label: 'Before', isNumeric: true },
            ]}
            rows={points.map((point) => ({
              key: point.startDate,
              cells: [
                pointLabel(point, per),
                valueText(point.value, series),
                valueText(point.before, series),
              ],
            }))}
            {...(addsUp(series) && {
              foot: [
                'Total',
                valueText(totalOf(series, 'value'), series),
                valueText(totalOf(series, 'before'), series),
              ],
            })}
          />
        </Details>
      )}
    </Panel>
  )
}

const Legend = () => (
  <Row gap="1 5" as="p">
    <span className={`xs mut ${styles.key}`}>This period</span>
    <span className={`xs mut ${styles.key} ${styles.keyBefore}`}>Before</span>
  </Row>
)
