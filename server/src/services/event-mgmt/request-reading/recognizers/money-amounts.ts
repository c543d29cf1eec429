import { amountAt } from '../../../../search/reading/amounts.ts'
import { isYear } from '../../../../search/reading/date-words.ts'
import { scaleOf } from '../../../../search/reading/number-words.ts'
import { wordAt, type Token } from '../../../../search/reading/tokens.ts'
import type { Sentence } from '../sentences.ts'

/** An amount that may be money, at a place of the text. A range is two of them. */
export interface MoneyAmount {
  value: number
  index: number
  0: string
  isDollars: boolean
}

const inDigits =
  /(\$\s?|\busd\s?|us\$\s?)?(?<![\w.,/]|(?<![\dk])[-–])(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+(?!\d|\s?(?:k|m|thousand|grand|million)\b)|\d+)(\.\d+)?\s?(k|m|thousand|grand|million)?\b(?:\s?(?:usd|dollars|bucks))?/gi
const currency = /^(?:usd|dollars?|bucks)$/
/** Smaller numbers in words need a currency: 'five dozen' is no budget. */
const smallestScale = 100

/** Words of amounts that `inDigits` doesn't know. */
const besidesDigits = /^(?:hundred|half|quarter|mil|point|dozen|billion|[1-3]\/[234])$/
const isDigits = (word: string) => /^\d/.test(word)

const endOf = ({ index, 0: typed }: MoneyAmount) => index + typed.length

/** 'Two hundred thirty (230)' counts something, as '($230)' doesn't. */
const isCount = ({ 0: typed, isDollars }: MoneyAmount) => !isDollars && typed.endsWith(')')

const scaleOfUnit = (unit: string) => (/^m$/i.test(unit) ? 1_000_000 : scaleOf(unit.toLowerCase(), true))

/** The amounts of a sentence that have a currency, a unit or at least four digits, in order. */
export function amountsIn(sentence: Sentence): MoneyAmount[] {
  const { text } = sentence
  const typed = [...inWords(sentence), ...numbersIn(text)]
  return [...typed, ...typed.flatMap((one) => lowerEnd(text, one))]
    .toSorted((a, b) => a.index - b.index)
    .filter((one, at, all) => all.slice(0, at).every((other) => one.index >= endOf(other)))
    .filter((one, at, all) => {
      // 'Four dollars ($4.00) per game'.
      const next = all[at + 1]
      const isRepeated = next?.value === one.value && /^\s*\(\s*$/.test(text.slice(endOf(one), next.index))
      return !isRepeated && !isCount(one)
    })
}

/** 'Ten grand', 'half a million', 'six thousand five hundred', 'fifty to sixty grand', '2 and a half million'. */
function inWords(sentence: Sentence): MoneyAmount[] {
  const { tokens } = sentence
  const found: MoneyAmount[] = []
  for (let at = 0; at < tokens.length;) {
    const amount = amountAt(tokens, at, 'money')
    if (amount === undefined) {
      at++
      continue
    }
    const end = at + amount.length
    // 'Twelve fifty dollars' may be $12.50 or $1,250.
    const unclear =
      isDigits(wordAt(tokens, end)) || tokens[end]?.isAfterComma ? undefined : amountAt(tokens, end, 'money')
    if (unclear) {
      at = end + unclear.length
      continue
    }
    const hasCurrency = currency.test(wordAt(tokens, end))
    const isInWords =
      !isDigits(wordAt(tokens, at)) || tokens.slice(at, end).some(({ word }) => besidesDigits.test(word))
    if (isInWords && (hasCurrency || amount.scale >= smallestScale)) {
      const isDollars = hasCurrency || tokens[at]!.isPrice || wordAt(tokens, end - 1) === 'grand'
      const one = (value: number, from: number, to: number): MoneyAmount => ({
        value: Math.round(value),
        ...partOf(sentence, from, to),
        isDollars,
      })
      const upperAt = amount.to === undefined ? undefined : startOfUpper(tokens, at, end, amount.to)
      const last = hasCurrency ? end + 1 : end
      if (upperAt === undefined || amount.to === undefined) found.push(one(amount.value, at, last))
      else {
        const isWord = /^(?:to|or|and|through|thru)$/.test(wordAt(tokens, upperAt - 1))
        found.push(one(amount.value, at, upperAt - (isWord ? 1 : 0)), one(amount.to, upperAt, last))
      }
    }
    at = end
  }
  return found
}

/** Where the upper end of a range starts. */
function startOfUpper(
  tokens: readonly Token[],
  from: number,
  end: number,
  upper: number,
): number | undefined {
  for (let at = from + 1; at < end; at++) {
    const last = amountAt(tokens, at, 'money')
    if (last?.value === upper && at + last.length === end) return at
  }
  return undefined
}

/** The text of tokens, with the currency sign before it, digits in brackets after it, and without a period. */
function partOf({ tokens, text }: Sentence, from: number, to: number) {
  const [start] = tokens[from]!.span
  const [, end] = tokens[to - 1]!.span
  const index = tokens[from]!.isPrice ? Math.max(text.lastIndexOf('$', start), start - 2) : start
  const [digits = ''] = /^\s*\(\s*[\d,]+\s*\)/.exec(text.slice(end)) ?? []
  return { index, 0: text.slice(index, end).replace(/\.$/, '') + digits }
}

/** The lower end of '12-15k' and '9 to 11 thousand'. */
function lowerEnd(text: string, { index, 0: typed, value }: MoneyAmount): MoneyAmount[] {
  const factor = scaleOf(/(?:k|thousand|grand)\b/i.exec(typed)?.[0].toLowerCase() ?? '', true)
  const lower = /(?<![\w.,/-])(\$\s?)?(\d{1,3}(?:\.\d)?)\s?(?:-|–|—|to|and|or)\s?$/.exec(text.slice(0, index))
  if (factor === undefined || lower?.[2] === undefined || Number(lower[2]) * factor >= value) return []
  const number = `${lower[1] ?? ''}${lower[2]}`
  return [
    { value: Number(lower[2]) * factor, index: lower.index, 0: number, isDollars: lower[1] !== undefined },
  ]
}

/** 'Can pay 600.' */
const isPaid = (text: string, { index, 0: typed }: RegExpExecArray) =>
  /\b(?:pay|spend|budget(?: is| of|:)?|afford)\s*(?:up to |about |around |maybe )?$/i.test(
    text.slice(0, index),
  ) &&
  /^\d{3}$/.test(typed) &&
  /^\s*(?:$|[.,;!]|max|tops|total|for\b)/i.test(text.slice(index + typed.length))

function numbersIn(text: string): MoneyAmount[] {
  return [...text.matchAll(inDigits)].flatMap((match) => {
    const { index, 0: typed, 1: sign, 2: whole = '', 3: part = '', 4: unit = '' } = match
    const isDollars = sign !== undefined || /usd|dollars|bucks|grand/i.test(typed)
    const value = Math.round(Number(whole.replaceAll(/[,.]/g, '') + part) * (scaleOfUnit(unit) ?? 1))
    return isDollars || unit !== '' || (value >= 1000 && !isYear(whole)) || isPaid(text, match)
      ? [{ value, index, 0: typed, isDollars }]
      : []
  })
}
