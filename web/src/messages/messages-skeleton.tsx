import { Skeleton } from '../components/display/skeleton.tsx'
import { Row } from '../platform/boxes/row.tsx'
import styles from './messages.module.css'
import threadStyles from './threads.module.css'

export const RowsSkeleton = () => (
  <>
    {Array.from({ length: 5 }, (_, n) => (
      <div key={n} className={threadStyles.thread}>
        <Row gap="3" isWrapping={false}>
          <Skeleton look="round" />
          <Skeleton look="block" className={threadStyles.rowSkeleton} />
        </Row>
      </div>
    ))}
  </>
)

export const MessagesSkeleton = () => (
  <div className={styles.frame} aria-busy="true">
    <output className="sr">Loading</output>
    <h1 className="sr">Messaging</h1>
    <div className={styles.threads}>
      <div className={styles.head}>
        <h2 className="h3 grow">Messaging</h2>
      </div>
      <RowsSkeleton />
    </div>
    <div className={styles.conversation} />
  </div>
)
