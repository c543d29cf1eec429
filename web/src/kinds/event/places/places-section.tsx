import { LineScore } from '../../../components/display/line-score.tsx'
import { LinkRow } from '../../../components/display/link-row.tsx'
import { Picture } from '../../../components/pictures/picture.tsx'
import type { Section } from '../../../profile/profile-page.ts'
import { cityAndState } from '../../../page/place-words.ts'
import { cards } from '../../cards.ts'
import styles from '../../profile-rows.module.css'
import { profilePath } from '../../../kind/registry.ts'
import type { EventContent } from '../event-content.ts'
import type { Place } from './load-places.ts'

const mostFigures = 3

export const placesSection: Section<EventContent> = {
  id: 'venues',
  title: 'Venues',
  isEmpty: ({ places }) => places.length === 0,
  empty: 'No venues yet. Add the facilities or the destination where it takes place.',
  Body: ({ content: { places } }) => (
    <ul>
      {places.map((place) => (
        <PlaceRow key={place.id} place={place} />
      ))}
    </ul>
  ),
  editor: { ability: 'managePlaces', load: async () => (await import('./places-editor.tsx')).PlacesEditor },
}

/** A place with the figures of its own page, or a place without a page. */
function PlaceRow({ place }: { place: Place }) {
  const { name, image, host, note } = place
  const score = host ? cards[host.kind.name].score(host.profile, mostFigures).slice(0, mostFigures) : []
  const words = [placeText(place), note].filter(Boolean).join(' · ')
  return (
    <LinkRow
      to={host && profilePath(host.kind, host.profile.id)}
      title={name}
      className={styles.row}
      lead={
        <div className={styles.picture}>
          <Picture
            src={host?.profile.headerImage ?? image ?? `/art/${place.id}/venue`}
            alt=""
            fallbackName={name}
            sizes="112px"
            ratio="fill"
          />
        </div>
      }
      after={score.length > 0 && <LineScore items={score} className={styles.score} />}
    >
      {words !== '' && <p className="sm mut">{words}</p>}
    </LinkRow>
  )
}

/** A place without a page has its address only here. */
const placeText = ({ host, address, city, state }: Place) =>
  [host ? null : address, cityAndState({ city, state })].filter(Boolean).join(', ')
