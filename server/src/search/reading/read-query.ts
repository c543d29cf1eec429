import { agesAt } from './ages.ts'
import { assemble } from './assemble.ts'
import { connectingWords } from './connecting-words.ts'
import { datesAt } from './dates.ts'
import { namesIn } from './names-in-text.ts'
import { areNeighbors } from './neighbors.ts'
import { negatedAt } from './negations.ts'
import { capacityAt, ceilingAt, lengthAt } from './measures.ts'
import { formatAt, numberAt, spokenHourAt } from './numbers.ts'
import { isKnownWord, isOrdinaryWord } from './ordinary-words.ts'
import { isLowercaseParticle, isLowercaseWord, isSpanishOrFrench } from './other-languages.ts'
import type { Phrases } from './phrases.ts'
import { priceAt } from './prices.ts'
import type { PlaceReader } from './read-places.ts'
import type { Candidate, Meaning, Reading } from './reading.ts'
import { isPictogram, phraseLengthAt, tokensOf, type Token } from './tokens.ts'

export interface QueryReader {
  /**
   * `today` is a date like 2027-03-14. A name that `isName` knows is kept as words, unless the market's vocabulary
   * explains it: a profile may be called 'Tennis Courts'.
   */
  read(text: string, today: string, isName?: (name: string) => boolean): Reading
}

interface Parts {
  phrases: Phrases
  places: PlaceReader
}

/** Per word. A phrase of two words beats two phrases of one. */
const scores = {
  term: 2,
  area: 2.6,
  filler: 0.8,
  number: 0.6,
  ordinary: 0.1,
  quantity: 2.2,
  dates: 2.2,
  typo: 1.3,
  perEdit: 0.25,
  longer: 0.3,
  here: 3,
  words: 3,
  name: 10,
}

/** Longer phrases come before their beginnings. */
const herePhrases = [
  ['near', 'me'],
  ['close', 'to', 'me'],
  ['around', 'me'],
  ['around', 'here'],
  ['near', 'here'],
  ['nearby'],
  ['in', 'my', 'area'],
  ['near', 'my', 'location'],
  ['near', 'us'],
  ['near', 'my', 'house'],
  ['near', 'home'],
  ['cerca', 'de', 'mi', 'casa'],
  ['cerca', 'de', 'mi'],
  ['cerca', 'de', 'aqui'],
  ['cerca', 'de', 'nosotros'],
  ['por', 'aqui'],
  ['pres', 'de', 'moi'],
  ['pres', 'de', 'chez', 'moi'],
  ['pres', 'de', 'chez', 'nous'],
  ['pres', 'd', 'ici'],
  ['dans', 'mon', 'coin'],
]
/** 'Closest gym', but not 'the gym closest to Dallas'. */
const closest = new Set(['closest', 'nearest'])

/**
 * Reads a text by the split into phrases, places, numbers, dates and words that explains most of it. Each of these has a
 * score per word; the split with the highest sum is found from the end to the start.
 */
export function queryReader({ phrases, places }: Parts): QueryReader {
  function candidatesAt(
    tokens: readonly Token[],
    start: number,
    today: string,
    isForeign: boolean,
  ): Candidate[] {
    const token = tokens[start]!
    const found: Candidate[] = [{ length: 1, meaning: undefined, score: 0 }]
    const add = (
      length: number,
      meaning: Meaning,
      perWord: number,
      own: Pick<Candidate, 'isTypo' | 'isWeak' | 'isOrdinary'> = {},
    ) => {
      if (tokens.slice(start, start + length).some(({ isQuoted }) => isQuoted)) return
      found.push({ length, meaning, score: length * perWord + (length - 1) * scores.longer, ...own })
    }

    for (const { length, meaning } of phrases.at(tokens, start)) {
      // In 'sur de la Florida', 'la' isn't Los Angeles.
      const isParticle = meaning.type === 'place' && length === 1 && isForeign && isLowercaseParticle(token)
      if (!isParticle) add(length, meaning, scoreOf(meaning))
    }
    for (const match of places.at(tokens, start))
      add(match.length, match.meaning, match.score, match.isWeak === true ? { isWeak: true } : {})
    const dates = datesAt(tokens, start, today)
    if (dates) add(dates.length, dates.meaning, scores.dates)
    const number =
      agesAt(tokens, start) ??
      priceAt(tokens, start) ??
      numberAt(tokens, start) ??
      capacityAt(tokens, start) ??
      ceilingAt(tokens, start) ??
      spokenHourAt(tokens, start)
    if (number)
      add(number.length, number.meaning, number.meaning.type === 'number' ? scores.number : scores.quantity)
    const size = lengthAt(tokens, start) ?? formatAt(tokens, start)
    if (size) add(size.length, size.meaning, scores.filler)
    for (const { length, meaning } of negatedAt(tokens, start, phrases)) add(length, meaning, scores.term)
    const here = phraseLengthAt(tokens, start, herePhrases)
    if (here > 0 || (closest.has(token.word) && tokens[start + 1]?.word !== 'to'))
      add(here || 1, { type: 'place', place: { type: 'here' }, others: [], isGuess: false }, scores.here)
    const isFiller =
      connectingWords.has(token.word) || token.isLabel || token.word === '+' || isPictogram(token.word)
    if (isFiller) add(1, { type: 'filler' }, scores.filler)
    else if (isOrdinaryWord(token.word) || (isForeign && isLowercaseWord(token)))
      add(1, { type: 'filler', isUnsearchable: true }, scores.ordinary, { isOrdinary: true })
    return found
  }

  const typoScore = (edits: number, length: number) => scores.typo - (edits * scores.perEdit) / length

  /** Adds the phrases that mistyped words may stand for. */
  function addTypos(tokens: readonly Token[], candidates: readonly Candidate[][]) {
    const isUnknown = tokens.map(
      ({ word, isQuoted }, at) => candidates[at]!.every(isNoReading) && !isQuoted && !isKnownWord(word),
    )
    for (const [at, token] of tokens.entries()) {
      if (token.isQuoted) continue
      const [similar] = isUnknown[at] === true ? phrases.similarTo(token.word) : []
      for (const { length, meaning } of phrases.respacedAt(tokens, at, isUnknown[at] === true)) {
        const score = length * scores.typo + (length - 1) * scores.longer
        candidates[at]!.push({ length, meaning, score, isTypo: true })
      }
      const longer = isUnknown.includes(true, at) ? phrases.similarAt(tokens, at, isUnknown) : []
      for (const { length, meaning, edits, typos } of [...(similar ? [similar] : []), ...longer]) {
        const score =
          typos * typoScore(edits, typos) + (length - typos) * scores.term + (length - 1) * scores.longer
        candidates[at]!.push({ length, meaning, score, isTypo: true })
      }
    }
  }

  return {
    read(text, today, isName = () => false) {
      const tokens = tokensOf(text)
      const isForeign = isSpanishOrFrench(tokens)
      const candidates = tokens.map((_, start) => candidatesAt(tokens, start, today, isForeign))
      addTypos(tokens, candidates)
      const likely = withoutWeakPlaces(candidates)
      const chosen = bestSplit(likely)
      const names = namesIn(text, tokens, chosen, isName)
      for (const { start, length } of names)
        likely[start]!.push({ length, meaning: undefined, score: length * scores.name, isName: true })
      return assemble(text, tokens, names.length > 0 ? bestSplit(likely) : chosen)
    },
  }
}

/**
 * If another place is sure, a small town is none, unless they are neighbors: 'clay courts in Miami', 'Gwinnett County, seven
 * fields'.
 */
function withoutWeakPlaces(candidates: Candidate[][]): Candidate[][] {
  const chosen = bestSplit(candidates).filter((one) => one !== undefined)
  const sure = chosen.flatMap(({ meaning, isWeak }) =>
    meaning?.type === 'place' && isWeak !== true ? [meaning.place] : [],
  )
  if (sure.length === 0 || !chosen.some(({ isWeak }) => isWeak)) return candidates
  const isMeant = ({ meaning, isWeak }: Candidate) =>
    isWeak !== true || (meaning?.type === 'place' && sure.some((one) => areNeighbors(one, meaning.place)))
  return candidates.map((list) => list.filter(isMeant))
}

/** Nothing, or a town that is spelled differently. */
const isNoReading = ({ meaning }: Candidate) =>
  meaning === undefined || (meaning.type === 'place' && meaning.isGuess)

/** The candidates of the split with the highest sum, by the token where they start. */
function bestSplit(candidates: readonly (readonly Candidate[])[]): (Candidate | undefined)[] {
  const best: { candidate: Candidate; total: number }[] = []
  for (let start = candidates.length - 1; start >= 0; start--) {
    const options = candidates[start]!.map((candidate) => ({
      candidate,
      total: candidate.score + (best[start + candidate.length]?.total ?? 0),
    }))
    best[start] = options.reduce((one, other) => (other.total > one.total ? other : one))
  }
  const chosen: (Candidate | undefined)[] = []
  for (let at = 0; at < candidates.length; at += chosen[at]!.length) chosen[at] = best[at]!.candidate
  return chosen
}

function scoreOf({ type }: Meaning) {
  if (type === 'place') return scores.area
  if (type === 'words') return scores.words
  return type === 'filler' ? scores.filler : scores.term
}
