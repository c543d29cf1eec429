import { ApiProblem } from '../../../../api/problem.ts'

/** Lets a refusal pass that says that what was wanted is so already: a thing added twice, or removed by another. */
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
