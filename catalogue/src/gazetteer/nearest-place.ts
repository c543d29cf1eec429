import type { StateName } from '@app/contract/reference-lists/regions.ts'
import type pg from 'pg'
import { milesBetween, milesPerDegree, type Position } from './distance.ts'

export interface NearestPlace extends Position {
  name: string
  state: StateName
  miles: number
}

/** The place whose middle is nearest; undefined when none lies within `mostMiles`. */
export async function nearestPlace(
  pool: pg.Pool,
  position: Position,
  mostMiles: number,
): Promise<NearestPlace | undefined> {
  const { rows } = await pool.query<Omit<NearestPlace, 'miles'>>({
    name: 'gazetteer-nearest',
    text: `select name, state, lat, lng from gazetteer_place where not is_section
      order by point(lng, lat) <-> point($2, $1) limit 1`,
    values: [position.lat, position.lng],
  })
  const [byDegrees] = rows
  if (byDegrees === undefined) return undefined
  // Degrees of longitude shrink northwards, so the nearest in degrees only bounds how far the nearest in miles can be.
  const reach = Math.min(milesBetween(position, byDegrees), mostMiles)
  const candidates = await placesWithin(pool, position, reach)
  return candidates
    .map((place) => ({ ...place, miles: milesBetween(position, place) }))
    .filter(({ miles }) => miles <= mostMiles)
    .toSorted((a, b) => a.miles - b.miles)[0]
}

async function placesWithin(pool: pg.Pool, { lat, lng }: Position, miles: number) {
  const byLat = miles / milesPerDegree + 0.0001
  const byLng = Math.min(180, byLat / Math.max(0.01, Math.cos(((Math.abs(lat) + byLat) * Math.PI) / 180)))
  const { rows } = await pool.query<Omit<NearestPlace, 'miles'>>({
    name: 'gazetteer-within',
    text: `select name, state, lat, lng from gazetteer_place
      where not is_section and point(lng, lat) <@ box(point($1, $2), point($3, $4))`,
    values: [lng - byLng, lat - byLat, lng + byLng, lat + byLat],
  })
  return rows
}
