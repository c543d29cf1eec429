import { useState } from 'react'
import { loadApi } from '../../../api/load-api.ts'
import { Button } from '../../../components/actions/button.tsx'
import { IconButton } from '../../../components/actions/icon-button.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { Avatar } from '../../../components/pictures/avatar.tsx'
import type { Member } from '../../../kind/profile-calls.ts'
import { date } from '../../../components/format.ts'
import type { ProfileKind } from '../../profile-page.ts'
import { memberRefusal } from './member-row.tsx'
import styles from './members.module.css'

interface PendingRowProps {
  kind: ProfileKind
  ownerId: string
  member: Member
  refresh: () => Promise<void>
  /** The focused row is gone. */
  onGone: () => void
}

/** An open invitation, which can be sent again or withdrawn. */
export function PendingRow({ kind, ownerId, member, refresh, onGone }: PendingRowProps) {
  const { id, name, role, expiresDate } = member
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const confirm = useConfirm()
  const toast = useToast()

  type Members = ReturnType<ProfileKind['calls']>['members']
  async function attempt(work: (members: Members) => Promise<unknown>, message: string, onDone?: () => void) {
    setBusy(true)
    setError(undefined)
    try {
      await work(kind.calls(await loadApi()).members)
      toast.success(message)
      onDone?.()
    } catch (refusal) {
      setError(memberRefusal(refusal))
    }
    setBusy(false)
    await refresh()
  }

  const resend = () =>
    attempt((members) => members.resend({ ownerId, id }), `We emailed the invitation to ${name} again.`)

  async function withdraw() {
    const outcome = await confirm({
      title: `Withdraw the invitation to ${name}?`,
      text: 'The link in their email stops working. You can invite them again.',
      confirmText: 'Withdraw',
      isDangerous: true,
    })
    if (outcome === 'confirmed')
      await attempt((members) => members.remove({ ownerId, id }), 'The invitation was withdrawn.', onGone)
  }

  return (
    <li className={styles.row}>
      <Avatar name={name} picture={null} />
      <div className={styles.person}>
        <span className={styles.name}>{name}</span>
        <span className={styles.email}>
          {role}
          {expiresDate !== null && `, expires ${date(expiresDate)}`}
        </span>
      </div>
      <Button icon="mail" isBusy={isBusy} onClick={() => void resend()}>
        Send again<span className="sr"> to {name}</span>
      </Button>
      <IconButton
        icon="trash-2"
        label={`Withdraw the invitation to ${name}`}
        onClick={() => void withdraw()}
      />
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </li>
  )
}
