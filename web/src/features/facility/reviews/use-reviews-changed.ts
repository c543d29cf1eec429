import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { profileChanged } from '../../../api/profile-changed.ts'
import { kinds } from '../../../kinds/registry.ts'

/** To be called when a review was written, changed or deleted: what the page came with is asked for anew, and what is live. */
export function useReviewsChanged(facilityId: string) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  return async () => {
    await Promise.all([profileChanged(queries, kinds.facility, facilityId), revalidate()])
  }
}
