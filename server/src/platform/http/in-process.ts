import type { Client, Clients } from '@app/contract/client.ts'
import { profileKinds } from '@app/contract/owners.ts'
import { isRoute, isWrite, pathParameters, type Route, type RouteTree } from '@app/contract/route.ts'
import { preparedOn } from '../database.ts'
import { pendingCall, type Environment } from './pending-call.ts'
import { visitor, type Call, type Service } from './call.ts'
import { handlerOf } from './handler-of.ts'
import { inputReader } from './input.ts'
import { isJsonText } from './json-text.ts'
import { authorizer, type Rights, type RungResolver } from './rights.ts'

type Input = Record<string, unknown> & { data?: unknown }

/**
 * A client for server-side rendering. It calls the read operations of a service as a visitor, with the same checks and
 * handlers as over HTTP but without the round trip.
 */
export function inProcess<T extends RouteTree>(service: Service<T>, given: Environment): Client<T> {
  const environment = { ...given, rights: sharingLookups(given.rights) }
  const clientOf = (tree: RouteTree, prefix: string): object =>
    Object.fromEntries(
      Object.entries(tree).map(([name, node]) => [
        name,
        isRoute(node)
          ? reader(
              environment,
              node,
              `${service.name}.${prefix}${name}`,
              handlerOf(service.handlers, prefix + name),
            )
          : clientOf(node, `${prefix}${name}.`),
      ]),
    )
  return clientOf(service.tree, '') as Client<T>
}

/** The in-process clients of several services by name. */
export function inProcessAll<T extends Record<string, RouteTree>>(
  services: { [S in keyof T]: Service<T[S]> },
  environment: Environment,
): Clients<T> {
  const entries = Object.entries<Service<RouteTree>>(services).map(([name, service]) => [
    name,
    inProcess(service, environment),
  ])
  return Object.fromEntries(entries) as Clients<T>
}

/**
 * Calls that start together share the lookup of the visitor's rung: a page makes a dozen calls about one profile. Calls
 * that start later look again, because the profile may be hidden by then.
 */
function sharingLookups(rights: Rights): Rights {
  const rungs = { ...rights.rungs }
  for (const kind of profileKinds) rungs[kind] = sharedInTurn(rights.rungs[kind])
  return { ...rights, rungs }
}

function sharedInTurn(resolve: RungResolver): RungResolver {
  const started = new Map<string, ReturnType<RungResolver>>()
  return (call, ownerId) => {
    const lookup = started.get(ownerId) ?? resolve(call, ownerId)
    if (started.size === 0) queueMicrotask(() => started.clear())
    started.set(ownerId, lookup)
    return lookup
  }
}

function reader(
  environment: Environment,
  route: Route,
  operation: string,
  handler: ReturnType<typeof handlerOf>,
) {
  if (isWrite(route))
    return () => Promise.reject(new Error(`${operation} is a write, but pages can only read`))
  const read = inputReader(route)
  const authorize = authorizer(environment.rights, route)
  const names = pathParameters(route.path)
  const pending = pendingCall(environment, visitor, {
    operation,
    route,
    db: environment.connections.db,
    prepared: preparedOn(environment.connections.pool),
    ifMatch: undefined,
    network: '',
    header: () => undefined,
    charged: () => ({ network: '', caller: '', signal: new AbortController().signal }),
    report: () => {},
  })
  return async ({ data, ...rest }: Input = {}): Promise<unknown> => {
    const pathInput = Object.fromEntries(names.map((name) => [name, rest[name]]))
    const query = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.includes(name)))
    const parameters = read.parameters(pathInput)
    const input = { ...read.rest({ query, body: data === undefined ? undefined : { data } }), ...parameters }
    const authorized = await authorize(parameters, pending)
    const call: Call = { ...pending, ...authorized, transaction: (work) => work(call) }
    const reply = await handler(input, call)
    return isJsonText(reply) ? JSON.parse(reply.json) : reply
  }
}
