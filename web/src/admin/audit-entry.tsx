import type { ProfileKindName } from '@app/contract/owners.ts'
import { storyPath } from '@app/contract/rules/story-rules.ts'
import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { moment } from '../page/moment.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { toAuditLog, type AuditQuery, type LoggedWrite } from './audit-query.ts'
import { fieldText, isOfWhole, operationText, whoText } from './audit-words.ts'
import { useRef } from 'react'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { profileTouches } from '../api/profile-changed.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'

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
            {(owner.kind && ownNames[owner.kind]) ?? 'This page'}
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

type OwnerKind = NonNullable<NonNullable<AuditEntry['owner']>['kind']>

const isPageKind = (kind: OwnerKind | null): kind is ProfileKindName => kind !== null && kind in kinds

/** What has no page. */
const ownNames: Readonly<Partial<Record<OwnerKind, string>>> = {
  user: 'This account',
  group: 'This conversation',
  story: 'This story',
}

function Owner({ owner: { id, kind, name, isDeleted } }: { owner: NonNullable<AuditEntry['owner']> }) {
  if (kind === 'group') return <p>A conversation</p>
  if (kind === null || name === null) return <p className="mut">Removed for good</p>
  if (kind === 'user') return <p>{name}’s account</p>
  if (kind === 'story')
    return (
      <p>
        Story{' '}
        <Link className="link" to={storyPath(id)}>
          {name}
        </Link>
      </p>
    )
  return (
    <Row as="p" gap="1 4">
      <Link className="link" to={profilePath(kinds[kind], id)}>
        {name}
      </Link>
      {isDeleted && <Tag tone="warn">Deleted</Tag>}
    </Row>
  )
}

const { auditLog, users } = calls['user-mgmt']

const effectOfPatch = 'gets back what it had before this change. Later changes of other fields stay.'

/** What undoing an operation does, by its verb. */
const effects: Readonly<Record<string, string>> = {
  remove: 'is restored. Requests and holds that ended with it stay ended.',
  restore: 'is deleted again. It can be restored for 30 days.',
  setAdmin: 'gets the role of before this change, and has to log in again.',
}

/** Undoes a change after a confirmation. If the same was changed since, a message names who did. */
function UndoEntry({ entry: { id, operation, owner } }: { entry: LoggedWrite }) {
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const name = owner?.name ?? 'this'
  const { run, isBusy } = useWrite(auditLog.undo, {
    confirm: () => ({
      title: `Undo “${operationText(operation)}”?`,
      text: `${name} ${effects[operation.split('.').at(-1) ?? ''] ?? effectOfPatch}`,
      confirmText: 'Undo the change',
    }),
    // An undone change has no button, which would lose the focus.
    onDone: () => button.current?.closest('article')?.querySelector('h2')?.focus(),
    done: `The change to ${name} is undone.`,
    onFailed: (error) => toast.error(`Nothing was changed. ${undoReason(error)}`),
    touches: [
      auditLog,
      users.search,
      ...(owner !== null && isPageKind(owner.kind) ? profileTouches(kinds[owner.kind], owner.id) : []),
    ],
    isTouchedByFailure: true,
  })

  return (
    <button
      ref={button}
      type="button"
      className="link"
      aria-disabled={isBusy}
      onClick={() => !isBusy && run({ data: { entryId: id } })}
    >
      Undo<span className="sr"> the change to {name}</span>
    </button>
  )
}

/** The sentence about later changes names people. The first field alone would not. */
const undoReason = (error: unknown) =>
  error instanceof ApiProblem && error.problem.code === 'CHANGED_SINCE'
    ? error.problem.detail
    : reasonOf(error)
