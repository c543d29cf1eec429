import { foldWord, tokensOf } from '../../../../search/reading/tokens.ts'
import { likeness } from '../reading/concepts.ts'
import { piecesOf } from '../reading/read-question.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import { languageOf } from '../words/language.ts'
import { placesOf, subjectOf, type Answering } from './answering.ts'
import { refusal, type Plan } from './plan.ts'
import { bestProse, contentOf, sentencesOf, stemOf, type ProseMatch } from './prose.ts'

/** How much of what is asked for a text must have to be quoted. */
const threshold = 0.6
/** How alike a question and one that the destination answers itself must be. */
const sameQuestion = 0.6

/** Whether a question is about a subject that the destination doesn't speak of. */
export function speaksOf(content: readonly string[], subject: string): boolean {
  const own = contentOf(tokensOf(subject))
  return own.length > 0 && own.every((word) => content.includes(word))
}

/** What the destination answers itself. */
export function ownAnswer(content: readonly string[], answering: Answering): Plan | undefined {
  const { answers } = answering.knowledge
  const asked = new Set(content)
  let best: { record: (typeof answers)[number]; share: number } | undefined
  for (const record of answers) {
    const own = contentOf(tokensOf(record.name))
    const same = own.filter((word) => asked.has(word)).length
    const words = own.length === 0 || asked.size === 0 ? 0 : (2 * same) / (own.length + asked.size)
    const share = Math.max(words, translatedLikeness(record.name, answering))
    if (share > (best?.share ?? 0)) best = { record, share }
  }
  if (best === undefined || best.share < sameQuestion) return undefined
  const { record, share } = best
  return {
    outcome: 'Answered',
    sentences: sentencesOf(record.answer).map((text) => ({ text, records: [record] })),
    remark: null,
    places: [],
    bestMatch: { name: record.name, share, threshold: sameQuestion },
    subject: null,
  }
}

/** How alike a question is to one that the destination answers in another language. */
function translatedLikeness(own: string, { question, text, writing }: Answering): number {
  return languageOf(tokensOf(own)) === question.language
    ? 0
    : likeness(piecesOf(text, writing.today), piecesOf(own, writing.today))
}

/** Where to look for words: in the pages that are named, or in all that is known. */
const recordsIn = ({ question, knowledge }: Answering): readonly GuideRecord[] =>
  question.subjects.length > 0
    ? question.subjects
    : [knowledge.destination, ...knowledge.pages, ...knowledge.documents]

/**
 * Words that nothing is known of: pages may speak of them in their own words. Otherwise the rest of the question is answered, with
 * what the answer lacks, unless it asks for just that.
 */
export function answerUnknown(answering: Answering, answerRest: () => Plan | undefined): Plan {
  const { question, writing, knowledge } = answering
  const found = bestProse(
    question.unknown.map(({ text }) => stemOf(foldWord(text))),
    recordsIn(answering),
  )
  if (found && found.share >= threshold) return quoted(answering, found)
  const words = question.unknown.map(({ text }) => text).join(', ')
  const [subject] = question.subjects
  const { remarks } = writing.say
  const rest = question.isAboutUnknown ? undefined : answerRest()
  if (rest?.outcome === 'Answered')
    return { ...rest, remark: [rest.remark, remarks.notKnown(words)].filter(Boolean).join(' ') }
  return refusal(
    'NotFound',
    subject ? remarks.notListed({ name: subject.name, words }) : remarks.notFound(knowledge.destination.name),
    { bestMatch: matchOf(found), subject: subjectOf(question, question.subjects) },
  )
}

/** What a page says about all that is asked. */
export function answerProse(
  answering: Answering,
  content: readonly string[],
  least = threshold,
): Plan | undefined {
  const found = bestProse(content, recordsIn(answering))
  return found && found.share >= least ? quoted(answering, found) : undefined
}

export function notSaid({ question, knowledge, writing }: Answering): Plan {
  const { remarks } = writing.say
  const [subject] = question.subjects
  const remark = subject
    ? remarks.notSaid({ name: subject.name })
    : remarks.notFound(knowledge.destination.name)
  return refusal('NotFound', remark, { subject: subjectOf(question, question.subjects) })
}

const matchOf = (found: ProseMatch | undefined) =>
  found ? { name: found.record.name, share: found.share, threshold } : null

/** A sentence of a page, with its name if it doesn't have it. */
function quoted({ question }: Answering, found: ProseMatch): Plan {
  const { record, sentences } = found
  return {
    outcome: 'Answered',
    sentences: sentences.map((text) => ({
      text: text.includes(record.name) ? text : `${record.name}: ${text}`,
      records: [record],
    })),
    remark: null,
    places: placesOf([record]),
    bestMatch: matchOf(found),
    subject: subjectOf(question, [record]),
  }
}
