import type { Problem } from '@app/contract/problem.ts'
import type { ProblemCode } from './problem-codes.ts'

export interface FieldError {
  path: string
  message: string
}

/** An error response. The caller sees `detail` and `errors`, but never the cause. */
export class Refusal extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly errors: FieldError[] | undefined
  /** When the same request may succeed, in seconds. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: ProblemCode, detail: string, errors?: FieldError[], retryAfter?: number) {
    super(detail)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** A collection or an account has as many items as it may have. */
export class QuotaReached extends Refusal {
  readonly quota: NonNullable<Problem['quota']>

  constructor(detail: string, quota: NonNullable<Problem['quota']>) {
    super(409, 'QUOTA_REACHED', detail)
    this.quota = quota
  }
}

/** A user is the only manager of some pages. */
export class SoleManager extends Refusal {
  readonly profiles: NonNullable<Problem['profiles']>

  constructor(profiles: NonNullable<Problem['profiles']>, count: number) {
    const pages = count === 1 ? 'one page' : `${count} pages`
    super(
      409,
      'LAST_MANAGER',
      `Nobody else manages ${pages} of this account. Make somebody else a manager, or delete the pages.`,
    )
    this.profiles = profiles
  }
}

type Conflicts = NonNullable<Problem['conflicts']>

/** Entries of a calendar are in the way. */
export class InTheWay extends Refusal {
  readonly conflicts: Conflicts

  constructor(code: ProblemCode, message: string, conflicts: Conflicts) {
    super(409, code, message)
    this.conflicts = conflicts
  }
}

/** Entries of a calendar take the same time. */
export class TimeTaken extends InTheWay {
  constructor(conflicts: Conflicts) {
    const [first, ...rest] = conflicts
    const others = rest.length === 0 ? '' : ` and ${rest.length} more`
    super(
      'TIME_TAKEN',
      first ? `This time is taken by “${first.title}”${others}.` : 'This time is taken.',
      conflicts,
    )
  }
}

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Sign-in required',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Conflict',
  412: 'Out of date',
  413: 'Too large',
  414: 'URL too long',
  415: 'Unsupported media type',
  416: 'No such range',
  422: "Can't be processed",
  429: 'Too many requests',
  431: 'Headers too large',
  499: 'Connection closed',
  500: 'Something went wrong',
  502: 'Unavailable',
  503: 'Busy',
}

export const invalid = (errors: FieldError[], detail = 'The request has invalid fields.') =>
  new Refusal(400, 'VALIDATION_FAILED', detail, errors)
export const invalidField = (path: string, message: string) => invalid([{ path, message }])
export const unauthenticated = (detail = 'Sign in to do this.') => new Refusal(401, 'UNAUTHENTICATED', detail)
export const forbidden = (detail = "You don't have permission to do this.") =>
  new Refusal(403, 'FORBIDDEN', detail)
export const notFound = (subject = 'This') =>
  new Refusal(404, 'NOT_FOUND', `${subject} does not exist, or you don't have access to it.`)
export const conflict = (code: ProblemCode, detail: string, errors?: FieldError[]) =>
  new Refusal(409, code, detail, errors)
/** Most work that keeps the server busy is done by then. */
const busySeconds = 5
export const busy = (detail: string, retryAfter = busySeconds) =>
  new Refusal(503, 'BUSY', detail, undefined, retryAfter)
export const preconditionFailed = () =>
  new Refusal(
    412,
    'PRECONDITION_FAILED',
    'Someone else changed this since you loaded it. Reload it, then make your change again.',
  )

/** A request with thousands of errors must not be answered with all of them, nor with names of any length. */
const maxErrors = 20
const maxPathLength = 200

export function problem(refusal: Refusal, traceId: string): Problem {
  const { status, code, message, errors } = refusal
  const more = (errors?.length ?? 0) - maxErrors
  return {
    type: `/docs/problems#${code}`,
    title: titles[status] ?? 'Error',
    status,
    detail:
      more > 0
        ? `${message} The first ${maxErrors} errors are listed, and ${more} more were found.`
        : message,
    code,
    traceId,
    ...(refusal instanceof QuotaReached && { quota: refusal.quota }),
    ...(refusal instanceof SoleManager && { profiles: refusal.profiles.slice(0, maxErrors) }),
    ...(refusal instanceof InTheWay && { conflicts: refusal.conflicts }),
    ...(errors && { errors: errors.slice(0, maxErrors).map(shortened) }),
  }
}

const shortened = ({ path, message }: FieldError) => ({
  path: path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path,
  message,
})
