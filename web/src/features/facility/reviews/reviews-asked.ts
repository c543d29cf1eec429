import { number } from '../../../page/query-codecs.ts'
import { firstReviews, mostReviews } from '../load-facility.ts'

/** How many reviews an address asks for with `reviews`. */
export function reviewsAsked(search: URLSearchParams) {
  const asked = number.read(search.get('reviews')) ?? firstReviews
  return Number.isInteger(asked) ? Math.min(Math.max(asked, firstReviews), mostReviews) : firstReviews
}
