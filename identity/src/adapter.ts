import type { Pool } from 'pg'
import { errors, Provider, type Adapter, type AdapterPayload } from 'oidc-provider'
import { deviceName } from './device-name.ts'

interface Row {
  payload: AdapterPayload
  consumed_at: Date | null
}

/** Stores oidc-provider's artifacts in PostgreSQL. oidc-provider creates one adapter per model. */
export const postgresAdapter =
  (pool: Pool) =>
  (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      await pool.query(
        `insert into identity.artifact (model, id, payload, uid, grant_id, session_uid, account_id, expires_at, device)
         values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8), $9)
         on conflict (model, id) do update set payload = excluded.payload, uid = excluded.uid,
           grant_id = excluded.grant_id, session_uid = excluded.session_uid,
           account_id = excluded.account_id, expires_at = excluded.expires_at,
           device = coalesce(excluded.device, artifact.device)`,
        [
          model,
          id,
          payload,
          payload.uid ?? null,
          payload.grantId ?? null,
          payload.sessionUid ?? null,
          payload.accountId ?? null,
          expiresIn ?? null,
          model === 'Session' ? (deviceName(Provider.ctx?.get('user-agent')) ?? null) : null,
        ],
      )
    },

    find: (id) => findOne(pool, 'model = $1 and id = $2', [model, id]),
    findByUid: (uid) => findOne(pool, 'model = $1 and uid = $2', [model, uid]),
    // Only used by the device flow, which is disabled.
    findByUserCode: () => Promise.resolve(),

    async consume(id) {
      const { rowCount } = await pool.query(
        `update identity.artifact set consumed_at = now()
         where model = $1 and id = $2 and consumed_at is null`,
        [model, id],
      )
      // oidc-provider finds and then consumes, so of two concurrent requests, only one may succeed.
      if (rowCount === 0) throw new errors.InvalidGrant('already used')
    },

    async destroy(id) {
      await pool.query('delete from identity.artifact where model = $1 and id = $2', [model, id])
    },

    async revokeByGrantId(grantId) {
      await pool.query('delete from identity.artifact where model = $1 and grant_id = $2', [model, grantId])
    },
  })

async function findOne(pool: Pool, where: string, values: string[]): Promise<AdapterPayload | undefined> {
  // Ids come from requests. PostgreSQL rejects NUL, so no stored id contains it.
  if (values.some((value) => value.includes('\0'))) return undefined
  const { rows } = await pool.query<Row>(
    `select payload, consumed_at from identity.artifact
     where ${where} and (expires_at is null or expires_at > now())`,
    values,
  )
  const row = rows[0]
  if (!row) return undefined
  return row.consumed_at
    ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
    : row.payload
}
