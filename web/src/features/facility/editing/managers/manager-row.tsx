import { staffRoles } from '@app/contract/reference-lists/staff-roles.ts'
import { useState } from 'react'
import { useSession } from '../../../../api/session.ts'
import { Avatar } from '../../../../components/avatar.tsx'
import { useConfirm } from '../../../../components/confirm.tsx'
import { IconButton } from '../../../../components/icon-button.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { useToast } from '../../../../components/toaster.tsx'
import type { Member } from '../../load-facility.ts'
import styles from './managers.module.css'
import { changeRole, memberRefusal, removeMember } from './member-calls.ts'

export interface ManagerRowProps {
  ownerId: string
  member: Member
  refresh: () => Promise<void>
  /** The reader has given up what the editor takes. */
  onLeft: () => void
  /** The row that had the focus is gone. */
  onGone: () => void
}

const roles = staffRoles.map((role) => ({ value: role, label: role }))
const leaveWord = 'leave'

/** One of those who run the page. Addresses are shown only to whom they belong, and to administrators. */
export function ManagerRow({ ownerId, member, refresh, onLeft, onGone }: ManagerRowProps) {
  const [wanted, setWanted] = useState<string>()
  const [error, setError] = useState<string>()
  const confirm = useConfirm()
  const toast = useToast()
  const address = useSession(({ person }) => person?.email.toLowerCase())
  const isOneself = address !== undefined && member.email?.toLowerCase() === address

  /** Whether it was done. */
  async function attempt(work: () => Promise<void>, said: string, hasLeft: boolean): Promise<boolean> {
    setError(undefined)
    try {
      await work()
      if (hasLeft) onLeft()
      await refresh()
      toast.success(said)
      return true
    } catch (refusal) {
      setError(memberRefusal(refusal))
      return false
    } finally {
      setWanted(undefined)
    }
  }

  async function change(role: string) {
    const hasLeft = isOneself && role !== 'Manager'
    if (hasLeft) {
      const outcome = await confirm({
        title: 'Give up managing this page?',
        text: `As ${role} you can no longer edit it. Another manager can give the role back to you.`,
        confirmText: `Become ${role}`,
        isDangerous: true,
      })
      if (outcome !== 'confirmed') return
    }
    setWanted(role)
    await attempt(() => changeRole(ownerId, member.id, role), `${member.name} is now ${role}.`, hasLeft)
  }

  async function remove() {
    const outcome = await confirm(
      isOneself
        ? {
            title: 'Leave this page?',
            text: 'You can no longer edit it. Another manager can add you again.',
            confirmText: 'Leave',
            keyword: leaveWord,
            isDangerous: true,
          }
        : {
            title: `Remove ${member.name}?`,
            text: 'They can no longer edit the page. You can add them again by their e-mail address.',
            confirmText: 'Remove',
            isDangerous: true,
          },
    )
    if (outcome !== 'confirmed') return
    const said = `${member.name} no longer runs this page.`
    if (await attempt(() => removeMember(ownerId, member.id), said, isOneself)) onGone()
  }

  return (
    <li className={styles.row}>
      <Avatar name={member.name} picture={member.picture} />
      <div className={styles.person}>
        <span className={styles.name}>
          {member.name}
          {isOneself && <span className="mut"> (you)</span>}
        </span>
        {member.email !== null && <span className={styles.email}>{member.email}</span>}
      </div>
      <SelectField
        className={styles.role}
        label={`Role of ${member.name}`}
        isLabelHidden
        options={roles}
        value={wanted ?? member.role}
        aria-disabled={wanted !== undefined}
        onChange={(event) => wanted === undefined && void change(event.currentTarget.value)}
      />
      <IconButton icon="trash-2" label={`Remove ${member.name}`} onClick={() => void remove()} />
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </li>
  )
}
