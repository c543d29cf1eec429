import { anyOf } from '../filter.ts'
import { approvalRoutes, commonRoutes } from '../patterns/common-routes.ts'
import { following } from '../patterns/favorites.ts'
import { under } from '../patterns/items.ts'
import { memberCollection, members } from '../patterns/members.ts'
import { profileAbilities } from '../patterns/profiles.ts'
import { searchStats } from '../patterns/search-stats.ts'
import { profileFilter } from '../profile-filter.ts'
import { profileKind } from '../profile-kind.ts'
import { StateName } from '../reference-lists/regions.ts'
import { VendorServiceTag } from '../reference-lists/vendor-service-tags.ts'
import { locations } from './affiliations.ts'
import { Company, CompanyDraft } from './company-schema.ts'

export const company = profileKind({
  owner: 'company',
  path: '/companies',
  reaction: 'followers',
  item: Company,
  draft: CompanyDraft,
  /** Companies with all of `services`, and a location in any of `locationStates`. */
  filter: profileFilter(Company, { services: anyOf(VendorServiceTag), locationStates: anyOf(StateName) }, [
    'followers',
    'locations',
  ]),
  roles: { Manager: 'manager', Sales: 'member', Marketing: 'member' },
})

export const companyMembers = memberCollection(company)

export const companies = {
  ...commonRoutes(company),
  ...approvalRoutes(company),
  searchStats: searchStats(company),
  ...following(company),
  members: members(under(company, 'members'), company),
  locations: locations(company),
}

export const companyAbilities = {
  ...profileAbilities(companies, companies.members),
  follow: companies.followers.add,
}
