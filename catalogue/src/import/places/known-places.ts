import { milesBetween, type Position } from '../../gazetteer/distance.ts'
import { pointGrid } from './point-grid.ts'

export interface PostalPlace extends Position {
  /** Five digits, or the first three characters of a Canadian code. */
  code: string
  state: string
}

/** What is known of where things are, to judge and complete what a file says. */
export interface KnownPlaces {
  postalCode(code: string): PostalPlace | undefined
  /**
   * From a point to a postal code or a neighbour of it, of the same first digits: lists have single codes in the wrong
   * place. Undefined when nothing near the code is known.
   */
  milesToPostalCode(point: Position, code: string): number | undefined
  /** From a point to the nearest postal code of a state; undefined when none of it is known. */
  milesToState(point: Position, state: string): number | undefined
  /** The nearest postal code within 100 miles. */
  nearest(point: Position): PostalPlace | undefined
}

export function knownPlaces(rows: readonly PostalPlace[]): KnownPlaces {
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const byState = Map.groupBy(rows, (row) => row.state)
  const byPrefix = Map.groupBy(rows, (row) => prefixOf(row.code))
  const grid = pointGrid(0.5, rows)
  return {
    postalCode: (code) => byCode.get(/^\d/.test(code) ? code : code.slice(0, 3)),
    milesToPostalCode: (point, code) => leastMiles(point, byPrefix.get(prefixOf(code))),
    milesToState: (point, state) => leastMiles(point, byState.get(state)),
    nearest: (point) => {
      for (const miles of [10, 30, 100]) {
        const found = grid.near(point, miles)
        if (found.length > 0)
          return found.reduce((best, next) => (next.miles < best.miles ? next : best)).item
      }
      return undefined
    },
  }
}

const prefixOf = (code: string) => code.slice(0, /^\d/.test(code) ? 3 : 2)

const leastMiles = (point: Position, places: readonly Position[] | undefined) =>
  places?.reduce((least, place) => Math.min(least, milesBetween(point, place)), Infinity)
