import { monthOf } from './months.ts'
import type { Candidate, Meaning } from './reading.ts'
import type { Token } from './tokens.ts'

interface Name {
  start: number
  /** In tokens. */
  length: number
}

/** Longer names are rare, and each length costs a lookup per word. The whole text is always looked up. */
const mostWords = 10
/** In a pasted text, shorter names are looked up. */
const [manyTokens, fewWords] = [40, 4]

/**
 * The names of profiles in a text, longest first, that its reading doesn't explain. 'Gym of the Lakes' is a name, and
 * so is 'Chicago Sports Complex', but 'tennis courts' asks for tennis courts even if a profile is called so, and
 * 'Kansas City' is a place.
 */
export function namesIn(
  text: string,
  tokens: readonly Token[],
  reading: readonly (Candidate | undefined)[],
  isName: (name: string) => boolean,
): Name[] {
  const names: Name[] = []
  for (let start = 0; start < tokens.length; start++) {
    if (tokens[start]!.isQuoted) continue
    for (const length of lengthsAt(start, tokens.length)) {
      if (isExplained(tokens, reading, start, length)) continue
      const typed = text.slice(tokens[start]!.span[0], tokens[start + length - 1]!.span[1])
      if (!isName(typed)) continue
      names.push({ start, length })
      start += length - 1
      break
    }
  }
  return names
}

/** Longest first. */
function* lengthsAt(start: number, tokens: number) {
  if (start === 0 && tokens > mostWords) yield tokens
  const most = tokens > manyTokens ? fewWords : mostWords
  for (let length = Math.min(most, tokens - start); length > 0; length--) yield length
}

/** Whether the parts of a reading say what the words from `start` mean, or reach beyond them. */
function isExplained(
  tokens: readonly Token[],
  reading: readonly (Candidate | undefined)[],
  start: number,
  length: number,
) {
  const parts: Candidate[] = []
  for (let at = start; at < start + length;) {
    const part = reading[at]
    // A part that begins before or ends after the words.
    if (part === undefined || at + part.length > start + length) return true
    // 'May Field', in which 'may' is no verb.
    if (part.meaning?.type === 'filler' && monthOf(tokens[at]!.word) !== undefined) return false
    parts.push(part)
    at += part.length
  }
  const isOnePlace = parts.length === 1 && parts[0]!.meaning?.type === 'place' && !isGuess(parts[0]!)
  return isOnePlace || parts.every((part) => isTerm(part) && !isGuess(part))
}

/** 'March Field' is a name, though a field in March is meant elsewhere. */
const isPlaceOrDate = ({ type }: Meaning) => type === 'place' || type === 'dates'

const isTerm = ({ meaning, isOrdinary }: Candidate) =>
  meaning !== undefined && !isPlaceOrDate(meaning) && isOrdinary !== true

const isGuess = ({ meaning, isTypo }: Candidate) =>
  isTypo === true || (meaning?.type === 'place' && meaning.isGuess)
