import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { profileChanged } from '../../../api/profile-changed.ts'
import { useSession } from '../../../api/session.ts'
import { calls } from '../../../platform/calls/calls.ts'
import { useRead } from '../../../platform/calls/use-read.ts'
import { facilityKind } from '../kind.ts'

export const reviewCalls = calls['facility-mgmt'].facilities.reviews

/** The reader's own review. Null if there is none, undefined while loading and for visitors. */
export function useMyReview(ownerId: string) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const isPerson = useSession(({ person }) => person !== null)
  const { data } = useRead(reviewCalls.my, { ownerId }, { enabled: isSignedIn })
  return isPerson ? data?.data : undefined
}

/** Call it after a review was written, changed or deleted. It refetches what the page loaded and what is live. */
export function useReviewsChanged(owner: string) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  return async () => {
    await Promise.all([
      profileChanged(queries, facilityKind, owner, ['reviews', 'ratings', 'profile']),
      revalidate(),
    ])
  }
}
