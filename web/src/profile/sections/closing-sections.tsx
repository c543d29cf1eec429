import type { FunctionComponent } from 'react'
import { Link } from 'react-router'
import { count } from '../../components/format.ts'
import { StoryCards } from '../../kind/stories/story-cards.tsx'
import { toStories } from '../../kind/stories/stories-query.ts'
import { isReleased, releaseWord } from '../../kind/is-hidden.ts'
import type { KindFacts } from '../../kind/registry.ts'
import { Contacts } from '../contact/contact-aside.tsx'
import { fieldsEditor } from '../editing/lazy-editors.ts'
import { alsoKnownAs } from '../other-names.ts'
import type { EditorProps, Section } from '../profile-page.ts'
import { contactFields, updatedText } from '../updated.ts'
import type { SectionWords } from './common-sections.tsx'
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
import { isOnTeam } from '../profile-queries.ts'
import { inheritedRoles, onlyInherited } from '../team.ts'

/** On a wide screen, visitors have the same beside the page. */
const contactSection = ({ readers }: SectionWords): Section => ({
  id: 'contact',
  title: 'Contact',
  note: (content) => updatedText(content, contactFields),
  isEmpty: ({ profile: { phone, email, website } }) => (phone ?? email ?? website) === null,
  empty: `No contact info yet. Add an email, phone or website so ${readers} can reach you.`,
  Body: ({ content }) => <Contacts profile={content.profile} />,
  isBesideOnWide: true,
  editor: fieldsEditor({
    name: 'contact',
    fields: contactFields,
    saveText: 'Save contact',
    note: 'Everyone can see these, and the button on your page uses them.',
  }),
})

const storiesSection: Section = {
  id: 'stories',
  title: 'Stories',
  isEmpty: ({ stories }) => stories.count === 0,
  empty: '',
  Body: ({ content: { profile, stories } }) => (
    <Stack>
      <StoryCards stories={stories.newest} />
      {stories.count > stories.newest.length && (
        <Row>
          <Link className="link link-hit sm" to={toStories({ about: profile.id })}>
            {`All ${count(stories.count)} stories`}
          </Link>
        </Row>
      )}
    </Stack>
  ),
}

/** Sections that only managers see. They have no content, so they show what they are for. */
export const managersOnly = { isEmpty: () => true, Body: () => null }

/** Everyone reads the names in the head of the page. */
const otherNamesSection: Section = {
  ...managersOnly,
  id: 'names',
  title: 'Other names',
  empty: ({ profile, otherNames }) =>
    alsoKnownAs(profile.name, otherNames) ??
    'No other names yet. Add former and common names so that people find this page by them.',
  editor: {
    ability: 'update',
    load: async () => (await import('../editing/collections/other-names-editor.tsx')).OtherNamesEditor,
  },
}

const promotionSection: Section = {
  ...managersOnly,
  id: 'promotion',
  title: 'Promotion',
  empty: ({ profile }) =>
    !isReleased(profile)
      ? `You can promote this page as soon as it is ${releaseWord(profile)}.`
      : profile.isPromoted
        ? 'Promoted today. This page comes first in search and is marked as promoted.'
        : 'Not promoted today. Choose the days when this page comes first in search.',
  editor: {
    ability: 'boost',
    opener: { label: 'Choose days', icon: 'calendar-days' },
    load: async () => (await import('../editing/boosts/boosts-editor.tsx')).BoostsEditor,
  },
}

/** The noun of the kind goes into the title. */
const removalSection = (noun: string, load: RemovalEditor): Section => ({
  ...managersOnly,
  id: 'removal',
  title: `Delete this ${noun}`,
  empty: 'It will disappear from search right away. An administrator can restore it for 30 days.',
  editor: {
    ability: 'delete',
    opener: { label: 'Delete', icon: 'trash-2' },
    load,
  },
})

type RemovalEditor = () => Promise<FunctionComponent<EditorProps>>
const deleteProfile: RemovalEditor = async () => (await import('../editing/delete-profile.tsx')).DeleteProfile

/** The last sections of every page. `promotion` is the title of the one about its place in search, and `removal` asks before it is deleted. */
export const closingSections = (
  { noun }: KindFacts,
  words: SectionWords,
  { promotion = 'Promotion', removal = deleteProfile } = {},
) => [
  storiesSection,
  contactSection(words),
  otherNamesSection,
  teamSection,
  { ...promotionSection, title: promotion },
  removalSection(noun.one, removal),
]

/** The team of a page and that of its owner, each person once. */
const teamSection: Section = {
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
        {isOnTeam(entitlements) && (
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
    load: async () => (await import('../editing/members/members-editor.tsx')).MembersEditor,
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
