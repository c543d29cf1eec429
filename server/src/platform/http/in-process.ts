import type { Client } from '@app/contract/client.ts'
import { isRoute, isWrite, pathParameters, type Route, type RouteTree } from '@app/contract/route.ts'
import { preparedOn, type Connections } from '../database.ts'
import { authorise, ownerParameter, type Outside } from './authorise.ts'
import { visitor, type Call, type Service } from './call.ts'
import { handlerOf } from './handler-of.ts'
import { inputReader } from './input.ts'
import { isJsonText } from './json-text.ts'

type Input = Record<string, unknown> & { data?: unknown }

/**
 * The reads of a service for the server's own pages: the same checks and handlers as over HTTP, without the way over
 * it. Whoever asks is a visitor.
 */
export function inProcess<T extends RouteTree>(service: Service<T>, connections: Connections): Client<T> {
  const outside: Outside = {
    ...visitor,
    operation: '',
    db: connections.db,
    prepared: preparedOn(connections.pool),
    ifMatch: undefined,
  }
  const clientOf = (tree: RouteTree, prefix: string): object =>
    Object.fromEntries(
      Object.entries(tree).map(([name, node]) => [
        name,
        isRoute(node)
          ? reader(service, node, { ...outside, operation: prefix + name })
          : clientOf(node, `${prefix}${name}.`),
      ]),
    )
  return clientOf(service.tree, '') as Client<T>
}

function reader(service: Service<RouteTree>, route: Route, outside: Outside) {
  if (isWrite(route)) return () => Promise.reject(new Error(`${outside.operation} writes; pages only read`))
  const read = inputReader(route)
  const names = pathParameters(route.path)
  const owner = ownerParameter(route)
  const handler = handlerOf(service.handlers, outside.operation)
  return async ({ data, ...rest }: Input = {}): Promise<unknown> => {
    const inPath = Object.fromEntries(names.map((name) => [name, rest[name]]))
    const query = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.includes(name)))
    const parameters = read.parameters(inPath)
    const input = { ...read.rest({ query, body: data === undefined ? undefined : { data } }), ...parameters }
    const rung = await authorise(service, route, owner && parameters[owner], outside)
    const call: Call = { ...outside, rung, transaction: (work) => work(call) }
    const reply = await handler(input, call)
    return isJsonText(reply) ? JSON.parse(reply.json) : reply
  }
}
