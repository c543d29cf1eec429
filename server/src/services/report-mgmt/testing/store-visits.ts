import type { TestServer } from '../../../testing/test-server.ts'
import { openDay } from '../../page-mgmt/index.ts'

export interface VisitRow {
  day: string
  action: string
  source: string
  visitor: number | null
  at: Date
}

/** Stores records of a page, as if they had been sent on their days. */
export async function storeVisits(server: TestServer, profileId: string, rows: readonly VisitRow[]) {
  for (const day of new Set(rows.map((row) => row.day))) await openDay(server.db, day)
  await server.pool.query(
    `insert into visit (day, profile_id, action, source, visitor, at)
    select r.day, $1, r.action, r.source, r.visitor, r.at
    from jsonb_to_recordset($2) as r (day date, action text, source text, visitor bigint, at timestamptz)`,
    [profileId, JSON.stringify(rows)],
  )
}
