import { reasonOf } from '../../../api/problem.ts'
import { listOf } from '../../../page/format.ts'
import type { FailedStep } from './run-steps.ts'

const mostNamed = 5

/** The names of the failed calls, and why the first one failed. */
export function failureText(failed: readonly FailedStep[], total: number): string | undefined {
  const [first] = failed
  if (first === undefined) return undefined
  const names = failed.slice(0, mostNamed).map(({ step }) => step.label)
  const more = failed.length - names.length
  const which = listOf(more > 0 ? [...names, `${more} more`] : names)
  const much =
    failed.length === total ? 'Nothing was saved' : `${total - failed.length} of ${total} changes are saved`
  return `${much}. Not saved: ${which}. ${reasonOf(first.error)}`
}
