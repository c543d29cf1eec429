import type { Entitlements } from '@app/contract/entitlements.ts'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import type { Member } from '../../kind/profile-calls.ts'
import { newGroupPath } from '../../kind/group-paths.ts'
import { MessageButton } from '../../page/message-button.tsx'
import { PersonAvatar, PresenceProvider } from '../../page/presence.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { Section } from '../profile-page.ts'
import { inheritedRoles, onlyInherited } from '../team.ts'

/** The team of a page and that of its owner, each person once. */
export const teamSection: Section = {
  id: 'team',
  title: 'Team',
  isEmpty: ({ members, inherited }) => members.length + inherited.length === 0,
  empty: 'No team members yet.',
  Body: ({ kind, content: { profile, members, inherited }, entitlements }) => (
    <PresenceProvider>
      <Stack>
        <Grid as="ul" columns="fill-m" gap="4 6">
          {members.map((member) => (
            <Person key={member.id} member={member} own={member.role} {...{ inherited, entitlements }} />
          ))}
          {onlyInherited(members, inherited).map((member) => (
            <Person key={member.id} member={member} {...{ inherited, entitlements }} />
          ))}
        </Grid>
        {isStaff(entitlements) && (
          <Row>
            <ButtonLink icon="users" to={newGroupPath(kind, profile.id)}>
              New group
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </PresenceProvider>
  ),
  editor: {
    ability: 'manageMembers',
    load: async () => ({ default: (await import('../editing/members/members-editor.tsx')).MembersEditor }),
  },
}

interface PersonProps {
  member: Member
  /** The role in the page's own team. */
  own?: string
  inherited: readonly Member[]
  /** Of the reader. Undefined for visitors, who can't write to anybody. */
  entitlements: Entitlements | undefined
}

const isStaff = (entitlements: Entitlements | undefined) =>
  entitlements?.role === 'member' || entitlements?.role === 'manager'

function Person({ member, own, inherited, entitlements }: PersonProps) {
  const address = useSession(({ person }) => person?.email.toLowerCase())
  const isOneself = address !== undefined && member.email?.toLowerCase() === address
  const roles = inheritedRoles(inherited, member).map((role) => `${role} of its owner`)
  return (
    <Grid as="li" columns="start main end" gap="3" align="center">
      <PersonAvatar userId={member.userId} name={member.name} picture={member.picture} />
      <Stack as="span" gap="0">
        <b className="sm semi">{member.name}</b>
        <span className="xs dim">{(own === undefined ? roles : [own, ...roles]).join(', ')}</span>
      </Stack>
      {entitlements && member.userId !== null && !isOneself && (
        <MessageButton userId={member.userId} name={member.name} />
      )}
    </Grid>
  )
}
