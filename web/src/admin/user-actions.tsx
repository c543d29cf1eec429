import type { ManagedUser } from '@app/contract/users/user-routes.ts'
import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { BlockDialog } from './block-dialog.tsx'

const { users } = calls['user-mgmt']
/** What a change of a user changes on administrators' pages. */
export const touchesUsers = { touches: [users.search], isTouchedByFailure: true }

interface UserProps {
  user: ManagedUser
}

/** What an administrator can do with a user. */
export const UserActions = ({ user }: UserProps) => (
  <Row>
    {(user.isAdmin || user.block === null) && <Role user={user} />}
    {user.block === null ? <Block user={user} /> : <Unblock user={user} />}
  </Row>
)

/** Whether a user is the reader. It compares addresses, since the session has no id of the user. */
export function useIsOwn() {
  const own = useSession(({ person }) => person?.email.toLowerCase())
  return ({ email }: ManagedUser) => own === email.toLowerCase()
}

/** Gives the administrator's role, or takes it away. Blocked users aren't offered the role. */
function Role({ user }: UserProps) {
  const { id, name, isAdmin } = user
  const isOwn = useIsOwn()(user)
  const { run, isBusy } = useWrite(users.setAdmin, {
    ...touchesUsers,
    confirm: () =>
      isAdmin
        ? {
            title: isOwn ? 'Remove yourself as an administrator?' : `Remove ${name} as an administrator?`,
            text: isOwn
              ? 'You lose access to administration at once. Another administrator can give it back.'
              : 'They lose access to administration at once. Their account and pages stay.',
            confirmText: 'Remove',
            isDangerous: true,
          }
        : {
            title: `Make ${name} an administrator?`,
            text: 'They can approve, edit and delete every page, block users, and give this role to others.',
            confirmText: 'Make administrator',
          },
    done: isAdmin ? `${name} is no longer an administrator.` : `${name} is an administrator.`,
  })
  return (
    <Button variant="quiet" isBusy={isBusy} onClick={() => run({ userId: id, isAdmin: !isAdmin })}>
      {isAdmin ? 'Remove as administrator' : 'Make administrator'}
      <span className="sr"> {name}</span>
    </Button>
  )
}

function Unblock({ user: { id, name } }: UserProps) {
  const { run, isBusy } = useWrite(users.unblock, {
    ...touchesUsers,
    confirm: () => ({
      title: `Unblock ${name}?`,
      text: 'They can log in again and have the same permissions as before.',
      confirmText: 'Unblock',
    }),
    done: `${name} can log in again.`,
  })
  return (
    <Button isBusy={isBusy} onClick={() => run({ userId: id })}>
      Unblock<span className="sr"> {name}</span>
    </Button>
  )
}

function Block({ user }: UserProps) {
  const { id, name } = user
  const [isOpen, setOpen] = useState(false)
  const isOwn = useIsOwn()(user)
  const { send } = useWrite(users.block, {
    ...touchesUsers,
    onDone: () => setOpen(false),
    done: `${name} is blocked and signed out everywhere.`,
  })
  if (isOwn) return <p className="sm mut">This is you</p>
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Block<span className="sr"> {name}</span>
      </Button>
      <BlockDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        who={name}
        failed="Nothing was changed."
        onBlock={async (reason) => send({ userId: id, data: { reason } })}
      />
    </>
  )
}
