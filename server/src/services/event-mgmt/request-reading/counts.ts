import { amountAt, rangeOfFigures, type Amount } from '../../../search/reading/amounts.ts'
import { wordAt } from '../../../search/reading/tokens.ts'
import type { Sentence } from './sentences.ts'

/** A number and the words after it. */
export interface Count {
  value: number
  /** The upper end of a range, which makes it uncertain. */
  to: number | undefined
  /** Tokens: the number itself is [at, end). */
  at: number
  end: number
  /** 'About', 'give or take'. */
  isApproximate: boolean
}

const before =
  /(?:\babout|\bsomething like|\babt\.?|['’]?\bbout|\b(?:let['’]?s|we['’]?ll|i['’]?d|just|,) say|\bcall it|\bhop(?:e|ing) (?:for|to (?:have|get|draw|see))|\b(?:got|have|be|is|['’]s|need|maybe|about|around|expect|expecting) like|(?:^|[,;:(–—-]\s?)like|\bjust (?:over|under)|\ba (?:little|bit) (?:over|under)|\bgive or take|\bin the ballpark of|\bballpark|\bnorth of|\bsomewhere near|\baround|\broughly|\bapprox(?:imately|\.)?|~|\bsome|\bcirca|\bca\.?|\bmaybe|\bperhaps|\bpossibly|\bpotentially|\bhopefully|\bas many as|\bprobably|\bestimated|\bnearly|\balmost|\bclose to|\bin the neighborhood of|\bsomewhere around|\bupwards of|\bor so|\b(?:usually|typically|normally|generally) \w+(?: in)?)\s*$/i
const after =
  /^\s?\+|^[- ](?:odd|some|something|ish)\b|^[^.;]{0,25}?(?:\bor so\b|give or take|\bish\b|\bapprox|\bmore or less|\bestimated)/i

/** The numbers of a sentence, without years, prices and parts of dates. */
export function countsIn(sentence: Sentence): Count[] {
  const { tokens, text } = sentence
  const found: Count[] = []
  for (let at = 0; at < tokens.length;) {
    const amount = countAt(sentence, at)
    if (amount === undefined) {
      at++
      continue
    }
    const { value, to, length } = amount
    const end = at + length
    const [from, until] = [tokens[at]!.span[0], tokens[end - 1]!.span[1]]
    const isApproximate =
      before.test(text.slice(Math.max(0, from - longestHedge), from)) || after.test(text.slice(until))
    found.push({ value, to, at, end, isApproximate })
    at = end
  }
  return found
}

function countAt({ tokens, text }: Sentence, at: number): Amount | undefined {
  const token = tokens[at]!
  const amount = token.isPrice ? undefined : amountAt(tokens, at)
  if (
    amount === undefined ||
    !Number.isInteger(amount.value) ||
    token.word === 'zero' ||
    /^\d+\//.test(token.word) ||
    // '10) Room nights'.
    (at === 0 && /^\s*\d{1,2}[.)]\s/.test(text)) ||
    // 'Feb 6/7 2027 — girls'.
    (/^20\d\d$/.test(token.word) && /^\d{1,2}(?:[/-]\d{1,2})*$/.test(wordAt(tokens, at - 1))) ||
    isAge(tokens, at)
  )
    return undefined
  // '6 - 8 fields', 'ten (10) fields'.
  const end = at + amount.length
  const next = amountAt(tokens, end)
  if (next === undefined) return amount
  const between = text.slice(tokens[end - 1]!.span[1], tokens[end]!.span[0])
  const range =
    amount.to === undefined && /^\s*[-–—]\s*$/.test(between) ? rangeOfFigures(amount, next) : undefined
  if (range) return { ...range, length: amount.length + next.length }
  const isRepeated = next.value === amount.value && between.endsWith('(')
  return isRepeated ? { ...amount, length: amount.length + next.length } : amount
}

/** 'in the neighborhood of', and a space. */
const longestHedge = 40

/** 'U13' and '13U'. */
const isAge = (tokens: Sentence['tokens'], at: number) =>
  (tokens[at]!.isGlued && wordAt(tokens, at - 1) === 'u') ||
  (tokens[at + 1]?.isGlued === true && /^[uo]s?$/.test(wordAt(tokens, at + 1)))

const connecting = new Set(
  'of for and in with to from at per on is are was the a an our we who that than by which x each'.split(' '),
)
const mostBetween = 5
const genders = /\b(?:boys|girls|(?:wo)?men)['’]?s?['’]?\s*$/i

/** The first of the words after a number that names what is counted: 'fields' in 'ten full-size fields'. Undefined without one. */
export function unitAfter(
  { tokens, text }: Sentence,
  { end }: Count,
  isUnit: (word: string, at: number) => boolean,
) {
  for (let at = end; at < Math.min(tokens.length, end + mostBetween); at++) {
    const { word, isAfterComma, span } = tokens[at]!
    const gap = text.slice(tokens[at - 1]!.span[1], span[0])
    if (isAfterComma || /[.:|]\s|\(|\s[–—]\s/.test(gap)) return undefined
    if (isUnit(word, at)) return at
    // 'Boys and girls teams'.
    if (word === 'and' && genders.test(text.slice(0, span[0]))) continue
    // '24 U9-U12 teams', '24 9U teams'.
    if (isAge(tokens, at) || (word === 'u' && tokens[at + 1]?.isGlued === true)) continue
    if (connecting.has(word) || /^\d/.test(word)) return undefined
  }
  return undefined
}

const approximate = (typed: string) => `“${typed}” isn’t an exact number.`

/** Why a number must be confirmed. */
export function reasonOfCount({ text, tokens }: Sentence, { to, at, end, isApproximate, value }: Count) {
  if (to !== undefined)
    return `“${text.slice(tokens[at]!.span[0], tokens[end - 1]!.span[1])}” is a range, of which ${value} is the least.`
  if (!isApproximate) return undefined
  const typed =
    before.exec(text.slice(0, tokens[at]!.span[0]))?.[0] ??
    after.exec(text.slice(tokens[end - 1]!.span[1]))?.[0]
  return approximate(typed?.trim() ?? '')
}
