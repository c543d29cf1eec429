import type { KnownFacility } from '@app/catalogue/import/plan/known-facility.ts'
import type { PostalPlace } from '@app/catalogue/import/places/known-places.ts'
import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import type pg from 'pg'
import { fields } from '../patterns/columns.ts'

type Row = KnownFacility['draft'] & Omit<KnownFacility, 'draft'>

/**
 * Every facility that exists or was deleted in the last 30 days. Facilities whose import was undone are left out, so that
 * they can be imported again. Managers of a facility's owner count as its managers.
 */
export async function loadKnownFacilities(client: pg.ClientBase): Promise<KnownFacility[]> {
  const { rows } = await client.query<Row>(`
    select p.id, p.revision, ${fields(FacilityDraft.shape, 'p')},
      array(select s.name from sport s where s.owner_id = p.id) as sports,
      array(select a.name from amenity a where a.owner_id = p.id) as amenities,
      (select coalesce(json_agg(json_build_object('name', t.name, 'surface', t.surface, 'count', t.count,
        'location', t.location, 'additionalFeatures', t.additional_features)), '[]')
        from space_type t where t.owner_id = p.id) as spaces,
      exists (select from member m where m.owner_id in (p.id, p.parent_id)) as "hasManager",
      to_char(p.deleted_date, 'YYYY-MM-DD') as deleted
    from derived.facility_item p
    where p.deleted_date is null or (p.deleted_date > now() - interval '30 days' and not exists (
      select from import_change c where c.profile_id = p.id and c.kind = 'new' and c.undone_date is not null))`)
  return rows.map(({ id, revision, sports, spaces, amenities, hasManager, deleted, ...draft }) => ({
    id,
    revision,
    draft,
    sports,
    spaces,
    amenities,
    hasManager,
    deleted,
  }))
}

export async function loadPostalPlaces(pool: pg.Pool): Promise<PostalPlace[]> {
  return (await pool.query<PostalPlace>('select code, state, lat, lng from gazetteer_postal_code')).rows
}
