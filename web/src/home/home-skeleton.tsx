import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './home-page.module.css'
import rows from './home-skeleton.module.css'
import list from './own-profiles.module.css'

/** The title, the needs, and the first of the reader's pages. */
export function HomeSkeleton() {
  return (
    <div className={`page ${styles.page}`} aria-busy="true">
      <h1 className="sr">Home</h1>
      <output className="sr">Loading</output>
      <Skeleton className={rows.title} />
      <Skeleton look="block" className={rows.needs} />
      <div className={styles.section}>
        <Skeleton className={rows.heading} />
        <div className={list.list}>
          {[1, 2, 3].map((row) => (
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
    </div>
  )
}
