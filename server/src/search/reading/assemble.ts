import { isDistanceUnit } from './distance-units.ts'
import { isForeignCity } from './foreign-countries.ts'
import { isBetweenWords, isPartOfName, keepWholeWords, withNames } from './likely-names.ts'
import type { Candidate, Part, Reading } from './reading.ts'
import { joinedWords, wordAt, type Token } from './tokens.ts'

/** Between the words of a place's name. */
const placeParticles = new Set('de del la las los el do da di du'.split(' '))

/** 'San Pedro de Macorís, Dominican Republic': the words before a foreign country name a place there. */
function withForeignPlaces(
  tokens: readonly Token[],
  split: readonly (Candidate | undefined)[],
): (Candidate | undefined)[] {
  const named = [...split]
  const isPlace = (one: Candidate | undefined) =>
    one !== undefined &&
    one.isName !== true &&
    (one.meaning === undefined ||
      one.meaning.type === 'unknown place' ||
      (one.meaning.type === 'place' && one.meaning.place.type === 'point'))
  for (const [at, one] of split.entries()) {
    if (one?.meaning?.type !== 'unknown place' || isForeignCity(joinedWords(tokens, at, at + one.length)))
      continue
    let start = at
    for (;;) {
      const before = split.slice(0, start).findLastIndex((other) => other !== undefined)
      if (before < 0 || tokens[before]!.isQuoted) break
      const isFirst = start === at
      const isParticle = !isFirst && placeParticles.has(tokens[before]!.word)
      const isNext = isFirst || !tokens[start]!.isAfterComma
      if (!isNext || !(isParticle || (isPlace(split[before]) && (isFirst || tokens[before]!.isCapitalized))))
        break
      start = before
    }
    // 'in El Salvador'.
    while (start < at && placeParticles.has(tokens[start]!.word)) start++
    if (start < at) {
      named.fill(undefined, start, at + 1)
      named[start] = { length: at + one.length - start, meaning: one.meaning, score: 0 }
    }
  }
  return named
}

/** The reading of a text that was split into candidates, by the token where they start. */
export function assemble(
  text: string,
  tokens: readonly Token[],
  split: readonly (Candidate | undefined)[],
): Reading {
  const chosen = withForeignPlaces(tokens, withNames(tokens, keepWholeWords(tokens, split)))
  const parts: Part[] = []
  const words: { span: [number, number]; text: string }[] = []
  if (isOneName(chosen)) return wholeText(text)
  for (let at = 0; at < tokens.length;) {
    const { length, meaning: found, isName } = chosen[at]!
    if (isPartOfName(chosen, tokens, at, length) || isBetweenWords(chosen, tokens, at, length))
      chosen[at] = { length, meaning: undefined, score: 0 }
    const meaning = found?.type === 'words' ? undefined : chosen[at]!.meaning
    const span: [number, number] = [tokens[at]!.span[0], tokens[at + length - 1]!.span[1]]
    const typed = text.slice(...span)
    if (meaning !== undefined) parts.push({ span, text: typed, meaning })
    else if (!isName && isUnknownPlace(tokens, at))
      parts.push({ span, text: typed, meaning: { type: 'unknown place' } })
    else words.push({ span, text: typed })
    at += length
  }
  // Nothing was understood, so the text is searched for as it was typed.
  const isQuoted = tokens.every((token) => token.isQuoted)
  return parts.length === 0 && words.length > 0 && !isQuoted ? wholeText(text) : { parts, words }
}

const wholeText = (text: string): Reading => ({
  parts: [],
  words: [{ span: [0, text.length], text: text.trim() }],
})

/** Words that stand only before a place. */
const surePrepositions = new Set(['near', 'around', 'outside', 'cerca', 'pres'])

/** 'near Tijuana', 'in Reykjavik': the word can't be anything else. After 'in', only a capitalized word. */
function isUnknownPlace(tokens: readonly Token[], at: number) {
  if (tokens[at]!.isQuoted) return false
  const before = wordAt(tokens, at - 1)
  const distance = wordAt(tokens, at - 2)
  const isAfterOf = before === 'of' && (isDistanceUnit(distance) || distance === 'outside')
  return (
    surePrepositions.has(before) || isAfterOf || (tokens[at]!.isCapitalized && /^(?:in|en)$/.test(before))
  )
}

/** 'Madison Square Garden': a town before words that aren't understood, and nothing else. */
function isOneName(chosen: readonly (Candidate | undefined)[]) {
  const [first, ...others] = chosen.filter((one) => one !== undefined)
  const isTown =
    first?.meaning?.type === 'place' && first.meaning.place.type === 'point' && first.length === 1
  return isTown && others.length > 0 && others.every(({ meaning }) => meaning === undefined)
}
