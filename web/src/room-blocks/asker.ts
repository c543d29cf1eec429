import { calls } from '../platform/calls/calls.ts'

/** The operations of the kinds of pages that ask hotels for blocks. */
export const askerCalls = {
  event: calls['event-mgmt'].events,
  destination: calls['destination-mgmt'].destinations,
} as const

/** A page that asks for blocks, or the event that they are for. */
export interface Asker {
  kind: keyof typeof askerCalls
  id: string
}
