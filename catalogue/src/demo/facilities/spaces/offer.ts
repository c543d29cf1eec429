import type { Location } from '@app/contract/reference-lists/locations.ts'
import type { SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import type { Surface } from '@app/contract/reference-lists/surfaces.ts'
import type { Town } from '../../places/towns.ts'
import type { Random } from '../../random.ts'

/** A sort of space that venues have: what it is made of, what is played on it, and how people speak of it. */
export interface Offer {
  space: SpaceTypeName
  location: Location
  /** By weight; absent where the space type knows no surfaces. */
  surfaces?: readonly (readonly [Surface, number])[]
  /** Each with the share of such spaces it is played on. The first is what the space is made for. */
  sports: readonly (readonly [SportName, number])[]
  /** Of one space with what surrounds it; only for spaces under roof. */
  squareFeet?: number
  wording(details: OfferDetails): OfferWording
}

export interface OfferDetails {
  count: number
  surface: Surface
  sports: readonly SportName[]
  town: Town
  random: Random
}

export interface OfferWording {
  /** 'turf field' */
  one: string
  /** 'turf fields'; the plural is `one` with an s when absent. */
  many?: string
  /** The space's own remark, with the figures that `one` speaks of. */
  features?: string | null
}

export const offers = <const Name extends string>(entries: Record<Name, Offer>) => entries

export const isMetric = (town: Town) => town.country === 'CA'

const surfaceWords: Readonly<Record<Surface, string>> = {
  'N/A': '',
  Asphalt: 'asphalt',
  Concrete: 'concrete',
  Grass: 'grass',
  Hardwood: 'hardwood',
  Ice: 'ice',
  'Multi-purpose': 'multi-purpose',
  Sand: 'sand',
  Synthetic: 'synthetic',
  Turf: 'turf',
  Water: 'water',
}

export const surfaceWord = (surface: Surface) => surfaceWords[surface]
