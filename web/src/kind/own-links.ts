import type { Api } from '@app/contract/api.ts'
import { facilityLinks, type FacilityLink } from './facility-links.ts'
import { kinds, profilePath } from './registry.ts'

/** The contract's limit of a page. */
const mostRead = 100

export interface OwnLinks {
  /** The reader's page that others ask to be on. */
  id: string
  name: string
  count: number
  /** Who asks, if only one does. */
  only: string | undefined
  /** Where the reader decides. */
  to: string
}

/** Profiles that ask to be on the reader's pages, counted by page. */
export async function loadOwnLinks(api: Api): Promise<OwnLinks[]> {
  const links = facilityLinks(api)
  const search = (take: number, filter: { destinationId?: string } = {}) =>
    links.search({ offset: 0, take, data: { ...filter, isAccepted: false } })
  const { data, _meta } = await search(mostRead)
  const isWhole = _meta.stats.count <= data.length
  if (isWhole) return groupedLinks(data)
  return Promise.all(
    byDestination(data).map(async ([destinationId, found]) =>
      groupOf(found, (await search(1, { destinationId }))._meta.stats.count),
    ),
  )
}

/** Of all links that wait for the reader. */
export const groupedLinks = (links: readonly FacilityLink[]): OwnLinks[] =>
  byDestination(links).map(([, found]) => groupOf(found, found.length))

const byDestination = (links: readonly FacilityLink[]) => [
  ...Map.groupBy(links, ({ destinationId }) => destinationId),
]

function groupOf(found: readonly FacilityLink[], count: number): OwnLinks {
  const { destinationId: id = '', name = '', ownerName } = found[0] ?? {}
  return {
    id,
    name,
    count,
    only: count === 1 ? ownerName : undefined,
    to: `${profilePath(kinds.destination, id)}#facilities`,
  }
}
