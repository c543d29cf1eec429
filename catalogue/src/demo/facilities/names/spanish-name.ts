import type { Random } from '../../random.ts'
import { spanishGivenNames } from '../../names/given-names.ts'
import type { Nouns } from './noun-entry.ts'
import { spanishSurnames } from '../../names/surnames.ts'
import { wordsIn } from '../../names/word-files.ts'

const places = wordsIn('spanish-places.txt')

/** 'Coliseo Ramón Villarena', 'Parque Las Ceibas'. */
export function spanishName({ spanish, after }: Nouns, random: Random): string {
  const noun = random.pick(spanish)
  if (after === 'school') return `${noun} de la Escuela Superior ${person(random)}`
  if (after === 'college') return `${noun} del Colegio Universitario ${random.pick(places)}`
  return `${noun} ${random.chance(after === 'land' ? 0.15 : 0.5) ? person(random) : random.pick(places)}`
}

const person = (random: Random) => `${random.pick(spanishGivenNames)} ${random.pick(spanishSurnames)}`
