import { operations, type Route, type RouteTree } from '@app/contract/route.ts'
import { sql } from 'kysely'
import { preparedOn } from '../platform/database.ts'
import { notFound, Refusal } from '../platform/errors.ts'
import type { Call, Caller, Service } from '../platform/http/call.ts'
import { handlerOf } from '../platform/http/handler-of.ts'
import { inputReader } from '../platform/http/input.ts'
import { pendingCall, type Environment } from '../platform/http/pending-call.ts'
import { authorizer } from '../platform/http/rights.ts'
import type { Database } from '../tables/tables.ts'

/** Runs a read of the API for somebody who isn't there, with the rights that they have now, but never as an administrator. */
export type ReadAs = (userId: string, operation: string, query: Record<string, string>) => Promise<unknown>

export function readerAs(environment: Environment, services: readonly Service<RouteTree>[]): ReadAs {
  const { db, pool } = environment.connections
  const found = new Map<string, { route: Route; handler: ReturnType<typeof handlerOf> }>()
  for (const { name, tree, handlers } of services)
    for (const [id, route] of operations(tree))
      found.set(`${name}.${id}`, { route, handler: handlerOf(handlers, id) })
  return async (userId, operation, { id = '', ...query }) => {
    const { route, handler } = found.get(operation) ?? {}
    if (route === undefined || handler === undefined) throw notFound('This report')
    const read = inputReader(route)
    const parameters = read.parameters({ id })
    const charged = { network: '', caller: userId, signal: new AbortController().signal }
    const pending = pendingCall(environment, await readerOf(db, userId), {
      operation,
      route,
      db,
      prepared: preparedOn(pool),
      ifMatch: undefined,
      network: '',
      header: () => undefined,
      charged: () => charged,
      report: () => {},
    })
    const authorized = await authorizer(environment.rights, route)(parameters, pending)
    const call: Call = { ...pending, ...authorized, transaction: (work) => work(call) }
    return handler({ ...read.rest({ query, body: undefined }), ...parameters }, call)
  }
}

async function readerOf(db: Database, userId: string): Promise<Caller> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'subject', 'email', 'name', sql<boolean>`blocked_date is not null`.as('isBlocked')])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw notFound('This account')
  const { isBlocked, ...reader } = user
  if (isBlocked) throw new Refusal(403, 'USER_BLOCKED', 'An administrator has blocked this account.')
  return { user: reader, isAdmin: false, standing: 'established' }
}
