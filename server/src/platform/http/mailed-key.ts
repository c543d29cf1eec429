import { isMailedKey, mailedKeyHeader } from '@app/contract/mailed-key.ts'
import type { RouteRecord } from '@app/contract/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfToken } from '../secret-token.ts'
import type { PendingCall } from './call.ts'
import type { Rights } from './rights.ts'

type Routed = Pick<FastifyRequest, 'headers'>

/** What came as the key of a mailed link. Undefined on routes that admit no link, which ignore it. */
const mailedKeyOf = ({ headers }: Routed, { link }: Pick<RouteRecord, 'link'>): string | undefined =>
  link === undefined ? undefined : headers[mailedKeyHeader]?.toString()

/** Whom the limits count for the link of a request, without asking the database whether there is one. */
export function linkSubject(request: Routed, route: Pick<RouteRecord, 'link'>): string | undefined {
  const key = mailedKeyOf(request, route)
  return key !== undefined && isMailedKey(key) ? `link ${hashOfToken(key).toString('hex')}` : undefined
}

/** Adds the mailed link that a request has the key of to its call. What is replied to its holder must stay on no device. */
export async function withMailedLink(
  call: PendingCall,
  request: Routed,
  reply: FastifyReply,
  rights: Pick<Rights, 'findLink'>,
): Promise<PendingCall> {
  const key = mailedKeyOf(request, call.route)
  if (key === undefined) return call
  reply.header('cache-control', 'no-store')
  return { ...call, link: await rights.findLink(call, key) }
}
