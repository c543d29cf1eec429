import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import { mapOptions, searchOptions } from '@app/contract/patterns/search.ts'
import { marketFields, membershipFields } from '@app/contract/profile-filter.ts'
import { invalidField } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import type { Market } from '../search/market.ts'
import { conditions, matches, type ChildFilter } from './filter-sql.ts'
import type { KindOf } from './profile-kind.ts'
import { isPublic, visibleTo, type Viewer } from './visibility.ts'

/** Whose search it is. */
export type Searcher = Viewer & Pick<Call, 'db'>

const MembershipFilter = membershipFields.membership.default({})

/** Filter fields without a column. */
const virtualFields = new Set([
  'sort',
  'distance',
  ...Object.keys({ ...marketFields, ...membershipFields, ...searchOptions, ...mapOptions }),
])

/** Whether a filter has a part that `narrow` evaluates. */
export const isNarrowed = (
  market: Pick<Market<never>, 'fields' | 'references'>,
  filter: Readonly<Record<string, unknown>>,
) =>
  Object.entries(filter).some(
    ([name, wanted]) =>
      wanted !== undefined &&
      (market.references.includes(name) ||
        name === 'distance' ||
        name in membershipFields ||
        (!virtualFields.has(name) && !market.fields.has(name))),
  )

/**
 * Evaluates the part of a filter that the search index can't. Returns the matching ids among `within`, or `within` itself if
 * there is no such part.
 */
export async function narrow<F extends z.ZodObject>(
  { kind, contract }: KindOf<z.ZodObject, z.ZodObject, F>,
  market: Market<z.output<F>>,
  call: Searcher,
  filter: z.output<F>,
  within?: Iterable<string>,
): Promise<string[] | undefined> {
  const fields: ChildFilter = filter
  if (await refersToHidden(market.references, call, fields)) return []
  const stored = Object.entries(fields).filter(
    ([name, wanted]) => wanted !== undefined && !virtualFields.has(name) && !market.fields.has(name),
  )
  const where = [
    ...stored.flatMap(([name, wanted]) =>
      conditions({ [contract.otherFields?.[name] ?? name]: wanted }, contract.item.shape, []),
    ),
    ...membershipConditions(fields),
    ...(fields.distance === undefined ? [] : await distanceConditions(market, filter, fields.distance)),
  ]
  const allowed = within && [...within]
  if (where.length === 0) return allowed
  if (allowed) where.push(sql`t.id = any (${allowed})`)
  else if (!call.isAdmin) where.push(sql.raw(isPublic('t')))
  const { rows } = await sql<{ id: string }>`
    select t.id from ${sql.table(`derived.${kind}_item`)} t
    where t.deleted_date is null and ${sql.join(where, sql` and `)}`.execute(call.db)
  return rows.map(({ id }) => id)
}

/** A search by the id of a hidden profile would reveal which profiles are linked to it, so it finds nothing. */
async function refersToHidden(
  references: readonly string[],
  call: Searcher,
  fields: ChildFilter,
): Promise<boolean> {
  const ids = references.flatMap((field) => {
    const wanted = fields[field]
    return Array.isArray(wanted) ? wanted : wanted === undefined ? [] : [wanted]
  })
  if (ids.length === 0) return false
  const { rows } = await sql`
    select from unnest(${ids}::uuid[]) as wanted (id)
    where not exists (select from profile p where p.id = wanted.id and ${visibleTo(call, 'p')}) limit 1`.execute(
    call.db,
  )
  return rows.length > 0
}

function membershipConditions({ membership, ...fields }: ChildFilter): RawBuilder<unknown>[] {
  const { isActive, tier } = MembershipFilter.parse(membership)
  const wanted = [
    { column: sql`t.membership_is_active`, values: [isActive, fields['membership.isActive']] },
    { column: sql`t.membership_tier`, values: [tier, fields['membership.tier']] },
  ]
  return wanted.flatMap(({ column, values }) =>
    values.flatMap((value) => (value === undefined ? [] : matches(column, value))),
  )
}

async function distanceConditions<F>(market: Market<F>, filter: F, wanted: unknown) {
  const origin = await market.originOf(filter)
  if (!origin) throw invalidField('data/distance', 'requires near')
  const { lat, lng } = origin
  return matches(sql`derived.miles_between(${lat}, ${lng}, t.lat, t.lng)`, wanted)
}
