import { ApiProblem } from '../../../api/problem.ts'

/** Ignores the error that the wanted state already holds: added twice, or removed by someone else. Null then. */
export async function orAlreadySo<T>(
  call: Promise<T>,
  code: 'ALREADY_EXISTS' | 'NOT_FOUND',
): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === code) return null
    throw error
  }
}
