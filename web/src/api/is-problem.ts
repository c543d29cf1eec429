import type { Problem } from '@app/contract/problem.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isFieldError = (value: unknown) =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'

/** Checked by hand, because the contract's schema would load zod. */
export const isProblem = (body: unknown): body is Problem =>
  isRecord(body) &&
  ['type', 'title', 'detail', 'code', 'traceId'].every((name) => typeof body[name] === 'string') &&
  Number.isInteger(body.status) &&
  (body.errors === undefined || (Array.isArray(body.errors) && body.errors.every(isFieldError)))
