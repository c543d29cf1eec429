import { agreement, type Agreement } from './agreement.ts'
import type { Comparable } from './comparable.ts'
import { relationOf, type NameRelation } from './name-relation.ts'
import { placeRelation, type PlaceRelation } from './place-relation.ts'

/** `same` is beyond reasonable doubt; `near` needs a human decision. */
export type Certainty = 'same' | 'near'

export interface Comparison {
  certainty: Certainty
  miles: number | undefined
  /** Why they may be the same, and what speaks against it. */
  reasons: readonly string[]
  /** Whether both have the same general name in the same town and nothing else to tell them apart. */
  isIndistinguishable: boolean
}

export interface CompareOptions {
  /** Whether one name may be at several addresses, and several names at one. */
  hasBranches?: boolean | undefined
}

/**
 * Compares two facilities by name, place and everything else that they have in common. Undefined if they are different. The
 * less precise their positions are, the more else must agree.
 */
export function compareFacilities(
  a: Comparable,
  b: Comparable,
  { hasBranches = false }: CompareOptions = {},
): Comparison | undefined {
  const place = placeRelation(a, b)
  if (place.kind === 'apart' && !mayBeMisplaced(a, b)) return undefined
  const name = relationOf(a, b)
  if (hasBranches && !haveSameContact(a, b) && areApart(a, b, name, place)) return undefined
  const found = agreement(a, b, place)
  const certainty = judge(name, place, found, a.name.isStrong && b.name.isStrong)
  if (certainty === undefined) return undefined
  return {
    certainty,
    miles: place.miles,
    reasons: [
      nameReasons[name],
      ...found.for.map((what) => `same ${what}`),
      ...found.against.map((what) => `other ${what}`),
    ],
    isIndistinguishable: name === 'generic' && place.kind === 'town' && isUnplaced(a) && isUnplaced(b),
  }
}

const haveSameContact = (a: Comparable, b: Comparable) =>
  (a.phone !== undefined && a.phone === b.phone) || (a.site !== undefined && a.site === b.site)

/** Whether shops are different ones: two shops of a mall, or two branches of a chain. */
const areApart = (a: Comparable, b: Comparable, name: NameRelation, { kind }: PlaceRelation) =>
  name === 'other' || (kind !== 'spot' && haveOtherNumbers(a, b))

/** Whether both have a house number, but another one. */
export const haveOtherNumbers = ({ street: a }: Comparable, { street: b }: Comparable) =>
  a?.number !== undefined && b?.number !== undefined && a.number !== b.number

/** Whether no more than its town is known. */
const isUnplaced = ({ street, position, errorMiles }: Comparable) =>
  street === undefined && (position === undefined || errorMiles > 0)

const nameReasons: Record<NameRelation, string> = {
  equal: 'same name',
  generic: 'same general name',
  alias: 'same former or other name',
  almost: 'nearly the same name',
  contained: 'one name contains the other',
  part: 'one name contains the other',
  similar: 'similar name',
  generation: 'names differ by a number',
  other: 'different name',
  different: 'different name',
}

/** Far apart, but with the same contact: one of the positions may be wrong. */
const mayBeMisplaced = (a: Comparable, b: Comparable) =>
  a.name.key === b.name.key && !a.name.isGeneric && a.phone !== undefined && a.phone === b.phone

interface Findings {
  kind: PlaceRelation['kind']
  /** On one spot, next door, or in one town as far as that is known. */
  isNear: boolean
  /** Something else agrees, and nothing disagrees. */
  isConfirmed: boolean
  isStrong: boolean
  found: Agreement
}

const nearMiles = 0.3

function judge(
  name: NameRelation,
  { kind, miles = 0 }: PlaceRelation,
  found: Agreement,
  isStrong: boolean,
): Certainty | undefined {
  const isNear = kind === 'spot' || kind === 'town' || (kind === 'close' && miles <= nearMiles)
  const isConfirmed = found.isSupported && !found.isContradicted
  return rules[name]({ kind, isNear, isConfirmed, isStrong, found })
}

const when = (condition: boolean, certainty: Certainty) => (condition ? certainty : undefined)

const rules: Record<NameRelation, (findings: Findings) => Certainty | undefined> = {
  equal: ({ kind, isConfirmed, isStrong, found }) => {
    if (kind === 'spot') return 'same'
    if (kind === 'apart' || found.isContradicted) return 'near'
    return kind === 'close' || kind === 'town' || (kind === 'around' && isStrong) || isConfirmed
      ? 'same'
      : 'near'
  },
  almost: ({ isNear, isConfirmed, isStrong, found }) => {
    if (isNear && (isConfirmed || (isStrong && !found.isContradicted))) return 'same'
    return when(isNear, 'near')
  },
  generic: ({ kind, isNear, isConfirmed }) => {
    if (kind === 'spot') return 'same'
    if (isConfirmed) return kind === 'around' ? 'near' : 'same'
    return when(isNear, 'near')
  },
  alias: ({ kind, isConfirmed, isStrong }) => {
    if (isConfirmed) return kind === 'area' ? 'near' : 'same'
    return when(kind === 'spot' || kind === 'close' || kind === 'town' || isStrong, 'near')
  },
  contained: ({ isNear, isConfirmed }) => when(isNear, isConfirmed ? 'same' : 'near'),
  part: ({ kind, isNear, isConfirmed, found }) => {
    if (isNear && isConfirmed) return found.hasSameManySeats ? 'same' : 'near'
    return when(kind === 'spot', 'near')
  },
  similar: ({ kind, isNear, isConfirmed, found }) => {
    if (isNear) return isConfirmed ? 'same' : 'near'
    return when(kind === 'around' && found.isSupported, 'near')
  },
  generation: ({ kind }) => when(kind !== 'area' && kind !== 'apart', 'near'),
  other: ({ kind, isNear, found }) => {
    // No two large venues fit on one spot.
    if (kind === 'spot' && found.hasSameManySeats) return 'same'
    return when(isNear && !found.isContradicted && (found.hasSameManySeats || found.hasSameAddress), 'near')
  },
  different: () => undefined,
}
