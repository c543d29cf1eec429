import type { ProfileKindName } from '@app/contract/owners.ts'
import { destinationLanding } from './destination/landing.server.ts'
import { facilityLanding } from './facility/landing.server.ts'
import type { LandingFacts } from './landing-facts.ts'
import { kindList, markets } from './registry.ts'

/** The kinds with texts of their own on landing pages. */
export const landingFacts: Partial<Record<ProfileKindName, LandingFacts>> = {
  facility: facilityLanding,
  destination: destinationLanding,
}

/** Landing pages list kinds that have a marketplace or texts for them, in the order of menus. */
export const landingKinds = kindList.filter(
  (kind) => kind.name in landingFacts || markets.some((market) => market.kind?.name === kind.name),
)
