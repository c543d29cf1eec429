import type { Random } from '../../random.ts'
import { frenchGivenNames } from '../../names/given-names.ts'
import type { Nouns } from './noun-entry.ts'
import { frenchSurnames } from '../../names/surnames.ts'
import { wordsIn } from '../../names/word-files.ts'

const places = wordsIn('french-places.txt')
const saints = wordsIn('french-saints.txt')

/** 'Aréna Marcel-Desormiers', 'Centre sportif des Outardes'; the land is spoken of with its article. */
export function frenchName({ french, after }: Nouns, random: Random): string {
  const noun = random.pick(french)
  if (after === 'school') return `${noun} de l'école secondaire ${patron(random)}`
  if (after === 'college') return `${noun} du Collège ${patron(random)}`
  const isPerson = random.chance(after === 'land' ? 0.12 : 0.5)
  return isPerson ? `${noun} ${person(random)}` : `${noun} ${random.pick(places)}`
}

const person = (random: Random) =>
  `${random.pick(frenchGivenNames)} ${random.pick(frenchSurnames)}`.replaceAll(' ', '-')

const patron = (random: Random) => (random.chance(0.4) ? random.pick(saints) : person(random))
