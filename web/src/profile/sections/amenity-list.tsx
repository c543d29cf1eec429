import { AmenityIcon } from '../../components/pictures/amenity-icon.tsx'
import { Fold } from '../fold.tsx'
import styles from './amenity-list.module.css'

/** Amenities with their icons. Long lists are folded. */
export const AmenityList = ({ names }: { names: readonly string[] }) => (
  <Fold look="items" count={names.length} words="amenities">
    <ul className={styles.list}>
      {names.map((name) => (
        <li key={name} className={styles.item}>
          <AmenityIcon name={name} className={styles.icon} />
          {name}
        </li>
      ))}
    </ul>
  </Fold>
)
