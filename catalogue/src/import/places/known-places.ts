import { cityKey } from '../../gazetteer/city-key.ts'
import { milesBetween, type Position } from '@app/contract/rules/globe.ts'
import { createPointGrid } from './point-grid.ts'

export interface PostalPlace extends Position {
  /** Five digits, or the first three characters of a Canadian code. */
  code: string
  state: string
}

export interface TownPlace extends Position {
  /** Normalized with `cityKey`. */
  key: string
  state: string
  /** 0 if only its postal codes are known. */
  population: number
}

/** Postal codes and towns, used to validate and complete rows. */
export interface KnownPlaces {
  postalCode(code: string): PostalPlace | undefined
  /** The most populous town of this name in a state. */
  town(name: string, state: string): TownPlace | undefined
  /** The states that have a town of this name. */
  statesWith(town: string): string[]
  /**
   * Miles from a point to the nearest code with the same prefix, because the data has single codes in the wrong place.
   * Undefined if no code with the prefix is known.
   */
  milesToPostalCode(point: Position, code: string): number | undefined
  /** Miles from a point to the nearest postal code in a state. Undefined if the state has no known codes. */
  milesToState(point: Position, state: string): number | undefined
  /** The nearest postal code within 100 miles, or undefined. */
  nearest(point: Position): PostalPlace | undefined
}

export function knownPlaces(rows: readonly PostalPlace[], towns: readonly TownPlace[] = []): KnownPlaces {
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const byState = Map.groupBy(rows, (row) => row.state)
  const byPrefix = Map.groupBy(rows, (row) => prefixOf(row.code))
  const grid = createPointGrid(0.5, rows)
  const townsByKey = Map.groupBy(towns, (town) => town.key)
  const townsOf = (name: string) => townsByKey.get(cityKey(name)) ?? []
  return {
    postalCode: (code) => byCode.get(postalKey(code)),
    town: (name, state) =>
      townsOf(name)
        .filter((town) => town.state === state)
        .reduce<TownPlace | undefined>(
          (best, next) => (next.population > (best?.population ?? -1) ? next : best),
          undefined,
        ),
    statesWith: (name) => [...new Set(townsOf(name).map(({ state }) => state))],
    milesToPostalCode: (point, code) => minMiles(point, byPrefix.get(prefixOf(code))),
    milesToState: (point, state) => minMiles(point, byState.get(state)),
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

/** The code by which its place is known. */
export const postalKey = (code: string) => (/^\d/.test(code) ? code : code.slice(0, 3))

const prefixOf = (code: string) => code.slice(0, /^\d/.test(code) ? 3 : 2)

const minMiles = (point: Position, places: readonly Position[] | undefined) =>
  places?.reduce((least, place) => Math.min(least, milesBetween(point, place)), Infinity)
