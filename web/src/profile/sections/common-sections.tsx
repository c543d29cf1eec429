import { lazy, Suspense } from 'react'
import { Tag } from '../../components/actions/chip.tsx'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { OfferedList } from '../../components/display/offered-list.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { directionsLink, googleMapsLink } from '../../components/map/map-profile.ts'
import type { MapPlace } from '../../components/map/market-view.ts'
import { PlaceLegend } from '../../components/map/place-legend.tsx'
import { PlaceMap } from '../../components/map/place-map.tsx'
import type { KindFacts, Noun } from '../../kind/registry.ts'
import { miles } from '../../components/format.ts'
import { addressLine } from '../../page/place-words.ts'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { fieldsEditor } from '../editing/lazy-editors.ts'
import { documentType, fileSize } from '../../page/file-words.ts'
import { LongText } from '../long-text.tsx'
import type { Content, Section, StoredFile } from '../profile-page.ts'
import { pinOf } from '../profile-place.ts'
import { updatedText } from '../updated.ts'
import styles from './sections.module.css'

/** What the empty sections of a kind ask its managers for. */
export interface SectionWords {
  /** Who reads its pages: 'teams'. */
  readers: string
  /** The documents that it usually has: 'floor plans or rate cards'. */
  documents: string
}

/** `fields` are edited with the description. `isSuggested`: of a kind that has a call to compose it. */
export const aboutSection = (
  { readers }: SectionWords,
  { fields = [], isSuggested }: { fields?: readonly string[]; isSuggested?: true } = {},
): Section => ({
  id: 'about',
  title: 'About',
  note: (content) => updatedText(content, ['description']),
  isEmpty: ({ profile }) => !profile.description,
  empty: `No description yet. Tell ${readers} what to expect.`,
  Body: ({ content: { profile } }) => <LongText text={profile.description ?? ''} />,
  editor: fieldsEditor({
    name: 'about',
    fields: ['description', ...fields],
    saveText: 'Save text',
    ...(isSuggested && { isSuggested }),
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
      <Stack gap="3">
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
        {pin !== undefined && <PlaceLegend places={nearby} />}
        <Toolbar as="p" gap="0 6">
          <span className="sm mut">{address}</span>
          <Row as="span" gap="0 5">
            {pin !== undefined && <OutsideLink href={directionsLink(pin)}>Directions</OutsideLink>}
            {address !== '' && (
              <OutsideLink href={googleMapsLink({ address, googlePlaceId: profile.googlePlaceId })}>
                View on Google Maps
              </OutsideLink>
            )}
          </Row>
        </Toolbar>
        <Airports airports={content.airports} />
      </Stack>
    )
  },
  editor: { ability: 'update', load: async () => (await import('../editing/place-editor.tsx')).PlaceEditor },
})

const OutsideLink = ({ href, children }: { href: string; children: string }) => (
  <a className={`row link sm ${styles.outside}`} href={href} target="_blank" rel="noreferrer">
    {children}
    <Icon name="external-link" size={16} />
  </a>
)

/** The nearest airports, so that teams who fly know where to. */
function Airports({ airports }: Pick<Content, 'airports'>) {
  if (airports.length === 0) return null
  return (
    <>
      <h3 className="sm semi">Nearest airports</h3>
      <RuledList>
        {airports.map(({ code, name, distance }) => (
          <RuledItem key={code}>
            <Icon name="plane" className="dim" />
            <RuledWords>
              {name} ({code})
            </RuledWords>
            <span className="sm dim">{miles(distance)}</span>
          </RuledItem>
        ))}
      </RuledList>
    </>
  )
}

const uploaded = (documents: readonly StoredFile[]) =>
  documents.flatMap((file) => (file.url === null ? [] : [{ ...file, url: file.url }]))

const plansFirst = <F extends StoredFile>(documents: readonly F[]) =>
  documents.toSorted((one, other) => Number(other.isPlan ?? false) - Number(one.isPlan ?? false))

export const documentsSection = ({ documents: usual }: SectionWords): Section => ({
  id: 'documents',
  title: 'Documents',
  note: (content) => updatedText(content, ['documents']),
  isEmpty: ({ documents }) => uploaded(documents).length === 0,
  empty: `No documents yet. Add ${usual}.`,
  Body: ({ content: { documents } }) => (
    <RuledList>
      {plansFirst(uploaded(documents)).map(({ id, name, url, contentType, bytes, isPlan }) => (
        <li key={id}>
          <a className={styles.document} href={url} target="_blank" rel="noreferrer">
            <Row as="span" gap="0 3">
              <Icon name="file-text" className="dim" />
              <span className={styles.documentName}>{name}</span>
              {isPlan && <Tag>Floor plan</Tag>}
              <span className="sm dim">
                {[documentType(contentType), fileSize(bytes)].filter(Boolean).join(', ')}
              </span>
            </Row>
          </a>
        </li>
      ))}
    </RuledList>
  ),
  editor: {
    ability: 'manageDocuments',
    load: async () => (await import('../editing/files/files-editor.tsx')).DocumentsEditor,
  },
})

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
