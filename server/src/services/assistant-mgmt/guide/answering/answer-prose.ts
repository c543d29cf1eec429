import { foldWord, tokensOf } from '../../../../search/reading/tokens.ts'
import type { Question } from '../reading/question.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import { placesOf, subjectOf, type Answering } from './answering.ts'
import { refusal, uniqueSentences, type Plan } from './plan.ts'
import { bestProse, isSaid, stemOf, type ProseMatch } from './prose.ts'

/** How much of what is asked for a text must have to be quoted. */
const threshold = 0.6
/** How much of a question about what is allowed a text must have: one about something else must not seem to answer it. */
export const sure = 0.9

/** Where to look for words: in the pages that are named, or in all that is known. */
function recordsIn({ question, knowledge }: Answering): readonly GuideRecord[] {
  const { subjects, kind } = question
  if (subjects.length > 0) return subjects
  // A hotel is asked for what hotels say.
  const isAsked = (record: GuideRecord) =>
    kind === undefined || kind === 'destination' || record.kind === kind
  return [
    knowledge.destination,
    ...knowledge.pages.filter(isAsked),
    ...knowledge.documents,
    ...knowledge.stories,
  ]
}

/**
 * Words that nothing is known of: pages may speak of them in their own words. Otherwise the rest of the question is answered, with
 * what the answer lacks, unless it asks for just that.
 */
export function answerUnknown(answering: Answering, answerRest: () => Plan | undefined): Plan {
  const { question, writing, knowledge } = answering
  const found = bestProse(
    question.unknown.map(({ text }) => stemOf(foldWord(text))),
    recordsIn(answering),
    // Of one page, other words will do.
    question.subjects.length > 0 ? isSaid : undefined,
  )
  if (found && found.share >= threshold && hasNames(found, answering)) {
    const said = quoted(answering, found)
    const beside = question.subjects.length > 0 ? answerRest() : undefined
    return beside?.outcome === 'Answered'
      ? { ...beside, sentences: uniqueSentences([...said.sentences, ...beside.sentences]) }
      : said
  }
  const words = question.unknown.map(({ text }) => text).join(', ')
  const [subject] = question.subjects
  const { remarks } = writing.say
  const rest = question.isAboutUnknown ? undefined : answerRest()
  if (rest?.outcome === 'Answered')
    return { ...rest, remark: [rest.remark, remarks.notKnown(words)].filter(Boolean).join(' ') }
  return refusal(
    'NotFound',
    subject ? remarks.notListed({ name: subject.name, words }) : remarks.notFound(knowledge.destination.name),
    { bestMatch: matchOf(found), subject: namedIn(question) },
  )
}

/** Whether sentences have the whole names that unknown words are in: 'Tanque Verde' tells nothing of 'Monte Verde'. */
function hasNames({ sentences }: ProseMatch, { question: { unknown, subjects }, text }: Answering): boolean {
  const tokens = tokensOf(text)
  const isName = (at: number) => at > 0 && tokens[at]?.isCapitalized === true
  return (
    subjects.length > 0 ||
    unknown.every(({ from }) => {
      const [before, own] = [tokens[from - 1], tokens[from]]
      return (
        !isName(from) ||
        !isName(from - 1) ||
        sentences.some((sentence) => sentence.includes(text.slice(before?.span[0], own?.span[1])))
      )
    })
  )
}

/** What a page says about all that is asked. */
export function answerProse(
  answering: Answering,
  content: readonly string[],
  least = threshold,
  says?: typeof isSaid,
): Plan | undefined {
  const found = bestProse(content, recordsIn(answering), says)
  return found && found.share >= least ? quoted(answering, found) : undefined
}

export function notSaid({ question, knowledge, writing }: Answering): Plan {
  const { remarks } = writing.say
  const [subject] = question.subjects
  const remark = subject
    ? remarks.notSaid({ name: subject.name })
    : remarks.notFound(knowledge.destination.name)
  return refusal('NotFound', remark, { subject: namedIn(question) })
}

/** What a question that wasn't answered leaves to the next one: the pages that it names, if any. */
const namedIn = (question: Question) =>
  question.subjects.length > 0 ? subjectOf(question, question.subjects) : null

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
