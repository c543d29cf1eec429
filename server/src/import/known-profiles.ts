import type { KnownFacility } from '@app/catalogue/import/plan/known-facility.ts'
import {
  knownPlaces,
  type KnownPlaces,
  type PostalPlace,
  type TownPlace,
} from '@app/catalogue/import/places/known-places.ts'
import type { Draft } from '@app/catalogue/import/rows/candidate.ts'
import type pg from 'pg'
import type { ImportedKind } from './imported-kind.ts'
import { fields } from '../patterns/columns.ts'
import { visible } from '../patterns/visibility.ts'

/** Whose visibility counts. */
export interface Viewer {
  userId: string | null
  isAdmin: boolean
}

const administrator: Viewer = { userId: null, isAdmin: true }

/** The draft is among the other columns. */
type Row = Omit<KnownFacility, 'draft'> & Draft

/** The child items that only facilities have. */
const facilityChildren = `
  array(select s.name from sport s where s.owner_id = p.id) as sports,
  array(select a.name from amenity a where a.owner_id = p.id) as amenities,
  (select coalesce(json_agg(json_build_object('name', t.name, 'surface', t.surface, 'count', t.count,
    'location', t.location, 'additionalFeatures', t.additional_features)), '[]')
    from space_type t where t.owner_id = p.id) as spaces`
const noChildren = `'{}'::text[] as sports, '{}'::text[] as amenities, '[]'::json as spaces`

// Looking only at members is faster, and as good for a kind whose managers are inherited from its parent alone.
const hasMembers = 'exists (select from member m where m.owner_id in (p.id, p.parent_id))'
const hasStaff = 'exists (select from derived.staff s where s.owner_id = p.id)'

/**
 * Every profile of the kind, or those of `ids`, that exists or was deleted in the last 30 days. Profiles whose import was undone are left out, so that
 * they can be imported again. Inherited managers count too.
 */
export async function loadKnownProfiles(
  client: pg.ClientBase | pg.Pool,
  { kind, children }: ImportedKind,
  viewer: Viewer = administrator,
  ids: readonly string[] | null = null,
): Promise<KnownFacility[]> {
  const { draft } = kind.contract
  const hasItems = children.includes('spaces')
  const { rows } = await client.query<Row>(
    `
    select p.id, p.revision, p.is_active as "isActive", ${fields(draft.shape, 'p')},
      ${hasItems ? facilityChildren : noChildren},
      array(select o.name from other_name o where o.owner_id = p.id) as "otherNames",
      ${hasItems ? hasMembers : hasStaff} as "hasManager",
      ${visible('p', '$1', '$2', 'false')} as "isVisible", i.destination_id as "importedFor",
      to_char(p.deleted_date, 'YYYY-MM-DD') as deleted
    from derived.${kind.kind}_item p join profile own on own.id = p.id left join import i on i.id = own.import_id
    where ${ids === null ? '' : 'p.id = any($3::uuid[]) and '}(p.deleted_date is null or (p.deleted_date > now() - interval '30 days' and not exists (
      select from import_change c where c.profile_id = p.id and c.kind = 'new' and c.undone_date is not null)))`,
    [viewer.userId, viewer.isAdmin, ...(ids === null ? [] : [ids])],
  )
  return rows.map(
    ({
      id,
      revision,
      isActive,
      sports,
      spaces,
      amenities,
      otherNames,
      hasManager,
      isVisible,
      importedFor,
      deleted,
      ...own
    }) => ({
      id,
      revision,
      isActive,
      draft: own,
      sports,
      spaces,
      amenities,
      otherNames,
      hasManager,
      isVisible,
      importedFor,
      deleted,
    }),
  )
}

/** Which postal codes and towns. */
interface PlaceKeys {
  codes: readonly string[]
  towns: readonly string[]
}

/** Postal codes and towns, or those of `only`. Towns that GeoNames lacks come from their postal codes. */
export async function loadKnownPlaces(pool: pg.Pool, only?: PlaceKeys): Promise<KnownPlaces> {
  const where = (column: string) => (only ? `where ${column} = any($1)` : '')
  const [codes, towns] = await Promise.all([
    pool.query<PostalPlace>(
      `select code, state, lat, lng from gazetteer_postal_code ${where('code')}`,
      only && [only.codes],
    ),
    pool.query<TownPlace>(
      `select key, state, lat, lng, population from gazetteer_place ${where('key')}
      union all select city_key, state, avg(lat), avg(lng), 0 from gazetteer_postal_code ${where('city_key')} group by city_key, state`,
      only && [only.towns],
    ),
  ])
  return knownPlaces(codes.rows, towns.rows)
}
