import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export interface TableColumn {
  label: string
  isNumeric?: boolean
  /** For columns that need no visible header, such as buttons. */
  isLabelHidden?: boolean
}

export interface TableRow {
  key: string
  cells: readonly ReactNode[]
  /** The reader's own. */
  isOwn?: boolean
}

export interface TableProps {
  head: readonly TableColumn[]
  rows: readonly TableRow[]
  /** The cells of the totals. */
  foot?: readonly ReactNode[]
  /** The accessible name. */
  caption: string
  /** Where there is little room, a row becomes a block of two columns. */
  isStacking?: boolean
  /** The first cell of a row is its head, and the others have the labels of their columns where they are stacked. */
  hasLabels?: boolean
  className?: string
}

export function Table({ head, rows, foot, caption, isStacking, hasLabels = false, className }: TableProps) {
  const frame = classNames(styles.frame, isStacking && styles.stackingFrame, className)
  return (
    // It scrolls where it does not fit, and so the keys have to reach it. No landmark: a page may have many.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={frame} role="group" aria-label={caption} tabIndex={0}>
      <table
        className={classNames(
          styles.table,
          isStacking && styles.stacking,
          isStacking && hasLabels && styles.labeled,
        )}
      >
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {head.map(({ label, isNumeric, isLabelHidden }) => (
              <th key={label} scope="col" className={isNumeric ? styles.numeric : undefined}>
                {isLabelHidden ? <span className="sr">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isOwn }) => (
            <tr key={key} className={isOwn ? styles.own : undefined}>
              <Cells {...{ head, cells, hasLabels }} />
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <Cells {...{ head, hasLabels }} cells={foot} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface CellsProps extends Pick<TableProps, 'head'> {
  cells: readonly ReactNode[]
  hasLabels: boolean
}

const Cells = ({ head, cells, hasLabels }: CellsProps) =>
  head.map(({ label, isNumeric }, index) => {
    const Cell = hasLabels && index === 0 ? 'th' : 'td'
    return (
      <Cell
        key={label}
        scope={Cell === 'th' ? 'row' : undefined}
        className={isNumeric ? styles.numeric : undefined}
      >
        {hasLabels && index > 0 && <span className={`xs dim ${styles.label}`}>{label}</span>}
        {cells[index]}
      </Cell>
    )
  })
