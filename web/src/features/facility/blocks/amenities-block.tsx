import { AmenityIcon } from '../../../components/amenity-icon.tsx'
import { Block } from '../block.tsx'
import { Fold } from '../fold.tsx'
import type { BlockParts } from './block-parts.ts'
import styles from './blocks.module.css'

export function AmenitiesBlock({ facility, editors }: BlockParts) {
  const { amenities } = facility
  return (
    <Block
      id="amenities"
      title="Amenities"
      facility={facility}
      editor={editors.amenities}
      isEmpty={amenities.length === 0}
    >
      {amenities.length > 0 ? (
        <Fold look="items" count={amenities.length} words="amenities">
          <ul className={styles.amenities}>
            {amenities.map((name) => (
              <li key={name} className={styles.amenity}>
                <AmenityIcon name={name} className={styles.amenityIcon} />
                {name}
              </li>
            ))}
          </ul>
        </Fold>
      ) : (
        <p className="mut">No amenities are listed yet.</p>
      )}
    </Block>
  )
}
