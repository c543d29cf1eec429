import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { readSecret } from './secrets.ts'

/** What a pseudonym stands for: the `sub` claim of a person, an email address, a network, or a mailed link. */
export type PseudonymOf = (kind: 'subject' | 'email' | 'network' | 'link', value: string) => string

const length = 22

/** Stable names for logs that only the holder of the key can compute. A person has the same one in all logs. */
export const pseudonyms =
  (key: Uint8Array): PseudonymOf =>
  (kind, value) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['pseudonym', kind, value]))
      .digest('base64url')
      .slice(0, length)

/** The key of the installation that all its servers share. Without it, pseudonyms can't be traced to people. */
export const pseudonymKey = (pool: pg.Pool) => readSecret(pool, 'pseudonym')
