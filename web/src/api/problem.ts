import type { Problem } from '@app/contract/problem.ts'

/** An error response of the API: RFC 9457, with the paths of invalid fields. */
export class ApiProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }

  get status() {
    return this.problem.status
  }
}

/** The request failed, or the response wasn't from the API. The message is for the reader. */
export class NetworkError extends Error {}

/** Whether the server answered that it doesn't do this. */
export const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status < 500

/** Client errors that don't depend on the body, so the same request may succeed later. */
const temporaryStatuses = new Set([401, 403, 429])

/** Whether the same request may succeed later. */
export const isTemporary = (error: unknown) => !isRefusal(error) || temporaryStatuses.has(error.status)

/**
 * Ignores the error that the wanted state exists already: added twice, or removed by someone else. Resolves with null
 * then.
 */
export async function ignoreIfDone<T>(
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

/** A sentence for the reader. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof ApiProblem) {
    const [first] = error.problem.errors ?? []
    return first ? fieldSentence(first) : error.problem.detail
  }
  return error instanceof NetworkError ? error.message : 'Something went wrong. Try again.'
}

/** `data/startDate` and 'is required' are 'Start date is required.' Messages about files are sentences already. */
function fieldSentence({ path, message }: { path: string; message: string }) {
  if (/^[A-Z].*\.$/.test(message)) return message
  const name = path.split('/').findLast((part) => /^[a-z]/i.test(part) && part !== 'data') ?? 'this'
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)} ${message}.`
}

/** `data/startDate` is the field `startDate`. */
const fieldName = (path: string) => path.split('/').at(-1) ?? path

/** The first error of each invalid field by name, such as 'is required'. */
export function fieldErrorsOf(error: unknown): Map<string, string> {
  const found = new Map<string, string>()
  for (const { path, message } of (error instanceof ApiProblem && error.problem.errors) || []) {
    const name = fieldName(path)
    if (!found.has(name)) found.set(name, message)
  }
  return found
}
