import { spacesWord } from '../../page/space-words.ts'

/** `Bowling Lane` and 48 are `bowling lanes`; as they stand within a sentence. */
export const spaceWord = (name: string, count: number) => spacesWord(name, count).toLowerCase()

/** The same as a label, with a capital. */
export const spaceLabel = (name: string) => capital(spaceWord(name, 2))

export const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)
