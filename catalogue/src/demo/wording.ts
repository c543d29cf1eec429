import { withArticle } from '@app/contract/rules/sentence-parts.ts'

const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** In letters, below a hundred: 'thirty-two'. */
export function spelled(number: number): string {
  if (number < 20) return ones[number] ?? String(number)
  const rest = number % 10
  const ten = tens[Math.floor(number / 10)]
  return ten === undefined ? String(number) : rest === 0 ? ten : `${ten}-${ones[rest]}`
}

/** In letters up to ten, as running text has it, else in digits with thousands apart. */
export const inText = (number: number) => (number <= 10 ? spelled(number) : grouped(number))

export const grouped = (number: number) => String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** 'a', 'b and c'. */
export function enumeration(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'a turf field', 'three turf fields'. */
export const counted = (count: number, one: string, many: string) =>
  count === 1 ? withArticle(one) : `${inText(count)} ${many}`

/** As in a name: 'Track and Field'. */
export const titled = (text: string) =>
  text.replaceAll(/(?<![\p{L}'])(?!and\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
