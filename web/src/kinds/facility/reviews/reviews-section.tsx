import { useLocation, useNavigation } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { count as figure } from '../../../components/format.ts'
import { useLazy } from '../../../components/use-lazy.ts'
import type { Section, SectionProps } from '../../../profile/profile-page.ts'
import { mostReviews, reviewCount, type FacilityContent } from '../facility-content.ts'
import { Grid } from '../../../platform/boxes/grid.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { OwnReview } from './own-review.tsx'
import { RatingsSummary } from './ratings-summary.tsx'
import { ReviewArticle } from './review-article.tsx'
import { useMyReview } from './use-my-review.ts'

export const reviewsSection: Section<FacilityContent> = {
  id: 'reviews',
  title: 'Reviews',
  isEmpty: () => false,
  empty: '',
  Body: Reviews,
}

// Only the team loads it.
const loadReply = () => import('./reply-to-review.tsx')

/** All reviews, and the form for one's own. Staff cannot review their facility. */
function Reviews({ content, entitlements }: SectionProps<FacilityContent>) {
  const { profile, reviews, ratings } = content
  const isPerson = useSession(({ person }) => person !== null)
  const mine = useMyReview(profile.id)
  // Undefined for a moment after a login.
  const mayReview = isPerson ? entitlements?.can['review'] : true
  const { part: team } = useLazy(loadReply, entitlements?.can['replyToReviews'] ?? false)
  const Article = team ? team.ReplyToReview : ReviewArticle
  const others = mine ? reviews.filter(({ id }) => id !== mine.id) : reviews
  return (
    <Stack gap="6">
      {ratings.count > 0 ? (
        <RatingsSummary ratings={ratings} />
      ) : (
        <p className="mut">
          {mayReview ? 'No reviews yet. If you have played here, write the first one.' : 'No reviews yet.'}
        </p>
      )}
      <OwnReview facilityId={profile.id} mine={mine} mayReview={mayReview} />
      {others.length > 0 && (
        <Grid columns="2" gap="8">
          {others.map((review) => (
            <Article key={review.id} facilityId={profile.id} review={review} />
          ))}
        </Grid>
      )}
      <MoreReviews shown={reviews.length} count={ratings.count} />
    </Stack>
  )
}

const step = 12

/** A link, so that it works without JavaScript. */
function MoreReviews({ shown, count }: { shown: number; count: number }) {
  const { search } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  if (shown >= count || shown >= mostReviews) return null
  const next = new URLSearchParams(search)
  next.set(
    'reviews',
    String(Math.min(Math.max(shown, reviewCount(new URLSearchParams())) + step, mostReviews)),
  )
  return (
    <Row gap="4">
      <ButtonLink to={{ search: `?${next.toString()}` }} replace aria-busy={isLoading}>
        More reviews
      </ButtonLink>
      <span className="sm dim" aria-live="polite">
        {figure(shown)} of {figure(count)}
      </span>
    </Row>
  )
}
