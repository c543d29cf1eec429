import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'

/** Where an event takes place. */
export const useEventPlaces = (ownerId: string) =>
  useRead(calls['event-mgmt'].events.places.list, { ownerId, offset: 0, take: 100 })
