import { RegionName, StateName } from '@app/contract/reference-lists/regions.ts'
import { wordsBy, wordsIn } from './word-files.ts'

/** First halves of names taken from the land. Uncommon words, so that the pair is unlikely to be in use. */
const everywhere = wordsIn('landscape.txt')
const byRegion = wordsBy('landscape-of-regions.tsv', RegionName)
const byState = wordsBy('landscape-of-states.tsv', StateName)

export const landscapeWords = (state: StateName, region: RegionName): readonly string[] => {
  const ofRegion = byRegion.get(region) ?? []
  return byState.get(state) ?? [...ofRegion, ...ofRegion, ...everywhere]
}

/** Second halves, which every land has. */
const landforms = wordsIn('landforms.txt')
const landformsByRegion = wordsBy('landforms-of-regions.tsv', RegionName)

export const landformsOf = (region: RegionName): readonly string[] =>
  landformsByRegion.get(region) ?? landforms

/** Invented place names of one word, as developers give to quarters and streets. */
export const quarterNames = wordsIn('quarters.txt')
