import { useRef } from 'react'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { profileTouches } from '../api/profile-changed.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds } from '../kind/registry.ts'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import type { LoggedWrite } from './audit-query.ts'
import { operationText } from './audit-words.ts'

const { auditLog, users } = calls['user-mgmt']

const effectOfPatch = 'gets back what it had before this change. Later changes of other fields stay.'

/** What undoing an operation does, by its verb. */
const effects: Readonly<Record<string, string>> = {
  remove: 'is restored, with everything that belongs to it.',
  restore: 'is deleted again. It can be restored for 30 days.',
  setAdmin: 'gets the role of before this change, and has to log in again.',
}

/** Undoes a change after a confirmation. If the same was changed since, a message names who did. */
export function UndoEntry({ entry: { id, operation, owner } }: { entry: LoggedWrite }) {
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const confirm = useConfirm()
  const name = owner?.name ?? 'this'
  const { run, isBusy } = useWrite(auditLog.undo, {
    onDone() {
      // An undone change has no button, which would lose the focus.
      button.current?.closest('article')?.querySelector('h2')?.focus()
      toast.success(`The change to ${name} is undone.`)
    },
    onFailed: (error) => toast.error(`Nothing was changed. ${undoReason(error)}`),
    touches: [
      auditLog,
      users.search,
      ...(owner === null || owner.kind === null || owner.kind === 'user'
        ? []
        : profileTouches(kinds[owner.kind], owner.id)),
    ],
    isTouchedByFailure: true,
  })

  async function undo() {
    const outcome = await confirm({
      title: `Undo “${operationText(operation)}”?`,
      text: `${name} ${effects[operation.split('.').at(-1) ?? ''] ?? effectOfPatch}`,
      confirmText: 'Undo the change',
    })
    if (outcome === 'confirmed') run({ data: { entryId: id } })
  }
  return (
    <button
      ref={button}
      type="button"
      className="link"
      aria-disabled={isBusy}
      onClick={() => !isBusy && void undo()}
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
