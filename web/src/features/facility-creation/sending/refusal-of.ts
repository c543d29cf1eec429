import { ApiProblem, reasonOf } from '../../../api/problem.ts'

/** Why a facility was refused, for people. */
export const refusalOf = (error: unknown) =>
  error instanceof ApiProblem && error.problem.code === 'IDEMPOTENCY_KEY_REUSED'
    ? 'This draft was sent before. Its page is under Home, among your facilities.'
    : reasonOf(error)
