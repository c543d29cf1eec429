import type { Api } from '@app/contract/api.ts'
import { wholeList } from '../../api/every-page.ts'
import { byRequest, type LinkSide, type LinkTarget } from './links.ts'
import type { LinkDecision } from './accept-link.tsx'
import type { PendingLink } from './pending-links.tsx'
import type { Affiliation } from '../../kind/profile-calls.ts'
import { kindList, kinds, profilePath, type KindFacts } from '../../kind/registry.ts'

const shownResults = 6

const locationKind = ({ ownerKind }: Pick<Affiliation, 'ownerKind'>): KindFacts => kinds[ownerKind]

const companiesOf = (api: Api, kind: KindFacts) => {
  const { companies } = kind.calls(api)
  if (companies === undefined) throw new Error(`A ${kind.noun.one} belongs to no company.`)
  return companies
}

const pairOf = ({ ownerId, companyId }: Affiliation) => ({ ownerId, id: companyId })

const linkCalls = {
  accept: (api, link) => companiesOf(api, locationKind(link)).link(pairOf(link)),
  remove: (api, link) => companiesOf(api, locationKind(link)).unlink(pairOf(link)),
} satisfies Partial<LinkSide<Affiliation>>

interface LocationTarget extends LinkTarget {
  kind: KindFacts
}

/** The profiles that belong to a company. Each side may request the link. */
export const locationsOfCompany = {
  parts: ['locations'],
  one: 'location',
  many: 'locations',
  list: (api, ownerId) =>
    wholeList((page) => api['company-mgmt'].companies.locations.list({ ownerId, ...page })),
  export: (api, ownerId, format) =>
    api['company-mgmt'].companies.locations.export({ ownerId, data: { format } }),
  nameOf: ({ ownerName }) => ownerName,
  isWaiting: ({ isAcceptedByCompany }) => !isAcceptedByCompany,
  request: {
    ...byRequest,
    async find(api, text) {
      const found = await Promise.all(
        kindList
          .filter((kind) => kind.calls(api).companies !== undefined)
          .map(async (kind) => {
            const { data } = await kind.calls(api).search({ take: shownResults, data: { text } })
            return data.map((profile) => ({ ...profile, kind }))
          }),
      )
      return found.flat()
    },
    add: (api, companyId, { id, kind }) => companiesOf(api, kind).link({ ownerId: id, id: companyId }),
  },
  ...linkCalls,
} satisfies LinkSide<Affiliation, LocationTarget>

/** The companies that profiles of a kind belong to. */
export const companiesOfLocation = (kind: KindFacts): LinkSide<Affiliation> => ({
  parts: ['companies', 'inherited'],
  one: 'company',
  many: 'companies',
  list: (api, ownerId) => wholeList((page) => companiesOf(api, kind).list({ ownerId, ...page })),
  export: (api, ownerId, format) => companiesOf(api, kind).export({ ownerId, data: { format } }),
  nameOf: ({ companyName }) => companyName,
  isWaiting: ({ isAcceptedByOwner }) => !isAcceptedByOwner,
  request: {
    ...byRequest,
    find: async (api, text) =>
      (await api['company-mgmt'].companies.search({ take: shownResults, data: { text } })).data,
    add: (api, ownerId, { id }) => companiesOf(api, kind).link({ ownerId, id }),
  },
  ...linkCalls,
})

type Side = 'company' | 'location'

/** A link that isn't in force yet, for the team of one side. */
export function pendingAffiliation(link: Affiliation, side: Side): PendingLink {
  const kind = locationKind(link)
  const location = { to: profilePath(kind, link.ownerId), name: link.ownerName }
  const company = { to: profilePath(kinds.company, link.companyId), name: link.companyName }
  const [own, other] = side === 'company' ? [company, location] : [location, company]
  const decision: LinkDecision = {
    asker: other.name,
    page: own.name,
    accept: (api) => linkCalls.accept(api, link),
    decline: (api) => linkCalls.remove(api, link),
    shownOn: [
      { kind, id: link.ownerId, parts: companiesOfLocation(kind).parts },
      { kind: kinds.company, id: link.companyId, parts: locationsOfCompany.parts },
    ],
  }
  const isOurs = side === 'company' ? !link.isAcceptedByCompany : !link.isAcceptedByOwner
  return { id: link.id, ...other, decision: isOurs ? decision : undefined }
}
