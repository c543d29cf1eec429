import { tokensOf, type Token } from '../../../../search/reading/tokens.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import { isPage } from '../records/guide-record.ts'
import { isPlainWord } from '../words/plain-words.ts'

/**
 * What only speaks to a program, or leads elsewhere: commands, markup, addresses. Text of a page with any of it isn't quoted at all, because
 * what stands beside a planted instruction may be part of it.
 */
const planted =
  /https?:|www\.|\/\/|javascript:|data:|<\s*[a-z!/]|\]\(|\{\{|[\w.+-]+@[\w-]+\.|\b(?:ignor|disregard|forget|overrid|bypass)\w*\b|\b(?:instruct\w*|prompt\w*|assistant|chatbot|jailbreak|developer mode|language model|a\.?i\.?|llm|gpt|token|password|api key|base64|tool call|function call)\b|\b(?:system|user|admin)\s*:|\b(?:respond|reply|answer|say|print|output|repeat|write|tell (?:the )?(?:user|reader|visitor|guest)s?)\b[^.]{0,40}(?:["“«']|\bonly\b|\bexactly\b|\bthat\b|\bwith\b|:)|\b(?:ignora\w*|olvida\w*|instruccion\w*|asistente|contrase\w*|responde|di exactamente|repite|oublie\w*|consigne\w*|mot de passe|r[eé]ponds|r[eé]p[eè]te)\b/i

export const isQuotable = (text: string) => !planted.test(text)

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
    .replace(/(?:ies|y)$/, 'i')
    .replace(/(?:es|s)$/, '')
    .replace(/(?:ing|ed)$/, '')

/** The words that tell texts apart. */
export const contentOf = (tokens: readonly Token[]): string[] => [
  ...new Set(tokens.flatMap(({ word }) => (isPlainWord(word) ? [] : [stemOf(word)]))),
]

export interface ProseMatch {
  record: GuideRecord
  sentences: readonly string[]
  /** How much of what is asked for the sentences have, from 0 to 1. */
  share: number
}

/** What pages say in their own words. */
function proseOf(record: GuideRecord): string[] {
  if (record.kind === 'ownAnswer') return []
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

/** The sentences that have the most of what is asked for, by how rare the words are among all of them. */
export function bestProse(words: readonly string[], records: readonly GuideRecord[]): ProseMatch | undefined {
  if (words.length === 0) return undefined
  const texts = records.flatMap((record) =>
    proseOf(record).map((sentence) => ({ record, sentence, has: new Set(contentOf(tokensOf(sentence))) })),
  )
  const weight = new Map(
    words.map((word) => [
      word,
      Math.log(1 + texts.length / (1 + texts.filter(({ has }) => has.has(word)).length)),
    ]),
  )
  const whole = [...weight.values()].reduce((sum, one) => sum + one, 0)
  let best: ProseMatch | undefined
  for (const { record, sentence, has } of texts) {
    const share = words.reduce((sum, word) => sum + (has.has(word) ? weight.get(word)! : 0), 0) / whole
    if (share > (best?.share ?? 0)) best = { record, sentences: [sentence], share }
  }
  return best
}
