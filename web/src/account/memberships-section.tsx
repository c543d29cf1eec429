import { Link } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Tag, type TagProps } from '../components/actions/chip.tsx'
import type { Profile } from '../kind/profile-calls.ts'
import { countedNoun, type KindFacts } from '../kind/registry.ts'
import { capitalized } from '../components/format.ts'
import { useHomeLists } from '../kind/home-lists.ts'
import { ownList } from '../kind/profile-lists.ts'
import { cityAndState } from '../page/place-words.ts'
import { SideSection } from '../page/side-section.tsx'
import { firstPages, KindLists, ProfileRow, shownPerKind } from './kind-lists.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { callsOf } from '../platform/calls/calls.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { AccountRows } from './account-row.tsx'
import { plansPath } from '../page/plans-path.ts'
import { membershipOf, opensText, upgradeText } from '../page/membership-words.ts'

const tones: Record<string, TagProps['tone']> = { Gold: 'good', Silver: 'info' }

interface MembershipsSectionProps {
  userId: string
}

/** The pages whose team the reader is on, by kind. */
export function MembershipsSection(props: MembershipsSectionProps) {
  const lists = useHomeLists(firstPages, ownList)
  return (
    <SideSection
      id="memberships"
      title="Memberships"
      text="The pages whose team you are on. The tier of a page decides what it opens for you. Administrators set it."
    >
      <KindLists
        lists={lists}
        empty={
          <Stack gap="3" align="start">
            <p className="sm mut">You are on no team yet. Find the page of your venue, or list it.</p>
            <ButtonLink to="/home">Find or add your page</ButtonLink>
          </Stack>
        }
      >
        {(listed) => (
          <>
            <AccountRows>
              {listed.flatMap(({ summary: { kind }, query }) =>
                (query.data?.items ?? [])
                  .slice(0, shownPerKind)
                  .map((profile) => <Membership key={profile.id} {...props} {...{ kind, profile }} />),
              )}
            </AccountRows>
            <Row>
              {listed
                .filter(({ query }) => (query.data?.count ?? 0) > shownPerKind)
                .map(({ summary: { kind }, query }) => (
                  <Link key={kind.name} className="link" to={`/home#your-${kind.name}`}>
                    {`All ${countedNoun(query.data?.count ?? 0, kind)}`}
                  </Link>
                ))}
            </Row>
          </>
        )}
      </KindLists>
    </SideSection>
  )
}

interface MembershipProps extends MembershipsSectionProps {
  kind: KindFacts
  profile: Profile
}

function Membership({ kind, profile, userId }: MembershipProps) {
  const { isActive, tier } = membershipOf(profile)
  const membership = { kind: kind.name, isActive, tier }
  const opens = opensText(membership)
  const upgrade = upgradeText(membership)
  const hasTier = opens !== null && tier !== null
  const role = useRole(kind, profile.id, userId)
  return (
    <ProfileRow
      {...{ kind, profile }}
      tag={
        <>
          <Tag>{capitalized(kind.noun.one)}</Tag>
          {hasTier && <Tag tone={isActive ? tones[tier] : 'warn'}>{tier}</Tag>}
        </>
      }
      action={
        upgrade !== null && (
          <ButtonLink to={plansPath({ page: profile.id })}>
            Ask for it<span className="sr">, for {profile.name}</span>
          </ButtonLink>
        )
      }
    >
      {[role, opens ?? cityAndState(profile), upgrade].filter(Boolean).join(' ')}
    </ProfileRow>
  )
}

/** The reader's role on the team of a page, as a sentence. Undefined while it is loading. */
function useRole(kind: KindFacts, ownerId: string, userId: string): string | undefined {
  const { data: role } = useReadWith(
    callsOf(kind.calls).members.filtered,
    { ownerId, take: 1, data: { userId } },
    { name: 'role', load: async (call, input) => (await call(input)).data[0]?.role ?? null },
  )
  if (role === undefined) return undefined
  // Managers of an organization or a company manage its pages, too.
  return role === null ? 'You manage the page it belongs to.' : `${role}.`
}
