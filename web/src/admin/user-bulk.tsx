import type { Api } from '@app/contract/api.ts'
import type { ManagedUser } from '@app/contract/users/user-routes.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import type { BulkProps } from '../platform/table/column.ts'
import { BlockDialog } from './block-dialog.tsx'
import { touchesUsers, useIsOwn } from './user-actions.tsx'

interface Change {
  users: readonly ManagedUser[]
  /** Undefined unblocks them. */
  reason?: string
}

/** Blocks or unblocks the selected users. They are changed one after the other, and the first refusal ends it. */
export function UserBulk({ selected, clear }: BulkProps<ManagedUser>) {
  const isOwn = useIsOwn()
  const toBlock = selected.filter((user) => user.block === null && !isOwn(user))
  const toUnblock = selected.filter(({ block }) => block !== null)
  const [isBlocking, setBlocking] = useState(false)

  const { send, run, isBusy } = useWrite(
    async (api: Api, { users: chosen, reason }: Change) => {
      const { block, unblock } = api['user-mgmt'].users
      for (const { id: userId } of chosen)
        await (reason === undefined ? unblock({ userId }) : block({ userId, data: { reason } }))
    },
    {
      ...touchesUsers,
      confirm: ({ users: { length } }) => ({
        title: `Unblock ${counted(length, 'user')}?`,
        text: 'They can log in again and have the same permissions as before.',
        confirmText: 'Unblock',
      }),
      onDone() {
        setBlocking(false)
        clear()
      },
      done: (_reply, { users: { length }, reason }) =>
        `${counted(length, 'user')} ${reason === undefined ? 'can log in again.' : 'blocked and signed out everywhere.'}`,
      failed: 'Not all were unblocked.',
    },
  )
  return (
    <>
      {toBlock.length > 0 && (
        <Button onClick={() => setBlocking(true)}>{`Block ${counted(toBlock.length, 'user')}`}</Button>
      )}
      {toUnblock.length > 0 && (
        <Button isBusy={isBusy} onClick={() => run({ users: toUnblock })}>
          {`Unblock ${counted(toUnblock.length, 'user')}`}
        </Button>
      )}
      <BlockDialog
        isOpen={isBlocking}
        onOpenChange={setBlocking}
        who={counted(toBlock.length, 'user')}
        failed="Not all were blocked."
        onBlock={async (reason) => send({ users: toBlock, reason })}
      />
    </>
  )
}
