const locale = 'en-US'
const whole = new Intl.NumberFormat(locale)
const list = new Intl.ListFormat(locale)
const either = new Intl.ListFormat(locale, { type: 'disjunction' })

/** `1,120`, or `−3` if it is less than nothing: beside figures, a hyphen is too short. */
export const count = (n: number) => whole.format(n === 0 ? 0 : n).replace('-', '−')

/** The noun alone, beside a number that is shown elsewhere. */
export const nounFor = (n: number, one: string, many = `${one}s`) => (n === 1 ? one : many)

/** `1 space`, `2 spaces`. */
export const counted = (n: number, one: string, many?: string) => `${count(n)} ${nounFor(n, one, many)}`

/** `A, B, and C`. */
export const listOf = (words: readonly string[]) => list.format(words)

/** `A, B, or C`. */
export const eitherOf = (words: readonly string[]) => either.format(words)

const letters = ['', 'K', 'M', 'B']

/** With K, M, B at 1e3, 1e6, 1e9 and at most one decimal. 999,950 is 1M, not 1000K, and −1,500 is −1.5K. */
export function abbreviated(n: number): string {
  let [rest, letter] = [n, 0]
  while (Math.abs(oneDigit(rest)) >= 1000 && letter < letters.length - 1) {
    rest /= 1000
    letter += 1
  }
  return `${oneDigit(rest)}${letters[letter]}`.replace('-', '−')
}
const oneDigit = (n: number) => Math.round(n * 10) / 10

const vowelSound = /^(?:[aeio]|u(?!ni|se)|8|11\b|11-|18\b|18-|hour|MX)/i

/** With the indefinite article: 'an eight-lane pool', 'a one-sheet rink'. */
export const withArticle = (noun: string) =>
  `${vowelSound.test(noun) && !/^one\b/i.test(noun) ? 'an' : 'a'} ${noun}`
