import { phraseLengthAt, wordAt, type Token } from './tokens.ts'

export interface Amount {
  value: number
  /** Number of tokens. */
  length: number
}

const small = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
)
small.set('single', 1).set('double', 2)
// Spanish and French, of which 'once' and 'six' are English words of their own.
for (const [at, names] of [
  'dos deux',
  'tres trois',
  'cuatro quatre',
  'cinco cinq',
  'seis',
  'siete sept',
  'ocho huit',
  'nueve neuf',
  'diez dix',
].entries())
  for (const name of names.split(' ')) small.set(name, at + 2)
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
)
const groups = new Map([
  ['dozen', 12],
  ['docena', 12],
  ['douzaine', 12],
  ['hundred', 100],
  ['thousand', 1000],
])
/** Amounts that aren't said as numbers. */
const phrases: readonly (readonly [words: readonly string[], value: number])[] = [
  [['half', 'a', 'dozen'], 6],
  [['half', 'dozen'], 6],
  [['a', 'couple', 'of'], 2],
  [['couple', 'of'], 2],
  [['a', 'couple'], 2],
  [['a', 'dozen'], 12],
  [['a', 'hundred'], 100],
  [['a', 'thousand'], 1000],
]

/** 'twelve', '2,000', '2k', '6-8', 'two dozen', 'three hundred'. Of a range, the lower end is the least that is needed. */
export function amountAt(tokens: readonly Token[], start: number): Amount | undefined {
  const phrase = phrases.find(([words]) => phraseLengthAt(tokens, start, [words]) > 0)
  if (phrase) return { value: phrase[1], length: phrase[0].length }
  const first = grouped(tokens, start)
  if (first === undefined) return undefined
  const end = start + first.length
  const last = /^(?:to|or|through)$/.test(wordAt(tokens, end)) ? grouped(tokens, end + 1) : undefined
  return last !== undefined && last.value > first.value && last.value < 1000
    ? { value: first.value, length: first.length + 1 + last.length }
    : first
}

/** 'fifteen hundred' and 'two thousand five hundred', but no more than three groups. */
function grouped(tokens: readonly Token[], start: number): Amount | undefined {
  const first = simple(tokens, start)
  if (first === undefined) return undefined
  let { value } = first
  let at = start + first.length
  for (let count = 0; count < 2; count++) {
    const group = groups.get(wordAt(tokens, at))
    if (group === undefined) break
    value *= group
    at++
  }
  return { value, length: at - start }
}

function simple(tokens: readonly Token[], start: number): Amount | undefined {
  const word = wordAt(tokens, start)
  const ten = tens.get(word)
  if (ten !== undefined) {
    const one = small.get(wordAt(tokens, start + 1)) ?? 10
    return one < 10 ? { value: ten + one, length: 2 } : { value: ten, length: 1 }
  }
  const value = digitsOf(word) ?? small.get(word) ?? groups.get(word)
  if (value === undefined) return undefined
  // '2.5k' is two tokens.
  const isThousand = wordAt(tokens, start + 1) === 'k' && tokens[start + 1]!.isGlued
  return isThousand ? { value: value * 1000, length: 2 } : { value, length: 1 }
}

function digitsOf(word: string): number | undefined {
  const [first = ''] = word
  if (first < '0' || first > '9') return undefined
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word)
  const short = /^(\d+(?:\.\d+)?)k$/.exec(word)
  if (short) return Number(short[1]) * 1000
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(word)?.map(Number) ?? []
  return from !== undefined && to !== undefined && from < to ? from : undefined
}
