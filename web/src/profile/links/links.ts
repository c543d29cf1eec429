import type { Api } from '@app/contract/api.ts'
import type { ExportLink } from '@app/contract/patterns/exports.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import type { ExportFormat } from '@app/contract/rules/export-formats.ts'
import type * as z from 'zod'
import type { WholeList } from '../../api/every-page.ts'
import type { Field } from '../../kind/field.ts'

/** A link between two profiles. One side requests it, and the other one accepts it. */
export interface Link {
  id: string
  /** Absent if nobody has to accept it. */
  isAccepted?: boolean
}

/** A profile that a link may lead to. */
export interface LinkTarget {
  id: string
  name: string
  city: string | null
  state: string | null
  /** In place of the city and state. */
  note?: string
}

/** The fields that a link has of its own, and how they are edited. */
export interface LinkDetails<L extends Link = Link> {
  /** What they say, in one line. */
  line(link: L): string
  fields(link: L): readonly Field[]
  /** The schema of the fields. */
  draft(link: L): z.ZodObject
  save(api: Api, link: L, patch: PatchOperation[]): Promise<unknown>
}

export interface UnlistedTarget extends LinkTarget {
  isUnlisted: true
}

/** Who or what is added by the typed name, because it has no page. */
export const unlistedTarget = (name: string): UnlistedTarget => ({
  id: name,
  name,
  city: null,
  state: null,
  note: 'without a page here',
  isUnlisted: true,
})

/** Links as one side of them sees them. Its functions are methods, so that they can take links of one kind. */
export interface LinkSide<L extends Link = Link, T extends LinkTarget = LinkTarget> {
  /** The parts of the page that a change affects. The first one lists the links. */
  parts: readonly [string, ...string[]]
  /** Nouns of the other side. */
  one: string
  many: string
  list(api: Api, id: string): Promise<WholeList<L>>
  /** The file of the list, if it has one. */
  export?(api: Api, id: string, format: ExportFormat): Promise<{ data: ExportLink }>
  /** Name of the profile on the other side. */
  nameOf(link: L): string
  /** Whether this side hasn't accepted the link yet. */
  isWaiting?(link: L): boolean
  /** Of links with fields of their own. */
  details?: LinkDetails<L>
  /** A side that requests links: finds profiles by text, and links to one. */
  request?: {
    find(api: Api, text: string): Promise<T[]>
    add(api: Api, id: string, target: T): Promise<unknown>
    /** Below the field of the search. */
    hint: string
    /** What a new link is: `requested`, until the other side accepts it. */
    outcome: 'requested' | 'added'
  }
  accept?(api: Api, link: L): Promise<unknown>
  remove(api: Api, link: L): Promise<unknown>
}

interface OwnedLink extends Link {
  ownerId: string
}
interface LinkCalls {
  update(input: { ownerId: string; id: string; patch: PatchOperation[] }): Promise<unknown>
  remove(input: { ownerId: string; id: string }): Promise<unknown>
}

const acceptance = [{ op: 'replace' as const, path: '/isAccepted', value: true }]

/** Of links that the other side accepts. */
export const byRequest = {
  hint: 'Visitors see it after its managers accept the request.',
  outcome: 'requested',
} as const

/** The calls on a single link, which both sides share. */
export const linkCalls = (
  links: (api: Api) => LinkCalls,
): Required<Pick<LinkSide<OwnedLink>, 'accept' | 'remove'>> => ({
  accept: (api, { ownerId, id }) => links(api).update({ ownerId, id, patch: acceptance }),
  remove: (api, { ownerId, id }) => links(api).remove({ ownerId, id }),
})
