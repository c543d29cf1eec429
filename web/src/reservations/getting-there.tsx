import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { directionsLink } from '../components/map/map-profile.ts'
import { PlaceMap } from '../components/map/place-map.tsx'
import { kinds } from '../kind/registry.ts'
import { Section } from '../platform/boxes/section.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { pinOf } from '../profile/profile-place.ts'
import styles from './reservations.module.css'

/** Where the hotel of a stay is. Nothing for one without a position. */
export function GettingThere({ hotel }: { hotel: Hotel }) {
  const pin = pinOf(hotel)
  return (
    pin !== undefined && (
      <Section title="Getting there" look="h3">
        <Stack gap="2">
          <PlaceMap
            profile={pin}
            nearby={[]}
            noun={kinds.hotel.noun}
            infoFor={() => Promise.reject(new Error('The map has no other place.'))}
            className={styles.map}
          />
          <p className="sm">
            <a className="link link-hit" href={directionsLink(pin)} target="_blank" rel="noreferrer">
              Directions
            </a>
          </p>
        </Stack>
      </Section>
    )
  )
}
