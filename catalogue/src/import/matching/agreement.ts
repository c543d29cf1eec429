import type { Comparable } from './comparable.ts'
import type { PlaceRelation } from './place-relation.ts'

/** What two facilities have in common apart from name and position, and what sets them apart. */
export interface Agreement {
  for: readonly string[]
  against: readonly string[]
  isSupported: boolean
  isContradicted: boolean
  hasSameAddress: boolean
  hasSameManySeats: boolean
}

/** Relative differences of seats: sources count differently, but within limits. */
const seatTolerance = { same: 0.1, other: 0.4 }
const manySeats = { atLeast: 5000, tolerance: 0.05 }

export function agreement(a: Comparable, b: Comparable, place: PlaceRelation): Agreement {
  const street = compareStreets(a, b, place)
  const seats = relativeDifference(a.seats, b.seats)
  const years =
    a.yearOpened === undefined || b.yearOpened === undefined
      ? undefined
      : Math.abs(a.yearOpened - b.yearOpened)
  const supports = [
    ['address', street === 'same'],
    ['telephone', a.phone !== undefined && a.phone === b.phone],
    ['website', a.site !== undefined && a.site === b.site],
    ['number of seats', seats !== undefined && seats <= seatTolerance.same],
    ['year', years === 0],
  ] as const
  const contradictions = [
    ['house number in the same street', street === 'other number'],
    ['street', street === 'other street'],
    ['number of seats', seats !== undefined && seats > seatTolerance.other],
    ['year of opening', years !== undefined && years > 3],
  ] as const
  const namesOf = (list: readonly (readonly [string, boolean])[]) =>
    list.filter(([, holds]) => holds).map(([name]) => name)
  const [inFavor, against] = [namesOf(supports), namesOf(contradictions)]
  return {
    for: inFavor,
    against,
    isSupported: inFavor.length > 0,
    isContradicted: against.length > 0,
    hasSameAddress: street === 'same',
    hasSameManySeats:
      seats !== undefined &&
      seats <= manySeats.tolerance &&
      Math.min(a.seats ?? 0, b.seats ?? 0) >= manySeats.atLeast,
  }
}

/** Streets of facilities with positions of their own are not compared: entrances and spellings differ. */
function compareStreets(a: Comparable, b: Comparable, { kind }: PlaceRelation) {
  if (a.street?.number === undefined || b.street?.number === undefined || kind === 'apart') return undefined
  const isSameNumber = a.street.number === b.street.number
  if (a.street.street === b.street.street) return isSameNumber ? 'same' : 'other number'
  const isVague = a.errorMiles > 0 || b.errorMiles > 0 || kind === 'town'
  return isVague && !isSameNumber && !haveCommonWord(a.street.street, b.street.street)
    ? 'other street'
    : undefined
}

/** 'Center Blvd' and 'Old Center Boulevard N' may be one street. */
const haveCommonWord = (a: string, b: string) => {
  const words = b.split(' ')
  return a.split(' ').some((word) => word.length > 4 && words.includes(word))
}

function relativeDifference(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.abs(a - b) / Math.max(a, b)
}
