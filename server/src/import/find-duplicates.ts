import { cityKey } from '@app/catalogue/gazetteer/city-key.ts'
import { createFacilityIndex } from '@app/catalogue/import/matching/facility-index.ts'
import { isDistinctive } from '@app/catalogue/import/matching/name-kinds.ts'
import { nameWords } from '@app/catalogue/import/matching/name-key.ts'
import { knownComparable, type KnownFacility } from '@app/catalogue/import/plan/known-facility.ts'
import { postalKey } from '@app/catalogue/import/places/known-places.ts'
import { positionError } from '@app/catalogue/import/places/position-error.ts'
import type { Duplicate } from '@app/contract/contact/approval-routes.ts'
import type { ImportedKindName } from '@app/contract/owners.ts'
import type pg from 'pg'
import { importedKind } from './imported-kind.ts'
import { loadKnownPlaces, loadKnownProfiles } from './known-profiles.ts'

const maxShown = 5

/** Degrees within which profiles are compared: a mile of latitude, and at least that of longitude south of Alaska. */
const near = { lat: 0.0145, lng: 0.028 }

/**
 * Profiles that may be the same as the profile `s`, pending or approved: the nearest ones, those of its town that share a word of
 * the name, and those of its name. Each part has an index and a limit, so that crowded places don't take longer.
 */
export const candidates = `
  select distinct c.id, c.status
  from unnest($2::uuid[], $3::text[]) as sought (id, words) join profile s on s.id = sought.id
  cross join lateral (
    (select p.id, p.status from profile p
      where p.kind = $1 and p.deleted_date is null and p.lat between s.lat - ${near.lat} and s.lat + ${near.lat}
        and p.lng between s.lng - ${near.lng} and s.lng + ${near.lng} and p.id <> s.id and p.status in ('Pending', 'Approved')
      order by abs(p.lat - s.lat) + abs(p.lng - s.lng) limit 40)
    union all
    (select p.id, p.status from profile p
      where p.kind = $1 and p.deleted_date is null and p.state = s.state and lower(p.city) = lower(s.city)
        and p.name ~* sought.words and p.id <> s.id and p.status in ('Pending', 'Approved') limit 40)
    union all
    (select p.id, p.status from profile p
      where p.kind = $1 and p.deleted_date is null and lower(p.name) = lower(s.name) and p.id <> s.id
        and p.status in ('Pending', 'Approved') limit 20)) c`

export type FindDuplicates = (
  kind: ImportedKindName,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Duplicate[]>>

/** Finds other profiles that may be the same as these, by the rules of the importer. The most certain ones come first. */
export const duplicateFinder =
  (pool: pg.Pool): FindDuplicates =>
  async (name, ids) => {
    const kind = importedKind(name)
    const sought = await loadKnownProfiles(pool, kind, undefined, ids)
    const words = sought.map(({ draft }) => wordPattern(draft.name))
    const { rows } = await pool.query<{ id: string; status: Duplicate['status'] }>(candidates, [
      name,
      sought.map(({ id }) => id),
      words,
    ])
    const statuses = new Map(rows.map(({ id, status }) => [id, status]))
    const others = await loadKnownProfiles(pool, kind, undefined, [...statuses.keys()])
    const errorMiles = positionError(await placesOf(pool, [...sought, ...others]))
    const index = createFacilityIndex<KnownFacility>({ hasBranches: kind.reading.hasBranches })
    for (const known of others) index.add(known, knownComparable(known, errorMiles))
    return new Map(
      sought.map((profile) => [
        profile.id,
        index
          .findAll(knownComparable(profile, errorMiles))
          .filter(({ item }) => item.id !== profile.id)
          .slice(0, maxShown)
          .flatMap(({ item, certainty, miles, reasons }): Duplicate[] => {
            const status = statuses.get(item.id)
            if (status === undefined) return []
            const { name: otherName, city, state } = item.draft
            return [
              {
                id: item.id,
                name: otherName,
                city,
                state,
                status,
                certainty,
                miles: miles ?? null,
                reasons: [...reasons],
              },
            ]
          }),
      ]),
    )
  }

/** A pattern that finds names with one of the words that tell this one from others. Null, which finds none, without any. */
function wordPattern(name: string): string | null {
  const words = nameWords(name).filter((word) => isDistinctive(word) && /^[\p{L}\d]+$/u.test(word))
  return words.length === 0 ? null : `\\m(${words.join('|')})`
}

const placesOf = (pool: pg.Pool, profiles: readonly KnownFacility[]) =>
  loadKnownPlaces(pool, {
    codes: profiles.flatMap(({ draft: { postalCode } }) => (postalCode ? [postalKey(postalCode)] : [])),
    towns: profiles.flatMap(({ draft: { city } }) => (city ? [cityKey(city)] : [])),
  })
