import { milesBetween, milesPerDegree, type Position } from '@app/contract/rules/globe.ts'
import type { PostalCode } from '../../gazetteer/postal-codes.ts'
import type { Random } from '../random.ts'
import { directionFrom, type Direction } from './direction.ts'
import type { Town } from './towns.ts'

export interface Site extends Position {
  postalCode: PostalCode
}

const neighbourMiles = 5
const scatterMiles = 0.4

/**
 * A point near the center of one of the town's postal codes. It is on the way to another inhabited point of the town,
 * because points scattered freely around a coastal town are often in the sea.
 */
export function siteIn(town: Town, random: Random): Site {
  const postalCode = random.pick(town.postalCodes)
  const others = town.postalCodes.filter(
    (other) => other !== postalCode && milesBetween(other, postalCode) < neighbourMiles,
  )
  const toward = random.pick<Position>([town, ...others])
  const share = milesBetween(toward, postalCode) < neighbourMiles ? random.next() * 0.45 : 0
  const degreesPerMile = 1 / milesPerDegree
  const lat =
    postalCode.lat + share * (toward.lat - postalCode.lat) + random.bell() * scatterMiles * degreesPerMile
  const shrink = Math.cos((lat * Math.PI) / 180)
  const lng =
    postalCode.lng +
    share * (toward.lng - postalCode.lng) +
    (random.bell() * scatterMiles * degreesPerMile) / shrink
  return { lat: rounded(lat), lng: rounded(lng), postalCode }
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** The side of the town that a point is on; undefined near the center. */
export function sideOfTown(town: Town, point: Position): Direction | undefined {
  if (milesBetween(town, point) < (town.population > 100_000 ? 1.5 : 0.7)) return undefined
  return directionFrom(town, point)
}
