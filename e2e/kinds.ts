import type { Api } from '@app/contract/api.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { admin, newAccount } from './accounts.ts'
import { approvedDestination, linkedFacility, linkTo } from './destinations.ts'
import { openSite } from './site.ts'

const { origin, allApis } = openSite()

interface Files {
  create(input: { ownerId: string; data: { name: string } }): Promise<{ data: { id: string } }>
  putFile(input: { ownerId: string; id: string; file: Blob }): Promise<unknown>
}

/** The text fields of all kinds. */
interface Draft {
  name: string
  description?: string
  address?: string
  city?: string
  state?: 'Indiana'
  postalCode?: string
  email?: string
  website?: string
}

interface KindCalls {
  create(input: { data: Draft }): Promise<{ data: { id: string } }>
  update(input: { id: string; patch: PatchOperation[] }): Promise<unknown>
  /** Makes it public. The manager publishes an event, and administrators approve the others. */
  approve(input: { id: string }): Promise<unknown>
  images: Files
  documents: Files
}

export interface OwnProfile {
  id: string
  name: string
  manager: string
}

/** A kind of profile as the conformance suite sees it. */
export interface KindFixture {
  /** Parent of the paths of its profiles and of its marketplace. */
  path: string
  /** The last part of the path of its marketplace, if it has one. */
  market?: string
  /** Its managers publish it, and nobody approves it. */
  isPublishedByTeam?: true
  calls(api: Api): KindCalls
  /** Writes a text into the text fields that only this kind has. */
  fillTexts?(profile: OwnProfile, text: string): Promise<unknown>
  /** Shows a new approved profile of another kind on its page. */
  addNeighbor(profile: OwnProfile, name: string): Promise<unknown>
}

export const kindFixtures: Record<ProfileKindName, KindFixture> = {
  facility: {
    path: '/facilities',
    market: 'marketplace',
    calls: ({ 'facility-mgmt': { facilities } }) => facilities,
    async fillTexts({ id, manager }, text) {
      const { spaceTypes } = (await allApis(manager))['facility-mgmt'].facilities
      await spaceTypes.create({ ownerId: id, data: { name: 'Court', count: 1, additionalFeatures: text } })
      const { reviews } = (await allApis(await newAccount(text)))['facility-mgmt'].facilities
      await reviews.create({ ownerId: id, data: { rating: 4, title: text, text } })
    },
    addNeighbor: async (facility, name) => linkTo(await approvedDestination(name), facility),
  },
  destination: {
    path: '/destinations',
    market: 'marketplace',
    calls: ({ 'destination-mgmt': { destinations } }) => ({
      ...destinations,
      create: ({ data }) => destinations.create({ data: { destinationType: 'Sports Commission', ...data } }),
    }),
    addNeighbor: (destination, name) => linkedFacility(name, destination),
  },
  hotel: {
    path: '/hotels',
    calls: ({ 'hotel-mgmt': { hotels } }) => hotels,
    async addNeighbor({ id, manager }, name) {
      const company = await approvedProfile(kindFixtures.company, { name })
      await affiliate({ id, manager }, company)
    },
  },
  business: {
    path: '/businesses',
    market: 'marketplace',
    calls: ({ 'business-mgmt': { businesses } }) => ({
      ...businesses,
      create: ({ data }) => businesses.create({ data: { businessType: 'Food & Beverage', ...data } }),
    }),
    async fillTexts({ id, manager }, text) {
      const { promotions } = (await allApis(manager))['business-mgmt'].businesses
      const days = { startDate: '2026-01-01', endDate: '2030-12-31' }
      await promotions.create({
        ownerId: id,
        data: { title: text, description: text, terms: text, code: text.slice(0, 40), ...days },
      })
    },
    async addNeighbor({ id, manager }, name) {
      const company = await approvedProfile(kindFixtures.company, { name })
      await affiliate({ id, manager }, company, (api) => api['business-mgmt'].businesses.companies)
    },
  },
  company: {
    path: '/companies',
    calls: ({ 'company-mgmt': { companies } }) => ({
      ...companies,
      create: ({ data }) => companies.create({ data: { companyType: 'Service Provider', ...data } }),
    }),
    async addNeighbor(company, name) {
      await affiliate(await approvedProfile(kindFixtures.hotel, { name }), company)
    },
  },
  event: {
    path: '/events',
    market: 'marketplace',
    isPublishedByTeam: true,
    calls({ 'event-mgmt': { events } }) {
      return {
        ...events,
        create: ({ data }) =>
          events.create({
            data: { city: 'Gary', startDate: dayFromToday(40), endDate: dayFromToday(42), ...data },
          }),
        approve: ({ id }) =>
          events.update({ id, patch: [{ op: 'replace', path: '/status', value: 'Published' }] }),
      }
    },
    async fillTexts({ id, manager }, text) {
      const { places } = (await allApis(manager))['event-mgmt'].events
      await places.create({ ownerId: id, data: { name: text.slice(0, 100), note: text.slice(0, 200) } })
    },
    async addNeighbor({ id, manager }, name) {
      const { places } = (await allApis(manager))['event-mgmt'].events
      const host = await approvedProfile(kindFixtures.facility, { name })
      await places.create({ ownerId: id, data: { profileId: host.id } })
    },
  },
  organization: {
    path: '/organizations',
    market: 'directory',
    calls: ({ 'event-mgmt': { organizations } }) => organizations,
    async addNeighbor({ id, manager }, name) {
      const { events } = (await allApis(manager))['event-mgmt']
      const days = { startDate: dayFromToday(40), endDate: dayFromToday(42) }
      await events.create({ data: { name, city: 'Gary', parentId: id, status: 'Published', ...days } })
    },
  },
}

const dayFromToday = (days: number) => addDays(dayOf(new Date()), days)

export const addressOfKind = ({ path }: KindFixture, { id }: { id: string }) => `${origin}${path}/${id}`

export const callsAs = async ({ calls }: KindFixture, email: string) => calls(await allApis(email))

/** A pending profile with a manager of its own. */
export async function pendingProfile(kind: KindFixture, draft: Draft): Promise<OwnProfile> {
  const manager = await newAccount('Dana Brindlow')
  const { data } = await (await callsAs(kind, manager)).create({ data: { state: 'Indiana', ...draft } })
  return { id: data.id, name: draft.name, manager }
}

export const approveProfile = async (kind: KindFixture, { id }: { id: string }) =>
  (await callsAs(kind, admin)).approve({ id })

/** An approved profile with a manager of its own. */
export async function approvedProfile(kind: KindFixture, draft: Draft) {
  const profile = await pendingProfile(kind, draft)
  await approveProfile(kind, profile)
  return profile
}

interface CompanyLinks {
  link(input: { ownerId: string; id: string }): Promise<unknown>
}

const hotelLinks = (api: Api): CompanyLinks => api['hotel-mgmt'].hotels.companies

/** Asks a company to be on its page, for a hotel. */
export const requestAffiliation = async (
  { id, manager }: Pick<OwnProfile, 'id' | 'manager'>,
  company: Pick<OwnProfile, 'id'>,
) => hotelLinks(await allApis(manager)).link({ ownerId: id, id: company.id })

/** Links a location, by default a hotel, to a company, for both sides. */
async function affiliate(
  location: Pick<OwnProfile, 'id' | 'manager'>,
  company: Pick<OwnProfile, 'id' | 'manager'>,
  linksOf: (api: Api) => CompanyLinks = hotelLinks,
) {
  for (const { manager } of [location, company])
    await linksOf(await allApis(manager)).link({ ownerId: location.id, id: company.id })
}
