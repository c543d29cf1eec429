import type { ChartScale } from '@app/contract/reports/chart-paths.ts'
import type { ReportSeries } from '@app/contract/reports/report-schema.ts'
import { axisLabel, tickText } from '@app/contract/reports/report-words.ts'
import styles from './charts.module.css'

/** In units of text. */
export const chartHeight = 280
export const chartPadding = { top: 20, right: 8, bottom: 28, left: 44 }

interface ChartAxesProps {
  scale: ChartScale
  series: ReportSeries
  width: number
}

/** The values beside a chart and the days below it. */
export const ChartAxes = ({ scale, series, width }: ChartAxesProps) => {
  const [left, right] = [chartPadding.left, width - chartPadding.right]
  return (
    <>
      {scale.ticks.map(({ value, y }) => (
        <g key={value}>
          <line className={styles.grid} x1={left} x2={right} y1={y} y2={y} />
          <text x={left - 8} y={y + 4} textAnchor="end">
            {tickText(value, series)}
          </text>
        </g>
      ))}
      {series.limit && (
        <line
          className={styles.limit}
          x1={left}
          x2={right}
          y1={scale.heightOf(series.limit.value)}
          y2={scale.heightOf(series.limit.value)}
        />
      )}
      {scale.labeled.map((index) => {
        const point = series.points[index]
        return (
          point && (
            <text
              key={index}
              x={scale.middles[index]}
              y={chartHeight - 6}
              textAnchor={anchorOf(scale, index)}
            >
              {axisLabel(point.startDate, series.per, point.endDate)}
            </text>
          )
        )
      })}
    </>
  )
}

/** The first and last point of a line are at the edge, where a label in the middle would be cut. */
function anchorOf({ look, middles }: ChartScale, index: number) {
  if (look === 'bars') return 'middle'
  return index === 0 ? 'start' : index === middles.length - 1 ? 'end' : 'middle'
}
