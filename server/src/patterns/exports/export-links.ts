import { sql } from 'kysely'
import type { Rung } from '@app/contract/route.ts'
import { signedIn, type Call } from '../../platform/http/call.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts'
import type { AnyDatabase } from '../../tables/tables.ts'

/** A list that somebody may download. */
export interface ExportRequest {
  userId: string
  /** The operation id of the call that created the link. */
  operation: string
  input: unknown
  /** The reader's rung at that time. */
  rung: Rung
  fileName: string
  /** Whether it is for the data of the user, not for a list. */
  isPersonal: boolean
}

interface LinkOptions {
  /** How long it works. */
  seconds: number
  /** Whether it only works with a token of the same user. */
  isPersonal: boolean
}

const listLink: LinkOptions = { seconds: 60, isPersonal: false }

/** Stores what to export. Only the hash of the link's token is stored. */
export async function issueExportLink(
  call: Call,
  input: unknown,
  fileName: string,
  { seconds, isPersonal }: LinkOptions = listLink,
) {
  const token = newSecretToken()
  const { rows } = await sql<{ expiresDate: string }>`
    insert into export_link (hash, user_id, operation, input, rung, file_name, is_personal, expires_date)
    values (${hashOfToken(token)}, ${signedIn(call).id}, ${call.operation}, ${JSON.stringify(input)}, ${call.rung}, ${fileName},
      ${isPersonal}, now() + make_interval(secs => ${seconds}))
    returning derived.instant(expires_date) as "expiresDate"`.execute(call.db)
  return { url: `/exports/${token}`, expiresDate: rows[0]?.expiresDate ?? '' }
}

/** Uses a link up. Undefined if it is unknown, was used, has expired, or is somebody else's personal one, which stays. */
export async function takeExportLink(
  db: AnyDatabase,
  token: string,
  callerId: string | null,
): Promise<ExportRequest | undefined> {
  const { rows } = await sql<ExportRequest & { isExpired: boolean }>`
    delete from export_link where hash = ${hashOfToken(token)} and (not is_personal or user_id = ${callerId}::uuid)
    returning user_id as "userId", operation, input, rung, file_name as "fileName", is_personal as "isPersonal",
      expires_date < now() as "isExpired"`.execute(db)
  return rows.find(({ isExpired }) => !isExpired)
}
