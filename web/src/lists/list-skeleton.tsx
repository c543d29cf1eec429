import { CardGrid } from '../components/display/card-grid.tsx'
import { ProfileCardSkeleton } from '../components/display/profile-card-skeleton.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import head from '../page/page-head.module.css'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './lists.module.css'

export const ListSkeleton = () => (
  <div className={`page ${head.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <Stack gap="8">
      <Skeleton className={styles.loadingTitle} />
      <CardGrid>
        {[1, 2, 3].map((card) => (
          <ProfileCardSkeleton key={card} />
        ))}
      </CardGrid>
    </Stack>
  </div>
)
