import { services } from '@app/contract/tree.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import { destinationHandlers, type OtherHandlers } from './destinations/destination-handlers.ts'

export { destinationKind } from './destinations/destination-kind.ts'
export { destinationReading } from './destinations/destination-reading.ts'

export const destinationService = (parts: ServiceParts, others: OtherHandlers) => ({
  name: 'destination-mgmt',
  tree: services['destination-mgmt'],
  handlers: { destinations: destinationHandlers(parts, others) },
})
