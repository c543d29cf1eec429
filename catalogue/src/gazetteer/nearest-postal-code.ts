import type pg from 'pg'
import { milesBetween, milesPerDegree, type Position } from '@app/contract/rules/globe.ts'

/**
 * The postal code with the nearest center, or null if none is within `maxMiles`. A guess: PO box codes are listed at
 * the center of their town, where street addresses use a different code.
 */
export async function nearestPostalCode(
  pool: pg.Pool,
  position: Position,
  maxMiles: number,
): Promise<string | null> {
  const byLat = maxMiles / milesPerDegree
  const byLng = Math.min(180, byLat / Math.max(0.01, Math.cos((Math.abs(position.lat) * Math.PI) / 180)))
  const { rows } = await pool.query<{ code: string } & Position>({
    name: 'gazetteer-nearest-code',
    text: `select code, lat, lng from gazetteer_postal_code
      where lat between $1 and $2 and lng between $3 and $4`,
    values: [position.lat - byLat, position.lat + byLat, position.lng - byLng, position.lng + byLng],
  })
  const [nearest] = rows
    .map((row) => ({ code: row.code, miles: milesBetween(position, row) }))
    .filter(({ miles }) => miles <= maxMiles)
    .toSorted((a, b) => a.miles - b.miles || a.code.localeCompare(b.code))
  return nearest?.code ?? null
}
