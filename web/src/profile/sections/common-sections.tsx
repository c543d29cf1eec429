import { Avatar } from '../../components/pictures/avatar.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { googleMapsLink, type MapProfile } from '../../components/map/map-profile.ts'
import { PlaceMap } from '../../components/map/place-map.tsx'
import type { Member } from '../../kinds/profile-calls.ts'
import { addressLine } from '../../page/place-words.ts'
import { Contacts } from '../contact/contact-aside.tsx'
import { fieldsEditor } from '../editing/lazy-editors.ts'
import { documentType, fileSize } from '../file-words.ts'
import { LongText } from '../long-text.tsx'
import type { Content, Section, StoredFile } from '../profile-page.ts'
import { pinOf } from '../profile-place.ts'
import styles from './sections.module.css'

export const aboutSection: Section = {
  id: 'about',
  title: 'About',
  isEmpty: ({ profile }) => !profile.description,
  empty: 'No description yet. Tell organizers what to expect here.',
  Body: ({ content: { profile } }) => <LongText text={profile.description ?? ''} />,
  editor: fieldsEditor({ name: 'about', fields: ['description'], saveText: 'Save text' }),
}

/** On a wide screen, visitors have the same beside the page. */
export const contactSection: Section = {
  id: 'contact',
  title: 'Contact',
  isEmpty: ({ profile: { phone, email, website } }) => (phone ?? email ?? website) === null,
  empty: 'No contact info yet. Add an email, phone or website so organizers can reach you.',
  Body: ({ content }) => <Contacts profile={content.profile} />,
  isBesideOnWide: true,
  editor: fieldsEditor({
    name: 'contact',
    fields: ['phone', 'email', 'website'],
    saveText: 'Save contact',
    note: 'Everyone can see these, and the button on your page uses them.',
  }),
}

/** Address and map. `pinsAround` gives the other markers on the map. */
export const placeSection = <C extends Content>(
  pinsAround: (content: C) => (MapProfile | undefined)[],
): Section<C> => ({
  id: 'place',
  title: 'Location',
  isEmpty: ({ profile }) => addressLine(profile) === '' && pinOf(profile) === undefined,
  empty: 'No address yet. Add one so people searching nearby find this page.',
  Body({ content }) {
    const { profile } = content
    const address = addressLine(profile)
    const pin = pinOf(profile)
    return (
      <>
        {pin !== undefined && (
          <PlaceMap
            profile={pin}
            nearby={pinsAround(content).filter((other) => other !== undefined)}
            className={styles.map}
          />
        )}
        {address !== '' && (
          <p className={styles.address}>
            <span>{address}</span>
            <a
              className={`link ${styles.outside}`}
              href={googleMapsLink({ address, googlePlaceId: profile.googlePlaceId })}
              target="_blank"
              rel="noreferrer"
            >
              View on Google Maps
              <Icon name="external-link" size={16} />
            </a>
          </p>
        )}
      </>
    )
  },
  editor: {
    ability: 'update',
    load: async () => ({ default: (await import('../editing/place-editor.tsx')).PlaceEditor }),
  },
})

const uploaded = (documents: readonly StoredFile[]) =>
  documents.flatMap((file) => (file.url === null ? [] : [{ ...file, url: file.url }]))

export const documentsSection: Section = {
  id: 'documents',
  title: 'Documents',
  isEmpty: ({ documents }) => uploaded(documents).length === 0,
  empty: 'No documents yet. Add floor plans, rate cards or brochures.',
  Body: ({ content: { documents } }) => (
    <ul className={styles.rows}>
      {uploaded(documents).map(({ id, name, url, contentType, bytes }) => (
        <li key={id}>
          <a className={styles.document} href={url} target="_blank" rel="noreferrer">
            <Icon name="file-text" className={styles.documentIcon} />
            <span className={styles.documentName}>{name}</span>
            <span className="sm dim">
              {[documentType(contentType), fileSize(bytes)].filter(Boolean).join(', ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  ),
  editor: {
    ability: 'manageDocuments',
    load: async () => ({ default: (await import('../editing/files/files-editor.tsx')).DocumentsEditor }),
  },
}

export const teamSection: Section = {
  id: 'team',
  title: 'Team',
  isEmpty: ({ members, inherited }) => members.length + inherited.length === 0,
  empty: 'No team members yet.',
  Body: ({ content: { members, inherited } }) => (
    <ul className={styles.people}>
      {members.map((member) => (
        <Person key={member.id} member={member} role={member.role} />
      ))}
      {inherited.map((member) => (
        <Person key={member.id} member={member} role={`${member.role} of its owner`} />
      ))}
    </ul>
  ),
  editor: {
    ability: 'manageMembers',
    load: async () => ({ default: (await import('../editing/members/members-editor.tsx')).MembersEditor }),
  },
}

const Person = ({ member, role }: { member: Member; role: string }) => (
  <li className={styles.person}>
    <Avatar name={member.name} picture={member.picture} />
    <span className={styles.personWords}>
      <b className="sm semi">{member.name}</b>
      <span className="xs dim">{role}</span>
    </span>
  </li>
)

/** Sections that only managers see. They have no content, so they show what they are for. */
const managersOnly = { isEmpty: () => true, Body: () => null }

export const promotionSection: Section = {
  ...managersOnly,
  id: 'promotion',
  title: 'Promotion',
  empty: ({ profile }) =>
    profile.isPromoted
      ? 'Promoted today. This page comes first in search and is marked as promoted.'
      : 'Not promoted today. Choose the days when this page comes first in search.',
  editor: {
    ability: 'boost',
    opener: { label: 'Choose days', icon: 'calendar-days' },
    load: async () => ({ default: (await import('../editing/boosts/boosts-editor.tsx')).BoostsEditor }),
  },
}

/** The noun of the kind goes into the title. */
export const removalSection = (noun: string): Section => ({
  ...managersOnly,
  id: 'removal',
  title: `Delete this ${noun}`,
  empty: 'It will disappear from search right away. An administrator can restore it for 30 days.',
  editor: {
    ability: 'delete',
    opener: { label: 'Delete', icon: 'trash-2' },
    load: async () => ({ default: (await import('../editing/delete-profile.tsx')).DeleteProfile }),
  },
})
