import type { Api } from '@app/contract/api.ts'
import type { Company } from '@app/contract/companies/company-schema.ts'
import { everyPage } from '../../api/every-page.ts'
import type { MapPlace } from '../../components/map/market-view.ts'
import type { Content, OwnParts } from '../../profile/profile-page.ts'
import type { Affiliation, Profile } from '../../kind/profile-calls.ts'
import type { ProfileRow } from '../profile-rows.tsx'
import { kinds, type KindFacts } from '../../kind/registry.ts'

export interface Locations {
  count: number
  /** How many there are of each kind. */
  kinds: { kind: KindFacts['name']; count: number }[]
  /** The first ones. */
  rows: { kind: KindFacts['name']; profile: Profile }[]
  pins: (MapPlace & { kind: KindFacts['name'] })[]
  /** Links that only one side has accepted. Empty for visitors. */
  pending: Affiliation[]
}

export interface CompanyContent extends Content<Company> {
  locations: Locations
}

export const companyParts: OwnParts<CompanyContent> = {
  locations: { load: loadLocations, live: 'signed-in' },
}

const mostRows = 8

async function loadLocations(api: Api, { id }: Pick<Company, 'id'>): Promise<Locations> {
  const { locations } = api['company-mgmt'].companies
  const all = await everyPage((page) => locations.list({ ownerId: id, ...page }))
  const links = all.filter(({ isAccepted }) => isAccepted)
  const counts = Map.groupBy(links, ({ ownerKind }) => ownerKind)
  return {
    count: links.length,
    kinds: [...counts].map(([kind, found]) => ({ kind, count: found.length })),
    rows: await rowsOf(api, links.slice(0, mostRows)),
    pins: links.flatMap(({ ownerId, ownerName, ownerKind, lat, lng }) =>
      lat === null || lng === null ? [] : { id: ownerId, name: ownerName, kind: ownerKind, lat, lng },
    ),
    pending: all.filter(({ isAccepted }) => !isAccepted),
  }
}

/** In the order of the links. One that was hidden in the meantime is left out. */
async function rowsOf(api: Api, links: readonly Affiliation[]): Promise<Locations['rows']> {
  const groups = [...Map.groupBy(links, ({ ownerKind }) => ownerKind)]
  const found = await Promise.all(
    groups.map(async ([kind, group]) => {
      const facts: KindFacts = kinds[kind]
      const ids = group.map(({ ownerId }) => ownerId)
      const { data } = await facts.calls(api).filtered({ take: ids.length, data: { id: ids } })
      return data.map((profile) => ({ kind, profile }))
    }),
  )
  const rows = found.flat()
  return links.flatMap(({ ownerId }) => rows.find(({ profile }) => profile.id === ownerId) ?? [])
}

export const rowOf = ({ kind, profile }: Locations['rows'][number]): ProfileRow => ({
  kind: kinds[kind],
  profile,
})
