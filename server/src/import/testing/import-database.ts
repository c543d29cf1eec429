import { withFile } from '@app/catalogue/import/testing/import-fixture.ts'
import { parseColumnMap } from '@app/catalogue/import/columns/column-map.ts'
import type { ImportReport } from '@app/catalogue/import/report/import-report.ts'
import { connect, type Connections } from '../../platform/database.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { importFacilities, type ImportRequest } from '../import-facilities.ts'

export interface ImportDatabase extends Connections {
  url: string
  /** Brings a file of this content in. */
  bringIn(content: string, options?: Partial<ImportRequest>): Promise<ImportReport>
  /** Facilities by name that are not deleted, with what the tests look at. */
  facilities(): Promise<FacilityRow[]>
  count(table: string): Promise<number>
  /** Forgets everything but the gazetteer, which takes longest to copy. */
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
  map: parseColumnMap([]),
  dryRun: false,
  skipBroken: false,
  acceptDoubtful: false,
  approve: false,
  again: false,
  by: 'tester',
}

/** A database of the test's own, dropped by `close`. */
export async function importDatabase(serverUrl: string): Promise<ImportDatabase> {
  const { url, drop } = await testDatabase(serverUrl)
  const connections = connect(url, 4)
  const { pool } = connections
  // Every import loads the postal codes; these are the ones that the tests are about.
  await pool.query("delete from gazetteer_postal_code where code !~ '^(?:01|46)'")
  return {
    ...connections,
    url,
    close: async () => {
      await pool.end()
      await drop()
    },
    bringIn: (content, options) =>
      withFile(content, (path) => importFacilities(pool, { ...plain, ...options, path }, () => {})),
    facilities: async () =>
      (
        await pool.query<FacilityRow>(`select p.id, p.name, p.status, p.region, p.phone, f.capacity, p.description,
          array(select name from profile_sport s where s.profile_id = p.id order by name) as sports,
          array(select name from space_type s where s.profile_id = p.id order by name) as spaces
        from profile p join facility f on f.profile_id = p.id where p.deleted_date is null order by p.name`)
      ).rows,
    empty: async () => {
      await pool.query('truncate profile, import, audit_log, app_user cascade')
    },
    count: async (table) =>
      (await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ??
      0,
  }
}

/** Somebody with an account. */
export async function addUser(pool: Connections['pool'], name: string): Promise<string> {
  const id = crypto.randomUUID()
  await pool.query(
    `insert into app_user (id, subject, email, email_verified, name) values ($1, $2, $3, true, $2)`,
    [id, name, `${name}@people.test`],
  )
  return id
}

export async function addManager(pool: Connections['pool'], profileId: string, userId: string) {
  await pool.query(`insert into member (id, profile_id, user_id, role) values ($1, $2, $3, 'Manager')`, [
    crypto.randomUUID(),
    profileId,
    userId,
  ])
}
