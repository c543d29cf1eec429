import type { Route, RouteTree, Rung } from '@app/contract/route.ts'
import type { AnyDatabase } from '../../tables.ts'
import type { Prepared } from '../database.ts'
import { forbidden, preconditionFailed, unauthenticated } from '../errors.ts'
import { namesRevision } from './entity-tags.ts'
import type { JsonText } from './json-text.ts'

/** Who calls, as the access token says. `user` is null for a visitor. */
export interface Caller {
  user: { id: string; email: string; name: string } | null
  isAdmin: boolean
}

export const visitor: Caller = { user: null, isAdmin: false }

export interface Call extends Caller {
  /** What the caller is on the owner; without an owner: visitor, user or admin. */
  rung: Rung
  operation: string
  /** On writes a transaction that commits when the handler returns; not while a file is still on its way in. */
  db: AnyDatabase
  prepared: Prepared
  ifMatch: string | undefined
  /** Runs work in a transaction: that of the write, or one of its own where there is none yet. */
  transaction<T>(work: (call: Call) => Promise<T>): Promise<T>
}

export type Handlers<T> =
  T extends Route<infer _Sent, infer Received, infer Reply>
    ? (input: Received, call: Call) => Promise<Reply | JsonText<Reply>>
    : { [K in keyof T]: Handlers<T[K]> }

/** What the caller is on the owner, or null where the owner does not exist for them. */
export type FindRung = (call: Omit<Call, 'rung' | 'transaction'>, ownerId: string) => Promise<Rung | null>

export interface Service<T extends RouteTree> {
  name: string
  tree: T
  handlers: Handlers<T>
  findRung: FindRung
}

/** The signed-in user; the route's `allow` has made sure there is one. */
export function signedIn(call: Caller) {
  if (!call.user) throw unauthenticated()
  return call.user
}

export function checkRevision(call: Call, revision: number) {
  if (call.ifMatch !== undefined && !namesRevision(call.ifMatch, revision)) throw preconditionFailed()
}

/** The named check `author`: the item's author passes, and so does an admin. */
export function checkAuthor(call: Call, authorId: string | null) {
  if (call.isAdmin || (call.user && call.user.id === authorId)) return
  throw forbidden('Only who wrote this may change it.')
}
