import { hkdfSync } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Pool } from 'pg'

export interface Keys {
  /** Private keys, the current one first. */
  signing: JWK[]
  /** The public keys, for verification. */
  jwks: { keys: JWK[] }
  /** Secrets that sign cookies, newest first. Derived from the signing keys, so that all processes share them. */
  cookie: string[]
}

/**
 * Loads the signing keys. Creates one if there is no current key: at the first start and after the current key was
 * retired. Safe to run in several processes at once.
 */
export async function loadKeys(pool: Pool): Promise<Keys> {
  const current = await pool.query('select from identity.signing_key where retired_at is null')
  if (current.rowCount === 0) {
    const fresh = await newSigningKey()
    // If several processes start without a key, the unique index keeps only one.
    await pool.query(
      'insert into identity.signing_key (kid, private_jwk) values ($1, $2) on conflict do nothing',
      [fresh.kid, fresh],
    )
  }
  const signing = await readSigningKeys(pool)
  return { signing, jwks: { keys: signing.map(publicPart) }, cookie: signing.map(cookieSecret) }
}

async function readSigningKeys(pool: Pool): Promise<JWK[]> {
  const { rows } = await pool.query<{ private_jwk: JWK }>(
    'select private_jwk from identity.signing_key order by retired_at desc nulls first',
  )
  return rows.map((row) => row.private_jwk)
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' }
}

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use })

const cookieSecret = (key: JWK) =>
  Buffer.from(hkdfSync('sha256', key.d ?? '', '', 'cookie signing', 32)).toString('base64url')
