import { cityKey } from '@app/catalogue/gazetteer/city-key.ts'
import type { StateName } from '@app/contract/reference-lists/regions.ts'
import { similarWords } from './similar.ts'

export interface NamedPlace {
  name: string
  /** The `cityKey` of the name. */
  key: string
  state: StateName
  lat: number
  lng: number
  population: number
}

export interface CountyName {
  /** The FIPS code. */
  key: string
  /** Without 'County'. */
  name: string
  state: StateName
  population: number
}

export interface PostalArea {
  label: string
  lat: number
  lng: number
}

/** The gazetteer in memory, by name. */
export interface PlaceNames {
  /** The towns with a `cityKey`, most populous first. */
  towns(key: string): readonly NamedPlace[]
  /** Towns whose key differs by one letter, or two in long names, most populous first. */
  similarTowns(key: string): readonly NamedPlace[]
  /** The counties with a `cityKey`, most populous first. */
  counties(key: string): readonly CountyName[]
  postalCode(code: string): PostalArea | undefined
  /** 'Columbia, MD' of an area such as 'county:24027' or 'metro:columbus'. */
  largestTown(area: string): string | undefined
}

export interface PlaceTables {
  towns: readonly NamedPlace[]
  counties: readonly CountyName[]
  postalCodes: ReadonlyMap<string, PostalArea>
  largestTowns: ReadonlyMap<string, string>
}

const mostPopulousFirst = (a: { population: number }, b: { population: number }) =>
  b.population - a.population

/** No town is mistaken for one that fewer people live in. */
const leastPopulationOfTypo = 2000

export function placeNames({ towns, counties, postalCodes, largestTowns }: PlaceTables): PlaceNames {
  const ordered = towns.toSorted(mostPopulousFirst)
  const townsByKey = Map.groupBy(ordered, ({ key }) => key)
  const countiesByKey = Map.groupBy(counties.toSorted(mostPopulousFirst), ({ name }) => cityKey(name))
  const likely = ordered.filter(({ population }) => population >= leastPopulationOfTypo)
  const similar = similarWords(likely.map(({ key }) => key))

  return {
    towns: (key) => townsByKey.get(key) ?? [],
    counties: (key) => countiesByKey.get(key) ?? [],
    postalCode: (code) => postalCodes.get(code),
    largestTown: (area) => largestTowns.get(area),
    similarTowns: (key) =>
      similar
        .find(key)
        .flatMap(({ word }) => townsByKey.get(word) ?? [])
        .toSorted(mostPopulousFirst),
  }
}
