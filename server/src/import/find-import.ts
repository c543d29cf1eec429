import type { Counts } from '@app/catalogue/import/plan/row-outcome.ts'
import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import type pg from 'pg'

export interface ImportRecord {
  id: string
  fileName: string
  at: Date
  by: string
  counts: Counts
  undone: Date | null
}

const columns = 'id, file_name as "fileName", at, by, counts, undone_date as undone'

/** Every import, the latest first. */
export async function listImports(client: pg.Pool): Promise<ImportRecord[]> {
  return (await client.query<ImportRecord>(`select ${columns} from import order by at desc, id desc`)).rows
}

/** The import of an id, or of an id's beginning or end that only one import has. Throws `ImportRefusal`. */
export async function findImport(client: pg.ClientBase, part: string): Promise<ImportRecord> {
  const { rows } = await client.query<ImportRecord>(
    `select ${columns} from import where starts_with(id::text, $1) or right(id::text, length($1)) = $1`,
    [part.toLowerCase()],
  )
  const [found, other] = rows
  if (found === undefined || part === '')
    throw new ImportRefusal(`There is no import ${part}. "list" shows those there are.`)
  if (other !== undefined)
    throw new ImportRefusal(`${part} stands for ${rows.length} imports; write more of the id.`)
  return found
}
