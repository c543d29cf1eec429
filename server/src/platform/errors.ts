import type { Problem } from '@app/contract/problem.ts'

export interface FieldError {
  path: string
  message: string
}

/** Anything a caller did that is refused. `detail` and `errors` are shown to the caller; the cause never is. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[] | undefined

  constructor(status: number, code: string, detail: string, errors?: FieldError[]) {
    super(detail)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.errors = errors
  }
}

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Sign-in needed',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  412: 'Changed in the meantime',
  413: 'Too large',
  415: 'Unsupported kind of content',
  422: 'Cannot be processed',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Busy',
}

export const invalid = (errors: FieldError[], detail = 'The request does not fit what this call accepts.') =>
  new Refusal(400, 'VALIDATION_FAILED', detail, errors)
export const invalidField = (path: string, message: string) => invalid([{ path, message }])
export const unauthenticated = (detail = 'Sign in to do this.') => new Refusal(401, 'UNAUTHENTICATED', detail)
export const forbidden = (detail = 'You may not do this.') => new Refusal(403, 'FORBIDDEN', detail)
export const notFound = (what = 'This') =>
  new Refusal(404, 'NOT_FOUND', `${what} does not exist, or you may not see it.`)
export const conflict = (code: string, detail: string, errors?: FieldError[]) =>
  new Refusal(409, code, detail, errors)
export const preconditionFailed = () =>
  new Refusal(
    412,
    'PRECONDITION_FAILED',
    'Somebody changed this since you read it. Read it again, then repeat your change.',
  )

export const problem = (refusal: Refusal, traceId: string): Problem => ({
  type: `/docs/problems#${refusal.code}`,
  title: titles[refusal.status] ?? 'Refused',
  status: refusal.status,
  detail: refusal.message,
  code: refusal.code,
  traceId,
  ...(refusal.errors && { errors: refusal.errors }),
})
