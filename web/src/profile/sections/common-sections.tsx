import { lazy, Suspense } from 'react'
import { OfferedList } from '../../components/display/offered-list.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { directionsLink, googleMapsLink } from '../../components/map/map-profile.ts'
import type { MapPlace } from '../../components/map/market-view.ts'
import { PlaceLegend } from '../../components/map/place-legend.tsx'
import { PlaceMap } from '../../components/map/place-map.tsx'
import { isReleased, releaseWord } from '../../kinds/is-hidden.ts'
import type { KindFacts, Noun } from '../../kinds/registry.ts'
import { miles } from '../../page/format.ts'
import { addressLine } from '../../page/place-words.ts'
import { Contacts } from '../contact/contact-aside.tsx'
import { fieldsEditor } from '../editing/lazy-editors.ts'
import { LongText } from '../long-text.tsx'
import { alsoKnownAs } from '../other-names.ts'
import type { Content, Section } from '../profile-page.ts'
import { pinOf } from '../profile-place.ts'
import { contactFields, updatedText } from '../updated.ts'
import type { SectionWords } from './section-words.ts'
import styles from './sections.module.css'
import { teamSection } from './team-section.tsx'

/** `fields` are edited with the description. */
export const aboutSection = (
  { readers }: SectionWords,
  { fields = [] }: { fields?: readonly string[] } = {},
): Section => ({
  id: 'about',
  title: 'About',
  note: (content) => updatedText(content, ['description']),
  isEmpty: ({ profile }) => !profile.description,
  empty: `No description yet. Tell ${readers} what to expect.`,
  Body: ({ content: { profile } }) => <LongText text={profile.description ?? ''} />,
  editor: fieldsEditor({ name: 'about', fields: ['description', ...fields], saveText: 'Save text' }),
})

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

/** Loaded with the first info window. */
const MapReaction = lazy(async () => ({
  default: (await import('../../reactions/map-reaction.tsx')).MapReaction,
}))

interface Neighbors<C extends Content> {
  noun: Noun
  of(content: C): (MapPlace | undefined)[]
  kindOf(content: C, id: string): KindFacts
}

/** Address and map, with other profiles around this one. */
export const placeSection = <C extends Content>(neighbors: Neighbors<C>): Section<C> => ({
  id: 'place',
  title: 'Location',
  isEmpty: ({ profile }) => addressLine(profile) === '' && pinOf(profile) === undefined,
  empty: 'No address yet. Add one so people searching nearby find this page.',
  Body({ content }) {
    const { profile } = content
    const address = addressLine(profile)
    const pin = pinOf(profile)
    const nearby = neighbors.of(content).filter((other) => other !== undefined)
    return (
      <>
        {pin !== undefined && (
          <PlaceMap
            profile={pin}
            nearby={nearby}
            noun={neighbors.noun}
            infoFor={async (id, signal) =>
              (await import('../../kinds/load-map-info.ts')).loadMapInfo(
                neighbors.kindOf(content, id),
                id,
                signal,
              )
            }
            renderAction={({ id, name, isClosed }) => (
              <Suspense>
                <MapReaction kind={neighbors.kindOf(content, id)} {...{ id, name, isClosed }} />
              </Suspense>
            )}
            className={styles.map}
          />
        )}
        {pin !== undefined && <PlaceLegend places={nearby} className={styles.legend} />}
        <p className={styles.address}>
          <span>{address}</span>
          <span className={styles.ways}>
            {pin !== undefined && <OutsideLink href={directionsLink(pin)}>Directions</OutsideLink>}
            {address !== '' && (
              <OutsideLink href={googleMapsLink({ address, googlePlaceId: profile.googlePlaceId })}>
                View on Google Maps
              </OutsideLink>
            )}
          </span>
        </p>
        <Airports airports={content.airports} />
      </>
    )
  },
  editor: {
    ability: 'update',
    load: async () => ({ default: (await import('../editing/place-editor.tsx')).PlaceEditor }),
  },
})

const OutsideLink = ({ href, children }: { href: string; children: string }) => (
  <a className={`link ${styles.outside}`} href={href} target="_blank" rel="noreferrer">
    {children}
    <Icon name="external-link" size={16} />
  </a>
)

/** The nearest airports, so that teams who fly know where to. */
function Airports({ airports }: Pick<Content, 'airports'>) {
  if (airports.length === 0) return null
  return (
    <>
      <h3 className={styles.airportsTitle}>Nearest airports</h3>
      <ul className={styles.rows}>
        {airports.map(({ code, name, distance }) => (
          <li key={code} className={styles.airport}>
            <Icon name="plane" className={styles.documentIcon} />
            <span className={styles.documentName}>
              {name} ({code})
            </span>
            <span className="sm dim">{miles(distance)}</span>
          </li>
        ))}
      </ul>
    </>
  )
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
    load: async () => ({
      default: (await import('../editing/collections/other-names-editor.tsx')).OtherNamesEditor,
    }),
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
    load: async () => ({ default: (await import('../editing/boosts/boosts-editor.tsx')).BoostsEditor }),
  },
}

/** The noun of the kind goes into the title. */
const removalSection = (noun: string): Section => ({
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

/** The last sections of every page. `promotion` is the title of the one about its place in search. */
export const closingSections = (
  { noun }: KindFacts,
  words: SectionWords,
  { promotion = 'Promotion' } = {},
) => [
  contactSection(words),
  otherNamesSection,
  teamSection,
  { ...promotionSection, title: promotion },
  removalSection(noun.one),
]

interface OfferedSection<C extends Content> {
  /** Of the section, and of the field with what is offered. */
  name: string
  title: string
  empty: Section<C>['empty']
  offered(profile: C['profile']): readonly string[]
  saveText: string
}

/** What a profile offers, as a list of checks. */
export const offeredSection = <C extends Content>({
  name,
  title,
  empty,
  offered,
  saveText,
}: OfferedSection<C>): Section<C> => ({
  id: name,
  title,
  isEmpty: ({ profile }) => offered(profile).length === 0,
  empty,
  Body: ({ content: { profile } }) => <OfferedList offered={offered(profile)} />,
  editor: fieldsEditor({ name, fields: [name], saveText }),
})
