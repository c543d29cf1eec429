import type { Random } from '../../random.ts'
import { frenchGivenNames } from '../../names/given-names.ts'
import { listed } from '../../names/listed.ts'
import type { Nouns } from './noun-entry.ts'
import { frenchSurnames } from '../../names/surnames.ts'

const places = listed(`
  des Outardes, des Bernaches, du Vieux-Moulin, de la Pointe-aux-Hérons, des Grands-Chênes, de la Rivière-aux-Brochets,
  du Ruisseau-Clair, des Quatre-Vents, de la Côte-Fleurie, des Trembles-Blancs, du Boisé-Vert, de la Baie-des-Loutres,
  des Éperviers, du Pont-de-Bois, de la Butte-aux-Cerfs, des Merisiers, du Lac-Tourterelle, de la Grande-Prairie,
  des Trois-Ruisseaux, du Val-des-Aulnes, de la Croisée, du Coteau-des-Pins, des Hautes-Herbes, de la Vieille-Forge`)

const saints = listed(
  'Sainte-Odile, Saint-Ludger, Saint-Fulgence, Sainte-Praxède, Saint-Évariste, Saint-Canut, Sainte-Séraphine',
)

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
