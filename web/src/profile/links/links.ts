import type { Api } from '@app/contract/api.ts'
import type { Link as ContractLink } from '@app/contract/patterns/links.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import type * as z from 'zod'
import type { WholeList } from '../../api/every-page.ts'

export type Link = z.output<typeof ContractLink>

/** Links as one side of them sees them. */
export interface LinkSide {
  /** The parts of the page that a change affects. The first one lists the links. */
  parts: readonly [string, ...string[]]
  /** Nouns of the other side. */
  one: string
  many: string
  list(api: Api, id: string): Promise<WholeList<Link>>
  /** Name of the profile on the other side. */
  nameOf(link: Link): string
  /** The side that requests links: finds profiles by text, and links to one. */
  request?: {
    find(
      api: Api,
      text: string,
    ): Promise<{ id: string; name: string; city: string | null; state: string | null }[]>
    add(api: Api, id: string, targetId: string): Promise<unknown>
  }
  accept(api: Api, link: Link): Promise<unknown>
  remove(api: Api, link: Link): Promise<unknown>
}

interface LinkCalls {
  update(input: { ownerId: string; id: string; patch: PatchOperation[] }): Promise<unknown>
  remove(input: { ownerId: string; id: string }): Promise<unknown>
}

const acceptance = [{ op: 'replace' as const, path: '/isAccepted', value: true }]

/** The calls on a single link, which both sides share. */
export const linkCalls = (links: (api: Api) => LinkCalls): Pick<LinkSide, 'accept' | 'remove'> => ({
  accept: (api, { ownerId, id }) => links(api).update({ ownerId, id, patch: acceptance }),
  remove: (api, { ownerId, id }) => links(api).remove({ ownerId, id }),
})
