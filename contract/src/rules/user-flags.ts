import { countsAsMembership, opens, type GateMembership } from '../gates.ts'

type Membership = Omit<GateMembership, 'kind'>

/** The lists in a user's state, by the names of the specification. */
export interface UserLists {
  businessMembership: readonly Membership[]
  facilityMembership: readonly Membership[]
  destinationMembership: readonly Membership[]
  organizationMembership: readonly unknown[]
  companyMembership: readonly unknown[]
  eventMembership: readonly unknown[]
  eventsLiked: readonly unknown[]
  facilitiesLiked: readonly unknown[]
  businessesLiked: readonly unknown[]
  destinationsFollowed: readonly unknown[]
  companiesFollowed: readonly unknown[]
  organizationsFollowed: readonly unknown[]
}

const ofKind = (kind: string, list: readonly Membership[]) =>
  list.map(({ isActive, tier }): GateMembership => ({ kind, isActive, tier }))

export type UserFlags = ReturnType<typeof userFlags>

/** The flags of section 4. They only mirror for the client what `gates` enforces on the server. */
export function userFlags(lists: UserLists) {
  const businesses = ofKind('business', lists.businessMembership)
  const facilities = ofKind('facility', lists.facilityMembership)
  const destinations = ofKind('destination', lists.destinationMembership)
  const { organizationMembership, companyMembership, eventMembership } = lists
  const memberships = [...businesses, ...facilities, ...destinations]
  const favorites = [
    lists.eventsLiked,
    lists.facilitiesLiked,
    lists.businessesLiked,
    lists.destinationsFollowed,
    lists.companiesFollowed,
    lists.organizationsFollowed,
  ]
  return {
    hasOrganizationMembership: organizationMembership.length > 0,
    hasDestinationMembership: destinations.some(countsAsMembership),
    hasFacilityMembership: facilities.some(countsAsMembership),
    hasBusinessMembership: businesses.some(countsAsMembership),
    hasCompanyMembership: companyMembership.length > 0,
    hasProfileMembership: [memberships, organizationMembership, companyMembership, eventMembership].some(
      (list) => list.length > 0,
    ),
    hasFavorites: favorites.some((list) => list.length > 0),
    enableRfpMarketplace: opens('rfpMarketplace', memberships),
    enableHotLeads: opens('hotLeads', memberships),
    showOrganizationStats: opens('organizationStats', memberships),
  }
}
