import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { partKey, profileChanged } from '../../../api/profile-changed.ts'
import { useSession } from '../../../api/session.ts'
import { useApi } from '../../../api/use-api.ts'
import { facilityKind } from '../kind.ts'

/** The reader's own review. Null if there is none, undefined while loading and for visitors. */
export function useMyReview(id: string) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const isPerson = useSession(({ person }) => person !== null)
  const { data } = useApi(
    partKey(facilityKind, id, 'my-review'),
    async (api) => (await api['facility-mgmt'].facilities.reviews.my({ ownerId: id })).data,
    { enabled: isSignedIn },
  )
  return isPerson ? data : undefined
}

/** Call it after a review was written, changed or deleted. It refetches what the page loaded and what is live. */
export function useReviewsChanged(id: string) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const parts = ['reviews', 'ratings', 'my-review', 'profile']
  return async () => {
    await Promise.all([profileChanged(queries, facilityKind, id, parts), revalidate()])
  }
}
