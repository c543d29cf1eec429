import type { ProfileKindName } from '@app/contract/owners.ts'
import { destinationLanding } from './destination/landing.server.ts'
import { facilityLanding } from './facility/landing.server.ts'
import type { LandingFacts } from '../kind/landing/landing-facts.ts'
import { hasMarket, kindList } from '../kind/registry.ts'

/** The kinds with facts of their own on landing pages. */
export const landingFacts: Partial<Record<ProfileKindName, LandingFacts>> = {
  facility: facilityLanding,
  destination: destinationLanding,
  hotel: {},
}

/** Landing pages list the kinds that have a marketplace or facts for them, in the order of menus. */
export const landingKinds = kindList.filter((kind) => kind.name in landingFacts || hasMarket(kind))
