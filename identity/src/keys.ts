import { hkdfSync } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Pool } from 'pg'

export interface Keys {
  /** Private, the signing one first. */
  signing: JWK[]
  /** What anybody may know, for verification. */
  jwks: { keys: JWK[] }
  /** Secrets that sign the cookies, newest first; made from the signing keys, so that all processes agree. */
  cookie: string[]
}

/**
 * Loads the signing keys, and makes one where none signs: at the very first start, and after somebody has
 * retired the current one. Safe to run in many processes at once.
 */
export async function loadKeys(pool: Pool): Promise<Keys> {
  const current = await pool.query('select from identity.signing_key where retired_at is null')
  if (current.rowCount === 0) {
    const fresh = await newSigningKey()
    // The unique index lets one key win when several processes start without one.
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
