import type { Surface } from '@app/contract/reference-lists/surfaces.ts'
import { surfaces } from '@app/contract/reference-lists/surfaces.ts'
import { phraseKey } from './phrase-key.ts'

/** Names of surfaces in other data sets. Clay, dirt and gravel have no equivalent here. */
const otherWords: Readonly<Record<string, Surface>> = {
  artificial_turf: 'Turf',
  artificial_grass: 'Turf',
  astroturf: 'Turf',
  fieldturf: 'Turf',
  synthetic_turf: 'Turf',
  natural_grass: 'Grass',
  natural_turf: 'Grass',
  tarmac: 'Asphalt',
  paved: 'Asphalt',
  tartan: 'Synthetic',
  rubber: 'Synthetic',
  acrylic: 'Synthetic',
  plastic: 'Synthetic',
  polyurethane: 'Synthetic',
  sport_court: 'Synthetic',
  wood: 'Hardwood',
  parquet: 'Hardwood',
  maple: 'Hardwood',
  hardcourt: 'Concrete',
  cement: 'Concrete',
  multi: 'Multi-purpose',
  multipurpose: 'Multi-purpose',
}

const known: ReadonlyMap<string, Surface> = new Map([
  ...surfaces.map((surface) => [phraseKey(surface), surface] as const),
  ...Object.entries(otherWords).map(([word, surface]) => [phraseKey(word), surface] as const),
])

export const surfaceOf = (word: string) => known.get(phraseKey(word))
