import { Link } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Tag, type TagProps } from '../components/actions/chip.tsx'
import type { Profile } from '../kinds/profile-calls.ts'
import { countedNoun, type KindFacts } from '../kinds/registry.ts'
import { capitalized } from '../page/format.ts'
import { ownList, useHomeLists } from '../page/home-lists.ts'
import { cityAndState } from '../page/place-words.ts'
import { AccountSection } from './account-section.tsx'
import { firstPages, KindLists, ProfileRow, shownPerKind } from './kind-lists.tsx'
import styles from './kind-lists.module.css'
import { opensText } from './membership-words.ts'
import rows from './rows.module.css'

const tones: Record<string, TagProps['tone']> = { Gold: 'good', Silver: 'info' }

/** The pages whose team the reader is on, by kind. */
export function MembershipsSection() {
  const lists = useHomeLists(firstPages, ownList)
  return (
    <AccountSection
      id="memberships"
      title="Memberships"
      text="The pages whose team you are on. The tier of a page decides what it opens for you."
    >
      <KindLists
        lists={lists}
        empty={
          <div className={styles.empty}>
            <p className="sm mut">You are on no team yet. Find the page of your venue, or list it.</p>
            <ButtonLink to="/home">Find or add your page</ButtonLink>
          </div>
        }
      >
        {(listed) => (
          <>
            <ul className={rows.rows}>
              {listed.flatMap(({ summary: { kind }, query }) =>
                (query.data?.profiles ?? [])
                  .slice(0, shownPerKind)
                  .map((profile) => <Membership key={profile.id} {...{ kind, profile }} />),
              )}
            </ul>
            <div className={rows.more}>
              {listed
                .filter(({ query }) => (query.data?.count ?? 0) > shownPerKind)
                .map(({ summary: { kind }, query }) => (
                  <Link key={kind.name} className="link" to={`/home#your-${kind.name}`}>
                    {`All ${countedNoun(query.data?.count ?? 0, kind)}`}
                  </Link>
                ))}
            </div>
          </>
        )}
      </KindLists>
    </AccountSection>
  )
}

function Membership({ kind, profile }: { kind: KindFacts; profile: Profile }) {
  const { isActive, tier } = profile.membership
  const opens = opensText({ kind: kind.name, isActive, tier })
  const hasTier = opens !== null && tier !== null
  return (
    <ProfileRow
      {...{ kind, profile }}
      tag={
        <>
          <Tag>{capitalized(kind.noun.one)}</Tag>
          {hasTier && <Tag tone={isActive ? tones[tier] : 'warn'}>{tier}</Tag>}
        </>
      }
    >
      {opens ?? cityAndState(profile)}
    </ProfileRow>
  )
}
