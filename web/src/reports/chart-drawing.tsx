import { chartPaths, type ChartPaths } from '@app/contract/reports/chart-paths.ts'
import type { ReportSeries } from '@app/contract/reports/report-schema.ts'
import { useState, type PointerEvent } from 'react'
import { ChartReading } from './chart-reading.tsx'
import {
  axisLabel,
  isWhole,
  seriesSentence,
  seriesTitle,
  tickText,
} from '@app/contract/reports/report-words.ts'
import styles from './reports.module.css'
import { useWidth } from './use-width.ts'

/** In units of text, as the width. The box has the same height before its width is known. */
const height = 280
const padding = { top: 12, right: 8, bottom: 28, left: 44 }

interface ChartDrawingProps {
  series: ReportSeries
  /** How many points the whole period has. */
  slots: number
  today: string
  onShowNumbers: () => void
}

/** The lines or bars of a series. People read it point by point with the pointer, or with the arrow keys. */
export function ChartDrawing({ series, slots, today, onShowNumbers }: ChartDrawingProps) {
  const { points, per, limit } = series
  const [box, setBox] = useState<HTMLElement | null>(null)
  const width = useWidth(box)
  const [reading, setReading] = useState<number>()
  const chart = chartPaths({
    points,
    slots,
    limit: limit?.value,
    width,
    height,
    padding,
    labelWidth: per === 'month' ? 44 : 64,
  })

  function readAt({ clientX, currentTarget }: PointerEvent) {
    const edge = currentTarget.getBoundingClientRect()
    const x = ((clientX - edge.left) / edge.width) * width
    const distance = (index: number) => Math.abs((chart.middles[index] ?? 0) - x)
    const nearest = points.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0)
    if (points.length > 0) setReading(nearest)
  }
  return (
    <div
      ref={setBox}
      className={`ring ${styles.chart}`}
      onPointerDown={readAt}
      onPointerMove={readAt}
      // A finger that is lifted leaves its reading.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setReading(undefined)}
    >
      {width > 0 && (
        <svg
          // Its name says what it shows. An image of its own file couldn't have the colors of the theme.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={`${seriesTitle(series)}. ${seriesSentence(series)}`}
          viewBox={`0 0 ${width} ${height}`}
        >
          <Axes {...{ chart, series, width }} />
          {chart.look === 'bars' ? (
            <>
              <path className={styles.barsBefore} d={chart.before} />
              <path className={styles.barsNow} d={chart.now} />
            </>
          ) : (
            <>
              <path className={styles.lineBefore} d={chart.before} />
              <path className={styles.lineNow} d={chart.now} />
              <PartMarks {...{ chart, series, today }} />
            </>
          )}
        </svg>
      )}
      {width > 0 && points.length > 0 && (
        <ChartReading
          {...{ chart, series, today, reading, onShowNumbers }}
          size={{ width, height, top: padding.top }}
          onRead={setReading}
        />
      )}
    </div>
  )
}

interface AxesProps {
  chart: ChartPaths
  series: ReportSeries
  width: number
}

const Axes = ({ chart, series, width }: AxesProps) => (
  <>
    {chart.ticks.map(({ value, y }) => (
      <g key={value}>
        <line className={styles.grid} x1={padding.left} x2={width - padding.right} y1={y} y2={y} />
        <text x={padding.left - 8} y={y + 4} textAnchor="end">
          {tickText(value, series)}
        </text>
      </g>
    ))}
    {series.limit && (
      <line
        className={styles.limit}
        x1={padding.left}
        x2={width - padding.right}
        y1={chart.heightOf(series.limit.value)}
        y2={chart.heightOf(series.limit.value)}
      />
    )}
    {chart.labeled.map((index) => {
      const point = series.points[index]
      return (
        point && (
          <text key={index} x={chart.middles[index]} y={height - 6} textAnchor={anchorOf(chart, index)}>
            {axisLabel(point.startDate, series.per)}
          </text>
        )
      )
    })}
  </>
)

/** The first and last point of a line are at the edge, where a label in the middle would be cut. */
function anchorOf({ look, middles }: ChartPaths, index: number) {
  if (look === 'bars') return 'middle'
  return index === 0 ? 'start' : index === middles.length - 1 ? 'end' : 'middle'
}

interface PartMarksProps {
  chart: ChartPaths
  series: ReportSeries
  today: string
}

/** Rings on points that have fewer days than the others or aren't over, and are low only because of that. */
const PartMarks = ({ chart, series: { points, per }, today }: PartMarksProps) =>
  points.map(
    (point, index) =>
      point.value !== null &&
      (point.endDate === today || !isWhole(point, per)) && (
        <circle
          key={point.startDate}
          className={styles.part}
          cx={chart.middles[index]}
          cy={chart.heightOf(point.value)}
          r="4"
        />
      ),
  )
