import type { destinations } from '@app/contract/destinations/destination-routes.ts'
import { services } from '@app/contract/tree.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { destinationHandlers } from './destinations/destination-handlers.ts'

export { destinationKind } from './destinations/destination-kind.ts'
export { destinationReading } from './destinations/destination-reading.ts'

export const destinationService = (parts: ServiceParts, blocks: Handlers<typeof destinations>['blocks']) => ({
  name: 'destination-mgmt',
  tree: services['destination-mgmt'],
  handlers: { destinations: destinationHandlers(parts, blocks) },
})
