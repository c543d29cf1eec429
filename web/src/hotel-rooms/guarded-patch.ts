import type { PatchOperation } from '@app/contract/route.ts'
import { isSame } from '@app/contract/rules/patch-between.ts'
import { ApiProblem } from '../api/problem.ts'

/** A patch of the fields that differ. It is refused as a whole if somebody else has changed one of them since `before`. */
export function guardedPatch<T extends object>(before: T, after: Partial<T>): PatchOperation[] {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, value]): PatchOperation[] => {
    const path = `/${field}`
    return isSame(old.get(field), value)
      ? []
      : [
          { op: 'test', path, value: old.get(field) },
          { op: 'replace', path, value },
        ]
  })
}

/** Whether somebody else has changed or removed what a patch was for. */
const isStale = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem &&
  (error.problem.code === 'TEST_OPERATION_FAILED' || error.status === 412 || error.status === 404)

/** The same refusal in words of the page. */
export const inWords = (error: unknown, words: string): unknown =>
  isStale(error) ? new ApiProblem({ ...error.problem, detail: words, errors: undefined }) : error
