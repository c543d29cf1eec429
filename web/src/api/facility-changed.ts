import type { QueryClient } from '@tanstack/react-query'

/** Of everything that is known of one facility: its live copy, and under it all of its parts. */
export const facilityKey = (id: string) => ['facility', id] as const

/** Of the lists that the reader sees of it elsewhere. */
export const ownFacilitiesKey = ['my-facilities'] as const
export const savedFacilitiesKey = ['favorites', 'saved-facilities'] as const
export const approvalQueueKey = ['approval-queue'] as const

/** To be called by whoever has made, changed, approved or deleted a facility: what is shown of it is asked for anew. */
export const facilityChanged = async (queries: QueryClient, id: string): Promise<void> => {
  const keys = [facilityKey(id), ownFacilitiesKey, savedFacilitiesKey, approvalQueueKey]
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
