import type { Event } from '@app/contract/events/event-schema.ts'
import type { ReactNode } from 'react'
import { Loaded } from '../page/loaded.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'

interface LoadedEventProps {
  eventId: string
  children: (event: Event) => ReactNode
}

/** A form begins anew for another event. */
export function LoadedEvent({ eventId, children }: LoadedEventProps) {
  const event = useRead(calls['event-mgmt'].events.get, { id: eventId })
  return (
    <Loaded key={eventId} query={event} errorTitle="The event didn’t load.">
      {({ data }) => children(data)}
    </Loaded>
  )
}
