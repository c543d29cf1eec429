import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../tables/tables.ts'

/**
 * Tells the visitors of one day apart, and nothing else: a hash of network and browser with a salt that all servers share, and that is thrown
 * away with the day. So nobody is the same visitor on two days.
 */
export function visitorHashes(db: Database) {
  const salts = new Map<string, Promise<Buffer>>()

  async function readSalt(day: string): Promise<Buffer> {
    await sql`insert into visit_salt (day, salt) values (${day}, ${randomBytes(32)}) on conflict do nothing`.execute(
      db,
    )
    const { rows } = await sql<{ salt: Buffer }>`select salt from visit_salt where day = ${day}`.execute(db)
    if (rows[0] === undefined) throw new Error('The salt of the day is gone.')
    return rows[0].salt
  }

  function saltOf(day: string): Promise<Buffer> {
    const known = salts.get(day)
    if (known) return known
    // Three days are open at most.
    if (salts.size >= 3) salts.clear()
    const salt = readSalt(day)
    salts.set(day, salt)
    salt.catch(() => salts.delete(day))
    return salt
  }

  return async (day: string, { network, userAgent }: { network: string; userAgent: string }) =>
    createHmac('sha256', await saltOf(day))
      .update(JSON.stringify([network, userAgent]))
      .digest()
      .readBigInt64BE()
}
export type VisitorHash = ReturnType<typeof visitorHashes>
