import { milesBetween } from '../../gazetteer/distance.ts'
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
  if (areInOneTown(a, b) && miles <= error + maxMiles.area) return { kind: 'town', miles }
  return { kind: miles <= error + maxMiles.close ? 'around' : 'apart', miles }
}

function kindWithoutPosition(a: Comparable, b: Comparable): PlaceRelation['kind'] {
  if (areInOneTown(a, b)) return 'town'
  // Only the state of one of them is known.
  const isUnknown = [a, b].some(({ towns, position }) => towns.length === 0 && position === undefined)
  return isUnknown && a.state !== null && a.state === b.state ? 'area' : 'apart'
}

const areInOneTown = (a: Comparable, b: Comparable) => a.towns.some((town) => b.towns.includes(town))

function exactKind(miles: number): PlaceRelation['kind'] {
  if (miles <= maxMiles.spot) return 'spot'
  if (miles <= maxMiles.close) return 'close'
  return miles <= maxMiles.area ? 'area' : 'apart'
}
