/** Prices have words of their own: 'five grand'. */
export type AmountOf = 'count' | 'money'

/** A number in a text, without the range that it may start. */
export interface Figure {
  value: number
  /** The upper end of '6-8'. */
  to?: number | undefined
  /** Number of tokens. */
  length: number
  /** What its words multiply by: 1000 in 'ten thousand', 1 in 'ten'. */
  scale: number
}

/** From one on, in English, Spanish and French. */
export const spelledNumbers = [
  'one uno una un une',
  'two dos deux',
  'three tres trois',
  'four cuatro quatre',
  'five cinco cinq',
  'six seis',
  'seven siete sept',
  'eight ocho huit',
  'nine nueve neuf',
  'ten diez dix',
  'eleven once onze',
  'twelve doce douze',
].map((words) => words.split(' '))

/** Numbers below twenty, in English. */
const small = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
)
/** They are no part of larger numbers: 'double' isn't in 'hundred double rooms'. */
const alone = new Map([
  ['single', 1],
  ['double', 2],
])
/** From two to ten: 'un' is an article, and 'once' is English. */
const foreign = new Map(
  spelledNumbers
    .slice(0, 10)
    .flatMap(([, ...names], at) => (at === 0 ? [] : names.map((name) => [name, at + 1] as const))),
)
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
)
/** Written with an error often enough. */
tens.set('fourty', 40).set('ninty', 90)

/** What a number is multiplied by. They may start a number: 'hundred teams'. */
const scales = new Map([
  ['dozen', 12],
  ['docena', 12],
  ['douzaine', 12],
  ['hundred', 100],
  ['thousand', 1000],
])
/** These need a number before them: 'five million', 'two dozens', 'three score'. */
const laterScales = new Map([
  ['score', 20],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['dozens', 12],
  ['hundreds', 100],
  ['thousands', 1000],
  ['millions', 1_000_000],
])
/** After an amount of money: 'five grand', 'twenty k'. Pianos are grand, too, and races have 5 k. */
const moneyScales = new Map([
  ['grand', 1000],
  ['k', 1000],
])

export const onesOf = (word: string) => small.get(word)
export const smallOf = (word: string) => small.get(word) ?? foreign.get(word) ?? alone.get(word)
export const isForeignNumber = (word: string) => foreign.has(word)
export const tensOf = (word: string) => tens.get(word)
/** Of a word that starts a number. */
export const firstScaleOf = (word: string) => scales.get(word)
/** Of a word after a number. */
export const scaleOf = (word: string, isMoney: boolean) =>
  scales.get(word) ?? laterScales.get(word) ?? (isMoney ? moneyScales.get(word) : undefined)

/** 'Half a million', 'three quarters of a million'. */
export const fractions: readonly (readonly [words: readonly string[], value: number])[] = [
  [['half'], 0.5],
  [['a', 'half'], 0.5],
  [['one', 'half'], 0.5],
  [['quarter'], 0.25],
  [['a', 'quarter'], 0.25],
  [['one', 'quarter'], 0.25],
  [['three', 'quarter'], 0.75],
  [['three', 'quarters'], 0.75],
]
/** A source of regular expressions for numbers in digits or words. What it matches may be no number: see `numberOf`. */
export const numberPattern = (() => {
  const anyOf = (maps: readonly ReadonlyMap<string, number>[]) =>
    `(?:${maps
      .flatMap((map) => [...map.keys()])
      .toSorted((a, b) => b.length - a.length)
      .join('|')})`
  const word = anyOf([small, alone, tens, scales, laterScales])
  const before = String.raw`(?:(?:an?|half an?|a couple(?: of)?) (?=${anyOf([scales, laterScales])}\b))?`
  const joined = String.raw`[- ](?:and (?:a half|${word})|point ${word}|${word})\b`
  return String.raw`(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|${before}\b${word}\b(?:${joined})*)`
})()
