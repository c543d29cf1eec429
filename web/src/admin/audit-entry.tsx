import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { moment } from '../page/moment.ts'
import styles from './audit-entry.module.css'
import { toAuditLog, type AuditQuery, type LoggedWrite } from './audit-query.ts'
import { fieldText, isOfWhole, operationText, whoText } from './audit-words.ts'
import { UndoEntry } from './undo-entry.tsx'

export type AuditEntry = LoggedWrite

/** A write: what, by whom, to which page, when, and the changed fields. */
export function AuditEntry({ entry, query }: { entry: AuditEntry; query: AuditQuery }) {
  const { at, operation, user, owner, isItem, fields, canUndo } = entry
  const { before: _before, ...filters } = query
  return (
    <article className={styles.entry}>
      <time className={styles.when} dateTime={at}>
        {moment(at)}
      </time>
      <div className={styles.words}>
        <h2 className={styles.what} tabIndex={-1}>
          {operationText(operation)}
        </h2>
        {owner !== null && <Owner owner={owner} />}
        {isItem && isOfWhole(operation) && <p className={styles.fields}>One of its items</p>}
        {fields.length > 0 && (
          <ul className={styles.fields}>
            {fields.map((field, place) => (
              // A patch can change a field twice, and nothing else tells its steps apart.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>{fieldText(field)}</li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.who}>{whoText(entry)}</p>
      <div className={styles.filters}>
        {canUndo && <UndoEntry entry={entry} />}
        {owner !== null && query.page === undefined && (
          <Link className="link" to={toAuditLog({ ...filters, page: owner.id })}>
            {owner.kind === 'user' ? 'This account' : 'This page'}
            <span className="sr"> only: {owner.name}</span>
          </Link>
        )}
        {user !== null && query.person === undefined && (
          <Link className="link" to={toAuditLog({ ...filters, person: user.id })}>
            This person<span className="sr"> only: {user.name}</span>
          </Link>
        )}
      </div>
    </article>
  )
}

function Owner({ owner: { id, kind, name, isDeleted } }: { owner: NonNullable<AuditEntry['owner']> }) {
  if (kind === null || name === null) return <p className="mut">Removed for good</p>
  if (kind === 'user') return <p>{name}’s account</p>
  return (
    <p className={styles.page}>
      <Link className="link" to={profilePath(kinds[kind], id)}>
        {name}
      </Link>
      {isDeleted && <Tag tone="warn">Deleted</Tag>}
    </p>
  )
}
