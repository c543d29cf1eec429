import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { googleMapsLink, type MapProfile } from '../../../components/map/map-profile.ts'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { Icon } from '../../../components/icon.tsx'
import { addressLine } from '../../../page/place-words.ts'
import { Block } from '../block.tsx'
import type { BlockParts } from './block-parts.ts'
import styles from './blocks.module.css'
import { kinds, profilePath } from '../../../kinds/registry.ts'

export function PlaceBlock({ facility, editors, nearby }: BlockParts & { nearby: Facility[] }) {
  const address = addressLine(facility)
  const onMap = mapProfile(facility)
  return (
    <Block
      id="place"
      title="Where it is"
      facility={facility}
      editor={editors.place}
      isEmpty={address === '' && onMap === undefined}
    >
      {onMap !== undefined && (
        <PlaceMap
          profile={onMap}
          nearby={nearby.flatMap((other) => mapProfile(other, true) ?? [])}
          className={styles.map}
        />
      )}
      {address === '' ? (
        <p className="mut">No address is given yet.</p>
      ) : (
        <p className={styles.address}>
          <span>{address}</span>
          <a
            className={`link ${styles.outside}`}
            href={googleMapsLink({ address, googlePlaceId: facility.googlePlaceId })}
            target="_blank"
            rel="noreferrer"
          >
            View on Google Maps
            <Icon name="external-link" size={16} />
          </a>
        </p>
      )}
    </Block>
  )
}

function mapProfile(facility: Facility, isLinked = false): MapProfile | undefined {
  const { id, name, lat, lng, headerImage, logo, googlePlaceId } = facility
  if (lat === null || lng === null) return undefined
  const place = { id, name, lat, lng, headerImage, logo, googlePlaceId, address: addressLine(facility) }
  return isLinked ? { ...place, to: profilePath(kinds.facility, facility.id) } : place
}
