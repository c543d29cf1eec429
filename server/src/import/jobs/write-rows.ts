import type pg from 'pg'
import { batchesOf } from '../batches.ts'
import type { RowRecord } from './row-records.ts'
import { storable } from './storable.ts'

const columns =
  'import_id, row, line, feature, name, city, state, planned, outcome, reasons, details, facility_id, search_text'

/** Inserts the rows of an import in batches. */
export async function writeRows(
  client: pg.ClientBase,
  records: Iterable<RowRecord>,
  onProgress: (rows: number) => void,
) {
  let done = 0
  for (const batch of batchesOf(records)) {
    await client.query(
      `insert into import_row (${columns}) select ${columns} from jsonb_populate_recordset(null::import_row, $1)`,
      [storable(batch)],
    )
    done += batch.length
    onProgress(done)
  }
}

/**
 * Stores the outcomes of an import that was carried out. Rows that came out other than they were planned, because they were decided
 * or the catalogue has changed since, get new details too.
 */
export async function updateRows(client: pg.ClientBase, importId: string, records: Iterable<RowRecord>) {
  for (const batch of batchesOf(records))
    await client.query(
      `update import_row r set outcome = n.outcome, reasons = n.reasons, facility_id = n.facility_id,
        details = case when r.planned = n.outcome then r.details else n.details end
      from jsonb_populate_recordset(null::import_row, $2) n
      where r.import_id = $1 and r.row = n.row and (r.outcome, r.facility_id, r.reasons)
        is distinct from (n.outcome, n.facility_id, n.reasons)`,
      [importId, storable(batch)],
    )
}
