import type { Queryable, Statements } from './database.ts'
import { forgetDevices } from './known-devices.ts'

/** Ends all sessions of the account, forgets its devices, and revokes its grants, codes and refresh tokens. */
export async function revokeAccount(db: Statements, subject: string): Promise<void> {
  await db.query('delete from identity.artifact where account_id = $1', [subject])
  await forgetDevices(db, subject)
}

/** Ends one browser's session and revokes everything issued in it. */
export async function revokeSession(db: Statements, sessionUid: string): Promise<void> {
  await db.query(
    `with ended as (
       delete from identity.artifact where session_uid = $1 or (model = 'Session' and uid = $1)
       returning grant_id)
     delete from identity.artifact where model = 'Grant' and id in (select grant_id from ended)`,
    [sessionUid],
  )
}

/** Ends a grant and revokes everything issued by it. */
export async function revokeGrant(db: Statements, grantId: string): Promise<void> {
  await db.query(`delete from identity.artifact where grant_id = $1 or (model = 'Grant' and id = $1)`, [
    grantId,
  ])
}

export async function setProgramOfGrant(db: Queryable, grantId: string, name: string): Promise<void> {
  await db.query(`update identity.artifact set program_name = $2 where model = 'Grant' and id = $1`, [
    grantId,
    name,
  ])
}

export async function organizationOfGrant(db: Queryable, grantId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ organization_id: string | null }>(
    `select organization_id from identity.artifact where model = 'Grant' and id = $1`,
    [grantId],
  )
  return rows[0]?.organization_id ?? undefined
}

export async function setOrganizationOfGrant(
  db: Queryable,
  grantId: string,
  organizationId: string | undefined,
): Promise<void> {
  await db.query(`update identity.artifact set organization_id = $2 where model = 'Grant' and id = $1`, [
    grantId,
    organizationId ?? null,
  ])
}
