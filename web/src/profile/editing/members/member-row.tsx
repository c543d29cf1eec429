import { useState } from 'react'
import { ApiProblem, reasonOf } from '../../../api/problem.ts'
import { loadApi } from '../../../api/load-api.ts'
import { useSession } from '../../../api/session.ts'
import { Avatar } from '../../../components/pictures/avatar.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { IconButton } from '../../../components/actions/icon-button.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { listOf } from '../../../components/format.ts'
import type { Member } from '../../../kind/profile-calls.ts'
import type { ProfileKind } from '../../profile-page.ts'
import styles from './members.module.css'

interface MemberRowProps {
  kind: ProfileKind
  ownerId: string
  member: Member
  /** The roles in the team of the page's owner. */
  inherited: readonly string[]
  refresh: () => Promise<void>
  /** The reader gave up the right to edit. */
  onLeft: () => void
  /** The focused row is gone. */
  onGone: () => void
}

const leaveWord = 'leave'

/** A member of the team. */
export function MemberRow({ kind, ownerId, member, inherited, refresh, onLeft, onGone }: MemberRowProps) {
  const [wanted, setWanted] = useState<string>()
  const [error, setError] = useState<string>()
  const confirm = useConfirm()
  const toast = useToast()
  const address = useSession(({ person }) => person?.email.toLowerCase())
  const isOneself = address !== undefined && member.email?.toLowerCase() === address

  /** False if it failed. */
  async function attempt(work: () => Promise<unknown>, message: string, hasLeft: boolean): Promise<boolean> {
    setError(undefined)
    try {
      await work()
      if (hasLeft) onLeft()
      await refresh()
      toast.success(message)
      return true
    } catch (refusal) {
      setError(memberRefusal(refusal))
      return false
    } finally {
      setWanted(undefined)
    }
  }

  async function change(role: string) {
    const hasLeft = isOneself && role !== kind.roles[0]
    if (hasLeft) {
      const outcome = await confirm({
        title: 'Stop managing this page?',
        text: `As ${role} you can no longer edit it. Another manager can change your role back.`,
        confirmText: `Become ${role}`,
        isDangerous: true,
      })
      if (outcome !== 'confirmed') return
    }
    setWanted(role)
    const patch = [{ op: 'replace' as const, path: '/role', value: role }]
    await attempt(
      async () => kind.calls(await loadApi()).members.update({ ownerId, id: member.id, patch }),
      `${member.name} is now ${role}.`,
      hasLeft,
    )
  }

  async function remove() {
    const outcome = await confirm(
      isOneself
        ? {
            title: 'Leave this page?',
            text: 'You can no longer edit it. Another manager can invite you again.',
            confirmText: 'Leave',
            keyword: leaveWord,
            isDangerous: true,
          }
        : {
            title: `Remove ${member.name}?`,
            text: 'They can no longer edit the page. You can invite them again by email.',
            confirmText: 'Remove',
            isDangerous: true,
          },
    )
    if (outcome !== 'confirmed') return
    const isRemoved = await attempt(
      async () => kind.calls(await loadApi()).members.remove({ ownerId, id: member.id }),
      `${member.name} was removed from the team.`,
      isOneself,
    )
    if (isRemoved) onGone()
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
        {inherited.length > 0 && <span className="sm mut">Also {listOf([...inherited])} of the owner</span>}
      </div>
      <SelectField
        className={styles.role}
        label={`Role of ${member.name}`}
        isLabelHidden
        options={kind.roles.map((each) => ({ value: each, label: each }))}
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

/** Why a change was refused, and what to do. */
export function memberRefusal(error: unknown): string {
  if (error instanceof ApiProblem && error.problem.code === 'LAST_MANAGER')
    return 'A page needs at least one manager. Make someone else a manager first.'
  return reasonOf(error)
}
