import type { $ZodType, input, output } from 'zod/v4/core'
import type { Gate } from './gates.ts'
import type { ItemName, OwnerKind } from './owners.ts'
import type { Quota } from './quota.ts'

/** A caller's access levels on an owner, lowest first. Each includes the lower ones. */
export const rungs = ['visitor', 'user', 'member', 'manager', 'admin'] as const
export type Rung = (typeof rungs)[number]

export const reaches = (rung: Rung, lowest: Rung) => rungs.indexOf(rung) >= rungs.indexOf(lowest)

/**
 * Whom a link is for: a side of a request, the browser that holds a room, whoever reads the address that was typed for it, the guest who has
 * booked it, the desk of a hotel that is asked for a block of rooms, or the browser in which an assistant was asked.
 */
export const linkSides = ['host', 'sender', 'holder', 'addressee', 'guest', 'desk', 'asker'] as const
export type LinkSide = (typeof linkSides)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** RFC 6902. */
export type PatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string }

/** An upload on the server, as a stream of unknown length. The client sends a Blob. */
export interface Upload {
  stream: AsyncIterable<Uint8Array>
  name: string
}

/**
 * The kind of owner in the path, or a list of owners of which the highest rung counts. `item` means the owners that the
 * addressed item references: a link belongs to both of its sides. With `item` alone, the path has only the id of the item.
 * Null if the path has no owner.
 */
export type RouteOwner = OwnerKind | readonly (OwnerKind | 'item')[] | null

/** A route as plain values, so that code can iterate over all routes. */
export interface RouteRecord {
  method: Method
  path: string
  /** The kind of the owner with the id `{ownerId}`, or `{id}` if the path has no `{ownerId}`. */
  owner: RouteOwner
  /** The lowest rung on the owner that is allowed. */
  allow: Rung
  /** The type of the item `{id}`, usually under an `{ownerId}`. Required if `check` or `owner` depends on the item. */
  item?: ItemName
  /**
   * An additional condition, from which admins are exempt. `author`: only the author of the item. `self`: only the person
   * that the item is about, or managers. `outsider`: nobody on the owner's own team.
   */
  check?: 'author' | 'self' | 'outsider'
  /** Fields of the payload that require a higher rung than the route. */
  fields?: Readonly<Record<string, Rung>>
  /**
   * Whose mailed links may call the route, for the owner or the item that they were mailed for, whatever `allow`
   * is. For all other routes, events and items, a link is a visitor.
   */
  link?: LinkSide | readonly LinkSide[]
  /** A caller without the right is told that there is nothing (404), instead of that it isn't theirs (403). */
  hides?: true
  /** A membership that the owner or the caller must have. Admins are exempt, and whom the gate names. */
  gate?: Gate
  /** How many items the owner may have, or the caller if the path has no owner. A list returns the first one's limit. */
  quotas?: readonly Quota[]
  /** Path parameters with ids of other systems, which are text instead of UUIDs. */
  foreignIds?: readonly string[]
  /** `query`: the handler applies the visibility rule in its own query, which saves a round trip. */
  guard?: 'hook' | 'query'
  /** `read` marks a POST or PUT that only reads, such as a search. It runs without a transaction. */
  effect?: 'read' | 'write'
  /** The write may end what others wait for, such as an event. What follows is settled in its transaction. */
  isEnding?: boolean
  /**
   * Of a read that takes long. `heavy`: the database needs long, or it computes in memory, and its handler lets other calls in between. `own`:
   * its handler waits for a thread.
   */
  turns?: 'heavy' | 'own'
  /** What the limits count a call as, if not as a read, a write or an upload. */
  budget?: 'creations' | 'exports' | 'records'
  /** 202: the work is done after the reply. */
  status?: 200 | 201 | 202
  /** A second status, if the call may find what it would create. */
  otherStatus?: 201
  summary?: string
  query?: $ZodType
  /** The payload. Requests wrap it in `{ data }`. */
  data?: $ZodType
  /** A reply that is a file of text instead of JSON, and its content type. `reply` is a string then, and the handler names the file. */
  download?: { type: string }
  /** `patch`: an RFC 6902 array without a wrapper. `file`: a multipart upload, or the file as the body. */
  body?: 'patch' | 'file'
  /** The content types of the files that may be the reply instead of JSON, if the query asks for one. */
  files?: readonly string[]
  /**
   * What is told while the reply is made, to callers who accept `text/event-stream`. Others get the reply alone. It holds no turn and no
   * transaction meanwhile: its handler starts its own.
   */
  events?: $ZodType
  reply: $ZodType
}

/**
 * A route with resolved types. Resolving them once, instead of in every mapped type, keeps type-checking hundreds of
 * routes fast.
 */
export interface Route<Sent = unknown, Received = unknown, Reply = unknown> extends RouteRecord {
  readonly '~sent'?: Sent
  readonly '~received'?: Received
  readonly '~reply'?: Reply
}

/** A tree of routes. The key path, such as `facilities.images.sort`, is the operation id. */
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
/** Marks the replies of routes that may be files. */
type OrFile<T, F> = [F] extends [never] ? T : T & MayBeFile
export interface MayBeFile {
  readonly '~file'?: never
}
/** Marks the replies of routes that tell events. */
type AfterEvents<T, E> = [E] extends [never] ? T : E extends $ZodType ? T & Told<output<E>> : T
export interface Told<Event> {
  readonly '~event'?: Event
}
type Wrapped<S, T> = [S] extends [never] ? unknown : { data: T }

export const route = <
  const P extends string,
  R extends $ZodType,
  Q extends $ZodType = never,
  D extends $ZodType = never,
  const B extends 'patch' | 'file' = never,
  const F extends readonly string[] = never,
  E extends $ZodType = never,
>(
  record: Omit<RouteRecord, 'path' | 'reply' | 'query' | 'data' | 'body' | 'files' | 'events'> & {
    path: P
    reply: R
    query?: Q
    data?: D
    body?: B
    files?: F
    events?: E
  },
): Route<
  PathParameters<P> & Input<Q> & Wrapped<D, Input<D>> & Body<B, Blob>,
  PathParameters<P> & Output<Q> & Wrapped<D, Output<D>> & Body<B, Upload>,
  AfterEvents<OrFile<output<R>, F>, E>
> => {
  checkDeclaration(record)
  return record
}

/** Throws for a declaration that the server couldn't enforce. */
function checkDeclaration(record: RouteRecord) {
  const { method, path, owner, item, check, link, gate, guard, turns } = record
  const error = (reason: string) => new Error(`${method} ${path}: ${reason}`)
  if (turns !== undefined && isWrite(record)) throw error('`turns` is for reads')
  const parameters = pathParameters(path)
  if ((owner === null) !== (ownerParameter(path) === undefined))
    throw error('`owner` must be set if the path has an owner id, and null otherwise')
  if (item === undefined && (needsItem(check) || isItemOwned(owner)))
    throw error('`item` must be set if `check` or `owner` depends on the item')
  if (
    link !== undefined &&
    owner !== null &&
    owner !== 'event' &&
    owner !== 'destination' &&
    item === undefined
  )
    throw error('`item` must be set if `link` is, because links are for an event, a destination or an item')
  if (
    item !== undefined &&
    !(parameters.includes('id') && (parameters.includes('ownerId') || isOwnedByItem(owner)))
  )
    throw error('`item` requires {ownerId} and {id} in the path, or an owner that is only that of the item')
  const readsOwner = owner !== null && guard !== 'query'
  if (!readsOwner && (check === 'outsider' || gate?.of === 'owner'))
    throw error('`check` or `gate` requires an owner that is looked up before the handler runs')
}

const needsItem = (check: RouteRecord['check']) => check === 'author' || check === 'self'
/** Whether the path has the id of an item only, whose owner is the owner of the route. */
export const isOwnedByItem = (owner: RouteOwner) =>
  typeof owner === 'object' && owner !== null && owner.every((kind) => kind === 'item')
const isItemOwned = (owner: RouteOwner) =>
  typeof owner === 'object' && owner !== null && owner.includes('item')

/** Whether mailed links of a side may call the route. */
export const admitsLink = ({ link }: Pick<RouteRecord, 'link'>, side: LinkSide) =>
  [link].flat().includes(side)

/** Returns a copy of the route with other permissions. */
export const withRights = <R extends Route>(
  record: R,
  rights: Pick<Partial<RouteRecord>, 'allow' | 'item' | 'check' | 'fields' | 'gate' | 'link'>,
): R => {
  const changed = { ...record, ...rights }
  checkDeclaration(changed)
  return changed
}

export const isRoute = (node: Route | RouteTree): node is Route => typeof node.method === 'string'

/** Whether the route can change data. Reads run without a transaction. */
export const isWrite = ({ effect, method }: Pick<RouteRecord, 'effect' | 'method'>) =>
  (effect ?? (method === 'GET' ? 'read' : 'write')) === 'write'

/** Iterates over the routes of a tree with their operation ids, in order of declaration. */
export function* operations(tree: RouteTree, prefix = ''): Generator<[id: string, record: Route]> {
  for (const [name, node] of Object.entries(tree)) {
    if (isRoute(node)) yield [prefix + name, node]
    else yield* operations(node, `${prefix}${name}.`)
  }
}

export const pathParameters = (path: string) => [...path.matchAll(/{(\w+)}/g)].map((match) => match[1]!)

/** The path parameter with the owner's id: `{ownerId}`, or `{id}` if there is no `{ownerId}`. */
export function ownerParameter(path: string) {
  const names = pathParameters(path)
  return names.find((name) => name === 'ownerId') ?? names.find((name) => name === 'id')
}
