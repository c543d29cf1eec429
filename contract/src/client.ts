import { isRoute, type PatchOperation, type Route, type RouteTree } from './route.ts'

/** Options of a call. All but `signal` are sent as headers. */
export interface CallOptions {
  ifMatch?: string
  idempotencyKey?: string
  signal?: AbortSignal
}

export type Client<T> =
  T extends Route<infer Sent, infer _Received, infer Reply>
    ? (input: Sent, options?: CallOptions) => Promise<Reply>
    : { [K in keyof T]: Client<T[K]> }

/** An HTTP request. `url` is relative to the origin. */
export interface WireCall {
  method: string
  url: string
  body?: { json: unknown } | { file: Blob }
  headers: Record<string, string>
  signal?: AbortSignal
}

export type Send = (call: WireCall, route: Route) => Promise<unknown>

type Input = Record<string, unknown> & { data?: unknown; patch?: PatchOperation[]; file?: Blob }

const serialize = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Converts the input of a call to a request: path, query, `{ data }`, patch or file. */
export function toWire(route: Route, prefix: string, input: Input, options: CallOptions = {}): WireCall {
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
  return { method: route.method, url: `${prefix}${path}${search}`, body, headers, signal: options.signal }
}

/** Creates the typed client of a service: the same tree, with a function for each route. */
export function createClient<T extends RouteTree>(tree: T, prefix: string, send: Send): Client<T> {
  const entries = Object.entries(tree).map(([name, node]) => [
    name,
    isRoute(node)
      ? async (input: Input = {}, options?: CallOptions) => send(toWire(node, prefix, input, options), node)
      : createClient(node, prefix, send),
  ])
  return Object.fromEntries(entries) as Client<T>
}
