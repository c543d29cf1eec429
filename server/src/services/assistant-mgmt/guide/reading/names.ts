import { foldWord, tokensOf, type Token } from '../../../../search/reading/tokens.ts'
import { allowedEdits, editDistance } from '../../../../search/index/typo.ts'
import { similarWords, type SimilarWords } from '../../../../search/reading/similar.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import { genericNames } from '../words/generic-names.ts'
import { isPlainWord } from '../words/plain-words.ts'
import { questionPhrases } from './vocabulary.ts'

export interface NameMatch {
  length: number
  /** One of several words of a name, which may be there by chance. */
  isWeak: boolean
  isWhole: boolean
  records: readonly GuideRecord[]
}

export interface Names {
  /** The records whose name begins at a token, or has the word at it that no other names have. The longest match. */
  at(tokens: readonly Token[], start: number): NameMatch | undefined
  /** The spelling of a name that a word may stand for. */
  similarTo(word: string): string | undefined
  /** All records that have a word in their names. */
  having(word: string): readonly GuideRecord[]
}

/** More records with a word in their name than this, and it says nothing. */
const mostAlike = 3
/** So many words of the beginning of a name tell it apart, even if each is in other names. */
const leastBeginning = 3

const wordsOf = (name: string) => tokensOf(name).map(({ word }) => word)
const isGeneric = (word: string, tokens: readonly Token[], at: number) =>
  isPlainWord(word) ||
  genericNames.has(word) ||
  /^\d+$/.test(word) ||
  questionPhrases.at(tokens, at).some(({ length }) => length === 1)

/** 'Calloway’s' is Calloway, and 'the Calloway' too. */
const isSame = (typed: string, own: string) =>
  typed === own || (typed.endsWith('s') && typed.slice(0, -1) === own)

/** Letters of a word of a name: 'gym' for its Gymnasium. */
const shortestPart = 3
/** After words of a name that are spelled right, 'feilds' are its Fields. */
const isNearly = (typed: string, own: string) => {
  if (typed.length >= shortestPart && own.startsWith(typed)) return true
  const most = allowedEdits(own)
  return most > 0 && own.length >= 5 && typed[0] === own[0] && editDistance(typed, own, most) <= most
}

const articles = new Set('the el la los las le les l du del au al'.split(' '))
/** 'The curling club of', and not 'courts under a roof'. */
const isCalled = (tokens: readonly Token[], start: number) =>
  tokens[start]!.isCapitalized || articles.has(tokens[start - 1]?.word ?? '')

/** A record by one of its names. */
export interface NamedAs {
  record: GuideRecord
  name: string
  /** Its town, whose name pages around it have, too. */
  isTown?: boolean
}

interface NamedRecord extends NamedAs {
  words: readonly string[]
}

/** The names of records, found whole or by the words that tell them apart. */
export function namesOf(
  all: readonly NamedAs[],
  isMarketWord: (tokens: readonly Token[], at: number) => boolean,
): Names {
  const named: NamedRecord[] = all.map((one) => ({ ...one, words: wordsOf(one.name) }))
  const byWord = new Map<string, NamedRecord[]>()
  for (const one of named)
    for (const word of new Set(one.words)) byWord.set(word, [...(byWord.get(word) ?? []), one])
  const telling = new Set<string>()
  for (const { name, words } of named) {
    const tokens = tokensOf(name)
    for (const [at, word] of words.entries())
      if (
        (byWord.get(word)?.length ?? 0) <= mostAlike &&
        word.length > 2 &&
        !isGeneric(word, tokens, at) &&
        !isMarketWord(tokens, at)
      )
        telling.add(word)
  }
  const similar: SimilarWords = similarWords(telling)

  /** How many tokens from `start` on are words of the name, in its order. */
  function lengthIn({ words }: NamedRecord, tokens: readonly Token[], start: number) {
    let place = -1
    let length = 0
    for (let at = start; at < tokens.length; at++) {
      const { word, isAfterComma } = tokens[at]!
      const next = words.findIndex(
        (own, index) => index > place && (isSame(word, own) || (length > 0 && isNearly(word, own))),
      )
      if (next < 0 || (length > 0 && isAfterComma)) break
      place = next
      length++
    }
    return length
  }

  /** 'The curling club of' a long name, which begins no other place's. Events are called by words that ask for sports and places, too. */
  const isOnlyBeginning = ({ record }: NamedRecord, typed: readonly string[], isMeant: boolean) =>
    isMeant &&
    typed.length >= leastBeginning &&
    record.kind !== 'event' &&
    named
      .filter((one) => typed.every((word, at) => one.words[at] === word))
      .every((one) => one.record === record)

  return {
    at(tokens, start) {
      const { word } = tokens[start]!
      const candidates = new Set([
        ...(byWord.get(word) ?? []),
        ...(word.endsWith('s') ? (byWord.get(word.slice(0, -1)) ?? []) : []),
      ])
      let best: { length: number; score: number; isWhole: boolean; records: GuideRecord[] } | undefined
      for (const one of candidates) {
        const length = lengthIn(one, tokens, start)
        if (length === 0) continue
        const typed = tokens.slice(start, start + length).map((token) => token.word)
        const isWhole =
          length === one.words.length && (length > 1 || one.isTown === true || telling.has(one.words[0]!))
        if (
          !isWhole &&
          !isOnlyBeginning(one, typed, isCalled(tokens, start)) &&
          !typed.some((each) => telling.has(each) || (each.endsWith('s') && telling.has(each.slice(0, -1))))
        )
          continue
        const isStart = one.words
          .slice(0, 2)
          .some((own) => isSame(word, own) && (own === one.words[0] || one.words[0] === 'the'))
        // 'Calloway' is rather Calloway Park than North Calloway Park, and rather a place than an event.
        const score =
          length + (isWhole ? 0.5 : 0) + (isStart ? 0.2 : 0) + (one.record.kind === 'event' ? 0 : 0.1)
        if (best === undefined || score > best.score) best = { length, score, isWhole, records: [one.record] }
        else if (score === best.score && !best.records.includes(one.record)) best.records.push(one.record)
      }
      if (best === undefined) return undefined
      const { length, records, isWhole } = best
      return { length, records, isWhole, isWeak: length === 1 && !isWhole }
    },
    having: (word) => (byWord.get(word) ?? []).map(({ record }) => record),
    similarTo(word) {
      const [found] = word.length >= 5 ? similar.find(foldWord(word)) : []
      return found?.word
    },
  }
}
