import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './home-page.module.css'
import rows from './home-skeleton.module.css'

/** In place of the contact section, with as many rows. */
export const ContactSkeleton = ({ rowCount }: { rowCount: number }) => (
  <div className={styles.section} aria-busy="true">
    <Skeleton className={rows.heading} />
    {Array.from({ length: rowCount }, (_row, index) => (
      <div key={index} className={rows.contact}>
        <Skeleton className={rows.name} />
      </div>
    ))}
  </div>
)

/** In place of the next steps, or of the question for the account type. */
export const GuideSkeleton = () => (
  <div className={styles.section} aria-busy="true">
    <Skeleton className={rows.heading} />
    <Skeleton look="block" className={rows.guide} />
  </div>
)

/** In place of everything below, or its error. */
export const LowerSkeleton = ({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) => (
  <div className={styles.ruled}>
    {hasFailed ? <ErrorState onRetry={retry} /> : <Skeleton look="block" className={rows.needs} />}
  </div>
)
