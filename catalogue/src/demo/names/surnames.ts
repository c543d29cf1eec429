import { wordsIn } from './word-files.ts'

/** Invented or very rare, so that no memorial is named after a known person. */
export const surnames = wordsIn('surnames.txt')

/** For the upper Midwest and the prairies, where Scandinavians and Germans settled. */
export const northernSurnames = wordsIn('northern-surnames.txt')

export const spanishSurnames = wordsIn('spanish-surnames.txt')
export const frenchSurnames = wordsIn('french-surnames.txt')
