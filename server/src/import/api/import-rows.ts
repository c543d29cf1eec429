import { sql } from 'kysely'
import type * as z from 'zod'
import { many } from '@app/contract/envelope.ts'
import type { ImportRow, VenueFacts } from '@app/contract/imports/import-schema.ts'
import type { RowQuery } from '@app/contract/imports/import-routes.ts'
import { visibleTo } from '../../patterns/visibility.ts'
import type { Call } from '../../platform/http/call.ts'
import type { RowDetails } from '../jobs/row-records.ts'

interface StoredRow extends Omit<ImportRow, keyof RowDetails | 'facility'> {
  details: RowDetails
  facilityId: string | null
}

/** A page of rows. Facilities that the caller may not see, or not anymore, are left out of what rows resemble and became. */
export async function readRows(
  call: Call,
  importId: string,
  { outcome, isDecided, isOutside, search, offset, take }: z.output<typeof RowQuery>,
) {
  const conditions = [
    sql`r.import_id = ${importId}`,
    ...(outcome === undefined ? [] : [sql`r.outcome = ${outcome}`]),
    ...(isDecided === undefined ? [] : [sql`(r.decision is not null) = ${isDecided}`]),
    ...(isOutside === undefined
      ? []
      : [sql`coalesce((r.details ->> 'isOutside')::boolean, false) = ${isOutside}`]),
    ...wordsOf(search).map((word) => sql`strpos(r.search_text, ${word}) > 0`),
  ]
  const where = sql.join(conditions, sql` and `)
  const { rows } = await sql<StoredRow>`
    select r.row, r.line, r.feature, r.name, r.city, r.state, r.outcome, r.planned = 'doubtful' as "isDoubtful",
      r.decision, r.decided_facility_id as "decidedFacilityId", r.reasons, r.details, r.facility_id as "facilityId"
    from import_row r where ${where} order by r.row limit ${take} offset ${offset}`.execute(call.db)
  const total = await sql<{
    count: number
  }>`select count(*) as count from import_row r where ${where}`.execute(call.db)
  const names = await visibleNames(call, rows)
  return many(
    rows.map((row) => present(row, names)),
    total.rows[0]?.count ?? 0,
  )
}

const wordsOf = (search = '') =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** The names of the facilities in these rows that the caller may see. */
async function visibleNames(call: Call, rows: readonly StoredRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ facilityId, details }) => [
    ...(facilityId === null ? [] : [facilityId]),
    ...details.resembles.map((one) => one.facilityId),
  ])
  if (ids.length === 0) return new Map()
  const found = await sql<{ id: string; name: string }>`
    select p.id, p.name from profile p where p.id = any (${ids}::uuid[]) and ${visibleTo(call, 'p')}`.execute(
    call.db,
  )
  return new Map(found.rows.map(({ id, name }) => [id, name]))
}

/** What rows lack that an earlier version read. */
const oldDetails: Partial<RowDetails> = { problems: [], isOutside: false }
const oldFacts: Partial<VenueFacts> = { own: [] }
const oldResemblance: Partial<RowDetails['resembles'][number]> = { agreeing: [], mayChange: false }

const withOwn = (facts: VenueFacts): VenueFacts => ({ ...oldFacts, ...facts })

function present({ details, ...row }: StoredRow, names: ReadonlyMap<string, string>): ImportRow {
  const { problems, isOutside, remarks, values, resembles, resemblesRow } = { ...oldDetails, ...details }
  const { facilityId: storedId, ...rest } = row
  const facilityId = storedId ?? row.decidedFacilityId
  const name = facilityId === null ? undefined : names.get(facilityId)
  const facility = facilityId === null || name === undefined ? null : { id: facilityId, name }
  const seen = resembles
    .filter((one) => names.has(one.facilityId))
    .map(({ outcome: _outcome, facts, ...resemblance }) => ({
      ...oldResemblance,
      ...resemblance,
      facts: withOwn(facts),
    }))
  const decided = seen.find((one) => one.facilityId === row.decidedFacilityId)
  const { differences, added } = decided ?? details
  // The previous values of a facility that was hidden since are nobody's business.
  const isHidden = facilityId !== null && facility === null
  return {
    ...rest,
    problems,
    isOutside,
    remarks,
    differences: isHidden ? [] : differences,
    added: isHidden ? [] : added,
    values: values && withOwn(values),
    resembles: seen,
    resemblesRow,
    facility,
  }
}
