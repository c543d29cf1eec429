import { stateOf, states, type RegionName, type StateName } from '@app/contract/reference-lists/regions.ts'
import timeZoneAt from '@photostructure/tz-lookup'
import { cityKey } from '../../gazetteer/city-key.ts'
import { milesBetween, type Position } from '@app/contract/rules/globe.ts'
import { readPlaces, type Place } from '../../gazetteer/places.ts'
import { readPostalCodes, type PostalCode } from '../../gazetteer/postal-codes.ts'
import { partsOf } from './direction.ts'
import { traitsOf, type TownTraits } from './town-traits.ts'

/** A town with at least one postal code. */
export interface Town extends Position, TownTraits {
  name: string
  state: StateName
  region: RegionName
  country: 'US' | 'CA'
  population: number
  timeZone: string
  /** Such as 'Central Indiana'; undefined in a small state. */
  partOfState: string | undefined
  postalCodes: PostalCode[]
}

/** For the Virgin Islands, GeoNames lists islands instead of these towns, which have postal codes. */
const virginIslandTowns = [
  { id: -1, name: 'Christiansted', lat: 17.7466, lng: -64.7032, population: 27_000 },
  { id: -2, name: 'Frederiksted', lat: 17.7137, lng: -64.8817, population: 12_000 },
  { id: -3, name: 'Kingshill', lat: 17.7285, lng: -64.7889, population: 11_000 },
].map((town): Place => ({ ...town, key: cityKey(town.name), state: 'Virgin Island', isSection: false }))

const smallest = 1500
/** States with fewer large towns include small ones. */
const fewTowns = 40

/** The towns of every state. Leaves out sections of other towns and towns without a postal code. */
export function readTowns(): Map<StateName, Town[]> {
  const places = readPlaces()
  const codes = readPostalCodes(places)
  const byState = Map.groupBy(codes, (code) => code.state)
  const byTown = Map.groupBy(codes, (code) => `${code.cityKey} ${code.state}`)
  const candidates = Map.groupBy([...places.flatMap(townPlace), ...virginIslandTowns], (place) => place.state)
  return new Map(
    states.map(({ name }): [StateName, Town[]] => {
      const all = candidates.get(name) ?? []
      const partOfState = partsOf(name, all)
      const large = all.filter(({ population }) => population >= smallest)
      const kept = large.length < fewTowns ? all : large
      const codesOf = (place: Place) => {
        const named = byTown
          .get(`${place.key} ${name}`)
          ?.filter((code) => milesBetween(code, place) < sameTownMiles)
        return named && named.length > 0 ? distinct(named) : nearest(byState.get(name) ?? [], place)
      }
      return [name, kept.flatMap((place) => townOf(place, codesOf(place), partOfState(place)) ?? [])]
    }),
  )
}

/** GeoNames has New York as a whole and by borough. Keeps the boroughs; postal codes call Manhattan 'New York'. */
function townPlace(place: Place): Place[] {
  const isWhole = place.key === 'newyork' && place.state === 'New York'
  const isIsland = place.state === 'Virgin Island' && place.key.startsWith('saintcroix')
  if (place.isSection || isWhole || isIsland) return []
  const isManhattan = place.key === 'manhattan' && place.state === 'New York'
  return [isManhattan ? { ...place, name: 'New York', key: 'newyork' } : place]
}

const sameTownMiles = 25
const neighbourMiles = 12

function townOf(place: Place, postalCodes: PostalCode[], partOfState: string | undefined): Town | undefined {
  const found = stateOf(place.state)
  if (found === undefined || postalCodes.length === 0) return undefined
  return {
    name: place.name,
    state: place.state,
    region: found.region,
    country: found.country,
    population: Math.max(place.population, 300),
    lat: place.lat,
    lng: place.lng,
    timeZone: timeZoneAt(place.lat, place.lng),
    partOfState,
    postalCodes,
    ...traitsOf(place.key, place.state),
  }
}

/** Codes of post office boxes share the town's center; keeps one of them. */
const distinct = (codes: PostalCode[]) => [
  ...new Map(codes.map((code) => [`${code.lat} ${code.lng}`, code])).values(),
]

function nearest(codes: PostalCode[], place: Place): PostalCode[] {
  const near = codes
    .filter((code) => Math.abs(code.lat - place.lat) < 0.3)
    .map((code) => ({ code, miles: milesBetween(code, place) }))
    .filter(({ miles }) => miles < neighbourMiles)
    .toSorted((a, b) => a.miles - b.miles || (a.code.code < b.code.code ? -1 : 1))
  return near.slice(0, place.population > 100_000 ? 12 : 1).map(({ code }) => code)
}
