import { services } from '@app/contract/tree.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import { businessHandlers } from './businesses/business-handlers.ts'

export { fillTimeZones } from './businesses/fill-time-zones.ts'
export { businessKind } from './businesses/business-kind.ts'
export { businessReading } from './businesses/business-reading.ts'

export const businessService = (parts: ServiceParts) => ({
  name: 'business-mgmt',
  tree: services['business-mgmt'],
  handlers: { businesses: businessHandlers(parts) },
})
