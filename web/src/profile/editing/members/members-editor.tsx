import { useState } from 'react'
import * as z from 'zod'
import { everyPage, wholeList } from '../../../api/every-page.ts'
import { ApiProblem, fieldErrorsOf } from '../../../api/problem.ts'
import { partKey } from '../../../api/profile-keys.ts'
import { useApi } from '../../../api/use-api.ts'
import { RuledItem, RuledList, RuledWords } from '../../../components/display/ruled-list.tsx'
import { Avatar } from '../../../components/pictures/avatar.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { FormGrid } from '../../../platform/boxes/form-grid.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { FormBanner } from '../../../platform/form/form-banner.tsx'
import { useDraftForm } from '../../../platform/form/use-draft-form.ts'
import type { EditorProps, ProfileKind } from '../../profile-page.ts'
import { inheritedRoles, onlyInherited } from '../../team.ts'
import type { Member } from '../../../kind/profile-calls.ts'
import { Loaded } from '../../../page/loaded.tsx'
import { NearLimit } from '../../../page/near-limit.tsx'
import { DoneFrame, useReportDirty, type Loss } from '../frame/done-frame.tsx'
import { memberRefusal, MemberRow, PendingRow, touchedByTeam } from './member-rows.tsx'
import styles from '../editing.module.css'

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
          <Stack gap="6">
            <RuledList aria-label="Team">
              {own.filter(isMember).map((member) => (
                <MemberRow
                  key={member.id}
                  {...{ kind, ownerId, member }}
                  inherited={inheritedRoles(inherited, member)}
                  onLeft={close}
                  onGone={focus}
                />
              ))}
            </RuledList>
            {!own.every(isMember) && (
              <Stack gap="2">
                <h3 className={styles.heading}>Invited</h3>
                <p className="sm mut">
                  They aren’t on the team, and nobody else sees them, until they accept.
                </p>
                <RuledList aria-label="Invited">
                  {own
                    .filter(({ isPending }) => isPending)
                    .map((member) => (
                      <PendingRow key={member.id} {...{ kind, ownerId, member }} onGone={focus} />
                    ))}
                </RuledList>
              </Stack>
            )}
            <Inherited members={onlyInherited(own, inherited)} noun={kind.noun.one} />
            <NearLimit count={own.length} limit={limit} noun="members and open invitations" />
            <AddMember {...{ kind, ownerId }} onDirty={setTyped} />
          </Stack>
        )}
      </Loaded>
    </DoneFrame>
  )
}

const isMember = ({ isPending }: Member) => !isPending

/** Members of the profile's owner who are not on its own team. */
const Inherited = ({ members, noun }: { members: readonly Member[]; noun: string }) =>
  members.length > 0 && (
    <Stack gap="2">
      <h3 className={styles.heading}>Team of the owner</h3>
      <p className="sm mut">They manage the owner of this {noun}. Change them on its page.</p>
      <RuledList aria-label="Team of the owner">
        {members.map(({ id, name, picture, role }) => (
          <RuledItem key={id}>
            <Avatar name={name} picture={picture} />
            <RuledWords>
              <span className="semi">{name}</span>
            </RuledWords>
            <span className="sm mut">{role}, inherited</span>
          </RuledItem>
        ))}
      </RuledList>
    </Stack>
  )

interface AddMemberProps {
  kind: ProfileKind
  ownerId: string
  onDirty: (isDirty: boolean) => void
}

const NewMember = z.object({ email: z.string().trim().pipe(z.email().max(254)), role: z.string() })

/** Invites someone by email. Nothing here tells whether the address has an account. */
export function AddMember({ kind, ownerId, onDirty }: AddMemberProps) {
  const first = { email: '', role: kind.roles[0] }
  const invitation = useWrite(
    (api, data: z.infer<typeof NewMember>) => kind.calls(api).members.create({ ownerId, data }),
    {
      touches: touchedByTeam(kind, ownerId),
      onDone: () => clearSent(first),
      done: (_reply, { email }) => `We emailed an invitation to ${email}.`,
    },
  )
  const { form, field, clearSent, values, banner, isBusy } = useDraftForm({
    first,
    rules: () => ({ schema: NewMember }),
    async send(_typed, { email, role }) {
      await invitation.send({ email, role })
    },
    failed: 'Not invited.',
    fieldErrors: (error) => new Map([['email', refusalText(error)]]),
  })
  useReportDirty(values.email !== '', onDirty)

  return (
    <form {...form}>
      <Stack gap="2">
        <h3 className={styles.heading}>Invite a team member</h3>
        <p className="sm mut">
          A {kind.roles[0].toLowerCase()} can edit everything here.{' '}
          {kind.rolesNote ?? 'Other roles are shown on the page and can see it before it is approved.'}
        </p>
        <FormGrid columns="3" width="full">
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
          <Button type="submit" icon="user-plus" isBusy={isBusy} className={styles.besideFields}>
            Invite
          </Button>
        </FormGrid>
        <FormBanner>{banner}</FormBanner>
      </Stack>
    </form>
  )
}

function refusalText(error: unknown): string {
  if (error instanceof ApiProblem && error.problem.code === 'ALREADY_EXISTS')
    return 'You have invited this address already.'
  return fieldErrorsOf(error).get('email') ?? memberRefusal(error)
}
