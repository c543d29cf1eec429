import { partsOf } from '../reading/parts.ts'
import type { Question } from '../reading/question.ts'
import { namesKind } from '../reading/terms-of.ts'
import type { Answering } from './answering.ts'
import { isWhole, uniqueSentences, type Plan } from './plan.ts'
import { leftBy, readingAnew } from './read-otherwise.ts'

type PlanFor = (answering: Answering) => Plan

interface Part {
  question: Question
  plan: Plan
}

/** The answers to the questions that one consists of. What a question leaves out is what the one before it was about. */
function answeredParts(answering: Answering, planFor: PlanFor): Part[] {
  const parts: Part[] = []
  let before = answering.question.earlier
  for (const text of partsOf(answering.text)) {
    const part = readingAnew(answering, text, before)
    const plan = planFor(part)
    parts.push({ question: part.question, plan })
    before = leftBy(plan, answering) ?? before
  }
  return parts
}

const joined = (plans: readonly Plan[], whole: Plan): Plan => ({
  ...whole,
  outcome: 'Answered',
  sentences: uniqueSentences(plans.flatMap(({ sentences }) => sentences)),
  places: plans
    .flatMap(({ places }) => places)
    .filter(({ record }, at, all) => all.findIndex((one) => one.record === record) === at),
  subject: plans.findLast(({ subject }) => subject !== null)?.subject ?? whole.subject,
})

/** Whether a part asks for something of its own, and not only for what another part told. */
const asksItself = ({ question: { topics, wishes, traits, segments, time } }: Part) =>
  topics.length + wishes.length + traits.length > 0 || time?.days !== undefined || segments.some(namesKind)

/**
 * Answers several questions in one. Where the answer to all of them together lacks something, each is answered by itself; otherwise what it
 * left out is added: more of the same pages, or pages of another kind.
 */
export function answerParts(answering: Answering, whole: Plan, planFor: PlanFor): Plan | undefined {
  if (whole.outcome === 'ByRule' || answering.question.rule !== undefined) return undefined
  const parts = answeredParts(answering, planFor)
  if (parts.length === 0) return undefined
  const plans = parts.map(({ plan }) => plan)
  if (whole.outcome !== 'Answered' || whole.remark !== null)
    return plans.every(isWhole) ? { ...joined(plans, whole), remark: null } : undefined
  const records = new Set(whole.sentences.flatMap((sentence) => sentence.records))
  const isOfSame = ({ plan }: Part) =>
    plan.sentences.every((sentence) => sentence.records.some((record) => records.has(record)))
  const more = parts.filter(
    (part) =>
      isWhole(part.plan) &&
      asksItself(part) &&
      (isOfSame(part) || (part.question.goesOn && part.question.segments.some(namesKind))),
  )
  return more.length === 0
    ? undefined
    : { ...joined([whole, ...more.map(({ plan }) => plan)], whole), remark: null, subject: whole.subject }
}
