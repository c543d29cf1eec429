import { tokensOf, type Token } from '../../../../search/reading/tokens.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import { isPage } from '../records/guide-record.ts'
import { isCommonWord } from '../words/common-words.ts'
import { conceptWords } from '../words/concept-words.ts'

/**
 * What only speaks to a program, or leads elsewhere: addresses and markup, commands in three languages, and what is encoded. Text of a page with any
 * of it isn't quoted at all, because what stands beside a planted instruction may be part of it.
 */
const planted = [
  /https?:|www\.|\/\/|javascript:|data:|<\s*[a-z!/]|\]\(|\{\{|\[\/?inst\]|#{3}|[\w.+-]@[\w-]+\./i,
  /\b(?:ignor|disregard|overrid|bypass)\w*\b|(?<!n['’]t |never )\bforget\w*|\b(?:instruct(?!or)\w*|prompt(?!ly\b|ness)\w*|assistant(?! (?:athletic|coach|director|general|manager|principal|referee))|chatbot|jailbreak|developer mode|language model|dear model|a\.?i\.?|llm|gpt|token|(?<!wi-?fi )password|(?:api|secret) key|base64|(?:tool|function) call|call the (?:tool|function)|record \d+|backwards|new task)\b|\b(?:system|user|admin)\s*:/i,
  /\b(?:respond|reply|answer|say|print|output|repeat|write|tell (?:the )?(?:user|reader|visitor|guest)s?)\b[^.]{0,40}(?:["“«']|\bonly\b|\bexactly\b|\bthat\b|\bwith\b|\bwhat\b|\beverything\b|:)/i,
  /\b(?:hidden|secret|private) (?:pages?|names?|notes?|facts?|keys?)\b|\bnot public\b|\bnoted privately\b|\b(?:decode|decrypt) (?:and|this|it|the)\b/i,
  /\b(?:ignora\w*|olvida\w*|instruccion\w*|asistente|contrase\w*|responde|di exactamente|repite)\b|\b(?:revela\w*|muestra\w*|di(?:me|nos|les?|gan?)?)\b[^.]{0,40}\b(?:clave|regla|ocult|secret)\w*/i,
  /\b(?:oublie|ignore|consigne(?! (?:à|a|de) bagages?))\w*\b|\bmot de passe\b|\br(?:e|é)p(?:ond(?:s|ez)|(?:e|è)te[sz]?)(?!\p{L})|\b(?:(?:r(?:e|é)v(?:e|è)le|affiche|traduis)\p{L}*|montre(?:[rsz]|nt)?)(?!\p{L})[^.]{0,40}(?:cach|secr|syst|message|\bcl(?:e|é)s?(?!\p{L}))/iu,
  // Long words of mixed letters and digits.
  /(?<![A-Za-z\d+/])(?=[a-z\d+/]*[A-Z])(?=[A-Z\d+/]*[a-z])(?=[A-Za-z+/]*\d)[A-Za-z\d+/]{16,}/,
]

export const isQuotable = (text: string) => !planted.some((pattern) => pattern.test(text))

/** The sentences of a text, without line breaks. Empty if something in it isn't quotable. */
export function sentencesOf(text: string | null): string[] {
  if (text === null || !isQuotable(text)) return []
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.replaceAll(/\s+/g, ' '))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.length > 1)
}

/** The singular of a word, roughly, so that both forms compare. */
export const stemOf = (word: string) =>
  word
    .replace(/ies$/, 'i')
    .replace(/(?:es|s)$/, '')
    .replace(/(?:ing|ed)$/, '')
    .replace(/y$/, 'i')

const conceptsByStem = new Map<string, string[]>()
for (const [concept, list] of conceptWords)
  for (const stem of new Set(list.map(stemOf)))
    conceptsByStem.set(stem, [...(conceptsByStem.get(stem) ?? []), `@${concept}`])
/** What a word is about, whatever its language, marked apart from words. */
const aboutOf = (stem: string): readonly string[] => conceptsByStem.get(stem) ?? []

/** The words that a page may say in its own: those that tell texts apart, and all that are about something known. */
export const sayableOf = (tokens: readonly Pick<Token, 'word'>[]): string[] => [
  ...new Set(
    tokens.flatMap(({ word }) => {
      const stem = stemOf(word)
      return isCommonWord(word) && aboutOf(stem).length === 0 ? [] : [stem]
    }),
  ),
]

/** The words that tell texts apart. */
export const contentOf = (tokens: readonly Pick<Token, 'word'>[]): string[] => [
  ...new Set(tokens.flatMap(({ word }) => (isCommonWord(word) ? [] : [stemOf(word)]))),
]

export interface ProseMatch {
  record: GuideRecord
  sentences: readonly string[]
  /** How much of what is asked for the sentences have, from 0 to 1. */
  share: number
}

/** What pages say in their own words. */
export function proseOf(record: GuideRecord): string[] {
  if (record.kind === 'ownAnswer') return []
  if (record.kind === 'story') return sentencesOf(record.standfirst)
  if (!isPage(record)) return [record.name]
  const offers = record.offers.flatMap(({ title, description }) =>
    isQuotable(`${title} ${description ?? ''}`) ? [title, ...sentencesOf(description)] : [],
  )
  const features =
    record.kind === 'facility'
      ? record.item.spaceTypes.flatMap(({ additionalFeatures }) => sentencesOf(additionalFeatures))
      : []
  return [...sentencesOf(record.item.description), ...features, ...offers]
}

interface ProseSentence {
  sentence: string
  has: ReadonlySet<string>
}

const proseWords = new WeakMap<GuideRecord, readonly ProseSentence[]>()

/** The sentences of a record with their words, found once however often it is searched. */
function wordsOfProse(record: GuideRecord): readonly ProseSentence[] {
  const known = proseWords.get(record)
  if (known) return known
  const found = proseOf(record).map((sentence) => {
    const stems = tokensOf(sentence).map(({ word }) => stemOf(word))
    return { sentence, has: new Set([...contentOf(tokensOf(sentence)), ...stems.flatMap(aboutOf)]) }
  })
  proseWords.set(record, found)
  return found
}

type IsSaid = (has: ReadonlySet<string>, word: string) => boolean
const isWritten: IsSaid = (has, word) => has.has(word)
/** In other words, or in another language. */
export const isSaid: IsSaid = (has, word) =>
  has.has(word) || aboutOf(word).some((concept) => has.has(concept))

/** The sentences that have the most of what is asked for, by how rare the words are among all of them. */
export function bestProse(
  words: readonly string[],
  records: readonly GuideRecord[],
  says: IsSaid = isWritten,
): ProseMatch | undefined {
  if (words.length === 0) return undefined
  const texts = records.flatMap((record) =>
    wordsOfProse(record).map(({ sentence, has }) => ({ record, sentence, has })),
  )
  const weight = new Map(
    words.map((word) => [
      word,
      Math.log(1 + texts.length / (1 + texts.filter(({ has }) => says(has, word)).length)),
    ]),
  )
  const whole = [...weight.values()].reduce((sum, one) => sum + one, 0)
  let best: ProseMatch | undefined
  for (const { record, sentence, has } of texts) {
    const share = words.reduce((sum, word) => sum + (says(has, word) ? weight.get(word)! : 0), 0) / whole
    if (share > (best?.share ?? 0)) best = { record, sentences: [sentence], share }
  }
  return best
}

/** So many words of a question make a sentence worth telling beside what was asked. */
const leastSaid = 2

/** A sentence of a page that says more of what is asked: 'Late checkout is arranged at the front desk', beside the time. */
export const furtherProse = (words: readonly string[], record: GuideRecord): string | undefined =>
  wordsOfProse(record)
    .map(({ sentence, has }) => ({ sentence, said: words.filter((word) => isSaid(has, word)).length }))
    .filter(({ said }) => said >= leastSaid)
    .toSorted((one, other) => other.said - one.said)[0]?.sentence

/** The strings in lists of a page, such as its amenities. */
const listedIn = (record: GuideRecord): string[] =>
  isPage(record)
    ? Object.values(record.item).flatMap((value: unknown) =>
        Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [],
      )
    : []

/** The records whose name, lists and prose have the most of the words. */
export function bestRecords(
  words: readonly string[],
  records: readonly GuideRecord[],
  most: number,
): GuideRecord[] {
  const scored = records.map((record) => {
    const texts = [record.name, record.kind, ...listedIn(record)]
    const has = new Set([
      ...texts.flatMap((text) => contentOf(tokensOf(text))),
      ...wordsOfProse(record).flatMap((sentence) => [...sentence.has]),
    ])
    return { record, score: words.filter((word) => has.has(word)).length }
  })
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ record }) => record)
}
