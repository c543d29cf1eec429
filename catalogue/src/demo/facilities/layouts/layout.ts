import type { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import type { AmenitySet } from '../amenity-sets.ts'
import type { NounFamily } from '../names/nouns.ts'
import type { Town } from '../../places/towns.ts'
import type { OfferName } from '../spaces/all-offers.ts'
import { climateOf, standing, type Climate } from '../spaces/standing.ts'

/** One way to build a facility: the spaces it may have and what follows from them. */
export interface Layout {
  type: FacilityType
  /** How common it is, before `fits`. */
  weight: number
  /** What it is called in a sentence: 'softball complex'. */
  kinds: readonly string[]
  /** The same when it is spoken of again: 'complex'. */
  short: string
  nouns: NounFamily
  parts: readonly Part[]
  amenities: AmenitySet
  /** Fewest and most seats, and the share of such facilities that state them. */
  seats?: readonly [fewest: number, most: number, share: number]
  /** First and last year such a facility opened in. */
  opened: readonly [first: number, last: number]
  /** Factor on the weight in this town; 1 everywhere when absent. */
  fits?: (town: Town) => number
}

export interface Part {
  offer: OfferName
  /** Usual counts, each as likely as the others. */
  counts: readonly number[]
  /** Share of the facilities that have it. */
  share: number
}

export const part = (offer: OfferName, counts: readonly number[], share = 1): Part => ({
  offer,
  counts,
  share,
})

export const layouts = (entries: readonly Layout[]) => entries

type Fit = (town: Town) => number

export const people =
  (fewest: number, most = Infinity): Fit =>
  ({ population }) =>
    population >= fewest && population <= most ? 1 : 0

export const playing =
  (sport: SportName, least = 0): Fit =>
  (town) =>
    Math.max(least, standing(sport, town.state))

export const under =
  (factors: Partial<Record<Climate, number>>): Fit =>
  (town) =>
    factors[climateOf(town.state)] ?? 0

export const onBeach: Fit = (town) => (town.hasBeach ? 8 : 0)
/** A city at the foot of the mountains has a hill or two of its own, where a village lives by them. */
export const onSlopes: Fit = (town) => (town.hasSlopes ? (town.population < 30_000 ? 1 : 0.02) : 0)

export const all =
  (...fits: Fit[]): Fit =>
  (town) =>
    fits.reduce((product, fit) => product * fit(town), 1)
