import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'
import type { Many } from '@app/contract/envelope.ts'
import type { FreeSpaces, Towns } from '@app/contract/patterns/search.ts'
import type { ExportLink } from '@app/contract/patterns/exports.ts'
import type { ReadPart } from '@app/contract/patterns/reading.ts'
import type { ExportFormat } from '@app/contract/rules/export-formats.ts'
import type { Membership, ProfileDraft, ProfileFacts } from '@app/contract/profile-schema.ts'
import type * as z from 'zod'

/** The fields of every kind of profile. */
export interface Profile
  extends z.output<typeof ProfileDraft>, Omit<z.output<typeof ProfileFacts>, 'status'> {
  /** 'Pending', 'Declined' and 'Approved', or the statuses of an event. */
  status: string
  /** Only of facilities, destinations and businesses. */
  membership?: z.output<typeof Membership>
  /** Only of kinds where sports are played. Those of events are objects. */
  sports?: readonly (string | { name: string })[]
  /** Miles from the place that a search was about. */
  distance: number | null
}

export const sportNames = ({ sports = [] }: Pick<Profile, 'sports'>): string[] =>
  sports.map((sport) => (typeof sport === 'string' ? sport : sport.name))

type Facilities = Api['facility-mgmt']['facilities']

// These calls have the same types in every kind, so one kind stands for all.
type CommonCalls = Pick<
  Facilities,
  'remove' | 'entitlements' | 'images' | 'documents' | 'boosts' | 'changes' | 'otherNames'
>

interface One<T> {
  data: T
  etag?: string
}
interface Paging {
  offset?: number
  take?: number
}
interface Found<I> {
  data: I[]
  _meta: {
    stats: { count: number }
    dropped?: string[]
    facets?: Record<string, { value: string; count: number }[]>
    towns?: Towns
    free?: Record<string, FreeSpaces>
  }
}

export interface Member {
  id: string
  /** Null of a pending invitation to an email address. */
  userId: string | null
  name: string
  /** Visible to the member and to administrators. */
  email: string | null
  picture: string | null
  role: string
  createdDate: string
  /** An open invitation, which only managers see. */
  isPending: boolean
  expiresDate: string | null
}

export type Affiliation = Awaited<
  ReturnType<Api['company-mgmt']['companies']['locations']['list']>
>['data'][number]

export type ImportSource = Awaited<ReturnType<Facilities['sources']>>['data'][number]

type ExportCall = (input: { data: { format: ExportFormat; filter?: object } }) => Promise<One<ExportLink>>

type ChildExportCall = (input: {
  ownerId: string
  data: { format: ExportFormat }
}) => Promise<One<ExportLink>>

/**
 * The calls of every kind of profile, by common names. They are methods, so that a kind's own filter, draft and roles,
 * which are narrower, fit.
 */
export interface ProfileCalls<I extends Profile = Profile> extends CommonCalls {
  get(input: { id: string }, options?: CallOptions): Promise<One<I>>
  create(input: { data: object }, options?: CallOptions): Promise<One<I>>
  update(input: { id: string; patch: Patch }, options?: CallOptions): Promise<One<I>>
  restore(input: { id: string }): Promise<One<I>>
  /** Composes a description from the rest of the page. Not of all kinds. */
  suggestedDescription?(input: { data: { id: string } }): Promise<One<{ text: string }>>
  /** Sends a declined page again. Only of kinds whose pages administrators approve. */
  submit?(input: { id: string }): Promise<One<I>>
  /** Only of kinds whose unmanaged pages can be claimed. */
  claims?: Facilities['claims']
  my(page: Paging): Promise<Many<I>>
  searchExport: ExportCall
  filteredExport: ExportCall
  myExport: ExportCall
  filtered(input: Paging & { data: object }, options?: CallOptions): Promise<Found<I>>
  search(input: Paging & { data: object }, options?: CallOptions): Promise<Found<I>>
  similar(input: { id: string } & Paging): Promise<Many<I>>
  searchReading(input: {
    text: string
  }): Promise<One<{ filter: { text?: string | undefined }; parts: ReadPart[] }>>
  searchMap(input: { data: object }, options?: CallOptions): ReturnType<Facilities['searchMap']>
  /** The team, which facilities call managers. */
  members: {
    list(input: { ownerId: string } & Paging, options?: CallOptions): Promise<Many<Member>>
    export: ChildExportCall
    filtered(
      input: { ownerId: string; data: { userId?: string } } & Paging,
      options?: CallOptions,
    ): Promise<Found<Member>>
    create(input: {
      ownerId: string
      data: { email?: string; userId?: string; role?: string }
    }): Promise<One<Member>>
    update(input: { ownerId: string; id: string; patch: Patch }): Promise<One<Member>>
    /** Withdraws a pending invitation. */
    remove(input: { ownerId: string; id: string }): Promise<unknown>
    /** Emails a pending invitation again. */
    resend(input: { ownerId: string; id: string }): Promise<One<Member>>
    /** Only of kinds that an organization may own. */
    inherited?(input: { ownerId: string } & Paging): Promise<Many<Member>>
  }
  /** The imports that pending profiles came from. Only of kinds that are imported. */
  sources?(input: { data: { ids: string[] } }, options?: CallOptions): Promise<One<ImportSource[]>>
  /** Likes or follows. */
  reactions: Pick<Facilities['likes'], 'add' | 'removeMine'>
  favorites: { list(page: Paging): Promise<Many<I>>; export: ExportCall }
  /** Whom it works with. Only of kinds that list their partners. */
  partners?: Pick<Api['hotel-mgmt']['hotels']['partners'], 'list' | 'export' | 'create' | 'remove'>
  /** Its links to companies. Only of kinds that may belong to one. */
  companies?: {
    list(input: { ownerId: string } & Paging): Promise<Many<Affiliation>>
    export: ChildExportCall
    /** Requests or accepts the link to the company `id`, for the sides that the caller manages. */
    link(input: { ownerId: string; id: string }): Promise<unknown>
    unlink(input: { ownerId: string; id: string }): Promise<unknown>
  }
}

type Patch = Parameters<Facilities['update']>[0]['patch']
