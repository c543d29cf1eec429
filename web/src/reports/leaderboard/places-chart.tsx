import { linePath } from '@app/contract/reports/chart-paths.ts'
import type { Standing } from '@app/contract/reports/leaderboard-schema.ts'
import { axisLabel } from '@app/contract/reports/report-words.ts'
import { useState } from 'react'
import { Table } from '../../components/display/table.tsx'
import { count, date } from '../../components/format.ts'
import { Details } from '../../components/overlays/details.tsx'
import { ChartImage } from '../chart-image.tsx'
import charts from '../charts.module.css'
import { narrowColumns } from '../report-table.tsx'
import reportStyles from '../reports.module.css'
import { useWidth } from '../use-width.ts'
import { endLabels, neighborsOf, placeScale, placeTicks } from './place-lines.ts'
import { monthsSentence, type Ranking } from './standing-words.ts'
import styles from './leaderboard.module.css'

// In units of text.
const height = 240
const [top, bottom, left] = [14, 28, 52]
/** Names have room beside the lines from this width on. */
const namedWidth = 480
const nameWidth = 168
const labelWidth = 56
const lineHeight = 16

interface PlacesChartProps {
  ranking: Ranking
  own: Standing
  /** The last day of each place. */
  days: readonly string[]
}

/** The places of a page at the end of each of twelve months, among its neighbors of today. */
export function PlacesChart({ ranking, own, days }: PlacesChartProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const width = useWidth(box)
  const sentence = monthsSentence(own)
  if (sentence === undefined) return null
  const neighbors = neighborsOf(ranking, own)
  const columns = [own, ...neighbors]
  // The own line is above the others.
  const lines = [...neighbors, own]
  const { best, worst, yOf } = placeScale(lines, { top, bottom: height - bottom })
  const right = width - (width >= namedWidth ? nameWidth : 12)
  const step = (right - left) / (days.length - 1)
  const xs = days.map((_, month) => Math.round((left + month * step) * 10) / 10)
  const every = Math.max(1, Math.ceil(labelWidth / step))
  return (
    <>
      <p className="sm mut">{sentence}</p>
      <div ref={setBox} className={`${charts.chart} ${styles.places}`}>
        {width > 0 && (
          <ChartImage name={sentence} {...{ width, height }}>
            {placeTicks(best, worst).map((place) => (
              <g key={place}>
                <line className={charts.grid} x1={left} x2={right} y1={yOf(place)} y2={yOf(place)} />
                <text x={left - 10} y={yOf(place) + 4} textAnchor="end">
                  {count(place)}
                </text>
              </g>
            ))}
            {days.map(
              (day, month) =>
                (days.length - 1 - month) % every === 0 && (
                  <text key={day} x={xs[month]} y={height - 6} textAnchor="middle">
                    {axisLabel(day, 'day')}
                  </text>
                ),
            )}
            {lines.map(({ profileId, places }) => (
              <g
                key={profileId}
                className={profileId === own.profileId ? styles.ownPlaces : styles.otherPlaces}
              >
                <path d={linePath(places, xs, yOf)} />
                {places.map(
                  (place, month) =>
                    place !== null && <circle key={days[month]} cx={xs[month]} cy={yOf(place)} r="3" />,
                )}
              </g>
            ))}
            {width >= namedWidth &&
              endLabels(lines, { yOf, lineHeight }).map(({ text, y, isOwn }) => (
                <text key={text} x={right + 12} y={y + 4} className={isOwn ? styles.you : undefined}>
                  {text}
                </text>
              ))}
          </ChartImage>
        )}
      </div>
      <Details summary="Show the numbers" className={reportStyles.numbers}>
        <Table
          caption="Places of twelve months"
          isStacking={columns.length > narrowColumns}
          hasLabels
          head={[
            { label: 'Day' },
            ...columns.map(({ name }, index) => ({
              label: index === 0 ? `You, ${name}` : name,
              isNumeric: true,
            })),
          ]}
          rows={days.map((day, month) => ({
            key: day,
            cells: [
              date(day),
              ...columns.map(({ places }) => {
                const place = places[month] ?? null
                return place === null ? '–' : count(place)
              }),
            ],
          }))}
        />
      </Details>
    </>
  )
}
