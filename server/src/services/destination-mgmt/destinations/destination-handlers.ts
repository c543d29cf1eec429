import {
  destinationAbilities,
  destinationMembers,
  type destinations,
} from '@app/contract/destinations/destination-routes.ts'
import { openKind } from '../../../patterns/common-handlers.ts'
import { memberHandlers } from '../../../patterns/members.ts'
import { membershipAskHandlers } from '../../../patterns/membership-asks.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { destinationKind } from './destination-kind.ts'
import { destinationMarket } from './destination-market.ts'
import { destinationReading } from './destination-reading.ts'

export const destinationHandlers = (
  shared: ServiceParts,
  blocks: Handlers<typeof destinations>['blocks'],
): Handlers<typeof destinations> => {
  const { common, approval, following } = openKind(shared, {
    kind: destinationKind,
    market: destinationMarket,
    reading: destinationReading,
    abilities: destinationAbilities,
  })
  return {
    ...common,
    ...approval,
    membershipAsks: membershipAskHandlers(),
    ...following,
    blocks,
    imports: shared.imports,
    members: memberHandlers(destinationMembers),
  }
}
