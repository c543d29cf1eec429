import { sql } from 'kysely'
import type * as z from 'zod'
import type { Decisions } from '@app/contract/imports/import-routes.ts'
import { visibleTo } from '../../patterns/visibility.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import type { Call } from '../../platform/http/call.ts'

type Data = z.output<typeof Decisions>

/** The rows that a decision is possible for. Rows that resemble nothing can't be the same as something. */
const decidable = {
  same: sql`r.planned = 'doubtful' and (r.details #> '{resembles,0}' is not null or r.details ->> 'resemblesRow' is not null)`,
  new: sql`r.planned in ('doubtful', 'changed', 'unchanged')`,
  skip: sql`r.planned in ('doubtful', 'new', 'changed', 'unchanged')`,
}

/** Stores decisions about rows, and the outcomes that the rows then have. */
export async function decideRows(call: Call, importId: string, data: Data) {
  const { rows, decision } = data
  if (decision !== null && rows !== 'all') await checkDecidable(call, importId, rows, decision)
  // An earlier decision about the same rows is replaced, with what it meant for the rows that are joined with them.
  if (decision === null || rows !== 'all') await takeBack(call, importId, rows)
  if (decision === 'same') await decideSame(call, importId, data)
  else if (decision !== null) await decideOutcome(call, importId, rows, decision)
  await sql`
    update import i set counts = (
      select jsonb_build_object('new', 0, 'changed', 0, 'unchanged', 0, 'merged', 0, 'doubtful', 0, 'skipped', 0, 'refused', 0)
        || jsonb_build_object('outside', coalesce((i.counts ->> 'outside')::int, 0)) || jsonb_object_agg(o.outcome, o.count)
      from (select r.outcome, count(*) from import_row r where r.import_id = i.id group by r.outcome) o)
    where i.id = ${importId}`.execute(call.db)
}

async function checkDecidable(
  call: Call,
  importId: string,
  rows: readonly number[],
  decision: keyof typeof decidable,
) {
  const found = await sql<{ row: number }>`
    select wanted.row from unnest(${rows}::int[]) wanted (row) where not exists (
      select from import_row r where r.import_id = ${importId} and r.row = wanted.row and ${decidable[decision]})
    order by wanted.row limit 1`.execute(call.db)
  const [first] = found.rows
  if (first) throw conflict('NOT_DECIDABLE', `Row ${first.row} can't be decided as ${decision}.`)
}

const takeBack = (call: Call, importId: string, rows: Data['rows']) =>
  sql`
  update import_row r set decision = null, decided_facility_id = null, outcome = planned
  where r.import_id = ${importId} and ${chosen(rows)} and (r.decision is not null
    or (r.planned = 'merged' and r.outcome = 'skipped'))`.execute(call.db)

/** The rows themselves and, where a whole place is skipped or taken back, the rows that are joined with them. */
const chosen = (rows: Data['rows']) =>
  rows === 'all'
    ? sql`true`
    : sql`(r.row = any (${rows}::int[]) or (r.planned = 'merged' and (r.details ->> 'mergedInto')::int = any (${rows}::int[])))`

async function decideOutcome(call: Call, importId: string, rows: Data['rows'], decision: 'new' | 'skip') {
  const outcome = decision === 'new' ? 'new' : 'skipped'
  const heads = rows === 'all' ? sql`r.outcome = 'doubtful'` : sql`r.row = any (${rows}::int[])`
  // A place is skipped with all of its rows. The decision is about its first row only, and can be taken back there.
  const joined = sql`r.planned = 'merged' and (r.details ->> 'mergedInto')::int in (
    select h.row from import_row h where h.import_id = ${importId} and ${
      rows === 'all' ? sql`h.outcome = 'doubtful'` : sql`h.row = any (${rows}::int[])`
    })`
  await sql`
    update import_row r set decision = case when r.planned <> 'merged' then ${decision} end, outcome = ${outcome}
    where r.import_id = ${importId} and (${heads} or (${decision === 'skip'} and ${joined}))`.execute(call.db)
}

/** The row is the chosen facility or else the likeliest one or, if it resembles none, the earlier row. */
async function decideSame(call: Call, importId: string, { rows, facilityId }: Data) {
  if (facilityId !== undefined) await checkVisible(call, facilityId)
  const condition =
    rows === 'all' ? sql`r.outcome = 'doubtful' and ${decidable.same}` : sql`r.row = any (${rows}::int[])`
  const updated = await sql`
    update import_row r set decision = 'same', decided_facility_id = (one.resemblance ->> 'facilityId')::uuid,
      outcome = coalesce(one.resemblance ->> 'outcome', 'merged')
    from import_row s left join lateral (
      select r.value as resemblance from jsonb_array_elements(s.details -> 'resembles') with ordinality r (value, place)
      where ${facilityId === undefined ? sql`true` : sql`r.value ->> 'facilityId' = ${facilityId}`}
      order by r.place limit 1) one on true
    where s.import_id = r.import_id and s.row = r.row and r.import_id = ${importId} and ${condition}
      and ${facilityId === undefined ? sql`true` : sql`one.resemblance is not null`}`.execute(call.db)
  if (facilityId !== undefined && updated.numAffectedRows === 0n)
    throw invalidField('data/facilityId', 'must be one that the row resembles')
}

async function checkVisible(call: Call, facilityId: string) {
  const { rows } = await sql`
    select from profile p where p.id = ${facilityId} and ${visibleTo(call, 'p')}`.execute(call.db)
  if (rows.length === 0) throw invalidField('data/facilityId', 'must be one that the row resembles')
}
