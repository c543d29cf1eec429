import { useLocation, useNavigation } from 'react-router'
import { ButtonLink } from '../../../components/button-link.tsx'
import { firstReviews, mostReviews } from '../load-facility.ts'
import styles from './reviews.module.css'

const step = 12

/** A link, so that it works without a script; with one the page stays where it is. */
export function MoreReviews({ shown, count }: { shown: number; count: number }) {
  const { search } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  if (shown >= count || shown >= mostReviews) return null
  const next = new URLSearchParams(search)
  next.set('reviews', String(Math.min(Math.max(shown, firstReviews) + step, mostReviews)))
  return (
    <div className={styles.more}>
      <ButtonLink to={{ search: `?${next.toString()}` }} replace aria-busy={isLoading}>
        More reviews
      </ButtonLink>
      <span className="sm dim" aria-live="polite">
        {shown} of {count}
      </span>
    </div>
  )
}
