import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './event-hotels.module.css'

export const HotelRowsSkeleton = () => (
  <>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} look="block" className={styles.waiting} />
    ))}
  </>
)
