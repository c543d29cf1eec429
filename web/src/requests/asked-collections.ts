import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'

const { requirements, amenities } = calls['event-mgmt'].events

/** The spaces and amenities that an event asks for besides its fields, as far as they are loaded. */
export function useAskedCollections(ownerId: string) {
  const page = { ownerId, take: 100 }
  const spaces = useRead(requirements.list, page).data
  const wanted = useRead(amenities.list, page).data
  return {
    ...(spaces && { requirements: spaces.data }),
    ...(wanted && { amenities: wanted.data.map(({ name }) => name) }),
  }
}
