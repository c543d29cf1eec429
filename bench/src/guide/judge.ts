import type { Outcome } from '@app/contract/assistants/answer-schema.ts'
import type { GuideReply } from './asking.ts'
import { checkCitations } from './citations.ts'
import { isFactPresent } from './facts.ts'
import type { GuideQuestion } from './questions.ts'
import { readAnswer } from './read-answer.ts'
import type { DestinationRecords } from './records.ts'

export interface Verdict {
  question: GuideQuestion
  isRefused: boolean
  missing: string[]
  sentences: number
  uncited: string[]
  wrong: string[]
  text: string
}

const refusals: readonly (Outcome | null)[] = ['NotFound', 'ByRule']

export function judge(
  question: GuideQuestion,
  { message }: Pick<GuideReply, 'message'>,
  records: DestinationRecords,
): Verdict {
  const answer = readAnswer(message)
  return {
    question,
    // What a page doesn't list is not found, which is how an answer says no.
    isRefused: refusals.includes(message.outcome) && !question.facts.includes('no'),
    missing: question.facts.filter((fact) => !isFactPresent(fact, answer, records)),
    ...checkCitations(message, records, question.questions),
    text: [
      message.text,
      message.remark,
      ...message.places.map(({ name, fact }) => `[${name}: ${fact}]`),
    ].join(' '),
  }
}

export const isMiss = ({ question, isRefused, missing, uncited, wrong }: Verdict) =>
  missing.length + uncited.length + wrong.length > 0 || isRefused === question.facts.length > 0

/** A miss as text, for those who improve the guide. */
export function describe({ question, isRefused, missing, uncited, wrong, text }: Verdict): string {
  const { language, destination, kind, questions, facts } = question
  return [
    `${language} ${destination} ${kind}: ${questions.join(' » ')}`,
    ...(isRefused === facts.length > 0 ? [isRefused ? '  refused' : '  answered'] : []),
    ...missing.map((fact) => `  lacks ${fact}`),
    ...uncited.map((sentence) => `  has no source: ${sentence}`),
    ...wrong.map((sentence) => `  has a wrong source: ${sentence}`),
    `  ${text}`,
  ].join('\n')
}
