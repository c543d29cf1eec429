import { sportByName, type SportName } from '@app/contract/reference-lists/sports.ts'
import { countsIn } from '../counts.ts'
import type { Context } from '../finding.ts'
import type { Sentence } from '../sentences.ts'
import type { Mark } from '../vocabulary.ts'

export const ridingArena = 'Equestrian Arena'
/** Where horses are ridden. */
export const isRidden = (sports: readonly SportName[]) =>
  sports.some((sport) => sportByName.get(sport)?.defaultSpaceType.name === ridingArena)

/**
 * '2 sand arenas': spaces of an equestrian center rather than buildings of their own. They are several, or have a surface. 'An arena in
 * Tulsa' is a building in every sport.
 */
export function isRidingArena({ marksIn }: Context, sentence: Sentence, mark: Mark): boolean {
  if (mark.values['facilityType']?.includes('Arena') !== true) return false
  const { tokens } = sentence
  const word = tokens[mark.at + mark.length - 1]!.word
  const isCounted = countsIn(sentence).some(
    ({ end, value }) => value > 1 && end <= mark.at && mark.at - end < 3,
  )
  const hasSurface = marksIn(sentence).some(
    ({ at, length, values }) => values['surface'] !== undefined && at + length === mark.at,
  )
  return hasSurface || (word === 'arenas' && isCounted)
}
