import { sql, type RawBuilder } from 'kysely'
import { isRange, listed, type Range } from '@app/contract/filter.ts'
import { Instant } from '@app/contract/envelope.ts'
import { columnOf, type Shape } from './columns.ts'

const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

type Wanted = string | number | boolean | (string | number | boolean)[] | Range<string | number>

/** A child collection's filter after its schema has read it. */
export type ChildFilter = { [field: string]: Wanted | undefined }

/**
 * The filter as SQL over the alias `t`: a value, any of a list, a range; `text` looks into the given columns.
 * `sort` is not a condition. Moments compare as the item shows them, to the millisecond.
 */
export function conditions(
  filter: ChildFilter,
  shape: Shape,
  texts: readonly string[],
): RawBuilder<unknown>[] {
  return Object.entries(filter).flatMap(([field, wanted]) => {
    if (field === 'sort' || wanted === undefined) return []
    if (field === 'text') return typeof wanted === 'string' ? [textCondition(wanted, texts)] : []
    const stored = sql.ref(`t.${columnOf(field)}`)
    const column = shape[field] === Instant ? sql`date_trunc('milliseconds', ${stored})` : stored
    if (!isRange(wanted)) return [sql`${column} in (${sql.join(listed(wanted))})`]
    return [
      ...(wanted.from === undefined ? [] : [sql`${column} >= ${wanted.from}`]),
      ...(wanted.to === undefined ? [] : [sql`${column} <= ${wanted.to}`]),
    ]
  })
}

const textCondition = (text: string, texts: readonly string[]) =>
  text.trim() === '' || texts.length === 0
    ? sql`true`
    : sql`(${sql.join(
        texts.map((field) => sql`${sql.ref(`t.${columnOf(field)}`)} ilike ${likePattern(text.trim())}`),
        sql` or `,
      )})`

/**
 * `-createdDate` is `created_date desc`; the id makes the order total, so that pages neither repeat nor skip. Names are
 * ordered as people do it, whatever the order of the database.
 */
export function ordering(sort: unknown, absent: string): RawBuilder<unknown> {
  const wanted = typeof sort === 'string' ? sort : absent
  const descending = wanted.startsWith('-')
  const field = wanted.replace(/^-/, '')
  const column = field === 'name' ? sql`t.name collate "und-x-icu"` : sql.ref(`t.${columnOf(field)}`)
  return descending ? sql`${column} desc, t.id desc` : sql`${column}, t.id`
}
