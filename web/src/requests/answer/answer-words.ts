import type { Asked, AskedName } from '@app/contract/rules/asked-words.ts'
import { toldFacts, toldNames } from '@app/contract/rules/tell-asked.ts'
import { count } from '../../components/format.ts'
import type { AnswerValues } from './answer-values.ts'
import type { LinkedLead } from './linked-lead.ts'

/** What the page shows elsewhere: in the title, the summary and the notes. */
const isElsewhere = new Set<AskedName>([
  'name',
  'sportsList',
  'description',
  'startDate',
  'spaceCount',
  'participants',
  'requirementNotes',
  'urgency',
  'responseDeadline',
  'decisionDate',
  'contact',
])
const names = toldNames().filter((name) => !isElsewhere.has(name))

/** What a host needs to know of a request besides dates, spaces and people. */
export const answerFacts = (request: Asked) => toldFacts(names, request)

/** How many spaces are asked for, and that a typed number is more. */
export function spacesHint(
  { spaceCount: asked }: Pick<LinkedLead['asked'], 'spaceCount'>,
  { spaceCount }: Pick<AnswerValues, 'spaceCount'>,
): string | undefined {
  if (asked === null) return undefined
  return `They ask for ${count(asked)}${Number(spaceCount) > asked ? '. You give more: check the number.' : ''}`
}
