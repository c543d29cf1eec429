import type { Api } from '@app/contract/api.ts'
import type { ManagedUser } from '@app/contract/users/user-routes.ts'
import { useState } from 'react'
import { tryEach } from '../api/try-each.ts'
import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { useWrite } from '../platform/calls/use-write.ts'
import type { BulkProps } from '../platform/table/column.ts'
import { BlockDialog } from './block-dialog.tsx'
import { touchesUsers, useIsOwn } from './user-actions.tsx'

interface Change {
  users: readonly ManagedUser[]
  /** Undefined unblocks them. */
  reason?: string
}

/** Blocks or unblocks the selected users. Those whose change is refused stay selected. */
export function UserBulk({ selected, select }: BulkProps<ManagedUser>) {
  const isOwn = useIsOwn()
  const toast = useToast()
  const toBlock = selected.filter((user) => user.block === null && !isOwn(user))
  const toUnblock = selected.filter(({ block }) => block !== null)
  const [isBlocking, setBlocking] = useState(false)

  const { send, run, isBusy } = useWrite(
    async (api: Api, { users: chosen, reason }: Change) => {
      const { block, unblock } = api['user-mgmt'].users
      const tried = await tryEach(chosen, async ({ id: userId }) =>
        reason === undefined ? unblock({ userId }) : block({ userId, data: { reason } }),
      )
      // The dialog, or else a toast, shows why nothing was changed.
      if (tried.done.length === 0) throw tried.error
      return tried
    },
    {
      ...touchesUsers,
      confirm: ({ users: { length } }) => ({
        title: `Unblock ${counted(length, 'user')}?`,
        text: 'They can log in again and have the same permissions as before.',
        confirmText: 'Unblock',
      }),
      onDone({ done, failed, reasons }, { reason }) {
        setBlocking(false)
        select(failed)
        const changed = `${counted(done.length, 'user')} ${reason === undefined ? 'can log in again.' : 'blocked and signed out everywhere.'}`
        if (failed.length === 0) toast.success(changed)
        else toast.error(`${changed} ${counted(failed.length, 'user')} not changed. ${reasons}`)
      },
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
        failed="Nobody was blocked."
        onBlock={async (reason) => send({ users: toBlock, reason })}
      />
    </>
  )
}
