import { spelledNumbers } from '../../../search/reading/number-words.ts'

/** A pattern that matches whole words only, with letters of any language. */
export const wholeWords = (source: string, flags = '') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, `iu${flags}`)

/** Of what requests count in words, and few say more. */
const most = 6
const numbers: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ...spelledNumbers.slice(0, most).flatMap((words, at) => words.map((word) => [word, at + 1] as const)),
])

/** Matches `2`, `two`, `dos` and `deux`. */
export const smallNumber = String.raw`\d{1,2}|${[...numbers.keys()].join('|')}`
export const numberOf = (word: string) => numbers.get(word.toLowerCase()) ?? Number(word)

/** The text with a part blanked, so that nothing else is read from it and all other words keep their place. */
export const withoutPart = (text: string, { start, end }: { start: number; end: number }) =>
  `${text.slice(0, start)},${' '.repeat(Math.max(0, end - start - 1))}${text.slice(end)}`
