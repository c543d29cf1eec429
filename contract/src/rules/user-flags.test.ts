import { describe, expect, test } from 'vitest'
import { userFlags, type UserLists } from './user-flags.ts'

const none: UserLists = {
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

/** The names of the flags that are set. */
const setFlags = (lists: Partial<UserLists>) =>
  Object.entries(userFlags({ ...none, ...lists })).flatMap(([name, isSet]) => (isSet ? [name] : []))

const active = (tier: string | null) => [{ isActive: true, tier }]
const inactive = (tier: string | null) => [{ isActive: false, tier }]

test('without any list, no flag is set', () => {
  expect(setFlags({})).toEqual([])
})

describe('section 4: hasProfileMembership', () => {
  test.each([
    ['organizationMembership', ['hasOrganizationMembership', 'hasProfileMembership']],
    ['companyMembership', ['hasCompanyMembership', 'hasProfileMembership']],
    ['eventMembership', ['hasProfileMembership']],
  ] as const)('%s that is not empty sets %j', (list, flags) => {
    expect(setFlags({ [list]: [{}] })).toEqual(flags)
  })

  test.each(['businessMembership', 'facilityMembership', 'destinationMembership'] as const)(
    '%s that is inactive sets nothing else',
    (list) => {
      expect(setFlags({ [list]: inactive('Gold') })).toEqual(['hasProfileMembership'])
    },
  )
})

describe('section 4: hasFavorites', () => {
  test.each([
    'eventsLiked',
    'facilitiesLiked',
    'businessesLiked',
    'destinationsFollowed',
    'companiesFollowed',
    'organizationsFollowed',
  ] as const)('is set if %s is not empty', (list) => {
    expect(setFlags({ [list]: [{}] })).toEqual(['hasFavorites'])
  })
})

describe('section 4: an active membership', () => {
  const always = ['hasProfileMembership', 'showOrganizationStats']

  test.each([
    ['Bronze', []],
    ['Legacy', ['hasFacilityMembership']],
    [null, ['hasFacilityMembership']],
    ['Silver', ['hasFacilityMembership', 'enableRfpMarketplace', 'enableHotLeads']],
    ['Gold', ['hasFacilityMembership', 'enableRfpMarketplace', 'enableHotLeads']],
  ])('%s of a facility also sets %j', (tier, flags) => {
    expect(setFlags({ facilityMembership: active(tier) }).toSorted()).toEqual(
      [...always, ...flags].toSorted(),
    )
  })

  test.each([
    ['Legacy', ['hasDestinationMembership']],
    ['Bronze', ['hasDestinationMembership', 'enableRfpMarketplace']],
    [null, ['hasDestinationMembership']],
    ['Silver', ['hasDestinationMembership', 'enableRfpMarketplace', 'enableHotLeads']],
  ])('%s of a destination also sets %j', (tier, flags) => {
    expect(setFlags({ destinationMembership: active(tier) }).toSorted()).toEqual(
      [...always, ...flags].toSorted(),
    )
  })

  test.each([
    ['Bronze', []],
    ['Legacy', ['hasBusinessMembership']],
    [null, ['hasBusinessMembership']],
    ['Silver', ['hasBusinessMembership', 'enableHotLeads']],
  ])('%s of a business also sets %j', (tier, flags) => {
    expect(setFlags({ businessMembership: active(tier) }).toSorted()).toEqual(
      [...always, ...flags].toSorted(),
    )
  })
})

test('section 4: an active Legacy membership and an inactive Gold one do not enable hot leads together', () => {
  expect(setFlags({ facilityMembership: active('Legacy'), destinationMembership: inactive('Gold') })).toEqual(
    ['hasFacilityMembership', 'hasProfileMembership', 'showOrganizationStats'],
  )
})
