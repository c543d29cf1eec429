import { amountAt } from '../../../search/reading/amounts.ts'
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
const after = /^\s?\+|^[^.;]{0,25}?(?:\bor so\b|give or take|\bish\b|\bapprox|\bmore or less|\bestimated)/i

/** The numbers of a sentence, without years, prices and parts of dates. */
export function countsIn({ tokens, text }: Sentence): Count[] {
  const found: Count[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const amount = token.isPrice ? undefined : amountAt(tokens, at)
    if (
      amount === undefined ||
      !Number.isInteger(amount.value) ||
      /^\d+\//.test(token.word) ||
      // '10) Room nights'.
      (at === 0 && /^\s*\d{1,2}[.)]\s/.test(text)) ||
      // 'Feb 6/7 2027 — girls'.
      (/^20\d\d$/.test(token.word) && /^\d{1,2}(?:[/-]\d{1,2})*$/.test(wordAt(tokens, at - 1))) ||
      // 'A few hundred'.
      /^(?:few|several)$/.test(wordAt(tokens, at - 1)) ||
      isAge(tokens, at)
    ) {
      at++
      continue
    }
    let end = at + amount.length
    let to = upperEnd(token.word)
    // '6 - 8 fields' and '6 to 8 fields'.
    const next = amountAt(tokens, end)
    const between = tokens[end] ? text.slice(tokens[end - 1]!.span[1], tokens[end]!.span[0]) : ''
    if (to === undefined && next && /^\s*[-–—]\s*$/.test(between) && next.value > amount.value) {
      to = next.value
      end += next.length
    } else if (/^(?:to|or|through)$/.test(wordAt(tokens, at + 1)) && amount.length > 2)
      to = amountAt(tokens, at + 2)?.value
    // 'between 26 and 50 teams'.
    else if (
      next === undefined &&
      wordAt(tokens, end) === 'and' &&
      /\bbetween(?: about| around)?\s*$/i.test(text.slice(0, token.span[0]))
    ) {
      const last = amountAt(tokens, end + 1)
      if (last && last.value > amount.value) {
        to = last.value
        end += 1 + last.length
      }
    }
    // '900 to 1,000 fans', but not 'grew from 40 to 60 teams'.
    else if (
      next === undefined &&
      wordAt(tokens, end) === 'to' &&
      !/\bfrom\s*$/i.test(text.slice(0, token.span[0]))
    ) {
      const last = tokens[end + 1]?.isPrice ? undefined : amountAt(tokens, end + 1)
      if (last && last.value > amount.value && !/^20\d\d$/.test(wordAt(tokens, end + 1))) {
        to = last.value
        end += 1 + last.length
      }
    }
    // 'ten (10) fields'.
    else if (next?.value === amount.value && between.endsWith('(')) end += next.length
    let { value } = amount
    // 'A couple hundred', 'two hundred fifty'.
    const isCouple = tokens[end - 1]?.word === 'couple' || wordAt(tokens, end - 2) === 'couple'
    const group = groupOf.get(wordAt(tokens, end))
    if (isCouple && group !== undefined) {
      value *= group
      end++
    }
    const last = groupOf.get(tokens[end - 1]!.word)
    const isAnd = wordAt(tokens, end) === 'and' ? 1 : 0
    const rest = last === undefined ? undefined : amountAt(tokens, end + isAnd)
    if (
      last !== undefined &&
      rest !== undefined &&
      rest.value < last &&
      !/\d/.test(wordAt(tokens, end + isAnd))
    ) {
      value += rest.value
      end += isAnd + rest.length
    }
    const [from, until] = [token.span[0], tokens[end - 1]!.span[1]]
    const isApproximate =
      before.test(text.slice(Math.max(0, from - longestHedge), from)) || after.test(text.slice(until))
    found.push({ value, to, at, end, isApproximate })
    at = end
  }
  return found
}

/** 'in the neighborhood of', and a space. */
const longestHedge = 40
const groupOf: ReadonlyMap<string, number> = new Map(Object.entries<number>({ hundred: 100, thousand: 1000 }))

/** 'U13' and '13U'. */
const isAge = (tokens: Sentence['tokens'], at: number) =>
  (tokens[at]!.isGlued && wordAt(tokens, at - 1) === 'u') ||
  (tokens[at + 1]?.isGlued === true && /^[uo]s?$/.test(wordAt(tokens, at + 1)))

const upperEnd = (word: string) => {
  const [, , to] = /^(\d{1,3})-(\d{1,3})$/.exec(word) ?? []
  return to === undefined ? undefined : Number(to)
}

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
