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
