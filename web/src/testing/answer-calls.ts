import { onTestFinished, vi } from 'vitest'
import type { Problem } from '@app/contract/problem.ts'

/** A call of the API as the server would get it. */
export interface ServiceCall {
  method: string
  /** Such as '/facilities/search'. */
  path: string
  query: URLSearchParams
  /** The `data` of its body. */
  data: Record<string, unknown>
  /** The body of a PATCH. */
  patch: unknown[]
  ifMatch: string | null
}

/** Answers a call: with the body of a success, a response of its own, or undefined if there is nothing at this address. */
export type Answer = (call: ServiceCall) => unknown

/** A response that refuses a call. */
export function refused(status: number, code: string, errors?: Problem['errors']): Response {
  const problem: Problem = {
    type: 'about:blank',
    title: code,
    status,
    detail: code,
    code,
    traceId: '0',
    errors,
  }
  return Response.json(problem, { status })
}

/** Answers all calls of the API until the test ends. */
export function answerCalls(answer: Answer): void {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://brand.test')
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : {}
    const answered = await answer({
      method,
      path: pathname.replace(/^\/[a-z]+-mgmt\/api/, ''),
      query: searchParams,
      data: isRecord(sent) && isRecord(sent.data) ? sent.data : {},
      patch: Array.isArray(sent) ? sent : [],
      ifMatch: new Headers(headers).get('if-match'),
    })
    if (answered instanceof Response) return answered
    return answered === undefined ? refused(404, 'NOT_FOUND') : Response.json(answered)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
