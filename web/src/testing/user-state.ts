import { userFlags } from '@app/contract/rules/user-flags.ts'
import type { UserState } from '../api/user-state.ts'

const noLists = {
  businessMembership: [],
  facilityMembership: [],
  destinationMembership: [],
  organizationMembership: [],
  companyMembership: [],
  eventMembership: [],
  eventsLiked: [],
  facilitiesLiked: [],
  businessesLiked: [],
  destinationsFollowed: [],
  companiesFollowed: [],
  organizationsFollowed: [],
}

/** The user state of somebody who has what is in these lists, and nothing else. */
export function userStateOf(some: Partial<UserState>): UserState {
  const lists = { ...noLists, ...some }
  return { ...userFlags(lists), ...lists, lastFavoritesRefreshed: 0, lastMembershipsRefreshed: 0 }
}
