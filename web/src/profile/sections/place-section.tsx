import { Icon } from '../../components/icon.tsx'
import { googleMapsLink, type MapProfile } from '../../components/map/map-profile.ts'
import { PlaceMap } from '../../components/map/place-map.tsx'
import { addressLine } from '../../page/place-words.ts'
import type { Content, Section } from '../profile-page.ts'
import { pinOf } from '../profile-place.ts'
import styles from './sections.module.css'

/** Address and map. `pinsAround` gives the other markers on the map. */
export const placeSection = <C extends Content>(
  pinsAround: (content: C) => (MapProfile | undefined)[],
): Section<C> => ({
  id: 'place',
  title: 'Location',
  isEmpty: ({ profile }) => addressLine(profile) === '' && pinOf(profile) === undefined,
  empty: 'No address yet. Add one so that searches near it find this page.',
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
