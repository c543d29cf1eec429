import { sql, type RawBuilder } from 'kysely'
import { unwrap } from '@app/contract/filter-fields.ts'
import type { Range } from '@app/contract/filter.ts'
import { Location } from '@app/contract/reference-lists/locations.ts'
import { columnOf, isInstant, isText, type Shape } from './columns.ts'

export const likePattern = (text: string) =>
  `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`

/** Conditions that each word of the text is in one of the columns. */
export const hasWords = (text: string, columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown>[] =>
  wordsOf(text).map((word) => {
    const pattern = likePattern(word)
    return sql`(${sql.join(
      columns.map((column) => sql`${column} ilike ${pattern}`),
      sql` or `,
    )})`
  })

export const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** A parsed filter. Each field has a value, a list of alternative values, or a range `{ from, to }`. */
export type ChildFilter = Readonly<Record<string, unknown>>

/**
 * Converts a filter to SQL conditions on the alias `t`. `text` searches the columns `texts`. `sort` is not a condition.
 * Instants are compared in milliseconds, the precision of the API.
 */
export function conditions(
  filter: ChildFilter,
  shape: Shape,
  texts: readonly string[],
): RawBuilder<unknown>[] {
  return Object.entries(filter).flatMap(([field, wanted]) => {
    if (field === 'sort' || wanted === undefined) return []
    if (field === 'text') return typeof wanted === 'string' ? [textCondition(wanted, texts)] : []
    if (isEitherPlace(shape[field], wanted)) return []
    const stored = sql.ref(`t.${columnOf(field)}`)
    if (!isInstant(shape[field])) return matches(stored, wanted)
    return [...matches(sql`date_trunc('milliseconds', ${stored})`, wanted), ...bounds(stored, wanted)]
  })
}

/** 'Both', alone or in a list, excludes neither indoor nor outdoor. */
const isEitherPlace = (schema: Shape[string] | undefined, wanted: unknown) =>
  schema !== undefined && unwrap(schema) === Location && [wanted].flat().includes('Both')

/** Conditions on the stored instant that the truncated one implies. They can use an index. */
function bounds(stored: RawBuilder<unknown>, wanted: unknown): RawBuilder<unknown>[] {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return []
  const { from, to }: Range<unknown> = wanted
  return [
    ...(from === undefined ? [] : [sql`${stored} >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`${stored} < ${to}::timestamptz + interval '1 millisecond'`]),
  ]
}

/** Conditions that an expression equals a value, is in a list, or is in a range. */
export function matches(expression: RawBuilder<unknown>, wanted: unknown): RawBuilder<unknown>[] {
  if (Array.isArray(wanted)) return [sql`${expression} in (${sql.join(wanted)})`]
  if (typeof wanted !== 'object' || wanted === null) return [sql`${expression} = ${wanted}`]
  const { from, to }: Range<unknown> = wanted
  return [
    ...(from === undefined ? [] : [sql`${expression} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${expression} <= ${to}`]),
  ]
}

const textCondition = (text: string, texts: readonly string[]) =>
  hasPhrase(
    text,
    texts.map((field) => sql.ref(`t.${columnOf(field)}`)),
  )

/** The condition that one of the columns has a text as it stands. */
export const hasPhrase = (text: string, columns: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  text.trim() === '' || columns.length === 0
    ? sql`true`
    : sql`(${sql.join(
        columns.map((column) => sql`${column} ilike ${likePattern(text.trim())}`),
        sql` or `,
      )})`

/**
 * Converts `-createdDate` to `created_date desc`. The id breaks ties, so that pages neither repeat nor skip rows. Texts use
 * the Unicode collation, independent of the database's own.
 */
export function ordering(sort: unknown, defaultSort: string, shape: Shape): RawBuilder<unknown> {
  const order = typeof sort === 'string' ? sort : defaultSort
  const descending = order.startsWith('-')
  const field = order.replace(/^-/, '')
  const stored = sql.ref(`t.${columnOf(field)}`)
  const column = isText(shape[field]) ? sql`${stored} collate "und-x-icu"` : stored
  return descending ? sql`${column} desc, t.id desc` : sql`${column}, t.id`
}
