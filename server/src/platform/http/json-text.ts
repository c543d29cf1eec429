import type { Many } from '@app/contract/envelope.ts'
import { etagOf } from './entity-tags.ts'

/** A reply that PostgreSQL serialized to JSON. It is sent without being parsed. */
export interface JsonText<T> {
  readonly json: string
  readonly etag?: string
  /** Overrides the status of the route, such as 200 instead of 201 for a repeated like. */
  readonly status?: number
  readonly '~reply'?: T
}

/** A reply with one item. The type parameter can't be inferred from the text. */
export const one = <T>(item: string, revision?: number, status?: number): JsonText<{ data: T }> => ({
  json: `{"data":${item}}`,
  etag: revision === undefined ? undefined : etagOf(revision, item),
  status,
})

/** A reply with 201 if the call created what it addresses, and with the status of the route if that existed. */
export const createdIf = <T>(isNew: boolean, reply: T | JsonText<T>): JsonText<T> => ({
  ...(isJsonText(reply) ? reply : { json: JSON.stringify(reply) }),
  ...(isNew && { status: 201 }),
})

/** A page of items. `extra` is JSON for additional members of `_meta`, such as `"facets":{…}`. */
export const page = <T>(items: string, count: number, extra = ''): JsonText<Many<T>> => ({
  json: `{"data":${items},"_meta":{"stats":{"count":${count}}${extra && `,${extra}`}}}`,
})

/** A row of a list without a total: its item, and the parameter of the page that continues after it. */
interface ContinuedRow {
  item: string
  next: string
}

/** A page of a list without a total. One row more than the page tells that there is another. */
export function continuedPage<T>(
  rows: readonly ContinuedRow[],
  take: number,
): JsonText<{ data: T[]; _meta: { next: string | null } }> {
  const shown = rows.slice(0, take)
  const next = rows.length > take ? (shown.at(-1)?.next ?? null) : null
  return {
    json: `{"data":[${shown.map(({ item }) => item).join(',')}],"_meta":{"next":${JSON.stringify(next)}}}`,
  }
}

export const isJsonText = (reply: unknown): reply is JsonText<unknown> =>
  typeof reply === 'object' && reply !== null && 'json' in reply && typeof reply.json === 'string'

/** Parses a reply to build another one from it. */
export const parsed = <T>({ json }: JsonText<T>): T => JSON.parse(json) as T

/** A reply as a value, however its handler made it. */
export const plainReply = <T>(reply: T | JsonText<T>): T => (isJsonText(reply) ? parsed(reply) : reply)
