import type { OwnAnswer } from '@app/contract/assistants/tour-guide-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { invalid } from '../../../platform/errors.ts'

const isSame = (one: OwnAnswer, other: OwnAnswer) =>
  one.question === other.question && one.validUntil === other.validUntil

/** Throws a 400 for answers that end before they begin: on a day that is over everywhere. Those that have ended since they were written may stay. */
export function requireValid(
  answers: readonly OwnAnswer[],
  { path, before = [] }: { path: string; before?: readonly OwnAnswer[] },
) {
  const today = placeDay(null)
  const ended = answers.flatMap((answer, at) =>
    answer.validUntil === null || answer.validUntil >= today || before.some((old) => isSame(old, answer))
      ? []
      : [{ path: `${path}/${at}/validUntil`, message: 'must not be in the past' }],
  )
  if (ended.length > 0) throw invalid(ended)
}
