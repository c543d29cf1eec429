import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import { everyPage, wholeList } from '../../../api/every-page.ts'
import { loadApi } from '../../../api/load-api.ts'
import { ApiProblem, fieldErrorsOf } from '../../../api/problem.ts'
import { partKey, profileChanged } from '../../../api/profile-changed.ts'
import { useApi } from '../../../api/use-api.ts'
import { Avatar } from '../../../components/pictures/avatar.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { useDraftForm } from '../../../platform/form/use-draft-form.ts'
import type { EditorProps, ProfileKind } from '../../profile-page.ts'
import { inheritedRoles, onlyInherited } from '../../team.ts'
import type { Member } from '../../../kind/profile-calls.ts'
import { Loaded } from '../../../page/loaded.tsx'
import { NearLimit } from '../../../page/near-limit.tsx'
import { DoneFrame, useReportDirty, type Loss } from '../frame/done-frame.tsx'
import { memberRefusal, MemberRow } from './member-row.tsx'
import { PendingRow } from './pending-row.tsx'
import styles from './members.module.css'

const typedLoss: Loss = {
  title: 'Close without inviting?',
  text: 'The address you typed was not invited.',
  confirmText: 'Close',
  cancelText: 'Keep typing',
}

/** The team and its roles, with those who are invited. */
export function MembersEditor({ kind, profile, close, focus }: EditorProps) {
  const ownerId = profile.id
  const [isTyped, setTyped] = useState(false)
  const queries = useQueryClient()
  // Your own rights may have changed too, and who is emailed.
  const refresh = () => profileChanged(queries, kind, ownerId, ['members', 'entitlements', 'reach'])
  const team = useApi([...partKey(kind, ownerId, 'members'), 'edited'], async (api) => {
    const { members } = kind.calls(api)
    const listInherited = members.inherited
    const [own, inherited] = await Promise.all([
      wholeList((page) => members.list({ ownerId, ...page })),
      listInherited === undefined ? [] : everyPage((page) => listInherited({ ownerId, ...page })),
    ])
    return { own: own.items, limit: own.limit, inherited }
  })

  return (
    <DoneFrame
      onDone={close}
      loss={isTyped ? typedLoss : undefined}
      download={{
        things: 'team',
        count: team.data?.own.length ?? 0,
        request: (api, format) => kind.calls(api).members.export({ ownerId, data: { format } }),
      }}
    >
      <Loaded query={team} errorTitle="The team didn’t load.">
        {({ own, limit, inherited }) => (
          <>
            <ul className={styles.list} aria-label="Team">
              {own.filter(isMember).map((member) => (
                <MemberRow
                  key={member.id}
                  {...{ kind, ownerId, member, refresh }}
                  inherited={inheritedRoles(inherited, member)}
                  onLeft={close}
                  onGone={focus}
                />
              ))}
            </ul>
            {!own.every(isMember) && (
              <section className={styles.part}>
                <h3 className={styles.heading}>Invited</h3>
                <p className="sm mut">
                  They aren’t on the team, and nobody else sees them, until they accept.
                </p>
                <ul className={styles.list} aria-label="Invited">
                  {own
                    .filter(({ isPending }) => isPending)
                    .map((member) => (
                      <PendingRow key={member.id} {...{ kind, ownerId, member, refresh }} onGone={focus} />
                    ))}
                </ul>
              </section>
            )}
            <Inherited members={onlyInherited(own, inherited)} noun={kind.noun.one} />
            <NearLimit count={own.length} limit={limit} noun="members and open invitations" />
            <AddMember {...{ kind, ownerId, refresh }} onDirty={setTyped} />
          </>
        )}
      </Loaded>
    </DoneFrame>
  )
}

const isMember = ({ isPending }: Member) => !isPending

/** Members of the profile's owner who are not on its own team. */
const Inherited = ({ members, noun }: { members: readonly Member[]; noun: string }) =>
  members.length > 0 && (
    <section className={styles.part}>
      <h3 className={styles.heading}>Team of the owner</h3>
      <p className="sm mut">They manage the owner of this {noun}. Change them on its page.</p>
      <ul className={styles.list} aria-label="Team of the owner">
        {members.map(({ id, name, picture, role }) => (
          <li key={id} className={styles.row}>
            <Avatar name={name} picture={picture} />
            <div className={styles.person}>
              <span className={styles.name}>{name}</span>
            </div>
            <span className="sm mut">{role}, inherited</span>
          </li>
        ))}
      </ul>
    </section>
  )

interface AddMemberProps {
  kind: ProfileKind
  ownerId: string
  refresh: () => Promise<void>
  onDirty: (isDirty: boolean) => void
}

const NewMember = z.object({ email: z.string().trim().pipe(z.email().max(254)), role: z.string() })

/** Invites someone by email. Nothing here tells whether the address has an account. */
export function AddMember({ kind, ownerId, refresh, onDirty }: AddMemberProps) {
  const first = { email: '', role: kind.roles[0] }
  const toast = useToast()
  const { form, field, set, values, isBusy } = useDraftForm({
    first,
    rules: () => ({ schema: NewMember }),
    async send(typed) {
      const { email, role } = NewMember.parse(typed)
      await kind.calls(await loadApi()).members.create({ ownerId, data: { email, role } })
      set(first)
      await refresh()
      toast.success(`We emailed an invitation to ${email}.`)
    },
    failed: 'Not invited.',
    fieldErrors: (error) => new Map([['email', refusalText(error)]]),
  })
  useReportDirty(values.email !== '', onDirty)

  return (
    <form {...form} className={styles.part}>
      <h3 className={styles.heading}>Invite a team member</h3>
      <p className="sm mut">
        A {kind.roles[0].toLowerCase()} can edit everything here.{' '}
        {kind.rolesNote ?? 'Other roles are shown on the page and can see it before it is approved.'}
      </p>
      <div className={styles.add}>
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          hint="They get a link to accept"
          {...field('email')}
        />
        <SelectField
          label="Role"
          options={kind.roles.map((role) => ({ value: role, label: role }))}
          {...field('role')}
        />
        <Button type="submit" icon="user-plus" isBusy={isBusy} className={styles.addButton}>
          Invite
        </Button>
      </div>
    </form>
  )
}

function refusalText(error: unknown): string {
  if (error instanceof ApiProblem && error.problem.code === 'ALREADY_EXISTS')
    return 'You have invited this address already.'
  return fieldErrorsOf(error).get('email') ?? memberRefusal(error)
}
