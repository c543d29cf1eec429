import type { ReportCell, ReportTable as Description } from '@app/contract/reports/report-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { classNames } from '../components/class-names.ts'
import { Table } from '../components/display/table.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Section } from '../platform/boxes/section.tsx'
import styles from './reports.module.css'

/** A table with so many columns of its own fits beside a chart. */
export const narrowColumns = 2

interface ReportTableProps {
  table: Description
}

/** Rows with a bar for the number of their first column, and the totals. */
export function ReportTable({ table: { label, of, columns, rows, totals } }: ReportTableProps) {
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
  return (
    <Panel>
      <Section title={label} look="h3">
        {rows.length === 0 ? (
          <p className="sm mut">Nothing in these days.</p>
        ) : (
          <Table
            caption={label}
            className={classNames(styles.rows, columns.length <= narrowColumns && styles.narrow)}
            head={[
              { label: of },
              ...columns.map((column) => ({
                label: column.label,
                isNumeric: column.unit !== 'text',
              })),
            ]}
            rows={rows.map((row, index) => ({
              // A page may have several rows, such as its promotions.
              key: `${index} ${row.profileId ?? row.label}`,
              cells: [
                <RowLabel
                  key="label"
                  label={row.label}
                  note={row.note}
                  share={largest === 0 ? undefined : firstOf(row.cells) / largest}
                />,
                ...texts(row.cells),
              ],
            }))}
            {...(totals && { foot: ['Total', ...texts(totals)] })}
          />
        )}
      </Section>
    </Panel>
  )
}

interface RowLabelProps {
  label: string
  note: string | null
  /** Of the largest row. Undefined where no row has a number. */
  share: number | undefined
}

const RowLabel = ({ label, note, share }: RowLabelProps) => (
  <>
    {label}
    {note !== null && <span className={`xs dim ${styles.note}`}>{note}</span>}
    {share !== undefined && (
      <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none">
        <rect width={share * 100} height="8" />
      </svg>
    )}
  </>
)
