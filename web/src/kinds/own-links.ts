import type { Api } from '@app/contract/api.ts'
import { pendingLinks } from './facility-destinations.ts'
import { kinds, profilePath } from './registry.ts'

const mostShown = 20

export interface OwnLink {
  id: string
  /** Who asks. */
  name: string
  /** The reader's page that it is about. */
  target: string
  /** Where the reader decides. */
  to: string
}

/** Profiles that ask to be on the reader's pages. */
export const loadOwnLinks = async (api: Api): Promise<OwnLink[]> =>
  (await pendingLinks(api, { take: mostShown })).map(({ id, ownerName, name, destinationId }) => ({
    id,
    name: ownerName,
    target: name,
    to: `${profilePath(kinds.destination, destinationId)}#facilities`,
  }))
