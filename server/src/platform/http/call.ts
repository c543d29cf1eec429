import type { Gate, GateTier } from '@app/contract/gates.ts'
import type { OwnerRef } from '@app/contract/owners.ts'
import { mayWrite } from '@app/contract/policy.ts'
import type { LinkSide, Route, RouteTree, Rung, Told } from '@app/contract/route.ts'
import type { AnyDatabase } from '../../tables/tables.ts'
import type { Prepared } from '../database.ts'
import { preconditionFailed, Refusal, unauthenticated } from '../errors.ts'
import type { Standing } from '../limits/limit-settings.ts'
import type { Charged } from '../limits/turns.ts'
import type { QuotaSettings } from '../quota-settings.ts'
import type { SecurityEvent, SecurityFacts } from '../security-events.ts'
import { matchesRevision } from './entity-tags.ts'
import type { JsonText } from './json-text.ts'
import type { EventReply } from './event-reply.ts'
import type { FileReply } from './file-reply.ts'

/** A link to one thing. Its holder acts on it for one side, with or without an account. */
export interface MailedLink {
  side: LinkSide
  /** The owner that it is for, or of the item that it is for. Null for an item that has none in its path. */
  ownerId: string | null
  /** Null for a link to the owner itself. */
  itemId: string | null
  /** The hash of its key, which tells links apart. The key itself is kept nowhere. */
  hash: Buffer
}

/** The authenticated caller. `user` is null for a visitor. */
export interface Caller {
  user: {
    id: string
    subject: string
    email: string
    name: string
    /** The login session of the token. Undefined if the provider doesn't tell. */
    sessionId?: string | undefined
  } | null
  isAdmin: boolean
  standing: Standing
  /** What the token is limited to. Undefined for those of the product's own pages. */
  scopes?: readonly string[]
  /** The mailed link that the call came with. Undefined on routes that admit none. */
  link?: MailedLink | undefined
}

export const visitor: Caller = { user: null, isAdmin: false, standing: 'visitor' }

/** A call before it is authorized. */
export interface PendingCall extends Caller {
  /** Service name and key path of the route, such as `facility-mgmt.facilities.update`. */
  operation: string
  route: Route
  /** In a write, a transaction that commits when the handler returns. In a file upload, use `transaction` instead. */
  db: AnyDatabase
  prepared: Prepared
  ifMatch: string | undefined
  /** The caller's network, to limit what people without an account do. Empty for calls of our own pages. */
  network: string
  /** A header of the request. Calls of our own pages have none. */
  header(name: string): string | undefined
  /** Whose turn heavy work of the call takes, and whether the caller is still there. */
  charged(): Charged
  /** Configured limits of quotas. */
  quotas: QuotaSettings
  /** Accounts are new for so long. */
  newAccountHours: number
  /** Reports a security event of the caller. Of a write, after its commit. */
  report(name: SecurityEvent, facts?: SecurityFacts): void
  /** Whether the caller is on the team of a profile whose membership has this tier. */
  opens(tier: GateTier): Promise<boolean>
}

/** The caller's rung on an owner. `via` tells whether the path or the item references the owner. */
export interface OwnerAccess extends OwnerRef {
  rung: Rung
  via: 'path' | 'item'
}

/** The result of an authorizer, part of the handler's call. */
export interface Authorized {
  rung: Rung
  /** Highest rung first. Empty for routes without an owner. */
  owners: readonly OwnerAccess[]
  isOwnItem: boolean
  /** The mailed link that admits the call, instead of a rung. */
  link: MailedLink | undefined
  /** Whether the membership of the owner or the caller passes the gate. Reads on the connection of `call`. */
  opensGate(gate: Gate, call: PendingCall): Promise<boolean>
}

export interface Call extends Omit<PendingCall, 'link'>, Authorized {
  /** Runs `work` in the current transaction, or in a new one if there is none. */
  transaction<T>(work: (call: Call) => Promise<T>): Promise<T>
}

export type Handlers<T> =
  T extends Route<infer _Sent, infer Received, infer Reply>
    ? (
        input: Received,
        call: Call,
      ) => Promise<
        | Reply
        | JsonText<Reply>
        | (Reply extends string ? FileReply : '~file' extends keyof Reply ? FileReply : never)
        | (Reply extends Told<infer Event> ? EventReply<Event, Reply> : never)
      >
    : { [K in keyof T]: Handlers<T[K]> }

export interface Service<T extends RouteTree> {
  name: string
  tree: T
  handlers: Handlers<T>
}

/** Returns the signed-in user. Routes that call this don't allow visitors, so it never throws there. */
export function signedIn(call: Caller) {
  if (!call.user) throw unauthenticated()
  return call.user
}

export function checkRevision(call: Call, revision: number) {
  if (call.ifMatch !== undefined && !matchesRevision(call.ifMatch, revision)) throw preconditionFailed()
}

/** Throws a 403 if a payload sets fields that require a higher rung. `root` is prefixed to their paths, as in `data/`. */
export function checkFields(
  { route, rung }: Pick<Call, 'route' | 'rung'>,
  names: readonly string[],
  root = '',
) {
  const forbiddenFields = names.filter((name) => !mayWrite(route, name, rung))
  if (forbiddenFields.length > 0)
    throw new Refusal(
      403,
      'FORBIDDEN',
      `You don't have permission to change ${forbiddenFields.join(', ')}.`,
      forbiddenFields.map((name) => ({
        path: root + name,
        message: `requires the role ${route.fields?.[name]}`,
      })),
    )
}
