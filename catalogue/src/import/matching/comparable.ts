import { cityKey } from '../../gazetteer/city-key.ts'
import { phoneKey, siteKey, streetOf } from './contact-keys.ts'
import type { ErrorMiles, Located, Position, Street } from './located.ts'
import { isDistinctive } from './name-kinds.ts'
import { nameOf, type Name } from './name.ts'
import { splitName } from './name-parts.ts'

/** A facility prepared for comparisons. */
export interface Comparable {
  name: Name
  /** Former and other names. */
  aliases: readonly Name[]
  position: Position | undefined
  /** Miles by which the position may be off. */
  errorMiles: number
  street: Street | undefined
  /** The postal code, and the city with its state. */
  towns: readonly string[]
  /** The key of the city alone. */
  city: string | undefined
  state: string | null
  phone: string | undefined
  site: string | undefined
  seats: number | undefined
  yearOpened: number | undefined
}

export function comparable(facility: Located, errorMiles: ErrorMiles): Comparable {
  const { lat, lng, city, state, postalCode, address, phone, website, capacity, yearOpened } = facility
  const parts = splitName(facility.name)
  const name = nameOf(parts.name)
  const aliases = [...parts.others, ...(facility.aliases ?? [])].map((alias) => nameOf(splitName(alias).name))
  return {
    name,
    aliases: aliases.filter(({ key }) => key !== '' && key !== name.key),
    position: lat === null || lng === null ? undefined : { lat, lng },
    errorMiles: errorMiles(facility),
    street: address === null ? undefined : streetOf(address),
    towns: [
      ...(postalCode === null ? [] : [postalCode]),
      ...(city === null ? [] : [`${cityKey(city)}, ${state ?? ''}`]),
    ],
    city: city === null ? undefined : cityKey(city),
    state,
    phone: phone ? phoneKey(phone) : undefined,
    site: website ? siteKey(website) : undefined,
    // Small numbers are too common to compare.
    seats: capacity !== null && capacity !== undefined && capacity >= 500 ? capacity : undefined,
    yearOpened: yearOpened ?? undefined,
  }
}

/** A facility and its match share at least one of these keys, unless they are neighbors. */
export function keysOf({ name, aliases, towns, state, street, seats }: Comparable): ReadonlySet<string> {
  const names = [name, ...aliases]
  // 'Yankee Stadium II' is compared with 'Yankee Stadium'.
  const base = /^(.+) \d$/.exec(name.key)?.[1]
  return new Set([
    ...(base === undefined ? [] : [`name:${base}`]),
    ...names
      .map(({ key, isGeneric }) => (isGeneric ? undefined : `name:${key}`))
      .filter((key) => key !== undefined),
    ...(street?.number === undefined || state === null
      ? []
      : [`street:${street.number} ${street.street}|${state}`]),
    ...towns.flatMap((town) => [
      ...names.map(({ key }) => `name:${key}|${town}`),
      ...names.flatMap(({ words }) => words.filter(isDistinctive).map((word) => `word:${word}|${town}`)),
      ...largeKeys(seats).map((key) => `${key}|${town}`),
    ]),
  ])
}

/** Two numbers of seats that differ by at most 5 % share one of these keys. */
function largeKeys(seats: number | undefined): string[] {
  if (seats === undefined || seats < 5000) return []
  const step = Math.floor(Math.log(seats) / Math.log(1.06))
  return [`seats:${step}`, `seats:${step + 1}`]
}
