import { mailedKeyHeader } from './mailed-key.ts'
import {
  isWrite,
  type PatchOperation,
  type Route,
  type RouteRecord,
  type RouteTree,
  type Told,
} from './route.ts'

/** The content type of a reply that tells events. Its last one has the name `reply` or `problem`. */
export const eventStreamType = 'text/event-stream'

/** Options of a call. All but `signal` and `onEvent` are sent as headers. */
export interface CallOptions<Event = unknown> {
  ifMatch?: string
  idempotencyKey?: string
  /** Of a mailed link, which the call is for. */
  mailedKey?: string
  signal?: AbortSignal
  /** Is told what happens while the reply is made, by routes with `events`. */
  onEvent?: ((event: Event) => void) | undefined
}

/** The reply's ETag header, for `ifMatch`. Only replies with a single item have one. */
interface Tagged {
  etag?: string
}

type EventOf<Reply> = Reply extends Told<infer Event> ? Event : never

export type Client<T> =
  T extends Route<infer Sent, infer _Received, infer Reply>
    ? (input: Sent, options?: CallOptions<EventOf<Reply>>) => Promise<Reply & Tagged>
    : { [K in keyof T]: Client<T[K]> }

/** The clients of several trees by the name of their service. */
export type Clients<T> = { [S in keyof T]: Client<T[S]> }

/** The part of a route that determines its requests. */
type WireRoute = Pick<RouteRecord, 'method' | 'path' | 'body' | 'effect'>

/** A tree of routes without their schemas and permissions, such as the build makes for browsers. */
export interface WireTree {
  readonly [name: string]: WireRoute | WireTree
}

const isWireRoute = (node: WireRoute | WireTree): node is WireRoute => typeof node.method === 'string'

/** An HTTP request. `url` is relative to the origin. */
export interface WireCall {
  method: string
  url: string
  body?: { json: unknown } | { file: Blob }
  headers: Record<string, string>
  signal?: AbortSignal
  /** Whether it changes nothing, so that it can be sent again. */
  isRead: boolean
  onEvent?: ((event: never) => void) | undefined
}

export type Send = (call: WireCall) => Promise<unknown>

type Input = Record<string, unknown> & { data?: unknown; patch?: PatchOperation[]; file?: Blob }

const serialize = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Converts the input of a call to a request: path, query, `{ data }`, patch or file. */
export function toWire(
  route: WireRoute,
  prefix: string,
  input: Input,
  options: CallOptions<never> = {},
): WireCall {
  const { data, patch, file, ...rest } = input
  const path = route.path.replaceAll(/{(\w+)}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(serialize(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, serialize(value))
  const search = query.size > 0 ? `?${query.toString()}` : ''
  const body =
    route.body === 'patch'
      ? { json: patch }
      : file
        ? { file }
        : 'data' in input
          ? { json: { data } }
          : undefined
  const headers: Record<string, string> = {}
  if (options.ifMatch) headers['if-match'] = options.ifMatch
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (options.mailedKey) headers[mailedKeyHeader] = options.mailedKey
  if (options.onEvent) headers.accept = eventStreamType
  return {
    method: route.method,
    url: `${prefix}${path}${search}`,
    body,
    headers,
    signal: options.signal,
    isRead: !isWrite(route),
    onEvent: options.onEvent,
  }
}

/** Creates the typed client of a tree, or of the tree's wire table: the same tree, with a function for each route. */
export function createClient<T extends RouteTree>(tree: T | WireTree, prefix: string, send: Send): Client<T> {
  const entries = Object.entries<WireRoute | WireTree>(tree).map(([name, node]) => [
    name,
    isWireRoute(node)
      ? async (input: Input = {}, options?: CallOptions<never>) => send(toWire(node, prefix, input, options))
      : createClient(node, prefix, send),
  ])
  return Object.fromEntries(entries) as Client<T>
}

/** Creates the clients of all services, whose base paths `baseOf` returns, with one transport. */
export function createClients<T extends Record<string, RouteTree>>(
  trees: T,
  baseOf: (service: string) => string,
  send: Send,
): Clients<T> {
  const entries = Object.entries(trees).map(([name, tree]) => [name, createClient(tree, baseOf(name), send)])
  return Object.fromEntries(entries) as Clients<T>
}
