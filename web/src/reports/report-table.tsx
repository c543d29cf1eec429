import { withFilledColumns } from '@app/contract/reports/filled-columns.ts'
import type { ReportCell, ReportTable as Description, RowLink } from '@app/contract/reports/report-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '../components/class-names.ts'
import { Table } from '../components/display/table.tsx'
import { count } from '../components/format.ts'
import { leadPath } from '../kind/request-paths.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { GrowingList, MoreButton } from '../page/growing-list.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Section } from '../platform/boxes/section.tsx'
import styles from './reports.module.css'
import { useIsPrinted } from './use-is-printed.ts'

/** A table with so many columns of its own fits beside a chart. */
export const narrowColumns = 2

/** How many rows of a long table come more each time. */
const rowsAtOnce = 20

interface ReportTableProps {
  table: Description
  /** How many rows are shown at first. */
  rowsAtFirst?: number
}

/** A table under its title. */
export const ReportTable = (props: ReportTableProps) => (
  <Panel>
    <Section title={props.table.label} look="h3">
      <ReportRows {...props} />
    </Section>
  </Panel>
)

/** Rows with a bar for the number of their first column, and the totals. */
export function ReportRows({ table, rowsAtFirst = rowsAtOnce }: ReportTableProps) {
  const { label, of, columns, rows, totals } = withFilledColumns(table)
  const [asked, setMost] = useState(rowsAtFirst)
  const most = useIsPrinted() ? Infinity : asked
  // A table that is a few rows longer is shown whole.
  const shown = rows.length <= most * 1.25 ? rows : rows.slice(0, most)
  const firstOf = (cells: readonly ReportCell[]) => (typeof cells[0] === 'number' ? cells[0] : 0)
  const largest = Math.max(0, ...rows.map(({ cells }) => firstOf(cells)))
  const texts = (cells: readonly ReportCell[]) =>
    columns.map((column, index) => {
      const text = valueText(cells[index] ?? null, column)
      return column.unit === 'day' ? (
        <span key={column.label} className="num">
          {text}
        </span>
      ) : (
        text
      )
    })
  if (rows.length === 0) return <p className="sm mut">Nothing in these days.</p>
  return (
    <GrowingList gap="3">
      <Table
        caption={label}
        isStacking={columns.length > narrowColumns}
        hasLabels
        className={classNames(styles.rows, columns.length <= narrowColumns && styles.narrow)}
        head={[
          { label: of },
          ...columns.map((column) => ({
            label: column.label,
            isNumeric: column.unit !== 'text',
          })),
        ]}
        rows={shown.map((row, index) => ({
          // A page may have several rows, such as its promotions.
          key: `${index} ${row.link?.id ?? row.label}`,
          cells: [
            <RowLabel
              key="label"
              row={row}
              share={largest === 0 ? undefined : firstOf(row.cells) / largest}
            />,
            ...texts(row.cells),
          ],
        }))}
        {...(totals && { foot: ['Total', ...texts(totals)] })}
      />
      {shown.length < rows.length && (
        <Row gap="2 4">
          <MoreButton variant="line" className="no-print" onClick={() => setMost(asked + rowsAtOnce)}>
            {`Show ${count(Math.min(rowsAtOnce, rows.length - shown.length))} more`}
          </MoreButton>
          <span className="sm mut">{`${count(shown.length)} of ${count(rows.length)} shown`}</span>
        </Row>
      )}
    </GrowingList>
  )
}

interface RowLabelProps {
  row: Description['rows'][number]
  /** Of the largest row. Undefined where no row has a number. */
  share: number | undefined
}

const RowLabel = ({ row: { label, note, link }, share }: RowLabelProps) => (
  <>
    {link === null ? (
      label
    ) : (
      <Link className="link" to={pathOf(link)}>
        {label}
      </Link>
    )}
    {note !== null && <span className={`xs dim ${styles.note}`}>{note}</span>}
    {share !== undefined && (
      <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none">
        <rect width={share * 100} height="8" />
      </svg>
    )}
  </>
)

const pathOf = ({ to, id }: RowLink) => (to === 'lead' ? leadPath(id) : profilePath(kinds[to], id))
