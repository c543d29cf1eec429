import { longestQuery } from '@app/contract/rules/limits.ts'
import { fold } from '../index/tokenize.ts'
import type { Span } from './reading.ts'

/** A word or number of a text. */
export interface Token {
  /** Lowercase, without diacritics and apostrophes. */
  word: string
  span: Span
  /** As typed, it has a diacritic: 'à' is a word of its own beside 'a'. */
  isAccented: boolean
  /** Begins with a capital letter. */
  isCapitalized: boolean
  /** In capitals and at least two letters long, as 'IN' for Indiana. */
  isCapitals: boolean
  /** Follows a comma or semicolon, or a number that ends a sentence. */
  isAfterComma: boolean
  /** Follows a slash. */
  isAfterSlash: boolean
  /** Nothing separates it from the token before, as in '50m' or 'X-Golf'. */
  isGlued: boolean
  /** In double quotes: searched for as it is. */
  isQuoted: boolean
  /** A number after a minus sign. */
  isNegative: boolean
  /** A currency sign stands before the number. */
  isPrice: boolean
  /** A colon follows, as in 'Sport: tennis'. */
  isLabel: boolean
}

/** Longer texts aren't search queries; the rest is left out. */
const maxTokens = 80

/** Canadian postal codes, initials ('D.C.'), times and scores stay together, numbers keep their separators ('2,000', '5 000 places'), 35' is in feet, and 'O'Fallon' is one word. The French 'd'Edmundston' is two. */
const pattern =
  /[A-Za-z]\d[A-Za-z](?:[ -]?\d[A-Za-z]\d)?(?![\p{L}\p{N}])|\p{L}(?:\.\p{L})+\.?(?![\p{L}\p{N}])|\d{1,3}(?:,\d{3})+(?!\d)|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?= (?:places|personnes|spectateurs|pieds|asientos|espectadores|personas|pies))|\d+(?:\.\d+)?(?:[/-]\d+)*|(?<=\d)['’′](?![\p{L}\d])|[dl]['’](?=\p{L})|\p{L}[\p{L}\p{M}]*(?:['’ʼ][\p{L}\p{M}]+)*\.?|[+%]|\p{Extended_Pictographic}/gu

/** Lowercase, without diacritics and apostrophes. */
export const foldWord = (text: string) => fold(text).replaceAll("'", '')

const wordOf = (text: string) =>
  /^\d/.test(text)
    ? text.replaceAll(/[,\s]/g, '')
    : /^['’′]$/.test(text)
      ? 'ft'
      : foldWord(text).replaceAll(/[. ’]/g, '')

export const isPictogram = (text: string) => /\p{Extended_Pictographic}/u.test(text)

/** Numbers and words of a text, at most 80. '50m' is a number and a word. */
export function tokensOf(text: string, most = maxTokens): Token[] {
  const tokens: Token[] = []
  let end = 0
  let isQuoted = false
  // As long as the text, so that positions stay the same.
  const hyphenated = text.slice(0, longestQuery).replaceAll(/(?<=\d)[‒–—−](?=\d)/g, '-')
  for (const match of hyphenated.matchAll(pattern)) {
    const [found] = match
    const from = match.index
    const between = text.slice(end, from)
    const isAfterComma = /[,;]|^\.\s/.test(between)
    if ((between.match(/["“”]/g)?.length ?? 0) % 2 === 1) isQuoted = !isQuoted
    end = from + found.length
    const isCapitals = /^\p{Lu}[\p{Lu}.]+$/u.test(found)
    tokens.push({
      word: wordOf(found),
      span: [from, end],
      isAccented: wordOf(found) !== found.toLowerCase(),
      isCapitalized: /^\p{Lu}/u.test(found),
      isCapitals,
      isAfterComma,
      isAfterSlash: between.includes('/'),
      isGlued:
        tokens.length > 0 &&
        !/[\s,;/()+|:]/.test(between) &&
        !isPictogram(found) &&
        !isPictogram(tokens.at(-1)!.word),
      isQuoted,
      isNegative: /^\d/.test(found) && /(?:^|\s)[-−]$/.test(between),
      isPrice: /^\d/.test(found) && /[$€£]\s?$/.test(between),
      isLabel: text[end] === ':',
    })
    if (tokens.length === most) break
  }
  return tokens
}

/** The word at a position, or '' beyond the text. */
export const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? ''

/** The number of tokens of the first of the phrases that starts at a token, or 0. */
export const phraseLengthAt = (
  tokens: readonly Token[],
  start: number,
  phrases: readonly (readonly string[])[],
): number =>
  phrases.find((words) => words.every((word, at) => tokens[start + at]?.word === word))?.length ?? 0

/** The words of tokens without spaces: 'newyork'. */
export function joinedWords(tokens: readonly Token[], start = 0, end = tokens.length): string {
  let text = ''
  for (let at = start; at < end; at++) text += tokens[at]!.word
  return text
}

/** Whether a token continues a number: no comma, slash or end of a sentence is between. */
export function isJoined(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (before === undefined || token === undefined || token.isAfterComma || token.isAfterSlash) return false
  // The token of a word has the period after it.
  return /\d/.test(before.word) || before.span[1] - before.span[0] === before.word.length
}
