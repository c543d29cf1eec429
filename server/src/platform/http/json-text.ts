import { etagOf } from './entity-tags.ts'

/** A reply that PostgreSQL already wrote as JSON; it is passed on without being parsed. */
export interface JsonText<T> {
  readonly json: string
  readonly etag?: string
  /** Overrides the route's status, as when a repeated like creates nothing. */
  readonly status?: number
  readonly '~reply'?: T
}

export const jsonText = (json: string, etag?: string, status?: number): JsonText<never> => ({
  json,
  etag,
  status,
})

export const one = (item: string, revision?: number) =>
  jsonText(`{"data":${item}}`, revision === undefined ? undefined : etagOf(revision, item))

/** `extra` is JSON for further members of `_meta`, such as `"facets":{…}`. */
export const page = (items: string, count: number, extra = '') =>
  jsonText(`{"data":${items},"_meta":{"stats":{"count":${count}}${extra && `,${extra}`}}}`)

export const isJsonText = (reply: unknown): reply is JsonText<unknown> =>
  typeof reply === 'object' && reply !== null && 'json' in reply && typeof reply.json === 'string'
