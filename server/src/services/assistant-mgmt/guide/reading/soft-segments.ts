import { tokensOf } from '../../../../search/reading/tokens.ts'
import { isAmbiguous } from '../words/ambiguous-words.ts'
import { isCommonWord } from '../words/common-words.ts'
import type { Segment } from './segments.ts'

/** Towns are what they are, however they are called. */
const isOfTown = ({ values }: Segment) => Object.values(values).some((fields) => 'city' in fields)

/**
 * Whether the market's sense of a piece may not be meant. A longer phrase may be made of others by chance: 'canchas techadas' are courts under
 * a roof, as well as a gym.
 */
export function isSoft(segment: Segment): boolean {
  if (Object.keys(segment.values).length === 0 || segment.records.length > 0 || isOfTown(segment))
    return false
  const words = tokensOf(segment.text).map(({ word }) => word)
  return words.every((word) => isAmbiguous(word) || isCommonWord(word))
}
