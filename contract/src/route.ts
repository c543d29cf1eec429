import type { $ZodType, input, output } from 'zod/v4/core'

/** What a caller is on an owner, from weakest to strongest. */
export const rungs = ['visitor', 'user', 'member', 'manager', 'admin'] as const
export type Rung = (typeof rungs)[number]

export const reaches = (rung: Rung, least: Rung) => rungs.indexOf(rung) >= rungs.indexOf(least)

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** RFC 6902. */
export type PatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string }

/** A file on its way in. The server's is a stream of unknown length, the client's a Blob. */
export interface Upload {
  stream: AsyncIterable<Uint8Array>
  name: string
}

/** The runtime half of a route: plain values, so that a tree can be read, listed and tested. */
export interface RouteRecord {
  method: Method
  path: string
  /** Least rung on the owner (`{ownerId}`, else the item's own `{id}`) that may call it. */
  allow: Rung
  /**
   * Beyond the rung, and checked by the handler: only who wrote the item (`author`), or none of the owner's own staff
   * (`outsider`). Admins pass.
   */
  check?: 'author' | 'outsider'
  /** `query`: the handler's own query applies the visibility rule, which saves the hook's round trip. */
  guard?: 'hook' | 'query'
  /** A POST that only reads (a search) says so; it then opens no transaction. */
  effect?: 'read' | 'write'
  status?: 200 | 201
  summary?: string
  query?: $ZodType
  /** The payload, which travels as `{ data }`. */
  data?: $ZodType
  /** `patch`: a bare RFC 6902 array. `file`: a multipart upload, or the file itself as the body. */
  body?: 'patch' | 'file'
  reply: $ZodType
}

/**
 * A route with its types already resolved. Resolving them here, once, instead of in every mapped type is what
 * keeps type-checking hundreds of routes cheap.
 */
export interface Route<Sent = unknown, Received = unknown, Reply = unknown> extends RouteRecord {
  readonly '~sent'?: Sent
  readonly '~received'?: Received
  readonly '~reply'?: Reply
}

/** A tree of routes; the key path (`facilities.images.sort`) is the operation id. */
export interface RouteTree {
  readonly [name: string]: Route | RouteTree
}

type PathParameters<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParameters<Rest>
  : unknown
type Body<B, File> = [B] extends [never]
  ? unknown
  : B extends 'patch'
    ? { patch: PatchOperation[] }
    : { file: File }
type Input<S> = [S] extends [never] ? unknown : S extends $ZodType ? input<S> : unknown
type Output<S> = [S] extends [never] ? unknown : S extends $ZodType ? output<S> : unknown
type Wrapped<S, T> = [S] extends [never] ? unknown : { data: T }

export const route = <
  const P extends string,
  R extends $ZodType,
  Q extends $ZodType = never,
  D extends $ZodType = never,
  const B extends 'patch' | 'file' = never,
>(
  record: Omit<RouteRecord, 'path' | 'reply' | 'query' | 'data' | 'body'> & {
    path: P
    reply: R
    query?: Q
    data?: D
    body?: B
  },
): Route<
  PathParameters<P> & Input<Q> & Wrapped<D, Input<D>> & Body<B, Blob>,
  PathParameters<P> & Output<Q> & Wrapped<D, Output<D>> & Body<B, Upload>,
  output<R>
> => record

/** The same route for a lower rung; its handler checks what is left to check. */
export const allowedFrom = <R extends Route>(allow: Rung, record: R): R => ({ ...record, allow })

/** The same route, kept for whoever wrote the item. */
export const authorOnly = <R extends Route>(record: R): R => ({ ...record, check: 'author' })

/** The same route, not for those who run the owner. */
export const outsiderOnly = <R extends Route>(record: R): R => ({ ...record, check: 'outsider' })

export const isRoute = (node: Route | RouteTree): node is Route => typeof node.method === 'string'

/** Whether calling the route may change something; reads run outside a transaction. */
export const isWrite = ({ effect, method }: RouteRecord) =>
  (effect ?? (method === 'GET' ? 'read' : 'write')) === 'write'

/** Every route of a tree with its operation id, in the order of declaration. */
export function* operations(tree: RouteTree, prefix = ''): Generator<[id: string, record: Route]> {
  for (const [name, node] of Object.entries(tree)) {
    if (isRoute(node)) yield [prefix + name, node]
    else yield* operations(node, `${prefix}${name}.`)
  }
}

export const pathParameters = (path: string) => [...path.matchAll(/{(\w+)}/g)].map((match) => match[1]!)
