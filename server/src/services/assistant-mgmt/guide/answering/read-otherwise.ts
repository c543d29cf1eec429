import { foldWord } from '../../../../search/reading/tokens.ts'
import { recalled, memoryOf } from '../reading/memory.ts'
import type { EarlierQuestion, Question } from '../reading/question.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Segment } from '../reading/segments.ts'
import { isSoft } from '../reading/soft-segments.ts'
import { spanOf } from '../reading/spans.ts'
import { isCommonWord } from '../words/common-words.ts'
import { writingFor, type Answering } from './answering.ts'
import { isWhole, type Plan } from './plan.ts'

type PlanFor = (answering: Answering) => Plan

/** Each ambiguous word is tried, so that they are few. */
const mostTried = 4
/** Tokens that are read anew at most, which bounds what an answer costs. */
const mostRead = 75

/** The same, with a question that is read anew, in the same language. */
export function readingAnew(
  answering: Answering,
  text: string,
  before: EarlierQuestion | undefined,
  except?: ReadonlySet<string>,
): Answering {
  const { knowledge, writing } = answering
  const { language } = answering.question
  const question: Question = { ...readQuestion(text, knowledge, writing.today, before, except), language }
  return { ...answering, text, question, writing: writingFor(question, knowledge) }
}

/** What a plan leaves to the next question. */
export const leftBy = ({ subject }: Plan, { knowledge }: Answering): EarlierQuestion | undefined =>
  subject === null ? undefined : recalled(memoryOf(subject), knowledge)

/** Whether something that pages tell is still asked for. */
const asksSomething = ({ topics, wishes, traits, features, subjects, time }: Question) =>
  (time?.days !== undefined && subjects.some(({ kind }) => kind === 'business')) ||
  topics.some((topic) => topic !== 'about') ||
  traits.length + features.length > 0 ||
  (subjects.length === 0 && wishes.length > 0) ||
  wishes.some(({ values }) => 'spaceType' in values || 'sports' in values)

/** The words that are left out, but for those that ask for nothing. */
const leftOut = (segments: readonly Segment[]) =>
  segments.flatMap(({ text }) =>
    text.split(' ').every((word) => isCommonWord(foldWord(word))) ? [] : [text],
  )

/**
 * Answers a question of which nothing is found in another sense of its words: each ambiguous one is left out, the last one first, and then all
 * of them, until something is answered whole.
 */
export function otherwise(answering: Answering, planFor: PlanFor): Plan | undefined {
  const { question, text, writing } = answering
  // 'Lockmere Bowl' is no other page called Lockmere.
  const isOfName = ({ from, text: typed }: Segment) =>
    question.subjects.length > 0 && from > 0 && /^\p{Lu}/u.test(typed)
  const soft = question.segments
    .filter((segment) => isSoft(segment) && !isOfName(segment))
    .toReversed()
    .slice(0, mostTried)
  const sets = soft.length > 1 ? [...soft.map((one) => [one]), soft] : soft.map((one) => [one])
  const most = Math.floor(mostRead / Math.max(1, question.segments.at(-1)?.to ?? 0))
  for (const left of sets.slice(0, most)) {
    const other = readingAnew(answering, text, question.earlier, new Set(left.map(spanOf)))
    if (!asksSomething(other.question) || other.question.isAboutUnknown) continue
    const plan = planFor(other)
    // A sentence that only has the words of a question tells none of its topics.
    if (!isWhole(plan) || (plan.bestMatch !== null && other.question.topics.length > 0)) continue
    const words = leftOut(left)
    return words.length === 0 ? plan : { ...plan, remark: writing.say.remarks.notKnown(words.join(', ')) }
  }
  return undefined
}
