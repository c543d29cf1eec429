import { Icon } from '../../pictures/icon.tsx'
import type { PlacedLandmark } from './arrange-landmarks.ts'
import { usePlace } from './placed.tsx'
import styles from './pins.module.css'
import type { Placer } from './placer.ts'

interface LandmarkPinProps {
  placer: Placer
  place: PlacedLandmark
}

/** A place that everything else is around, with its name. It can't be pressed. */
export const LandmarkPin = ({ placer, place }: LandmarkPinProps) => (
  <div ref={usePlace(placer, place)} className={`xs semi ${styles.landmark}`}>
    <p className="clip">
      <Icon name="trophy" size={16} className={styles.trophy} />
      {place.name}
    </p>
    {place.more > 0 && <p>{`and ${place.more} more here`}</p>}
  </div>
)
