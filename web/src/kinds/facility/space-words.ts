import { capitalized } from '../../profile/profile-place.ts'
import { spacesWord } from '../../page/space-words.ts'

/** `Bowling Lane` and 48 are `bowling lanes`, for use within a sentence. */
export const spaceWord = (name: string, count: number) => spacesWord(name, count).toLowerCase()

/** The plural as a label, with a capital. */
export const spaceLabel = (name: string) => capitalized(spaceWord(name, 2))
