import { count, listOf } from '@app/contract/rules/sentence-parts.ts'

// The contract's sentences have the same figures, nouns and lists.
export { abbreviated, count, counted, eitherOf, listOf, nounFor } from '@app/contract/rules/sentence-parts.ts'

const locale = 'en-US'
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** '+7' and '−5', or with the text of an amount: '+87 hosts'. */
export const signed = (n: number, text = count) => `${n < 0 ? '−' : '+'}${text(Math.abs(n))}`

/** Formats `2027-03-12` or an instant as `Mar 12, 2027`. */
export const date = (text: string) => day.format(new Date(text.length === 10 ? `${text}T00:00:00Z` : text))

/** Without the facts that are not known. */
export const known = <T>(facts: readonly T[]) =>
  facts.filter((fact): fact is Exclude<T, false> => fact !== false)

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** 'A, B, and 3 more': the first `most`, and how many of `total` are left. */
export function listOfFirst(words: readonly string[], most: number, total = words.length): string {
  const shown = words.slice(0, most)
  const more = total - shown.length
  return listOf(more > 0 ? [...shown, `${count(more)} more`] : shown)
}

/** With one decimal below ten miles. */
export const miles = (distance: number) =>
  `${distance < 10 ? Math.max(0.1, Math.round(distance * 10) / 10) : count(Math.round(distance))} mi`

/** A name in the middle of a sentence. Keeps the capitals of abbreviations: 'AED & first aid'. */
export const inSentence = (name: string) =>
  name.replaceAll(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
