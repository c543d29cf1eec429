import * as z from 'zod'
import { Problem } from '@app/contract/problem.ts'
import { problemCodes } from '../../platform/problem-codes.ts'
import type { WireReply } from '../../testing/wire.ts'

const WithTrace = z.looseObject({ traceId: z.string() })

/** Of a problem: the server logs its error with it. */
export const traceOf = ({ status, text }: WireReply) =>
  status < 400 || text === '' ? undefined : WithTrace.safeParse(JSON.parse(text)).data?.traceId

/** What a reply is not allowed to be, or null. Successful replies were compared with their schema by the server. */
export function misfitOf({ status, headers, text }: WireReply): string | null {
  if (status < 400) return null
  const type = headers.get('content-type') ?? 'no content type'
  if (!type.startsWith('application/problem+json')) return `${status} with ${type}`
  const parsed = Problem.safeParse(JSON.parse(text))
  if (!parsed.success) return `a problem that doesn't match its schema: ${z.prettifyError(parsed.error)}`
  const { code, status: said, detail, errors } = parsed.data
  if (said !== status) return `a problem of ${said} with status ${status}`
  if (code === 'INTERNAL') return `500: ${detail}`
  if (status >= 500) return `${status} ${code}: ${detail}`
  if (!Object.hasOwn(problemCodes, code)) return `the code ${code}, which isn't documented`
  if (code === 'VALIDATION_FAILED' && errors?.length === 0) return 'a failed validation without an error'
  return null
}

/** Why a call was refused, for lists. */
export function reasonOf({ status, text }: WireReply): string {
  const parsed = Problem.safeParse(JSON.parse(text))
  if (!parsed.success) return `${status}`
  const { code, errors } = parsed.data
  const [first] = errors ?? []
  return `${status} ${code}${first ? ` (${first.path} ${first.message})` : ''}`
}
