import type { Random } from '../../random.ts'
import { spanishGivenNames } from '../../names/given-names.ts'
import { listed } from '../../names/listed.ts'
import type { Nouns } from './noun-entry.ts'
import { spanishSurnames } from '../../names/surnames.ts'

const places = listed(`
  Las Ceibas, Loma Verde, Costa Serena, Río Claro, Los Guayacanes, Monte Pitirre, Valle Escondido, La Ribera,
  Los Tabonucos, El Flamboyán, Brisas del Norte, Sol Naciente, Palma Real, Quebrada Honda, Mirador del Sur, Los Úcares,
  Cerro Alto, Laguna Azul, Las Magas, Puerta del Valle, Arenas Blancas, La Hacienda, Dos Quebradas, Vista al Monte`)

/** 'Coliseo Ramón Villarena', 'Parque Las Ceibas'. */
export function spanishName({ spanish, after }: Nouns, random: Random): string {
  const noun = random.pick(spanish)
  if (after === 'school') return `${noun} de la Escuela Superior ${person(random)}`
  if (after === 'college') return `${noun} del Colegio Universitario ${random.pick(places)}`
  return `${noun} ${random.chance(after === 'land' ? 0.15 : 0.5) ? person(random) : random.pick(places)}`
}

const person = (random: Random) => `${random.pick(spanishGivenNames)} ${random.pick(spanishSurnames)}`
