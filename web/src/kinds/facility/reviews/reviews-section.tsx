import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { Skeleton } from '../../../components/display/skeleton.tsx'
import { withRetries } from '../../../components/with-retries.ts'
import type { Section, SectionProps } from '../../../profile/profile-page.ts'
import type { FacilityContent } from '../facility-content.ts'
import styles from './reviews.module.css'

// Below the fold, so the browser hydrates it after the page. Loading starts with the page, not with its hydration.
const loading = withRetries(() => import('./reviews.tsx'))
loading.catch(() => {}) // Rendering reports it.
const Reviews = lazy(async () => ({ default: (await loading).Reviews }))

const LazyReviews = memo((props: SectionProps<FacilityContent>) => (
  <Suspense fallback={<Skeleton look="block" className={styles.waiting} />}>
    <Reviews {...props} />
  </Suspense>
))

export const reviewsSection: Section<FacilityContent> = {
  id: 'reviews',
  title: 'Reviews',
  isEmpty: () => false,
  empty: '',
  // An urgent update would replace the server's HTML with the fallback until the reviews are hydrated.
  Body: (props) => <LazyReviews {...useDeferredValue(props)} />,
}
