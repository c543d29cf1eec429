import { useLocation, useNavigation } from 'react-router'
import { ButtonLink } from '../../../components/button-link.tsx'
import { mostReviews, reviewCount } from '../facility-content.ts'
import styles from './reviews.module.css'

const step = 12

/** A link, so that it works without JavaScript. */
export function MoreReviews({ shown, count }: { shown: number; count: number }) {
  const { search } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  if (shown >= count || shown >= mostReviews) return null
  const next = new URLSearchParams(search)
  next.set(
    'reviews',
    String(Math.min(Math.max(shown, reviewCount(new URLSearchParams())) + step, mostReviews)),
  )
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
