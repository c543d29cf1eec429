import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { moment } from '../page/moment.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { toAuditLog, type AuditQuery, type LoggedWrite } from './audit-query.ts'
import { fieldText, isOfWhole, operationText, whoText } from './audit-words.ts'
import { UndoEntry } from './undo-entry.tsx'

export type AuditEntry = LoggedWrite

/** A write: what, by whom, to which page, when, and the changed fields. */
export function AuditEntry({ entry, query }: { entry: AuditEntry; query: AuditQuery }) {
  const { at, operation, user, owner, isItem, fields, canUndo } = entry
  const { before: _before, ...filters } = query
  return (
    <Grid as="article" columns="4" gap="1 6" align="start">
      <time className="mut" dateTime={at}>
        {moment(at)}
      </time>
      <Stack gap="1">
        <h2 className="semi" tabIndex={-1}>
          {operationText(operation)}
        </h2>
        {owner !== null && <Owner owner={owner} />}
        {isItem && isOfWhole(operation) && <p className="mut">One of its items</p>}
        {fields.length > 0 && (
          <Row as="ul" gap="1 4">
            {fields.map((field, place) => (
              // A patch can change a field twice, and nothing else tells its steps apart.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place} className="mut">
                {fieldText(field)}
              </li>
            ))}
          </Row>
        )}
      </Stack>
      <p className="mut">{whoText(entry)}</p>
      <Row gap="1 4">
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
      </Row>
    </Grid>
  )
}

function Owner({ owner: { id, kind, name, isDeleted } }: { owner: NonNullable<AuditEntry['owner']> }) {
  if (kind === null || name === null) return <p className="mut">Removed for good</p>
  if (kind === 'user') return <p>{name}’s account</p>
  return (
    <Row as="p" gap="1 4">
      <Link className="link" to={profilePath(kinds[kind], id)}>
        {name}
      </Link>
      {isDeleted && <Tag tone="warn">Deleted</Tag>}
    </Row>
  )
}
