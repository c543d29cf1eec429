import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Instant, Many, Nothing, One, Page } from '../envelope.ts'
import { itemExport, under } from '../patterns/items.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { KindName } from '../profile-schema.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'

/** The link between a company and one of its locations, such as a hotel. */
export const Affiliation = z.object({
  id: Id,
  ownerId: Id,
  ownerKind: KindName,
  ownerName: z.string(),
  /** Where the location is. */
  city: z.string().nullable(),
  state: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  companyId: Id,
  companyName: z.string(),
  isAcceptedByOwner: z.boolean(),
  isAcceptedByCompany: z.boolean(),
  /** Both sides have accepted. Until then, only their staff see the link, and it gives nobody rights. */
  isAccepted: z.boolean(),
  createdDate: Instant,
})

export const affiliations = collection({
  item: Affiliation,
  draft: z.strictObject({}),
  texts: ['ownerName', 'companyName'],
  sort: 'ownerName',
})

/** The companies of a location. Once both sides have accepted, the managers of the company manage the location too. */
export const companiesOf = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const place = under(kind, 'companies')
  const bothSides = {
    path: `${place.path}/{id}` as const,
    owner: [kind.owner, 'item'],
    item: 'company',
  } as const
  return {
    list: route({
      method: 'GET',
      ...place,
      allow: 'visitor',
      query: Page,
      reply: Many(Affiliation),
      summary: 'The companies that it belongs to',
    }),
    export: itemExport(place, affiliations, 'visitor'),
    link: route({
      method: 'PUT',
      ...bothSides,
      allow: 'manager',
      quotas: quotasOf(place.path, { noun: 'companies', most: 20 }),
      otherStatus: 201,
      reply: One(Affiliation),
      summary: 'Request or accept the link for the side that the caller manages',
    }),
    unlink: route({ method: 'DELETE', ...bothSides, allow: 'manager', reply: Nothing }),
  }
}

/** The locations of a company. */
export const locations = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const place = under(kind, 'locations')
  return {
    list: route({
      method: 'GET',
      ...place,
      allow: 'visitor',
      query: Page,
      reply: Many(Affiliation),
      summary: 'The hotels and businesses that belong to it',
    }),
    export: itemExport(place, affiliations, 'visitor'),
    waiting: route({
      method: 'GET',
      path: `${kind.path}/my/locations/waiting` as const,
      owner: null,
      allow: 'user',
      query: Page,
      reply: Many(Affiliation),
      summary: 'Links between companies and locations that wait for an answer of the caller, newest first',
    }),
  }
}
