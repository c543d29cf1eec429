import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { facilityChanged } from '../../../api/facility-changed.ts'

/** To be called when a review was written, changed or deleted: what the page came with is asked for anew, and what is live. */
export function useReviewsChanged(facilityId: string) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  return async () => {
    await Promise.all([facilityChanged(queries, facilityId), revalidate()])
  }
}
