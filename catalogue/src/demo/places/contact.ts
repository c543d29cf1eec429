import type { Random } from '../random.ts'
import type { Language } from '../names/language.ts'
import { landformsOf, landscapeWords, quarterNames } from '../names/landscape.ts'
import { surnames } from '../names/surnames.ts'
import { wordsIn } from '../names/word-files.ts'
import { areaCodesOf } from './area-codes.ts'
import type { Site } from './position.ts'
import type { Town } from './towns.ts'

const frenchStreets = wordsIn('french-streets.txt')
const spanishStreets = wordsIn('spanish-streets.txt')

/** Of the numbers 555-0100 to 555-0199, which are kept for fiction. */
export function phoneIn(town: Town, random: Random): string {
  return `(${random.pick(areaCodesOf(town.state))}) 555-01${random.int(0, 99).toString().padStart(2, '0')}`
}

const streetKinds = [
  ['Road', 5],
  ['Drive', 5],
  ['Street', 4],
  ['Avenue', 4],
  ['Lane', 2],
  ['Parkway', 3],
  ['Boulevard', 2],
  ['Way', 3],
  ['Trail', 1],
  ['Court', 1],
] as const

/** Number and street, both invented, in the manner of the language. */
export function addressIn(town: Town, language: Language, random: Random): string {
  const number = town.population > 60_000 ? random.int(100, 9899) : random.int(10, 2899)
  if (language === 'French') return `${number}, ${random.pick(frenchStreets)}`
  if (language === 'Spanish') return `${random.pick(spanishStreets)} ${random.int(10, 998)}`
  const side = random.chance(0.3) ? `${random.pick(['N', 'S', 'E', 'W'])} ` : ''
  return `${number} ${side}${streetName(town, random)} ${random.weighted(streetKinds)}`
}

const streetName = (town: Town, random: Random) =>
  random.pick([
    () => random.pick(quarterNames),
    () => random.pick(surnames),
    () => random.pick(landscapeWords(town.state, town.region)),
    () => `${random.pick(landscapeWords(town.state, town.region))} ${random.pick(landformsOf(town.region))}`,
  ])()

/** Letters that the second half of a Canadian code may hold. */
const localLetters = 'ABCEGHJKLMNPRSTVWXYZ'

/** The site's code; for Canada, whose list holds first halves only, with an invented second half. */
export function postalCodeAt({ postalCode: { code } }: Site, random: Random): string {
  if (/^\d/.test(code)) return code
  return `${code} ${random.int(1, 9)}${random.pick(Array.from(localLetters))}${random.int(1, 9)}`
}

/** A domain under `.example`, which nobody can register, made of the name and, where that is taken, the town. */
export function domainOf(name: string, town: Town, isTaken: (domain: string) => boolean): string {
  const short = `${label(name)}.example`
  return isTaken(short) ? `${label(`${name} ${town.name} ${town.state}`)}.example` : short
}

/** A label of the domain name system holds 63 characters. */
const label = (text: string) => slugOf(text).slice(0, 63).replace(/-$/, '')

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'.]/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
