import { datesAt } from './dates.ts'
import { capacityAt, numberAt } from './numbers.ts'
import type { Phrases } from './phrases.ts'
import { isSurePreposition, type PlaceReader } from './read-places.ts'
import type { Meaning, Part, Reading } from './reading.ts'
import { tokensOf, type Token } from './tokens.ts'

export interface QueryReader {
  /** `today` is a date like 2027-03-14. */
  read(text: string, today: string): Reading
}

interface Parts {
  phrases: Phrases
  places: PlaceReader
}

interface Candidate {
  length: number
  meaning: Meaning | undefined
  score: number
}

/** Per word. A phrase of two words beats two phrases of one. */
const scores = {
  term: 2,
  area: 2.6,
  filler: 0.8,
  number: 0.6,
  quantity: 2.2,
  dates: 2.2,
  typo: 1.3,
  perEdit: 0.25,
  longer: 0.3,
  here: 3,
}

const herePhrases = [
  ['near', 'me'],
  ['close', 'to', 'me'],
  ['around', 'me'],
  ['around', 'here'],
  ['near', 'here'],
  ['nearby'],
  ['in', 'my', 'area'],
  ['near', 'my', 'location'],
  ['cerca', 'de', 'mi'],
  ['pres', 'de', 'moi'],
]

/** Words that connect others, of which nothing is searched for. */
const connecting = new Set(
  'a an the for with and or to my our we i need want looking find search some any that has have having is are of on at in near around within from by close outside y con para de del la el los las un una le les des du et avec pour au aux dans en pres cerca'.split(
    ' ',
  ),
)

/**
 * Reads a text by the split into phrases, places, numbers, dates and words that explains most of it. Each of these has a
 * score per word; the split with the highest sum is found from the end to the start.
 */
export function queryReader({ phrases, places }: Parts): QueryReader {
  function candidatesAt(tokens: readonly Token[], start: number, today: string): Candidate[] {
    const token = tokens[start]!
    const found: Candidate[] = [{ length: 1, meaning: undefined, score: 0 }]
    const add = (length: number, meaning: Meaning, perWord: number) => {
      if (tokens.slice(start, start + length).some(({ isQuoted }) => isQuoted)) return
      found.push({ length, meaning, score: length * perWord + (length - 1) * scores.longer })
    }

    for (const { length, meaning } of phrases.at(tokens, start)) add(length, meaning, scoreOf(meaning))
    for (const match of places.at(tokens, start)) add(match.length, match.meaning, match.score)
    const dates = datesAt(tokens, start, today)
    if (dates) add(dates.length, dates.meaning, scores.dates)
    const number = numberAt(tokens, start) ?? capacityAt(tokens, start)
    if (number)
      add(number.length, number.meaning, number.meaning.type === 'number' ? scores.number : scores.quantity)
    const here = herePhrases.find((list) => list.every((word, at) => tokens[start + at]?.word === word))
    if (here)
      add(here.length, { type: 'place', place: { type: 'here' }, others: [], isGuess: false }, scores.here)
    if (connecting.has(token.word) || /\p{Extended_Pictographic}/u.test(token.word))
      add(1, { type: 'filler' }, scores.filler)
    const isUnknown = found.length === 1
    const [similar] = isUnknown ? phrases.similarTo(token.word) : []
    if (similar) add(1, similar.meaning, scores.typo - similar.edits * scores.perEdit)
    return found
  }

  return {
    read(text, today) {
      const tokens = tokensOf(text)
      const best: { candidate: Candidate; total: number }[] = []
      for (let start = tokens.length - 1; start >= 0; start--) {
        const options = candidatesAt(tokens, start, today).map((candidate) => ({
          candidate,
          total: candidate.score + (best[start + candidate.length]?.total ?? 0),
        }))
        best[start] = options.reduce((one, other) => (other.total > one.total ? other : one))
      }
      return assemble(text, tokens, (at) => best[at]!.candidate)
    },
  }
}

function scoreOf({ type }: Meaning) {
  if (type === 'place') return scores.area
  return type === 'filler' ? scores.filler : scores.term
}

/** A name such as 'Grand Park': a word that isn't understood, directly before or after a phrase that names are made of. */
function isPartOfName(
  candidates: readonly (Candidate | undefined)[],
  tokens: readonly Token[],
  at: number,
  length: number,
) {
  const isWord = (index: number) => candidates[index] !== undefined && candidates[index].meaning === undefined
  const { meaning } = candidates[at]!
  if (meaning?.type !== 'term' || meaning.isInNames !== true) return false
  return (
    (isWord(at - 1) && !tokens[at]!.isAfterComma) ||
    (isWord(at + length) && !tokens[at + length]!.isAfterComma)
  )
}

/** 'of' in 'World of Sports'. */
function isBetweenWords(chosen: readonly (Candidate | undefined)[], at: number, length: number) {
  const isWord = (one: Candidate | undefined) => one !== undefined && one.meaning === undefined
  const before = chosen.slice(0, at).findLast((one) => one !== undefined)
  return chosen[at]?.meaning?.type === 'filler' && isWord(before) && isWord(chosen[at + length])
}

function assemble(text: string, tokens: readonly Token[], choose: (at: number) => Candidate): Reading {
  const parts: Part[] = []
  const words: { span: [number, number]; text: string }[] = []
  const chosen: (Candidate | undefined)[] = []
  for (let at = 0; at < tokens.length; at += choose(at).length) chosen[at] = choose(at)
  if (isOneName(chosen)) return { parts: [], words: [{ span: [0, text.length], text }] }
  for (let at = 0; at < tokens.length;) {
    const { length, meaning: found } = choose(at)
    const meaning =
      isPartOfName(chosen, tokens, at, length) || isBetweenWords(chosen, at, length) ? undefined : found
    const span: [number, number] = [tokens[at]!.span[0], tokens[at + length - 1]!.span[1]]
    const typed = text.slice(...span)
    if (meaning !== undefined) parts.push({ span, text: typed, meaning })
    else if (isUnknownPlace(tokens, at, text))
      parts.push({ span, text: typed, meaning: { type: 'unknown place' } })
    else words.push({ span, text: typed })
    at += length
  }
  return { parts, words }
}

/** 'near Tijuana', 'in Reykjavik': the word can't be anything else. After 'in', only a capitalized word. */
function isUnknownPlace(tokens: readonly Token[], at: number, text: string) {
  const before = tokens[at - 1]?.word ?? ''
  const isCapitalized = /^\p{Lu}/u.test(text.slice(...tokens[at]!.span))
  const isAfterOf = before === 'of' && /^(?:miles|mi|km|outside|mile)$/.test(tokens[at - 2]?.word ?? '')
  return isSurePreposition(before) || isAfterOf || (isCapitalized && /^(?:in|en)$/.test(before))
}

/** 'Madison Square Garden': a town before words that aren't understood, and nothing else. */
function isOneName(chosen: readonly (Candidate | undefined)[]) {
  const [first, ...others] = chosen.filter((one) => one !== undefined)
  const isTown =
    first?.meaning?.type === 'place' && first.meaning.place.type === 'point' && first.length === 1
  return isTown && others.length > 0 && others.every(({ meaning }) => meaning === undefined)
}
