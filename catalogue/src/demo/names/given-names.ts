import { wordsIn } from './word-files.ts'

export const givenNames = wordsIn('given-names.txt')

/** Of people after whom a building is named, who were born when these were common. */
export const memorialNames = wordsIn('memorial-names.txt')

export const spanishGivenNames = wordsIn('spanish-given-names.txt')
export const frenchGivenNames = wordsIn('french-given-names.txt')
