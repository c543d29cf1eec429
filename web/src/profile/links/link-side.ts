import type { Api } from '@app/contract/api.ts'

export type Destinations = Api['facility-mgmt']['facilities']['destinations']

/** A link from an owner to a target. All kinds of links have these fields. */
export type Link = Pick<
  Awaited<ReturnType<Destinations['list']>>['data'][number],
  'id' | 'ownerId' | 'ownerName' | 'name' | 'city' | 'state' | 'isAccepted'
>

/** Links as one side of them sees them. */
export interface LinkSide {
  /** The part of the page that a change affects. */
  part: string
  /** Nouns of the other side. */
  one: string
  many: string
  list(api: Api, id: string): Promise<Link[]>
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
