import { withFile } from '@app/catalogue/import/testing/import-fixture.ts'
import { noChoices } from '@app/catalogue/import/columns/column-map.ts'
import type { ImportReport } from '@app/catalogue/import/report/import-report.ts'
import { connect, type Connections } from '../../platform/database.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { importProfiles, type ImportRequest } from '../import-profiles.ts'

export interface ImportDatabase extends Connections {
  url: string
  /** Imports a file with this content. */
  importFile(content: string, options?: Partial<ImportRequest>): Promise<ImportReport>
  /** Facilities that are not deleted, by name. */
  facilities(): Promise<FacilityRow[]>
  count(table: string): Promise<number>
  /** Deletes everything except the gazetteer, which is slow to copy. */
  empty(): Promise<void>
}

export interface FacilityRow {
  id: string
  name: string
  status: string
  region: string | null
  phone: string | null
  capacity: number | null
  description: string | null
  sports: string[]
  spaces: string[]
}

const plain = {
  of: 'facility' as const,
  choices: noChoices,
  answers: new Map(),
  dryRun: false,
  skipBroken: false,
  acceptDoubtful: false,
  approve: false,
  again: false,
  by: 'tester',
}

/** A database for one test file, dropped by `close`. */
export async function importDatabase(serverUrl: string): Promise<ImportDatabase> {
  const { url, drop } = await testDatabase(serverUrl)
  const connections = connect(url, { size: 4 })
  const { pool } = connections
  // Every import loads all postal codes, so keep only those in the tests.
  await pool.query("delete from gazetteer_postal_code where code !~ '^(?:01|46)'")
  return {
    ...connections,
    url,
    close: async () => {
      await pool.end()
      await drop()
    },
    importFile: (content, options) =>
      withFile(content, (path) => importProfiles(pool, { ...plain, ...options, path }, () => {})),
    facilities: async () =>
      (
        await pool.query<FacilityRow>(`select p.id, p.name, p.status, p.region, p.phone, f.capacity, p.description,
          array(select name from sport s where s.owner_id = p.id order by name) as sports,
          array(select name from space_type s where s.owner_id = p.id order by name) as spaces
        from profile p join facility f on f.profile_id = p.id where p.deleted_date is null order by p.name`)
      ).rows,
    empty: async () => {
      await pool.query('truncate owner, import, import_mapping, audit_log cascade')
    },
    count: async (table) =>
      (await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ??
      0,
  }
}

/** An owner without further rows. Returns its id. */
export async function addOwner(pool: Connections['pool'], kind: string): Promise<string> {
  const id = crypto.randomUUID()
  await pool.query('insert into owner (id, kind) values ($1, $2)', [id, kind])
  return id
}

export async function addUser(pool: Connections['pool'], name: string): Promise<string> {
  const id = await addOwner(pool, 'user')
  await pool.query(
    `insert into app_user (id, subject, email, email_verified, name) values ($1, $2, $3, true, $2)`,
    [id, name, `${name}@people.test`],
  )
  return id
}

export async function addManager(pool: Connections['pool'], ownerId: string, userId: string) {
  await pool.query(`insert into member (id, owner_id, user_id, role) values ($1, $2, $3, 'Manager')`, [
    crypto.randomUUID(),
    ownerId,
    userId,
  ])
}
