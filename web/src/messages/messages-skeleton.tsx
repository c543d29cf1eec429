import { Skeleton } from '../components/display/skeleton.tsx'
import styles from './messages.module.css'
import threadStyles from './threads.module.css'

export const RowsSkeleton = () => (
  <>
    {Array.from({ length: 5 }, (_, n) => (
      <div key={n} className={threadStyles.thread}>
        <Skeleton look="round" className={styles.roundSkeleton} />
        <Skeleton look="block" className={styles.rowSkeleton} />
      </div>
    ))}
  </>
)

export const MessagesSkeleton = () => (
  <div className={styles.frame} aria-busy="true">
    <output className="sr">Loading</output>
    <h1 className="sr">Messaging</h1>
    <div className={styles.threads}>
      <div className={threadStyles.head}>
        <h2 className="h3 grow">Messaging</h2>
      </div>
      <RowsSkeleton />
    </div>
    <div className={styles.conversation} />
  </div>
)
