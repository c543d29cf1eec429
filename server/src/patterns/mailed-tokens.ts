import { isMailedKey } from '@app/contract/mailed-key.ts'
import { admitsLink, type LinkSide } from '@app/contract/route.ts'
import { sql } from 'kysely'
import { Refusal } from '../platform/errors.ts'
import type { MailedLink, PendingCall } from '../platform/http/call.ts'
import type { Rights } from '../platform/http/rights.ts'
import { hashOfToken, newSecretToken } from '../platform/secret-token.ts'
import type { AnyDatabase } from '../tables/tables.ts'

/**
 * A proof confirms the address of a claim. A request key shows a request to its sender. An invitation shows one to the
 * person who is invited. An email change confirms a new address. An inquiry key shows a message to the team to its sender. A lead
 * key lets a host answer one request. A hold key is that of the browser in which a room is held, a reservation proof confirms the address that was
 * typed for it, and a reservation key is in the emails to its guest. A block key lets a hotel answer for one block of rooms. An exchange key is that of
 * the browser in which an assistant was asked.
 */
export type TokenPurpose =
  | 'claim-proof'
  | 'request-key'
  | 'invitation'
  | 'email-change'
  | 'inquiry-key'
  | 'lead-key'
  | 'hold-key'
  | 'reservation-proof'
  | 'reservation-key'
  | 'block-key'
  | 'exchange-key'

/** Creates a token for a link in an email, to an `address` that its reader may disown. Only hashes are stored. */
export async function issueToken(
  db: AnyDatabase,
  purpose: TokenPurpose,
  subjectId: string,
  hours: number,
  address: string | null = null,
) {
  const token = newSecretToken()
  await sql`insert into mailed_token (hash, purpose, subject_id, expires_date, address_hash)
    values (${hashOfToken(token)}, ${purpose}, ${subjectId}, now() + make_interval(hours => ${hours}),
      sha256(convert_to(lower(${address}), 'utf8')))`.execute(db)
  return token
}

/** Creates a token that works until then, and for a day at least. */
export const issueTokenUntil = (
  db: AnyDatabase,
  purpose: TokenPurpose,
  subjectId: string,
  end: Date,
  address?: string | null,
) =>
  issueToken(
    db,
    purpose,
    subjectId,
    Math.max(24, Math.ceil((end.getTime() - Date.now()) / 3_600_000)),
    address,
  )

interface FoundToken {
  subjectId: string
  isUsed: boolean
}

/** Looks up a token without using it up. */
export async function findToken(
  db: AnyDatabase,
  purpose: TokenPurpose,
  token: string,
): Promise<FoundToken | undefined> {
  const { rows } = await sql<FoundToken>`
    select subject_id as "subjectId", used_date is not null as "isUsed" from mailed_token
    where hash = ${hashOfToken(token)} and purpose = ${purpose} and expires_date > now()`.execute(db)
  return rows[0]
}

/** Marks a token as used. */
export const useToken = (db: AnyDatabase, token: string) =>
  sql`update mailed_token set used_date = now() where hash = ${hashOfToken(token)}`.execute(db)

export const linkExpired = () =>
  new Refusal(404, 'LINK_EXPIRED', 'This link is unknown, has expired or was already used.')

/** What the links of a purpose are for. */
export interface LinkedThing {
  side: LinkSide
  /** Throws if it is gone. */
  find(call: PendingCall, subjectId: string): Promise<Pick<MailedLink, 'ownerId' | 'itemId'>>
}

interface FoundLink extends Record<string, unknown> {
  purpose: TokenPurpose
  subjectId: string
}

/** Finds what the key of a mailed link is for. Links of a side that the route doesn't admit count as none. */
export const linkFinder =
  (things: Partial<Record<TokenPurpose, LinkedThing>>): Rights['findLink'] =>
  async (call, key) => {
    if (!isMailedKey(key)) throw linkExpired()
    const hash = hashOfToken(key)
    const [found] = await call.prepared<FoundLink>(
      'mailed-link',
      'select purpose, subject_id as "subjectId" from mailed_token where hash = $1 and expires_date > now()',
      [hash],
    )
    const thing = found && things[found.purpose]
    if (!thing) throw linkExpired()
    const { side } = thing
    return admitsLink(call.route, side)
      ? { side, hash, ...(await thing.find(call, found.subjectId)) }
      : undefined
  }
