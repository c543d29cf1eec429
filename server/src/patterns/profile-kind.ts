import * as z from 'zod'
import { hasMembership, type GateTier } from '@app/contract/gates.ts'
import type { ProfileKind as KindContract } from '@app/contract/profile-kind.ts'
import { ProfileDraft, ProfileFacts } from '@app/contract/profile-schema.ts'
import { asJson, columnOf, fields } from './columns.ts'
import { isPublic, visible } from './visibility.ts'

/** The server-side declaration of a kind of profile. Its extension table is named after the kind. */
export interface KindDeclaration<C extends KindContract = KindContract> {
  contract: C
  /** Derived SQL: its views, and `derived.<kind>_facts(profile_id)`, which returns the item fields without a column. */
  sql: URL
  /**
   * An SQL expression for the row `p` of `profile`: 'public', 'gated' or 'private'. By default, approved and active
   * profiles are public.
   */
  audience?: string
  /** The membership tier that is required to see gated profiles. */
  gate?: GateTier
  /** Additional tables that its facts depend on, with the column of the profile id. */
  watches: Readonly<Record<string, string>>
  /** SELECT of `profile_id, dependent_id`: profiles of this kind whose facts depend on another profile. */
  dependents?: string
  /** SQL of item fields that aren't the facts of their names, for the row `p` of `derived.profile_item`. Those that depend on the day are right from midnight on. */
  shownFields?: Readonly<Record<string, string>>
  /** SQL of fields that only the search index needs, for the row `p` of `profile`. */
  indexed?: Readonly<Record<string, string>>
  /** SELECT of `profile_id, day`: days with which facts change. Housekeeping then refreshes the entries. */
  dayEvents?: string
  /** SQL that housekeeping runs every hour. */
  upkeep?: string
  /** Whether its items and search entries show the name of their parent. */
  showsParent?: boolean
  /** Whether it has pages, which are then listed in the sitemap. */
  hasPages?: boolean
  /** The last part of the path of its marketplace, if it has one. */
  marketplace?: 'marketplace' | 'directory'
}

export interface ProfileKind<C extends KindContract = KindContract> extends KindDeclaration<C> {
  kind: C['owner']
  table: string
  /** Draft fields in the extension table. */
  ownFields: string[]
  statements: { texts: string; versions: string; draft: string }
}

/** A kind of profile by its item, draft and filter schemas. */
export type KindOf<
  I extends z.ZodObject = z.ZodObject,
  D extends z.ZodObject = z.ZodObject,
  F extends z.ZodObject = z.ZodObject,
> = ProfileKind<KindContract<string, I, D, F>>

// The status is a column of all profiles, but only some kinds let managers change it.
const commonFields = new Set([...Object.keys(ProfileDraft.shape), 'status'])

/** The item field with the number of reactions, by the kind of reaction. */
const reactionCounts = { likes: 'likeCount', followers: 'followerCount' } as const
/** Set by the search, not by the view. It is the last field, so that it can be appended to a cached text. */
const searchField = 'distance'

/**
 * Builds the statements of a kind. The first parameter is the id or ids. `texts` also takes the three parameters of the
 * visibility rule; `versions` returns public profiles only, from two indexes.
 */
export function profileKind<C extends KindContract>(declaration: KindDeclaration<C>): ProfileKind<C> {
  const { contract } = declaration
  const { shape } = contract.item
  const draftShape = contract.draft.shape
  const view = `derived.${contract.owner}_item`
  const day = 'derived.today()::text as day'
  const rule = visible('t', '$2', '$3', '$4')
  // A deleted parent has no version.
  const version = declaration.showsParent
    ? `e.version || '.' || coalesce((select parent.version from entry parent where parent.profile_id = t.parent_id), 0)`
    : 'e.version'
  if (Object.keys(shape).at(-1) !== searchField)
    throw new Error(`${contract.owner}: ${searchField} must be the last field of an item`)
  const membership = hasMembership(contract.owner) ? ', t.membership' : ''
  const item = asJson(shape, 't', { [searchField]: 'null' })
  return {
    ...declaration,
    kind: contract.owner,
    table: contract.owner,
    ownFields: Object.keys(draftShape).filter((field) => !commonFields.has(field)),
    statements: {
      texts: `select t.id, ${item}::text as json, ${version} as version, t.revision, ${isPublic('t')} as "isPublic", ${day}
        from unnest($1::uuid[]) wanted(id) join ${view} t on t.id = wanted.id join entry e on e.profile_id = t.id where ${rule}`,
      versions: `select t.id, ${version} as version, ${day} from profile t join entry e on e.profile_id = t.id
        where t.id = any($1::uuid[]) and t.kind = '${contract.owner}' and ${isPublic('t')}`,
      draft: `select (select row_to_json(j) from (select ${fields(draftShape, 't')}, t.is_active as "isActive"${membership}) j) as draft,
        t.revision from ${view} t where t.id = $1`,
    },
  }
}

/** Splits a draft into columns of the profile and of its extension table. */
export function splitColumns(kind: ProfileKind, draft: Record<string, unknown>) {
  const own: Record<string, unknown> = {}
  const common: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(draft)) {
    if (kind.ownFields.includes(field)) own[columnOf(field)] = value
    else if (commonFields.has(field)) common[columnOf(field)] = value
  }
  return { own, common }
}

/** Creates the view of complete items: common columns, extension columns, and facts as columns. */
export function itemView({ contract, kind, table, ownFields, shownFields }: ProfileKind): string {
  const own = ownFields.map((field) => `x.${columnOf(field)}`)
  const facts = Object.entries(contract.item.shape)
    .filter(([field]) => isFact(field, ownFields))
    .map(([field, schema]) => `${shownFields?.[field] ?? factColumn(field, schema)} as ${columnOf(field)}`)
  const count = `p.reaction_count as ${columnOf(reactionCounts[contract.reaction])}`
  return `create view derived.${kind}_item as select ${['p.*', ...own, ...facts, count].join(', ')}
from derived.profile_item p join ${table} x on x.profile_id = p.id;\n`
}

/**
 * Selects the search index entries of a kind with the ids `$1`. Ordered by place, so that the rows of most searches are close
 * together in memory.
 */
export const entriesOf = ({ kind, table, ownFields, showsParent, indexed = {} }: ProfileKind) => `
  select e.profile_id as id, e.version, p.audience = 'public' as "isPublic", p.name, p.city, p.state, p.region,
    p.postal_code as "postalCode", p.areas as area, p.lat, p.lng, p.status, p.membership_tier as tier, p.created_date as "createdDate",
    e.reaction_count as "reactionCount", e.boosts, e.facts
    ${ownFields.map((field) => `, x.${columnOf(field)} as "${field}"`).join('')}
    ${showsParent ? `, (select o.name from profile o where o.id = p.parent_id and ${isPublic('o')}) as "parentName"` : ''}
    ${Object.entries(indexed)
      .map(([field, value]) => `, ${value} as "${field}"`)
      .join('')}
  from entry e join profile p on p.id = e.profile_id join ${table} x on x.profile_id = p.id
  where e.kind = '${kind}' and e.profile_id = any ($1::uuid[])
  order by p.state, p.city`

/** Selects the ids of all search index entries of a kind, those of a town together. */
export const entryIdsOf = ({ kind }: ProfileKind) =>
  `select e.profile_id as id from entry e join profile p on p.id = e.profile_id where e.kind = '${kind}' order by p.state, p.city`

/** Selects the ids and versions of all search index entries of a kind. */
export const entryVersionsOf = ({ kind }: ProfileKind) =>
  `select profile_id as id, version from entry where kind = '${kind}'`

const countFields = new Set<string>(Object.values(reactionCounts))
const isFact = (field: string, ownFields: string[]) =>
  !commonFields.has(field) &&
  !(field in ProfileFacts.shape) &&
  field !== 'membership' &&
  !ownFields.includes(field) &&
  !countFields.has(field) &&
  field !== searchField

function factColumn(field: string, schema: unknown): string {
  const value = schema instanceof z.ZodNullable ? schema.unwrap() : schema
  if (value instanceof z.ZodNumber)
    return `(p.facts ->> '${field}')::${value.format === 'safeint' ? 'integer' : 'float8'}`
  if (value instanceof z.ZodBoolean) return `(p.facts ->> '${field}')::boolean`
  if (value instanceof z.ZodArray || value instanceof z.ZodObject) return `p.facts -> '${field}'`
  return `p.facts ->> '${field}'`
}
