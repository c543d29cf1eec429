import type { Api } from '@app/contract/api.ts'
import { useId, useState, type FormEvent } from 'react'
import { usersKey } from '../api/profile-changed.ts'
import { useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import { counted, date } from '../components/format.ts'
import { useWrite } from '../page/use-write.ts'
import styles from './managed-user.module.css'

type Users = Api['user-mgmt']['users']
export type ManagedUser = Awaited<ReturnType<Users['search']>>['data'][number]

const teamsText = (pages: number) => (pages === 0 ? 'on no team' : `on the team of ${counted(pages, 'page')}`)

/** A user with the actions of an administrator. */
export function ManagedUser({ user }: { user: ManagedUser }) {
  const { name, email, picture, block } = user
  return (
    <article className={styles.user}>
      <Avatar name={name} picture={picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          {!user.isEmailVerified && ' (not verified)'}
        </p>
        <p className="sm mut">{`Since ${date(user.createdDate)}, ${teamsText(user.profileCount)}`}</p>
        {block !== null && (
          <p className={styles.block}>
            {`Blocked ${date(block.date)}${block.byName === null ? '' : ` by ${block.byName}`}: ${block.reason}`}
          </p>
        )}
      </div>
      <div className={styles.tags}>
        {user.isAdmin && <Tag>Administrator</Tag>}
        {block !== null && <Tag tone="bad">Blocked</Tag>}
      </div>
      <div className={styles.actions}>
        {(user.isAdmin || block === null) && <Role user={user} />}
        {block === null ? <Block user={user} /> : <Unblock user={user} />}
      </div>
    </article>
  )
}

const useChange = (change: (users: Users) => Promise<unknown>, onDone: () => void) =>
  useWrite((api) => change(api['user-mgmt'].users), {
    onDone,
    onSettled: (queries) => queries.invalidateQueries({ queryKey: usersKey }),
  })

/** Compares addresses, since the session has no id of the user. */
function useIsOwn({ email }: ManagedUser): boolean {
  const own = useSession(({ person }) => person?.email.toLowerCase())
  return own === email.toLowerCase()
}

/** Gives the administrator's role, or takes it away. Blocked users aren't offered the role. */
function Role({ user }: { user: ManagedUser }) {
  const { id, name, isAdmin } = user
  const confirm = useConfirm()
  const toast = useToast()
  const isOwn = useIsOwn(user)
  const { run, isBusy } = useChange(
    (users) => users.setAdmin({ userId: id, isAdmin: !isAdmin }),
    () => toast.success(isAdmin ? `${name} is no longer an administrator.` : `${name} is an administrator.`),
  )
  async function change() {
    const outcome = await confirm(
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
    )
    if (outcome === 'confirmed') run()
  }
  return (
    <Button variant="quiet" isBusy={isBusy} onClick={() => void change()}>
      {isAdmin ? 'Remove as administrator' : 'Make administrator'}
      <span className="sr"> {name}</span>
    </Button>
  )
}

function Unblock({ user: { id, name } }: { user: ManagedUser }) {
  const confirm = useConfirm()
  const toast = useToast()
  const { run, isBusy } = useChange(
    (users) => users.unblock({ userId: id }),
    () => toast.success(`${name} can log in again.`),
  )
  async function unblock() {
    const outcome = await confirm({
      title: `Unblock ${name}?`,
      text: 'They can log in again and have the same permissions as before.',
      confirmText: 'Unblock',
    })
    if (outcome === 'confirmed') run()
  }
  return (
    <Button isBusy={isBusy} onClick={() => void unblock()}>
      Unblock<span className="sr"> {name}</span>
    </Button>
  )
}

function Block({ user }: { user: ManagedUser }) {
  const { id, name } = user
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useId()
  const toast = useToast()
  const isOwn = useIsOwn(user)
  const { run, isBusy } = useChange(
    (users) => users.block({ userId: id, data: { reason } }),
    () => {
      setOpen(false)
      toast.success(`${name} is blocked and signed out everywhere.`)
    },
  )
  if (isOwn) return <p className="sm mut">This is you</p>

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') setMissing(true)
    else if (!isBusy) run()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Block<span className="sr"> {name}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Block ${name}?`}
        description="They are signed out everywhere and can't log in. Their pages and reviews stay. You can unblock them at any time."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" form={form} variant="danger" isBusy={isBusy}>
              Block
            </Button>
          </>
        }
      >
        <form id={form} className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label="Reason"
            hint="Only administrators see it."
            error={isMissing && reason.trim() === '' ? 'Enter a reason.' : undefined}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </form>
      </Dialog>
    </>
  )
}
