import type { ReportTable as Description } from '@app/contract/reports/report-schema.ts'
import { useState } from 'react'
import { classNames } from '../../components/class-names.ts'
import { count } from '../../components/format.ts'
import { Details } from '../../components/overlays/details.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { ChartImage } from '../chart-image.tsx'
import { ReportRows } from '../report-table.tsx'
import reportStyles from '../reports.module.css'
import { useWidth } from '../use-width.ts'
import styles from './rfps.module.css'
import { shadeOf, shadesOf, stateTiles, tileColumns } from './state-tiles.ts'

interface StateMapProps {
  /** Whose rows are states, and what names none. */
  table: Description
  /** The postal abbreviations by name. */
  codes: Readonly<Record<string, string>>
  /** The names of the states of the reader's pages. */
  own: ReadonlySet<string>
}

const gap = 3
const shades = [styles.none, styles.shade1, styles.shade2, styles.shade3, styles.shade4]

/** The numbers of states as tiles, with the table of all rows. */
export function StateMap({ table, codes, own }: StateMapProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const width = useWidth(box)
  const known = table.rows.flatMap(({ label, cells: [value] }) => {
    const code = codes[label]
    return code === undefined || typeof value !== 'number' ? [] : [{ code, label, value }]
  })
  const values = new Map(known.map(({ code, value }) => [code, value]))
  const most = Math.max(0, ...values.values())
  const ownCodes = new Set([...own].flatMap((name) => codes[name] ?? []))
  const tiles = stateTiles([...known.map(({ code }) => code), ...ownCodes])
  const size = width / tileColumns
  const height = size * (1 + Math.max(...tiles.map(({ row }) => row)))
  const [first] = known
  const total = table.totals?.[0]
  const named = (name: string) => known.find(({ label }) => label === name)?.value ?? 0
  const ownSentence = [...own]
    .filter((name) => codes[name] !== undefined && name !== first?.label)
    .map((name) => `${count(named(name))} name ${name}, where you are.`)
  const mostSentence =
    first && typeof total === 'number'
      ? `${count(first.value)} of the ${count(total)} name ${first.label}, the most of any state.`
      : 'None names a state.'
  const noted = (row: Description['rows'][number]) =>
    own.has(row.label) ? { ...row, note: 'Where you are' } : row
  const sentence = [mostSentence, ...ownSentence].join(' ')
  return (
    <Panel gap="3">
      <Section title={table.label} look="h3">
        <p className="sm mut">{`By the state they name. ${sentence}`}</p>
        <div ref={setBox} className={styles.map}>
          {width > 0 && (
            <ChartImage name={`${table.label}. ${sentence}`} {...{ width, height }}>
              {tiles.map(({ code, column, row }) => {
                const value = values.get(code) ?? 0
                const [x, y] = [column * size, row * size]
                return (
                  <g
                    key={code}
                    className={classNames(shades[shadeOf(value, most)], ownCodes.has(code) && styles.own)}
                  >
                    <rect x={x} y={y} width={size - gap} height={size - gap} rx="4" />
                    <text x={x + (size - gap) / 2} y={y + size / 2 - 4} textAnchor="middle">
                      {code}
                    </text>
                    <text x={x + (size - gap) / 2} y={y + size / 2 + 10} textAnchor="middle" className="semi">
                      {count(value)}
                    </text>
                  </g>
                )
              })}
            </ChartImage>
          )}
        </div>
        <Row gap="1 4" as="p">
          <Key shade={0}>None</Key>
          {shadesOf(most).map(({ from, to }, index) => (
            <Key key={from} shade={index + 1}>
              {from === to ? count(from) : `${count(from)}–${count(to)}`}
            </Key>
          ))}
        </Row>
        <Details summary="Show the numbers" className={reportStyles.numbers}>
          <ReportRows table={{ ...table, rows: table.rows.map(noted) }} />
        </Details>
      </Section>
    </Panel>
  )
}

const Key = ({ shade, children }: { shade: number; children: string }) => (
  <span className={classNames('xs mut', styles.key, shades[shade])}>{children}</span>
)
