import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseTimeout, isDatabaseUnavailable, isMissingUser } from '../database.ts'
import { busy, conflict, problem, Refusal } from '../errors.ts'
import { sendBusyPage, wantsPage } from './busy-page.ts'
import { malformed } from './malformed.ts'

/** Answers a request that failed or was refused: with a problem, or for people with a page. */
export const problemSender =
  (brand: string) => (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error)
    request.refusalReason = refusalReason(error, refusal)
    if (refusal.code === 'INTERNAL') {
      // PostgreSQL quotes the offending row, which may contain personal data.
      if ('detail' in error) delete error.detail
      request.log.error({ err: error, operation: request.routeOptions.config.operation }, 'request failed')
    }
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
    if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
    if (refusal.retryAfter !== undefined && wantsPage(request)) return sendBusyPage(reply, brand, refusal)
    return reply.status(refusal.status).type('application/problem+json').send(problem(refusal, request.id))
  }

function refusalReason(error: FastifyError | Refusal, { code }: Refusal): string {
  if (isDatabaseTimeout(error)) return 'database_timeout'
  if (isDatabaseUnavailable(error)) return 'database_unavailable'
  return code.toLowerCase()
}

export function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseTimeout(error)) return busy('This took too long, so it was stopped. Nothing was changed.')
  if (isMissingUser(error))
    return conflict('ACCOUNT_DELETED', 'This person has deleted their account. Nothing was changed.')
  if (isDatabaseUnavailable(error)) return busy('The server is busy. Try again in 5 seconds.')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE')
    return new Refusal(413, 'TOO_LARGE', 'The request body is too large.')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return malformed({ statusCode: error.statusCode, code: error.code })
  return new Refusal(500, 'INTERNAL', "Something went wrong on our end. We've logged the error.")
}
