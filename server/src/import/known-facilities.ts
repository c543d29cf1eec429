import type { KnownFacility } from '@app/catalogue/import/plan/known-facility.ts'
import type { PostalPlace } from '@app/catalogue/import/places/known-places.ts'
import type pg from 'pg'

type Row = KnownFacility['draft'] & Omit<KnownFacility, 'draft'>

/**
 * Every facility, and those deleted in the last 30 days, but for the ones an undone import had brought in: they may come
 * again. Managers of the owner count, as they inherit.
 */
export async function loadKnownFacilities(client: pg.ClientBase): Promise<KnownFacility[]> {
  const { rows } = await client.query<Row>(`
    select p.id, p.revision, p.name, p.description, p.address, p.city, p.state, p.postal_code as "postalCode", p.lat, p.lng,
      p.google_place_id as "googlePlaceId", p.phone, p.email, p.website, p.parent_id as "parentId",
      f.facility_type as "facilityType", f.availability, f.capacity, f.indoor_area as "indoorArea", f.year_opened as "yearOpened",
      f.time_zone as "timeZone",
      array(select s.name from profile_sport s where s.profile_id = p.id) as sports,
      array(select a.name from profile_amenity a where a.profile_id = p.id) as amenities,
      (select coalesce(json_agg(json_build_object('name', t.name, 'surface', t.surface, 'count', t.count,
        'location', t.location, 'additionalFeatures', t.additional_features)), '[]')
        from space_type t where t.profile_id = p.id) as spaces,
      exists (select from member m where m.profile_id in (p.id, p.parent_id)) as "hasManager",
      to_char(p.deleted_date, 'YYYY-MM-DD') as deleted
    from profile p join facility f on f.profile_id = p.id
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
