import {
  formatChoices,
  hasChoices,
  parseColumnMap,
  parseConstants,
  type ColumnChoices,
} from '@app/catalogue/import/columns/column-map.ts'
import type pg from 'pg'

interface SavedChoices {
  map: string[]
  set: string[]
  ignoreRest: boolean
}

/** The choices of the source's last import, for a request without any. Undefined if there are none. */
export async function savedChoices(
  pool: pg.Pool,
  signature: string,
  given: ColumnChoices,
): Promise<{ choices: ColumnChoices; fileName: string } | undefined> {
  if (hasChoices(given)) return undefined
  const { rows } = await pool.query<{ choices: SavedChoices; fileName: string }>(
    'select choices, file_name as "fileName" from import_mapping where signature = $1',
    [signature],
  )
  const [saved] = rows
  if (saved === undefined) return undefined
  const { map, set, ignoreRest } = saved.choices
  const choices = { map: parseColumnMap(map), constants: parseConstants(set), ignoreRest }
  return { choices, fileName: saved.fileName }
}

/** Keeps the choices of a successful import for the next file with the same columns. */
export async function saveMapping(
  client: pg.ClientBase,
  signature: string,
  fileName: string,
  choices: ColumnChoices,
) {
  if (!hasChoices(choices)) return
  await client.query(
    `insert into import_mapping (signature, file_name, choices) values ($1, $2, $3)
    on conflict (signature) do update set file_name = excluded.file_name, choices = excluded.choices, updated_date = now()`,
    [signature, fileName, JSON.stringify(formatChoices(choices))],
  )
}
