import { operations, pathParameters, type Route, type RouteTree } from '@app/contract/route.ts'
import type { Call, Service } from './call.ts'
import { handlerOf } from './handler-of.ts'
import { authorizer, type Rights } from './rights.ts'

/**
 * Runs a write of any service as a part of another one: in its transaction and for its caller, with the rights and the rules of
 * the operation, which is also what the audit log has.
 */
export type RunOperation = (operation: string, input: Record<string, unknown>, call: Call) => Promise<unknown>

export function operationRunner(
  rights: Rights,
  services: () => Readonly<Record<string, Service<RouteTree>>>,
): RunOperation {
  return async (operation, input, call) => {
    const { route, handler } = find(Object.values(services()), operation)
    const parameters = Object.fromEntries(
      pathParameters(route.path).map((name) => [name, String(input[name])]),
    )
    const pending = { ...call, operation, route }
    const authorized = await authorizer(rights, route)(parameters, pending)
    const inner: Call = { ...pending, ...authorized, transaction: (work) => work(inner) }
    return handler(input, inner)
  }
}

function find(services: readonly Service<RouteTree>[], operation: string) {
  for (const { name, tree, handlers } of services) {
    const routes: [string, Route][] = [...operations(tree)]
    const found = routes.find(([id]) => `${name}.${id}` === operation)
    if (found) return { route: found[1], handler: handlerOf(handlers, found[0]) }
  }
  throw new Error(`there is no operation ${operation}`)
}
