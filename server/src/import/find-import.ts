import type { Counts } from '@app/catalogue/import/plan/row-outcome.ts'
import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import type { ImportedKindName } from '@app/contract/owners.ts'
import type pg from 'pg'

export interface ImportRecord {
  id: string
  kind: ImportedKindName
  fileName: string
  at: Date
  by: string
  counts: Counts
  undone: Date | null
}

const columns = 'id, kind, file_name as "fileName", imported_date as at, by, counts, undone_date as undone'

/** All imports, newest first. */
export async function listImports(client: pg.Pool): Promise<ImportRecord[]> {
  return (
    await client.query<ImportRecord>(
      `select ${columns} from import where imported_date is not null order by imported_date desc, id desc`,
    )
  ).rows
}

/** Finds an import by its id, or by a unique start or end of it. Throws `ImportRefusal`. */
export async function findImport(client: pg.ClientBase, part: string): Promise<ImportRecord> {
  const { rows } = await client.query<ImportRecord>(
    `select ${columns} from import
    where imported_date is not null and (starts_with(id::text, $1) or right(id::text, length($1)) = $1)`,
    [part.toLowerCase()],
  )
  const [found, other] = rows
  if (found === undefined || part === '')
    throw new ImportRefusal(`There is no import ${part}. Use "list" to see all imports.`)
  if (other !== undefined)
    throw new ImportRefusal(`${part} matches ${rows.length} imports. Use more of the id.`)
  return found
}
