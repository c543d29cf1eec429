import { Link } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { classNames } from '../components/class-names.ts'
import { Rating } from '../components/display/rating.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { marketPath, profilePath, type KindFacts } from '../kinds/registry.ts'
import { newRequestPath } from '../page/contact-paths.ts'
import { setChosen } from './choose.ts'
import { useChosen } from './chosen.ts'
import { comparePath, maxCompared } from './compare-query.ts'
import type { ComparedGroup, ComparedRow } from './comparison.ts'
import styles from './compare-table.module.css'
import type { Column } from './load-comparison.server.ts'

interface CompareTableProps {
  kind: KindFacts
  columns: readonly Column[]
  groups: readonly ComparedGroup[]
  /** Whether the address asks for all rows. */
  isWhole: boolean
}

/** Profiles side by side. On small screens each row names its criterion once, and the columns swipe. */
export function CompareTable({ kind, columns, groups, isWhole }: CompareTableProps) {
  const hasRoom = columns.length < maxCompared
  return (
    // The keys have to reach what scrolls sideways.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} tabIndex={0} aria-label="Side by side">
      <table className={styles.table} data-columns={columns.length + Number(hasRoom)}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <Head
                  {...{ kind, column }}
                  without={comparePath(
                    kind,
                    columns.flatMap(({ id }) => (id === column.id ? [] : [id])),
                    isWhole,
                  )}
                />
              </th>
            ))}
            {hasRoom && (
              <td>
                <AddColumn {...{ kind, columns }} />
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
              <TableRow key={row.label} {...{ kind, row, columns, hasRoom }} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

interface HeadProps {
  kind: KindFacts
  column: Column
  /** The address of the comparison without this column. */
  without: string
}

function Head({ kind, column, without }: HeadProps) {
  const name = column.isGone ? 'the missing page' : column.name
  const remove = (
    <Link
      to={without}
      replace
      preventScrollReset
      className={styles.remove}
      aria-label={`Remove ${name}`}
      title="Remove"
      onClick={() => dropChosen(column.id)}
    >
      <Icon name="x" size={16} />
    </Link>
  )
  if (column.isGone)
    return (
      <div className={styles.head}>
        <div className={classNames(styles.picture, styles.missing)}>{remove}</div>
        <p className={styles.name}>No longer available</p>
        <p className={styles.place}>This {kind.noun.one} was removed or hidden.</p>
      </div>
    )
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <Picture
          src={column.image}
          alt=""
          fallbackName={name}
          sizes="(min-width: 900px) 20rem, 11rem"
          ratio="fill"
        />
        {remove}
      </div>
      <Link to={profilePath(kind, column.id)} className={styles.name}>
        {name}
      </Link>
      <p className={styles.place}>{[column.type, column.place].filter(Boolean).join(' · ')}</p>
      {typeof column.rating === 'number' && <Rating value={column.rating} count={column.reviewCount} />}
    </div>
  )
}

/** The tray has the same profiles, if this comparison was opened from it. */
function dropChosen(id: string) {
  const chosen = useChosen.getState()
  if (chosen !== null) setChosen({ ...chosen, profiles: chosen.profiles.filter((each) => each.id !== id) })
}

function AddColumn({ kind, columns }: Pick<CompareTableProps, 'kind' | 'columns'>) {
  // The search's Compare buttons add to the tray.
  const fillTray = () =>
    setChosen({
      kind: kind.name,
      profiles: columns
        .flatMap((column) => (column.isGone ? [] : [column]))
        .map(({ id, name }) => ({ id, name })),
    })
  return (
    <div className={classNames(styles.head, styles.add)}>
      <p className="sm mut">
        {columns.length === 1
          ? `Add another ${kind.noun.one} to compare it with.`
          : `Up to ${maxCompared} fit side by side.`}
      </p>
      <ButtonLink to={marketPath(kind)} icon="search" onClick={fillTray}>
        Add from search
      </ButtonLink>
      <ButtonLink to="/home" icon="heart" onClick={fillTray}>
        Add from saved
      </ButtonLink>
    </div>
  )
}

interface TableRowProps extends Pick<CompareTableProps, 'kind' | 'columns'> {
  row: ComparedRow
  hasRoom: boolean
}

function TableRow({ kind, row: { label, note, cells }, columns, hasRoom }: TableRowProps) {
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
              <span className={styles.whose} aria-hidden="true">
                {column.name}
              </span>
            )}
            {cell === null ? (
              <NotGiven {...{ kind, column, label }} />
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
  label: string
}

function NotGiven({ kind, column, label }: NotGivenProps) {
  if (column.isGone) return <span className="dim">–</span>
  return (
    <span className={styles.notGiven}>
      Not given
      <Link
        to={newRequestPath([{ kind: kind.name, id: column.id }])}
        className={`link ${styles.ask}`}
        aria-label={`Ask ${column.name} about: ${label}`}
      >
        Ask
      </Link>
    </span>
  )
}
