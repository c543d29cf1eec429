import { milesBetween } from '@app/contract/rules/globe.ts'
import type { Comparable } from './comparable.ts'

/**
 * How far two facilities are apart. With own positions: on one `spot`, `close` or in one `area`, which may be a state. With others: in one `town`,
 * `around` as far as the positions say, or `apart`.
 */
export interface PlaceRelation {
  kind: 'spot' | 'close' | 'area' | 'town' | 'around' | 'apart'
  miles: number | undefined
}

const maxMiles = { spot: 0.1, close: 1, area: 5 }

export function placeRelation(a: Comparable, b: Comparable): PlaceRelation {
  const miles = a.position && b.position ? milesBetween(a.position, b.position) : undefined
  const error = a.errorMiles + b.errorMiles
  if (miles === undefined) return { kind: kindWithoutPosition(a, b), miles }
  if (error === 0) return { kind: exactKind(miles), miles }
  // The center of a town says no more than its name, and a gazetteer may know another town of that name.
  if (areInOneTown(a, b)) return { kind: 'town', miles }
  return { kind: miles <= error + maxMiles.close ? 'around' : 'apart', miles }
}

/** Without a position, a town is one that no gazetteer knows, so its name may be written in another way. */
function kindWithoutPosition(a: Comparable, b: Comparable): PlaceRelation['kind'] {
  if (areInOneTown(a, b)) return 'town'
  if (a.state === b.state) return haveSimilarTowns(a, b) ? 'town' : 'area'
  // Near a border, a state that was found by the position may be the neighbor.
  return a.city !== undefined && a.city === b.city && haveSameAddress(a, b) ? 'area' : 'apart'
}

const haveSameAddress = ({ street: a }: Comparable, { street: b }: Comparable) =>
  a?.number !== undefined && a.number === b?.number && a.street === b.street

const areInOneTown = (a: Comparable, b: Comparable) => a.towns.some((town) => b.towns.includes(town))

/** 'Saint-Victor' and 'Saint-Victor-de-Beauce', or 'Saguenay' and 'Saguenay (Chicoutimi)'. */
const haveSimilarTowns = ({ city: a }: Comparable, { city: b }: Comparable) =>
  a !== undefined &&
  b !== undefined &&
  Math.min(a.length, b.length) >= 5 &&
  (a.startsWith(b) || b.startsWith(a))

function exactKind(miles: number): PlaceRelation['kind'] {
  if (miles <= maxMiles.spot) return 'spot'
  if (miles <= maxMiles.close) return 'close'
  return miles <= maxMiles.area ? 'area' : 'apart'
}
