import type { GuideRecord, PageOfGuide, Position } from '../records/guide-record.ts'

const earthRadiusMiles = 3958.7613
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Miles between two positions, in a straight line. */
export function milesBetween(one: Position, other: Position): number {
  const [lat, lng] = [radians(other.lat - one.lat) / 2, radians(other.lng - one.lng) / 2]
  const chord =
    Math.sin(lat) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export interface Distance {
  miles: number
  /** The nearest of what it was measured from. */
  from: GuideRecord
}

/** How far a page is from the nearest of these records. */
export function distanceTo(page: PageOfGuide, records: readonly GuideRecord[]): Distance | undefined {
  let nearest: Distance | undefined
  for (const from of records) {
    if (page.position === null || from.position === null || from === page) continue
    const miles = milesBetween(page.position, from.position)
    if (miles < (nearest?.miles ?? Infinity)) nearest = { miles, from }
  }
  return nearest
}
