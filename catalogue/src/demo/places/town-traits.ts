import { StateName } from '@app/contract/reference-lists/regions.ts'
import { cityKey } from '../../gazetteer/city-key.ts'
import { wordsBy } from '../names/word-files.ts'

const keysIn = (file: string) =>
  new Set(
    [...wordsBy(file, StateName)].flatMap(([state, names]) =>
      names.map((name) => `${cityKey(name)} ${state}`),
    ),
  )

/** Towns on a sea that is warm enough to play on its beach. */
const beach = keysIn('beach-towns.tsv')

/** Towns below a mountain, or beside the hill that has to do for one. */
const slopes = keysIn('slope-towns.tsv')

/** Towns that held winter or summer games, or train for them. */
const games = keysIn('games-towns.tsv')

export interface TownTraits {
  hasBeach: boolean
  hasSlopes: boolean
  hasGames: boolean
}

export const traitsOf = (key: string, state: StateName): TownTraits => ({
  hasBeach: beach.has(`${key} ${state}`),
  hasSlopes: slopes.has(`${key} ${state}`),
  hasGames: games.has(`${key} ${state}`),
})
