import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { ResolveLocation } from '../../patterns/resolve-location.ts'
import type { Database } from '../../tables/tables.ts'
import type { Person, TestIssuer } from '../test-tokens.ts'

export interface Stage {
  db: Database
  issuer: Pick<TestIssuer, 'subjectOf'>
  resolveLocation: ResolveLocation
}

/** People who are being staged, by their subject. Two pages that are staged at once may have one manager. */
const pending = new WeakMap<Database, Map<string, Promise<string>>>()

/** The id of a person. Writes the rows of their first sign-in unless there are any. */
export async function stagePerson({ db, issuer }: Stage, person: Person): Promise<string> {
  const subject = issuer.subjectOf(person)
  const others = pending.get(db) ?? new Map<string, Promise<string>>()
  pending.set(db, others)
  const staged = others.get(subject) ?? findOrInsert(db, subject, person)
  others.set(subject, staged)
  try {
    return await staged
  } finally {
    others.delete(subject)
  }
}

async function findOrInsert(db: Database, subject: string, person: Person): Promise<string> {
  const { email, name, roles = [] } = person
  const known = await db.selectFrom('app_user').select('id').where('subject', '=', subject).executeTakeFirst()
  if (known) return known.id
  const id = newId()
  // Only the local part of an address becomes public.
  const [publicName] = (name ?? email).split('@', 1)
  await sql`
    with owning as (insert into owner (id, kind) values (${id}, 'user')),
      signed_in as (
        insert into app_user (id, subject, email, email_verified, name) values (${id}, ${subject}, ${email}, true, ${publicName}))
    insert into administrator (user_id) select ${id}::uuid where ${roles.includes('admin')}`.execute(db)
  return id
}
