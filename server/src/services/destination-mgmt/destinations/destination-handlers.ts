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

type DestinationHandlers = Handlers<typeof destinations>

/** What other services do for destinations. */
export type OtherHandlers = Pick<DestinationHandlers, 'blocks' | 'tourGuide'>

export const destinationHandlers = (shared: ServiceParts, others: OtherHandlers): DestinationHandlers => {
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
    ...others,
    imports: shared.imports,
    members: memberHandlers(destinationMembers),
  }
}
