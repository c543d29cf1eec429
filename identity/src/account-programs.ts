import { instant, publicIdIn } from './account-sessions.ts'
import { accountIdOf } from './account-subject.ts'
import { revokeGrant } from './artifacts.ts'
import type { Run } from './database.ts'

/** A program that may act for somebody. Dates are ISO 8601. */
export interface AccountProgram {
  /** That of its grant, as access tokens name it. */
  id: string
  name: string
  /** Of its document. */
  host: string
  scopes: string[]
  createdDate: string
  /** When it last got a token, which it does every few minutes while it works. */
  lastUsedDate: string
}

/** Grants of programs: the id of one is an address, and that of the product's client is none. */
const ofProgram = `g.model = 'Grant' and g.account_id = $1 and g.payload ->> 'clientId' like 'https://%'`

/** The programs that the account allows to act for it, the last used first. Empty for the subject of another provider. */
export async function programsOf(run: Run, subject: string): Promise<AccountProgram[]> {
  if (accountIdOf(subject) === undefined) return []
  const { rows } = await run<AccountProgram>(
    `select id, name, host, scopes, ${instant('began')} as "createdDate", ${instant('used')} as "lastUsedDate" from (
       select ${publicIdIn('g.id')} as id, coalesce(nullif(g.program_name, ''), h.host) as name, h.host,
         array(select unnest(string_to_array(r.value, ' ')) from json_each_text(coalesce(g.payload -> 'resources', '{}')) r) as scopes,
         (g.payload ->> 'iat')::bigint as began,
         greatest((g.payload ->> 'iat')::bigint, (
           select max((t.payload ->> 'iat')::bigint) from identity.artifact t where t.grant_id = g.id)) as used
       from identity.artifact g, lateral (select substring(g.payload ->> 'clientId' from '^https://([^/]+)') as host) h
       where ${ofProgram} and (g.expires_at is null or g.expires_at > now())) found
     order by used desc, id`,
    [subject],
  )
  return rows
}

/** Takes back what the account allowed a program. Nothing happens if there is none with this id. */
export async function endProgram(run: Run, subject: string, id: string): Promise<void> {
  if (accountIdOf(subject) === undefined) return
  const { rows } = await run<{ id: string }>(
    `select g.id from identity.artifact g where ${ofProgram} and ${publicIdIn('g.id')} = $2`,
    [subject, id],
  )
  for (const grant of rows) await revokeGrant({ query: run }, grant.id)
}
