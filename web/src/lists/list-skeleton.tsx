import { CardGrid } from '../components/display/card-grid.tsx'
import { ProfileCardSkeleton } from '../components/display/profile-card-skeleton.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './list-page.module.css'

export const ListSkeleton = () => (
  <div className={`page ${styles.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <Skeleton className={styles.loadingTitle} />
    <CardGrid>
      {[1, 2, 3].map((card) => (
        <ProfileCardSkeleton key={card} />
      ))}
    </CardGrid>
  </div>
)
