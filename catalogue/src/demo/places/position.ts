import { milesBetween, milesPerDegree, type Position } from '../../gazetteer/distance.ts'
import type { PostalCode } from '../../gazetteer/postal-codes.ts'
import type { Random } from '../random.ts'
import type { Town } from './towns.ts'

export interface Site extends Position {
  postalCode: PostalCode
}

const neighbourMiles = 5
const scatterMiles = 0.4

/**
 * A point of the town, nearest to the middle of the postal code's area. It lies on the way from there to another
 * inhabited point of the town, because a point scattered freely around a coastal town ends in the sea too often.
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

const compass = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const

/** On which side of the town a point lies; undefined near its middle. */
export function sideOfTown(town: Town, point: Position): (typeof compass)[number] | undefined {
  if (milesBetween(town, point) < (town.population > 100_000 ? 1.5 : 0.7)) return undefined
  const eastward = (point.lng - town.lng) * Math.cos((town.lat * Math.PI) / 180)
  const eighth = Math.round(Math.atan2(eastward, point.lat - town.lat) / (Math.PI / 4))
  return compass[(eighth + 8) % 8]
}
