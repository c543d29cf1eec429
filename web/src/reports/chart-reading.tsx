import type { ChartScale } from '@app/contract/reports/chart-paths.ts'
import type { ComparedWith } from '@app/contract/reports/report-period.ts'
import { useState } from 'react'
import { classNames } from '../components/class-names.ts'
import type { Chart } from '@app/contract/reports/charts.ts'
import { chartPointText, isUnfinished, pointLabel, seriesTitle } from '@app/contract/reports/report-words.ts'
import styles from './charts.module.css'

/** In units of the drawing. */
const tipWidth = 200
const gap = 8

interface ChartReadingProps {
  chart: Chart
  comparedWith: ComparedWith
  scale: ChartScale
  today: string
  /** Of the drawing, in its units. */
  size: { width: number; height: number; top: number }
  /** The point that is read. */
  reading: number | undefined
  onRead: (index: number | undefined) => void
  onShowNumbers: () => void
}

/** What one point of a chart is. A slider, whose keys people and screen readers know; T opens the numbers. */
export function ChartReading(props: ChartReadingProps) {
  const { chart, comparedWith, scale, today, size, reading, onRead, onShowNumbers } = props
  const { points, per } = chart.whole
  const [isFocused, setIsFocused] = useState(false)
  const last = points.length - 1
  // Another period has other points.
  const at = Math.min(reading ?? last, last)
  const point = points[at]
  if (point === undefined) return null
  const name = `${pointLabel(point, per)}${isUnfinished(point, today) ? ', so far' : ''}`
  const text = chartPointText(chart, at, comparedWith)
  const x = scale.middles[at] ?? 0
  const isEarly = at <= last / 2
  return (
    <>
      <input
        type="range"
        className={`over ${styles.slider}`}
        aria-label={`Points of ${seriesTitle(chart.whole)}`}
        aria-valuetext={`${name}: ${text}`}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => onRead(Number(target.value))}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false)
          onRead(undefined)
        }}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          if (key.toLowerCase() === 't' && !ctrlKey && !metaKey && !altKey) onShowNumbers()
        }}
      />
      {(isFocused || reading !== undefined) && (
        <svg aria-hidden="true" className={styles.reading} viewBox={`0 0 ${size.width} ${size.height}`}>
          <line x1={x} x2={x} y1={size.top} y2={scale.heightOf(0)} />
          {scale.look === 'lines' && point.value !== null && (
            <circle cx={x} cy={scale.heightOf(point.value)} r="5" />
          )}
          <foreignObject x={isEarly ? x + gap : x - gap - tipWidth} width={tipWidth} height={size.height}>
            <p className={classNames('xs', styles.tip, !isEarly && styles.tipBefore)}>
              {name}
              <br />
              <b>{text}</b>
            </p>
          </foreignObject>
        </svg>
      )}
    </>
  )
}
