import { Link } from 'react-router'
import type { KindFacts } from '../kind/registry.ts'
import { isHost, newRequestPath } from '../kind/contact-paths.ts'
import type { KnownEvent } from '@app/contract/rules/known-event.ts'
import { AddColumn, ColumnHead } from './compare-head.tsx'
import { maxCompared } from './compare-query.ts'
import type { ComparedGroup, ComparedRow } from './comparison.ts'
import styles from './compare-table.module.css'
import type { Column } from './build-comparison.ts'

interface CompareTableProps {
  kind: KindFacts
  columns: readonly Column[]
  groups: readonly ComparedGroup[]
  /** What the profiles are compared for. */
  event: KnownEvent
  /** The query of the search that they were found by. */
  foundBy: string | undefined
  /** The address of the comparison without a profile. */
  pathWithout: (id: string) => string
  /** Whether missing profiles may be the reader's own. */
  isChecking: boolean
}

/** Profiles side by side. On small screens each row names its criterion once, and the columns swipe. */
export function CompareTable(props: CompareTableProps) {
  const { kind, columns, groups, event, foundBy, pathWithout, isChecking } = props
  const hasRoom = columns.length < maxCompared
  return (
    // The keys have to reach what scrolls sideways.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={`edged ${styles.frame}`} tabIndex={0} aria-label="Side by side">
      <table className={styles.table} data-columns={columns.length + Number(hasRoom)}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <ColumnHead {...{ kind, column, event, isChecking }} without={pathWithout(column.id)} />
              </th>
            ))}
            {hasRoom && (
              <td>
                <AddColumn {...{ kind, columns, event, foundBy }} />
              </td>
            )}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1 + Number(hasRoom)}>
                <div>{title}</div>
              </th>
            </tr>
            {rows.map((row) => (
              <TableRow key={row.label} {...{ kind, row, columns, event, hasRoom }} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

interface TableRowProps extends Pick<CompareTableProps, 'kind' | 'columns' | 'event'> {
  row: ComparedRow
  hasRoom: boolean
}

function TableRow({ kind, row: { label, note, cells }, columns, event, hasRoom }: TableRowProps) {
  return (
    <tr>
      <th scope="row">
        <div>
          {label}
          {note !== undefined && <small>{note}</small>}
        </div>
      </th>
      {columns.map((column, place) => {
        const cell = cells[place] ?? null
        return (
          <td key={column.id} className={cell?.isBest ? styles.best : undefined}>
            {!column.isGone && (
              <span className={`clip dim ${styles.whose}`} aria-hidden="true">
                {column.name}
              </span>
            )}
            {cell === null ? (
              <NotGiven {...{ kind, column, event, label }} />
            ) : (
              <b className={cell.isNone ? styles.none : undefined}>{cell.text}</b>
            )}
            {cell?.isBest && <span className="sr">, best of the row</span>}
            {cell?.note !== undefined && <small>{cell.note}</small>}
          </td>
        )
      })}
      {hasRoom && <td />}
    </tr>
  )
}

interface NotGivenProps {
  kind: KindFacts
  column: Column
  event: KnownEvent
  label: string
}

function NotGiven({ kind, column, event, label }: NotGivenProps) {
  // A hidden page receives no requests, and neither do kinds that host no events.
  const profile = { kind: kind.name, id: column.id }
  if (column.isGone || column.isHidden || !isHost(profile)) return <span className="dim">–</span>
  return (
    <span className={`row dim ${styles.notGiven}`}>
      Not given
      <Link
        to={newRequestPath([profile], event)}
        className={`link no-print ${styles.ask}`}
        aria-label={`Ask ${column.name} about: ${label}`}
      >
        Ask
      </Link>
    </span>
  )
}
