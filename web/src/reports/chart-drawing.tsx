import {
  chartPaths,
  stackPaths,
  type ChartPaths,
  type StackPaths,
} from '@app/contract/reports/chart-paths.ts'
import type { ComparedWith } from '@app/contract/reports/report-period.ts'
import type { ReportSeries } from '@app/contract/reports/report-schema.ts'
import { useState, type PointerEvent } from 'react'
import { ChartAxes, chartHeight as height, chartPadding as padding } from './chart-axes.tsx'
import { ChartImage } from './chart-image.tsx'
import { ChartReading } from './chart-reading.tsx'
import { partStyles } from './chart-styles.ts'
import type { Chart } from '@app/contract/reports/charts.ts'
import {
  chartPoints,
  isPart,
  seriesSentence,
  seriesTitle,
  tickText,
} from '@app/contract/reports/report-words.ts'
import styles from './charts.module.css'
import { useWidth } from './use-width.ts'

interface ChartDrawingProps {
  chart: Chart
  comparedWith: ComparedWith
  /** How many points the whole period has. */
  slots: number
  today: string
  onShowNumbers: () => void
}

/** The lines or bars of a chart. People read it point by point with the pointer, or with the arrow keys. */
export function ChartDrawing({ chart, comparedWith, slots, today, onShowNumbers }: ChartDrawingProps) {
  const { whole, parts } = chart
  const { points, per } = whole
  const [box, setBox] = useState<HTMLElement | null>(null)
  const width = useWidth(box)
  const [reading, setReading] = useState<number>()
  const frame = { slots, width, height, padding, labelWidth: per === 'month' ? 44 : 64 }
  const stack =
    parts.length === 0 ? undefined : stackPaths({ ...frame, parts: parts.map((part) => part.points) })
  const pair =
    stack === undefined
      ? chartPaths({
          ...frame,
          points: chartPoints(whole, today),
          limit: whole.limit?.value,
          look: whole.look,
        })
      : undefined
  const scale = stack ?? pair
  if (scale === undefined) return null

  function readAt({ clientX, currentTarget }: PointerEvent) {
    const edge = currentTarget.getBoundingClientRect()
    const x = ((clientX - edge.left) / edge.width) * width
    const distance = (index: number) => Math.abs((scale?.middles[index] ?? 0) - x)
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
        <ChartImage name={`${seriesTitle(whole)}. ${seriesSentence(whole)}`} {...{ width, height }}>
          <ChartAxes {...{ scale, width }} series={whole} />
          {stack && <StackedBars {...{ stack }} whole={whole} />}
          {pair && <PairedShapes {...{ pair, today }} series={whole} />}
        </ChartImage>
      )}
      {width > 0 && points.length > 0 && (
        <ChartReading
          {...{ chart, comparedWith, scale, today, reading, onShowNumbers }}
          size={{ width, height, top: padding.top }}
          onRead={setReading}
        />
      )}
    </div>
  )
}

interface PairedShapesProps {
  pair: ChartPaths
  series: ReportSeries
  today: string
}

/** Lines or bars of now and before. */
const PairedShapes = ({ pair, series, today }: PairedShapesProps) =>
  pair.look === 'bars' ? (
    <>
      <path className={styles.barsBefore} d={pair.before} />
      <path className={styles.barsNow} d={pair.now} />
    </>
  ) : (
    <>
      <path className={styles.lineBefore} d={pair.before} />
      <path className={styles.lineNow} d={pair.now} />
      <path className={`${styles.lineNow} ${styles.toParts}`} d={pair.toParts} />
      <PartMarks {...{ pair, series, today }} />
    </>
  )

interface StackedBarsProps {
  stack: StackPaths
  whole: ReportSeries
}

/** The least distance of two numbers above bars. */
const numberWidth = 28

/** Parts on top of each other, with what they add up to where there is room. */
function StackedBars({ stack, whole: { points, ...unit } }: StackedBarsProps) {
  const [first = 0, second = first + numberWidth] = stack.middles
  const hasNumbers = second - first >= numberWidth
  return (
    <>
      {stack.parts.map((path, index) => (
        <path
          key={index}
          className={`${styles.bars} ${partStyles(stack.parts.length)[index] ?? ''}`}
          d={path}
        />
      ))}
      <path className={styles.mark} d={stack.before} />
      {hasNumbers &&
        points.map(({ startDate, value }, index) =>
          value ? (
            <text
              key={startDate}
              className={styles.total}
              x={stack.middles[index]}
              y={stack.heightOf(value) - 6}
              textAnchor="middle"
            >
              {tickText(value, unit)}
            </text>
          ) : null,
        )}
    </>
  )
}

/** Rings on points that have fewer days than the others or aren't over, and are low only because of that. */
const PartMarks = ({ pair, series, today }: PairedShapesProps) =>
  series.points.map(
    (point, index) =>
      point.value !== null &&
      isPart(point, series, today) && (
        <circle
          key={point.startDate}
          className={styles.part}
          cx={pair.middles[index]}
          cy={pair.heightOf(point.value)}
          r="4"
        />
      ),
  )
