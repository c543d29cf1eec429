import type { Entitlements } from '@app/contract/entitlements.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { useSession } from '../../../api/session.ts'
import { Block } from '../block.tsx'
import type { FacilityContent } from '../load-facility.ts'
import { MoreReviews } from './more-reviews.tsx'
import { OwnReview } from './own-review.tsx'
import { RatingsSummary } from './ratings-summary.tsx'
import { ReviewArticle } from './review-article.tsx'
import styles from './reviews.module.css'
import { useMyReview } from './use-my-review.ts'

interface ReviewsBlockProps {
  facility: Facility
  content: FacilityContent
  entitlements: Entitlements | undefined
}

/** What people say, and what the reader says: once, and not about what they run themselves. */
export function ReviewsBlock({ facility, content, entitlements }: ReviewsBlockProps) {
  const { reviews, ratings } = content
  const isPerson = useSession(({ person }) => person !== null)
  const mine = useMyReview(facility.id)
  // Unknown for a moment after a log-in.
  const mayReview = isPerson ? entitlements?.can['review'] : true
  const others = mine ? reviews.filter(({ id }) => id !== mine.id) : reviews
  return (
    <Block id="reviews" title="Reviews" facility={facility}>
      {ratings.count > 0 ? (
        <RatingsSummary ratings={ratings} />
      ) : (
        <p className="mut">
          {mayReview
            ? 'Nobody has written a review yet. If you have played here, you could be the first.'
            : 'Nobody has written a review yet.'}
        </p>
      )}
      <OwnReview facility={facility} mine={mine} mayReview={mayReview} />
      {others.length > 0 && (
        <div className={styles.list}>
          {others.map((review) => (
            <ReviewArticle key={review.id} review={review} />
          ))}
        </div>
      )}
      <MoreReviews shown={reviews.length} count={ratings.count} />
    </Block>
  )
}
