import { tokensOf } from '../../../../search/reading/tokens.ts'
import { isWrittenAsName } from '../reading/clauses.ts'
import { likeness } from '../reading/concepts.ts'
import { piecesOf, piecesOfAnswer } from '../reading/read-question.ts'
import type { Question } from '../reading/question.ts'
import type { Segment } from '../reading/segments.ts'
import type { OwnAnswerRecord } from '../records/guide-record.ts'
import type { Values } from '../records/satisfies.ts'
import { isCommonWord } from '../words/common-words.ts'
import { conceptsOf } from '../words/concept-words.ts'
import { languageOf } from '../words/language.ts'
import type { Answering } from './answering.ts'
import { asksPages, coveredAnswer } from './covered-answer.ts'
import { sure } from './answer-prose.ts'
import type { Plan } from './plan.ts'
import { contentOf, sentencesOf, stemOf } from './prose.ts'

/** How alike a question and one that the destination answers itself must be. */
const sameQuestion = 0.6

/** Restaurants alone are asked for themselves. */
const generalConcepts = new Set(['restaurant'])

/** Whether a question is about a subject that the destination doesn't speak of. */
export function speaksOf(content: readonly string[], subject: string): boolean {
  const own = contentOf(tokensOf(subject))
  return own.length > 0 && own.every((word) => content.includes(word))
}

/** What the destination answers itself. */
export function ownAnswer(content: readonly string[], answering: Answering): Plan | undefined {
  const covered = coveredAnswer(answering)
  if (covered) return given(covered, 1)
  const { answers } = answering.knowledge
  const asked = new Set(content)
  const pieces = answers.length === 0 ? [] : piecesOf(answering.text, answering.writing.today)
  let best: { record: (typeof answers)[number]; share: number } | undefined
  for (const record of answers) {
    if (asksPages(answering, record)) continue
    const own = contentOf(tokensOf(record.name))
    const same = own.filter((word) => asked.has(word))
    // 'Restaurants open now' asks for no discount there.
    const isSame = same.some((word) => !conceptsOf(word).some((concept) => generalConcepts.has(concept)))
    const words = isSame ? (2 * same.length) / (own.length + asked.size) : 0
    const share = Math.max(words, translatedLikeness(record, pieces, answering))
    if (share > (best?.share ?? 0)) best = { record, share }
  }
  return best === undefined || best.share < sameQuestion ? undefined : given(best.record, best.share)
}

const given = (record: OwnAnswerRecord, share: number): Plan => ({
  outcome: 'Answered',
  sentences: sentencesOf(record.answer).map((text) => ({ text, records: [record] })),
  remark: null,
  places: [],
  bestMatch: { name: record.name, share, threshold: sameQuestion },
  subject: null,
})

/** What venues, sports and events are called says little of what is asked about them. */
const generalShare = 0.3
const isGeneral = (values: Values | undefined) =>
  values !== undefined && ['sports', 'spaceType', 'facilityType'].some((field) => field in values)

const generalIn = (segments: readonly Segment[]) =>
  new Set(
    segments
      .filter(({ terms, values }) => terms['kind'] !== undefined || Object.values(values).some(isGeneral))
      .flatMap((segment) => contentOf(tokensOf(segment.text))),
  )

/** The words of a text, with what they are about in any language. */
const saidBy = (text: string) => new Set([...contentOf(tokensOf(text)), ...conceptsOf(text)])

/**
 * An answer of the destination to a question that is asked in other words, for what nothing else answers: most of what is asked is said by its question
 * and answer together, and its question says some of that, or all of it. Of another language, only what the words are about is compared.
 */
export function alikeAnswer(content: readonly string[], answering: Answering): Plan | undefined {
  const { question, text, knowledge, writing } = answering
  if (question.subjects.length > 0) return undefined
  const names = unknownNames(question, text)
  const general = generalIn(question.segments)
  const weightOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (general.has(word) ? generalShare : 1), 0)
  const concepts = [...new Set(conceptsOf(text))]
  const conceptsOfStem = new Map(tokensOf(text).map(({ word }) => [stemOf(word), conceptsOf(word)]))
  const [best] = knowledge.answers
    .flatMap((record) => {
      if (asksPages(answering, record)) return []
      const isTranslated = languageOf(tokensOf(record.name)) !== question.language
      const asked = saidBy(record.name)
      const said = new Set([...asked, ...saidBy(record.answer)])
      // Nothing is said of a place that nobody knows: 'the street of Ostlemere Palace'.
      if (names.some((word) => !said.has(word))) return []
      const words = isTranslated ? concepts : content
      const isSaid = (word: string) =>
        said.has(word) || conceptsOfStem.get(word)?.some((concept) => said.has(concept)) === true
      const share = words.length === 0 ? 0 : weightOf(words.filter(isSaid)) / weightOf(words)
      const isTelling = (word: string) => !general.has(word) && !generalConcepts.has(word)
      const isAsked = [...words, ...concepts].some((word) => isTelling(word) && asked.has(word))
      const isWhole = !isTranslated && share >= sure && words.some(isTelling)
      // 'The ref stopped us because of lightning, how long?' has all that 'What happens when there is thunder?' is about.
      const isCovered = () => isAsked && isCoveredBy(record, { content, concepts, question }, writing.today)
      return (isAsked && share >= sameQuestion) || isWhole || isCovered() ? [{ record, share }] : []
    })
    .toSorted((one, other) => other.share - one.share)
  return best && given(best.record, best.share)
}

interface Asked {
  content: readonly string[]
  concepts: readonly string[]
  question: Question
}

const spacesIn = (segments: readonly Segment[]) =>
  new Set(segments.flatMap(({ values }) => values.facility?.['spaceType'] ?? []))

/** Whether a question has all that another one is about. What that calls a venue may be left out, unless the question names another. */
function isCoveredBy(own: OwnAnswerRecord, { content, concepts, question }: Asked, today: string): boolean {
  const pieces = piecesOfAnswer(own, today)
  const [spaces, ownSpaces] = [spacesIn(question.segments), spacesIn(pieces)]
  if (spaces.size > 0 && ownSpaces.size > 0 && spaces.isDisjointFrom(ownSpaces)) return false
  const general = generalIn(pieces)
  return tokensOf(own.name).every(
    ({ word }) =>
      isCommonWord(word) ||
      general.has(stemOf(word)) ||
      content.includes(stemOf(word)) ||
      conceptsOf(word).some((concept) => concepts.includes(concept)),
  )
}

/** Words that nothing is known of, written as names are. */
function unknownNames({ unknown }: Question, text: string): string[] {
  const tokens = tokensOf(text)
  return unknown
    .filter((segment) => isWrittenAsName(segment, tokens))
    .map((segment) => stemOf(tokens[segment.from]!.word))
}

/** How alike a question is to one that the destination answers in another language. */
function translatedLikeness(
  own: OwnAnswerRecord,
  pieces: readonly Segment[],
  { question, writing }: Answering,
): number {
  return languageOf(tokensOf(own.name)) === question.language
    ? 0
    : likeness(pieces, piecesOfAnswer(own, writing.today))
}
