// Names that the index doesn't know, recognized by the words around them.

import { connectingWords } from './connecting-words.ts'
import type { Candidate } from './reading.ts'
import type { Token } from './tokens.ts'

/** Whether names are made of the phrase, such as 'park'. */
const isInNames = (candidate: Candidate | undefined) => {
  const meaning = candidate?.meaning
  return (meaning?.type === 'term' || meaning?.type === 'filler') && meaning.isInNames === true
}

/** Reads ordinary words as names where they look like one: 'Spooky Nook', 'Grand Park', 'K1 Speed'. */
export function withNames(
  tokens: readonly Token[],
  split: readonly (Candidate | undefined)[],
): (Candidate | undefined)[] {
  const named = [...split]
  const isTitled = isTitleIn(tokens, split)
  const isAllNamed = isOnlyName(tokens, split)
  for (let start = 0; start < tokens.length; start++) {
    if (split[start]?.isOrdinary !== true) continue
    let end = start + 1
    while (split[end]?.isOrdinary === true && !tokens[end]!.isAfterComma) end++
    const before = tokens[start]!.isAfterComma
      ? undefined
      : split.slice(0, start).findLast((one) => one !== undefined)
    const after = tokens[end]?.isAfterComma === false ? split[end] : undefined
    const isBesideName = [before, after].some((one) => one !== undefined && one.meaning === undefined)
    const isBesidePart = [before, after].some(isInNames)
    const words = end - start
    if (isAllNamed || isBesideName || (isTitled(start, end) && (isBesidePart || words > 1)))
      for (let at = start; at < end; at++) named[at] = { length: 1, meaning: undefined, score: 0 }
    start = end - 1
  }
  return named
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

/** Whether the text may be a name as a whole, perhaps with a place: 'Grand Park Westfield', 'Pier 40'. */
function isOnlyName(tokens: readonly Token[], split: readonly (Candidate | undefined)[]) {
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
      isInNames(one),
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

/**
 * A name such as 'Grand Park' or 'Pier 40': a word that isn't understood, directly before or after a phrase that names are
 * made of, a small town or a number that counts nothing. A corrected word between two such words is part of it, too.
 */
export function isPartOfName(
  candidates: readonly (Candidate | undefined)[],
  tokens: readonly Token[],
  at: number,
  length: number,
) {
  const isWord = (index: number) => {
    const candidate = candidates[index]
    return candidate !== undefined && candidate.meaning === undefined && candidate.isName !== true
  }
  const { meaning, isWeak, isTypo } = candidates[at]!
  const isAfterWord = isWord(at - 1) && !tokens[at]!.isAfterComma
  if (meaning?.type === 'number') return isAfterWord && candidates[at + length]?.meaning?.type !== 'term'
  const next = at + length
  // 'Rocky Top Sports World'.
  const afterNext = isInNames(candidates[next]) ? next + candidates[next]!.length : next
  const isBeforeWord = (isWord(next) || isWord(afterNext)) && !tokens[next]!.isAfterComma
  if (isTypo === true) return isAfterWord && isBeforeWord
  return (isWeak === true || isInNames(candidates[at])) && (isAfterWord || isBeforeWord)
}

/** Between the words of a name. */
const nameLinks = new Set('of the and at in on n de del la las los el du des d l y et'.split(' '))

/** 'of' in 'World of Sports'. */
export function isBetweenWords(
  chosen: readonly (Candidate | undefined)[],
  tokens: readonly Token[],
  at: number,
  length: number,
) {
  if (length > 1 || !(nameLinks.has(tokens[at]!.word) || tokens[at]!.isCapitalized)) return false
  const isWord = (one: Candidate | undefined) => one !== undefined && one.meaning === undefined
  const before = chosen.slice(0, at).findLast((one) => one !== undefined)
  const next = chosen[at + length]
  return chosen[at]?.meaning?.type === 'filler' && isWord(before) && (isWord(next) || isInNames(next))
}

/**
 * 'Quillfjord7b2' and 'X-Golf' are one word each, though their tokens may mean something. `split` has the candidates by
 * the token where they start.
 */
export function keepWholeWords(tokens: readonly Token[], split: readonly (Candidate | undefined)[]) {
  const kept = [...split]
  for (let start = 0; start < tokens.length;) {
    let end = start + 1
    while (tokens[end]?.isGlued === true) end++
    if (isOneWord(tokens, split, start, end)) {
      kept.fill(undefined, start, end)
      kept[start] = { length: end - start, meaning: undefined, score: 0 }
    }
    start = end
  }
  return kept
}

function isOneWord(
  tokens: readonly Token[],
  split: readonly (Candidate | undefined)[],
  start: number,
  end: number,
) {
  const parts: Candidate[] = []
  for (let at = start; at < end; at += parts.at(-1)!.length) {
    const part = split[at]
    if (part === undefined || at + part.length > end) return false
    parts.push(part)
  }
  if (parts.length === 1) return false
  const isUnknown = parts.some(({ meaning }) => meaning === undefined)
  const hasDigits = tokens.slice(start, end).some(({ word }) => /\d/.test(word))
  return isUnknown || (hasDigits && parts.some(({ meaning }) => meaning?.type === 'filler'))
}
