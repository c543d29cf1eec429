import { CardGrid } from '../components/display/card-grid.tsx'
import { ProfileCardSkeleton } from '../components/display/profile-card-skeleton.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './home-page.module.css'
import rows from './home-skeleton.module.css'
import list from './own-profiles.module.css'

export function HomeSkeleton() {
  return (
    <div className={`page ${styles.page}`} aria-busy="true">
      <h1 className={styles.title}>Home</h1>
      <output className="sr">Loading</output>
      <div className={styles.section}>
        <Skeleton className={rows.heading} />
        <div className={list.list}>
          {[1, 2].map((row) => (
            <div key={row} className={list.row}>
              <div className={list.picture}>
                <Skeleton look="block" className={rows.picture} />
              </div>
              <div className={list.text}>
                <Skeleton className={rows.name} />
                <Skeleton className={rows.place} />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.section}>
        <Skeleton className={rows.heading} />
        <CardGrid>
          {[1, 2, 3].map((card) => (
            <ProfileCardSkeleton key={card} />
          ))}
        </CardGrid>
      </div>
    </div>
  )
}
