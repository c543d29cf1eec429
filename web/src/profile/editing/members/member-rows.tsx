import { ApiProblem, reasonOf } from '../../../api/problem.ts'
import { profileTouches } from '../../../api/profile-changed.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../components/actions/button.tsx'
import { Avatar } from '../../../components/pictures/avatar.tsx'
import { IconButton } from '../../../components/actions/icon-button.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { RuledItem, RuledWords } from '../../../components/display/ruled-list.tsx'
import { date, listOf } from '../../../components/format.ts'
import type { Member } from '../../../kind/profile-calls.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import type { ProfileKind } from '../../profile-page.ts'
import styles from '../editing.module.css'

/** Your own rights may have changed too, and who is emailed. */
export const touchedByTeam = (kind: ProfileKind, id: string) =>
  profileTouches(kind, id, ['members', 'entitlements', 'reach'])

interface MemberRowProps {
  kind: ProfileKind
  ownerId: string
  member: Member
  /** The roles in the team of the page's owner. */
  inherited: readonly string[]
  /** The reader gave up the right to edit. */
  onLeft: () => void
  /** The focused row is gone. */
  onGone: () => void
}

const leaveWord = 'leave'

/** A member of the team. */
export function MemberRow({ kind, ownerId, member, inherited, onLeft, onGone }: MemberRowProps) {
  const address = useSession(({ person }) => person?.email.toLowerCase())
  const isOneself = address !== undefined && member.email?.toLowerCase() === address

  const hasLeft = (role: string | null) => isOneself && role !== kind.roles[0]
  const { attempt, pending, error } = useWrite(
    async (api, role: string | null): Promise<unknown> => {
      const { members } = kind.calls(api)
      const patch = [{ op: 'replace' as const, path: '/role', value: role }]
      const { id } = member
      return role === null ? members.remove({ ownerId, id }) : members.update({ ownerId, id, patch })
    },
    {
      touches: touchedByTeam(kind, ownerId),
      confirm(role) {
        if (role !== null)
          return hasLeft(role)
            ? {
                title: 'Stop managing this page?',
                text: `As ${role} you can no longer edit it. Another manager can change your role back.`,
                confirmText: `Become ${role}`,
                isDangerous: true,
              }
            : undefined
        return isOneself
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
            }
      },
      onDone(_reply, role) {
        if (hasLeft(role)) onLeft()
      },
      done: (_reply, role) =>
        role === null ? `${member.name} was removed from the team.` : `${member.name} is now ${role}.`,
      // The row shows it.
      onFailed() {},
    },
  )
  async function remove() {
    if (await attempt(null)) onGone()
  }

  return (
    <RuledItem>
      <Avatar name={member.name} picture={member.picture} />
      <RuledWords>
        <span className="semi">
          {member.name}
          {isOneself && <span className="mut"> (you)</span>}
        </span>
        {member.email !== null && <span className="xs mut">{member.email}</span>}
        {inherited.length > 0 && <span className="sm mut">Also {listOf([...inherited])} of the owner</span>}
      </RuledWords>
      <SelectField
        className={styles.role}
        label={`Role of ${member.name}`}
        isLabelHidden
        options={kind.roles.map((each) => ({ value: each, label: each }))}
        value={pending ?? member.role}
        aria-disabled={pending !== undefined}
        onChange={(event) => pending === undefined && void attempt(event.currentTarget.value)}
      />
      <IconButton icon="trash-2" label={`Remove ${member.name}`} onClick={() => void remove()} />
      {error !== null && (
        <p className={styles.error} role="alert">
          {memberRefusal(error)}
        </p>
      )}
    </RuledItem>
  )
}

interface PendingRowProps {
  kind: ProfileKind
  ownerId: string
  member: Member
  /** The focused row is gone. */
  onGone: () => void
}

/** An open invitation, which can be sent again or withdrawn. */
export function PendingRow({ kind, ownerId, member, onGone }: PendingRowProps) {
  const { id, name, role, expiresDate } = member

  const { run, isBusy, error } = useWrite(
    async (api, change: 'resend' | 'remove'): Promise<unknown> =>
      kind.calls(api).members[change]({ ownerId, id }),
    {
      touches: touchedByTeam(kind, ownerId),
      // Somebody else may have withdrawn it, or it was accepted.
      isTouchedByFailure: true,
      confirm: (change) =>
        change === 'remove'
          ? {
              title: `Withdraw the invitation to ${name}?`,
              text: 'The link in their email stops working. You can invite them again.',
              confirmText: 'Withdraw',
              cancelText: 'Keep the invitation',
              isDangerous: true,
            }
          : undefined,
      onDone(_reply, change) {
        if (change === 'remove') onGone()
      },
      done: (_reply, change) =>
        change === 'resend' ? `We emailed the invitation to ${name} again.` : 'The invitation was withdrawn.',
      // The row shows it.
      onFailed() {},
    },
  )

  return (
    <RuledItem>
      <Avatar name={name} picture={null} />
      <RuledWords>
        <span className="semi">{name}</span>
        <span className="xs mut">
          {role}
          {expiresDate !== null && `, expires ${date(expiresDate)}`}
        </span>
      </RuledWords>
      <Button icon="mail" isBusy={isBusy} onClick={() => run('resend')}>
        Send again<span className="sr"> to {name}</span>
      </Button>
      <IconButton icon="trash-2" label={`Withdraw the invitation to ${name}`} onClick={() => run('remove')} />
      {error !== null && (
        <p className={styles.error} role="alert">
          {memberRefusal(error)}
        </p>
      )}
    </RuledItem>
  )
}

/** Why a change was refused, and what to do. */
export function memberRefusal(error: unknown): string {
  if (error instanceof ApiProblem && error.problem.code === 'LAST_MANAGER')
    return 'A page needs at least one manager. Make someone else a manager first.'
  return reasonOf(error)
}
