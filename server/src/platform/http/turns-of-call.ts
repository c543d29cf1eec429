import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '@app/contract/route.ts'
import type { Share } from '../limits/fair-queue.ts'
import type { Charged } from '../limits/turns.ts'
import { disconnection } from './disconnection.ts'
import type { Handler } from './handler-of.ts'
import type { HttpEnvironment } from './http-environment.ts'
import { preparationOf } from './prepared-write.ts'

/** Whether a write waits before its transaction: for the bytes of an upload, for another server, or for what its reply is made of. */
export const waitsFirst = (route: Route, handler: Handler) =>
  route.body === 'file' || route.events !== undefined || preparationOf(handler) !== undefined

/** Who a call takes its turns from: an account, or the network of a visitor. */
export const shareOf = (
  { networkOf }: Pick<HttpEnvironment, 'networkOf'>,
  { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
): Share => {
  const network = networkOf(ip)
  return { network, caller: caller.user?.id ?? network }
}

export const chargedFor = (
  environment: Pick<HttpEnvironment, 'networkOf'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Charged => {
  let signal: AbortSignal | undefined
  return {
    ...shareOf(environment, request),
    // Created lazily: most calls never wait.
    get signal() {
      return (signal ??= disconnection(reply))
    },
  }
}
