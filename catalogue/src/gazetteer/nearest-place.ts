import type { StateName } from '@app/contract/reference-lists/regions.ts'
import type pg from 'pg'
import { milesBetween, milesPerDegree, type Position } from '@app/contract/rules/globe.ts'

export interface NearestPlace extends Position {
  name: string
  state: StateName
  miles: number
}

/** The place with the nearest center, or undefined if none is within `maxMiles`. */
export async function nearestPlace(
  pool: pg.Pool,
  position: Position,
  maxMiles: number,
): Promise<NearestPlace | undefined> {
  const { rows } = await pool.query<Omit<NearestPlace, 'miles'>>({
    name: 'gazetteer-nearest',
    text: `select name, state, lat, lng from gazetteer_place where not is_section
      order by point(lng, lat) <-> point($2, $1) limit 1`,
    values: [position.lat, position.lng],
  })
  const [nearestByDegrees] = rows
  if (nearestByDegrees === undefined) return undefined
  // Degrees of longitude shrink toward the poles, so the nearest in degrees is only an upper bound in miles.
  const reach = Math.min(milesBetween(position, nearestByDegrees), maxMiles)
  const candidates = await placesWithin(pool, position, reach)
  return candidates
    .map((place) => ({ ...place, miles: milesBetween(position, place) }))
    .filter(({ miles }) => miles <= maxMiles)
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
