import type pg from 'pg'
import { milesBetween, milesPerDegree, type Position } from './distance.ts'

/**
 * The postal code whose middle is nearest; null when none lies within `mostMiles`. A guess: codes of post-office boxes
 * are listed in the middle of their town, where another code is in use.
 */
export async function nearestPostalCode(
  pool: pg.Pool,
  position: Position,
  mostMiles: number,
): Promise<string | null> {
  const byLat = mostMiles / milesPerDegree
  const byLng = Math.min(180, byLat / Math.max(0.01, Math.cos((Math.abs(position.lat) * Math.PI) / 180)))
  const { rows } = await pool.query<{ code: string } & Position>({
    name: 'gazetteer-nearest-code',
    text: `select code, lat, lng from gazetteer_postal_code
      where lat between $1 and $2 and lng between $3 and $4`,
    values: [position.lat - byLat, position.lat + byLat, position.lng - byLng, position.lng + byLng],
  })
  const [nearest] = rows
    .map((row) => ({ code: row.code, miles: milesBetween(position, row) }))
    .filter(({ miles }) => miles <= mostMiles)
    .toSorted((a, b) => a.miles - b.miles || a.code.localeCompare(b.code))
  return nearest?.code ?? null
}
