import { Link, useLocation } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { SaveToList } from '../lists/save-to-list.tsx'
import type { Member } from '../kind/profile-calls.ts'
import { claimPath } from '../kind/contact-paths.ts'
import { counted } from '../components/format.ts'
import { contactPath } from '../kind/group-paths.ts'
import { ReactionButton } from '../reactions/reaction-button.tsx'
import { Editable, editorFor } from './editable.tsx'
import { alsoKnownAs } from './other-names.ts'
import type { ProfilePartProps } from './profile-gallery.tsx'
import styles from './profile.module.css'
import type { Content } from './profile-page.ts'
import { typeAndPlace } from './profile-place.ts'
import { foundBy } from '../page/opened-by.ts'
import { SharePage } from '../page/share-page.tsx'
import { isOnTeam } from './profile-queries.ts'

interface ProfileHeadProps<C extends Content> extends ProfilePartProps<C> {
  address: string
}

export const headTitle = 'Name and key facts'

/** Name, type, place and key facts. */
export function ProfileHead<C extends Content>({
  page,
  content,
  entitlements,
  isVisitorView,
  address,
}: ProfileHeadProps<C>) {
  const { kind, Notice, Alert, Line, Lead, takesReactions } = page
  const { search } = useLocation()
  const { profile } = content
  const facts = page.facts(content)
  const { isUnclaimed } = content
  const managers = managersText(content, kind.roles[0])
  const otherNames = alsoKnownAs(profile.name, content.otherNames)
  const editor = editorFor(page.headEditor, entitlements)
  return (
    <Editable
      title={headTitle}
      headingLevel="h1"
      frame={<div className={styles.frame} />}
      {...{ kind, profile, editor, isVisitorView }}
    >
      {(editButton) => (
        <>
          <header id="name" className={styles.nameRow}>
            <div className={styles.words}>
              {Notice && <Notice {...{ kind, content, entitlements }} />}
              <p className="sm mut">{typeAndPlace(page.typeOf(profile), profile)}</p>
              <h1 className={styles.name}>{profile.name}</h1>
              {otherNames && <p className={`sm mut ${styles.otherNames}`}>{otherNames}</p>}
              <div className={`row sm ${styles.line}`}>
                {Line && <Line {...{ kind, content, entitlements }} />}
                {managers !== undefined && <span className="mut">Managed by {managers}</span>}
                {isUnclaimed && (
                  <Link
                    className={`link ${styles.claim}`}
                    to={claimPath({ kind: kind.name, id: profile.id })}
                  >
                    Is this yours?
                  </Link>
                )}
              </div>
            </div>
            <div className={styles.actions}>
              {editButton}
              {!isUnclaimed && !isOnTeam(entitlements) && (
                <ButtonLink icon="message-square" to={contactPath(kind, profile.id)}>
                  Contact
                </ButtonLink>
              )}
              <ReactionButton
                kind={kind}
                id={profile.id}
                count={page.reactionCount(profile)}
                isClosed={takesReactions !== undefined && !takesReactions(profile)}
              />
              <SaveToList id={profile.id} name={profile.name} />
              <CompareButton kind={kind} id={profile.id} name={profile.name} search={search} />
              <SharePage id={profile.id} title={profile.name} address={foundBy('share', address)} />
            </div>
          </header>
          {Alert && <Alert {...{ kind, content, entitlements }} />}
          {Lead && (
            <div className={styles.lead}>
              <Lead {...{ kind, content, entitlements }} />
            </div>
          )}
          {facts.length > 0 && <LineScore look="key" items={facts} />}
        </>
      )}
    </Editable>
  )
}

interface Team {
  members: readonly Pick<Member, 'userId' | 'name' | 'role'>[]
  inherited: Team['members']
  isUnclaimed: boolean | null
}

/** The names of at most two managers, if the reader sees any. Undefined for pages that nobody manages. */
export function managersText({ members, inherited, isUnclaimed }: Team, managerRole: string) {
  const managers = [...members, ...inherited].filter(({ role }) => role === managerRole)
  const [first, second, ...others] = new Map(managers.map((member) => [member.userId, member])).values()
  if (first === undefined) return isUnclaimed === false ? 'its team' : undefined
  if (second === undefined) return first.name
  if (others.length === 0) return `${first.name} and ${second.name}`
  return `${first.name}, ${second.name} and ${counted(others.length, 'other')}`
}
