import { organizationAbilities, organizations } from '@app/contract/organizations/organization-routes.ts'
import { boosts, files, inIndiana, inTexas, otherNames, toMarketing } from './fixture-parts.ts'
import { kindFixture, type FixtureContext } from './kind-fixture.ts'

const member =
  (role: 'Staff' | 'Marketing') =>
  async ({ newPerson }: FixtureContext) => ({ userId: await newPerson(), role })

export const organizationFixture = kindFixture(organizations, {
  minimal: { name: 'Plain League' },
  full: {
    ...inIndiana,
    name: 'Elm Youth Basketball',
    organizationType: 'Industry Partner',
    travelScope: 'Travel',
    yearFounded: 1974,
    vendorCategory: 'Software Applications',
    services: ['Ticketing', 'Consulting'],
  },
  other: {
    ...inTexas,
    name: 'Oak River Swim Club',
    organizationType: 'Event Organization',
    travelScope: 'Local',
    yearFounded: 2011,
    vendorCategory: null,
    services: [],
  },
  change: {
    patch: [{ op: 'replace', path: '/city', value: 'Kokomo' }],
    filter: { city: 'Kokomo', text: 'kokomo' },
  },
  abilities: organizationAbilities,
  foreignLists: ['events.list', 'events.filtered', 'events.calendar'],
  orders: { followers: '-followerCount', events: '-eventCount' },
  children: {
    otherNames,
    images: files,
    documents: files,
    boosts,
    members: [member('Staff'), member('Marketing')],
    sports: [{ name: 'Soccer' }, { name: 'Volleyball' }],
  },
  childEdits: { members: toMarketing },
})
