import { expect, test } from 'vitest'
import { amountAt, numberOf } from './amounts.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ['2,000', 2000],
  ['twelve', 12],
  ['seventeen', 17],
  ['twenty-four', 24],
  ['a dozen', 12],
  ['two dozen', 24],
  ['half a dozen', 6],
  ['a couple of', 2],
  ['three hundred', 300],
  ['fifteen hundred', 1500],
  ['6-8', 6],
  ['six to eight', 6],
  ['5 or 6', 5],
  ['once', undefined],
  ['8-6', undefined],
  ['555-1234', undefined],
  ['half court', undefined],
  ['a hundred thousand fans', 100_000],
  ['two million', 2_000_000],
  ['three score', 60],
  ['four score and seven', 87],
  ['two score boards', 2],
  ['a score', undefined],
  ['two and a half thousand', 2500],
  ['two point five million', 2_500_000],
  ['2 1/2 million', 2_500_000],
  ['a million and a half', 1_500_000],
  ['half a million', 500_000],
  ['a quarter million', 250_000],
  ['three quarters of a million', 750_000],
  ['1.5k', 1500],
  ['5k', 5000],
  ['5 k', 5],
  ['2 mil', 2_000_000],
  ['2 mil espectadores', 2000],
  ['dos mil', 2000],
  ['three hundred and twenty', 320],
  ['two thousand five hundred', 2500],
  ['one million, two hundred thousand', 1_200_000],
  ['two thousand, twelve courts', 2000],
  ['a hundred. Fifty of them', 100],
  ['a couple hundred', 200],
  ['a couple of thousand', 2000],
  ['two dozens', 24],
  ["a baker's dozen", 13],
  ['a pair of', 2],
  ['a few hundred', undefined],
  ['low five figures', undefined],
  ['five to six figures', undefined],
  ['six-figure budget', undefined],
  ['two fifty kids', 250],
  ['two fifty meter pools', 2],
  ['twenty twenty-seven', 2027],
  ['twenty twelve-team pools', 20],
  ['a thousand twelve-year-olds', 1000],
  ['a grand opening', undefined],
  ['zero', 0],
  ['zero entry', undefined],
])('%s is %j', (text, value) => {
  expect(amountAt(tokensOf(text), 0)?.value).toBe(value)
})

test('counts the tokens of a range', () => {
  expect(amountAt(tokensOf('twenty four to thirty courts'), 0)).toEqual({
    value: 24,
    to: 30,
    scale: 1,
    length: 4,
  })
})

test.each([
  ['five to ten thousand fans', 5000, 10_000],
  ['5-10k', 5000, 10_000],
  ['5 to 10k', 5000, 10_000],
  ['two or three hundred', 200, 300],
  ['two to three hundred thousand', 200_000, 300_000],
  ['fifty to two hundred thousand', 50_000, 200_000],
  ['twelve to fifteen hundred', 1200, 1500],
  ['fifty to two hundred', 50, 200],
  ['one or two dozen', 12, 24],
  ['ten-fifteen teams', 10, 15],
  ['900 to 1,000 fans', 900, 1000],
  ['8 to 2027', 8, undefined],
])('%s is from %j to %j', (text, value, to) => {
  const amount = amountAt(tokensOf(text), 0)
  expect([amount?.value, amount?.to]).toEqual([value, to])
})

test.each([
  ['between five and ten thousand', 5000, 10_000],
  ['between a hundred and fifty teams', 100, undefined],
  ['between one hundred and fifty and two hundred teams', 150, 200],
  ['between about 26 and 50 teams', 26, 50],
])('%s is from %j to %j', (text, value, to) => {
  const amount = amountAt(tokensOf(text), text.includes('about') ? 2 : 1)
  expect([amount?.value, amount?.to]).toEqual([value, to])
})

test.each([
  ['five grand', 5000],
  ['twenty k', 20_000],
  ['two and a half grand', 2500],
  ['a couple grand', 2000],
])('%s is %j dollars', (text, value) => {
  expect(amountAt(tokensOf(text), 0, 'money')?.value).toBe(value)
})

test.each([
  ['twenty-five', 25],
  ['1,200', 1200],
  ['ten teams', undefined],
  ['five to ten', undefined],
  ['', undefined],
])('the whole of %j is %j', (text, value) => {
  expect(numberOf(text)).toBe(value)
})

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

interface WordStyle {
  hyphen: string
  and: string
  comma: string
}

function belowHundred(value: number, { hyphen }: WordStyle): string {
  if (value < 20) return ones[value]!
  const ten = tens[Math.floor(value / 10) - 2]!
  return value % 10 === 0 ? ten : `${ten}${hyphen}${ones[value % 10]!}`
}

function belowThousand(value: number, style: WordStyle): string {
  if (value < 100) return belowHundred(value, style)
  const hundreds = `${ones[Math.floor(value / 100)]!} hundred`
  return value % 100 === 0 ? hundreds : `${hundreds} ${style.and}${belowHundred(value % 100, style)}`
}

function wordsOf(value: number, style: WordStyle): string {
  if (value < 1000) return belowThousand(value, style)
  const [scale, name] = value >= 1e9 ? [1e9, 'billion'] : value >= 1e6 ? [1e6, 'million'] : [1000, 'thousand']
  const rest = value % scale
  const group = `${belowThousand(Math.floor(value / scale), style)} ${name}`
  if (rest === 0) return group
  return rest < 100
    ? `${group} ${style.and}${belowHundred(rest, style)}`
    : `${group}${style.comma} ${wordsOf(rest, style)}`
}

const styles: readonly WordStyle[] = ['-', ' '].flatMap((hyphen) =>
  ['', 'and '].flatMap((and) => ['', ','].map((comma) => ({ hyphen, and, comma }))),
)
/** The same numbers in each run: small ones, those around powers of ten, and some of every length. */
const numbers = [
  ...Array.from({ length: 1201 }, (_, at) => at),
  ...[1e4, 1e5, 1e6, 1e7, 1e8, 1e9].flatMap((power) => [power - 1, power, power + (power < 1e9 ? 1 : 0)]),
  ...Array.from({ length: 1000 }, (_, at) => (at * 999_331 + at * at * 7919) % 10 ** (3 + (at % 7))),
]

test.each(styles)('reads numbers from 0 to a billion back from words with %j', (style) => {
  const misread = numbers.filter((value) => numberOf(wordsOf(value, style)) !== value)
  expect(misread).toEqual([])
})

test('reads hundreds up to 9,900, thousands with k and parts of a million back', () => {
  const hundreds = Array.from({ length: 99 }, (_, at) => at + 1)
  const misread = hundreds.flatMap((value) =>
    [
      [`${belowHundred(value, styles[0]!)} hundred`, value * 100],
      [`${value / 10}k`, value * 100],
      [`${value / 10} million`, value * 100_000],
      [`$${value / 10} million`, value * 100_000],
      [`${value} thousand`, value * 1000],
      [`${belowHundred(value, styles[0]!)} and a half thousand`, value * 1000 + 500],
      [(value * 12_345).toLocaleString('en-US'), value * 12_345],
    ].filter(([text, number]) => numberOf(String(text)) !== number),
  )
  expect(misread).toEqual([])
})
