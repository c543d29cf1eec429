import { Icon } from '../../pictures/icon.tsx'
import type { Landmark } from '../market-view.ts'
import { usePlace } from './placed.tsx'
import styles from './pins.module.css'
import type { Placer } from './placer.ts'

interface LandmarkPinProps {
  placer: Placer
  place: Landmark
}

/** A place that everything else is around, with its name. It can't be pressed. */
export const LandmarkPin = ({ placer, place }: LandmarkPinProps) => (
  <p ref={usePlace(placer, place)} className={`clip xs semi ${styles.landmark}`} title={place.name}>
    <Icon name="trophy" size={16} className={styles.trophy} />
    {place.name}
  </p>
)
