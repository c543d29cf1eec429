import type { Queryable } from './database.ts'

/** `id` is the `org_id` claim. Clients can request an organization by id or by name. */
export interface Organization {
  id: string
  name?: string
}

export async function addMembership(
  db: Queryable,
  accountId: string,
  { id, name }: Organization,
): Promise<void> {
  await db.query(
    `insert into identity.organization (id, name) values ($1, $2)
     on conflict (id) do update set name = coalesce(excluded.name, organization.name)`,
    [id, name?.toLowerCase() ?? null],
  )
  await db.query(
    `insert into identity.organization_membership (account_id, organization_id) values ($1, $2)
     on conflict do nothing`,
    [accountId, id],
  )
}

export async function removeMembership(
  db: Queryable,
  accountId: string,
  organizationId: string,
): Promise<void> {
  await db.query(
    'delete from identity.organization_membership where account_id = $1 and organization_id = $2',
    [accountId, organizationId],
  )
}

/** The organization by its id or name, if the account is a member of it. */
export async function findMembership(
  db: Queryable,
  accountId: string,
  idOrName: string,
): Promise<Organization | undefined> {
  const { rows } = await db.query<{ id: string; name: string | null }>(
    `select id, name from identity.organization
     join identity.organization_membership on organization_id = id
     where account_id = $1 and (id = $2 or name = lower($2)) order by id = $2 desc limit 1`,
    [accountId, idOrName],
  )
  const row = rows[0]
  return row && { id: row.id, name: row.name ?? undefined }
}
