import { Skeleton } from '../../components/skeleton.tsx'
import styles from './pending-facility.module.css'

interface Sender {
  id: string
  name: string
  email: string | null
  createdDate: string
}

/** Whoever creates a page is its first manager. */
export function SentBy({ managers }: { managers: readonly Sender[] | undefined }) {
  if (managers === undefined) return <Skeleton className={styles.sender} />
  const [first] = managers.toSorted((one, other) => (one.createdDate < other.createdDate ? -1 : 1))
  if (first === undefined) return <span className="dim"> by nobody who is still here</span>
  return (
    <>
      {` by ${first.name}`}
      {first.email !== null && first.email !== first.name && (
        <a className={styles.way} href={`mailto:${first.email}`}>
          {first.email}
        </a>
      )}
    </>
  )
}
