import { nameKey, tokenize } from '../tokenize.ts'
import { editDistance, allowedEdits } from '../typo.ts'
import { createEquivalents, defaultIgnoredWords, inflections } from '../word-forms.ts'
import type { SampleRow } from './sample-rows.ts'

// A reference implementation of `matchText`: word by word and row by row.

const equivalents = createEquivalents({ hoops: ['basketball'] })

const weighedWords = new WeakMap<SampleRow, Map<string, number>>()

function wordsOf(row: SampleRow): Map<string, number> {
  const known = weighedWords.get(row)
  if (known) return known
  const words = new Map<string, number>()
  for (const { text, weight } of row.texts) {
    for (const word of tokenize(text)) words.set(word, Math.max(weight, words.get(word) ?? 0))
  }
  weighedWords.set(row, words)
  return words
}

interface Asked {
  word: string
  isLast: boolean
}

function writtenTier({ word, isLast }: Asked, found: string): number | null {
  if (found === word || equivalents.get(word)?.has(found)) return 3
  return inflections(word).includes(found) || (isLast && found.startsWith(word)) ? 2 : null
}

function mistypedTier({ word }: Asked, found: string): number | null {
  const most = allowedEdits(word)
  if (most === 0 || /\p{N}/u.test(found)) return null
  const edits = editDistance(word, found, most)
  return edits > most ? null : 2 - edits
}

type Tier = (asked: Asked, found: string) => number | null

const eitherTier: Tier = (asked, found) => writtenTier(asked, found) ?? mistypedTier(asked, found)

function scoreOf(row: SampleRow, asked: Asked, tierOf: Tier): number {
  let best = 0
  for (const [found, weight] of wordsOf(row)) {
    const tier = tierOf(asked, found)
    if (tier !== null) best = Math.max(best, tier * 16 + weight)
  }
  return best
}

const isSign = (letter: string) =>
  letter > '\x7f' && /\p{S}|\p{Me}|\p{Extended_Pictographic}|\ufe0f/u.test(letter)

function readWords(text: string): { asked: Asked[]; key: string } {
  const found = tokenize(text.slice(0, 200).replaceAll(/\p{RGI_Emoji}/gv, ' '))
  // Only emoji and the like are a word that no row has.
  const typed = found.length === 0 && Array.from(text.slice(0, 200)).some(isSign) ? [text] : found
  const significant = typed.filter((word) => !defaultIgnoredWords.includes(word))
  const words = [...new Set(significant.length > 0 ? significant : typed)].slice(0, 16)
  return { asked: words.map((word) => ({ word, isLast: word === typed.at(-1) })), key: nameKey(typed) }
}

export interface TextMatches {
  scores: Map<SampleRow, number>
  dropped: string[]
}

/** The matching rows of the scope with their scores; null if the text doesn't restrict. */
export function plainText(scope: readonly SampleRow[], text: string): TextMatches | null {
  const { asked, key } = readWords(text)
  if (asked.length === 0) return null
  const score = (tiers: readonly Tier[]): { row: SampleRow; held: string[]; sum: number }[] =>
    scope.map((row) => {
      const scores = asked.map((word, i) => scoreOf(row, word, tiers[i] ?? eitherTier))
      const isNamesake = nameKey(tokenize(row.name)) === key
      const sum = scores.reduce((total, one) => total + one, isNamesake ? 1 : 0)
      return { row, held: asked.filter((_, i) => (scores[i] ?? 0) > 0).map(({ word }) => word), sum }
    })
  const scoresOf = (scored: ReturnType<typeof score>) =>
    new Map(scored.map(({ row, sum }) => [row, sum] as const))
  const withAll = (scored: ReturnType<typeof score>) =>
    scored.filter(({ held }) => held.length === asked.length)
  const strict = asked.map((word): Tier =>
    scope.some((row) => scoreOf(row, word, writtenTier) > 0) ? writtenTier : mistypedTier,
  )
  const asWritten = withAll(score(strict))
  if (asWritten.length > 0) return { scores: scoresOf(asWritten), dropped: [] }
  const loose = score([]).filter(({ held }) => held.length > 0)
  const all = withAll(loose)
  if (all.length > 0) return { scores: scoresOf(all), dropped: [] }
  const rarity = (word: string) =>
    Math.round(1000 * Math.log2(1 + loose.length / loose.filter(({ held }) => held.includes(word)).length))
  const told = loose.map((one) => ({ ...one, told: one.held.reduce((sum, word) => sum + rarity(word), 0) }))
  const most = Math.max(0, ...told.map((one) => one.told))
  const telling = told.filter((one) => one.told === most)
  const dropped = asked
    .map(({ word }) => word)
    .filter((word) => telling.some(({ held }) => !held.includes(word)))
  return { scores: scoresOf(telling), dropped }
}
