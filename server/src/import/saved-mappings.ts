import {
  formatChoices,
  hasChoices,
  parseColumnMap,
  parseConstants,
  type ColumnChoices,
} from '@app/catalogue/import/columns/column-map.ts'
import type pg from 'pg'
import type { ImportedKind } from './imported-kind.ts'

/** Column choices as they are stored. */
export interface SavedChoices {
  map: string[]
  set: string[]
  ignoreRest: boolean
}

/** Files of a kind with the same columns, of a destination or of administrators. */
interface MappingKey {
  kind: ImportedKind
  signature: string
  destinationId: string | null
}

export const restoreChoices = ({ map, set, ignoreRest }: SavedChoices): ColumnChoices => ({
  map: parseColumnMap(map),
  constants: parseConstants(set),
  ignoreRest,
})

/** The choices of the source's last import, for a request without any. Undefined if there are none. */
export async function savedChoices(
  pool: pg.Pool,
  { kind, signature, destinationId }: MappingKey,
  given: ColumnChoices,
): Promise<{ choices: ColumnChoices; fileName: string } | undefined> {
  if (hasChoices(given)) return undefined
  const { rows } = await pool.query<{ choices: SavedChoices; fileName: string }>(
    'select choices, file_name as "fileName" from import_mapping where signature = $1 and destination_id is not distinct from $2 and kind = $3',
    [signature, destinationId, kind.name],
  )
  const [saved] = rows
  if (saved === undefined) return undefined
  return { choices: restoreChoices(saved.choices), fileName: saved.fileName }
}

/** Keeps the choices of a successful import for the next file with the same columns. */
export async function saveMapping(
  client: pg.ClientBase,
  { kind, signature, destinationId }: MappingKey,
  fileName: string,
  choices: ColumnChoices,
) {
  if (!hasChoices(choices)) return
  await client.query(
    `insert into import_mapping (signature, destination_id, file_name, choices, kind) values ($1, $2, $3, $4, $5)
    on conflict (signature, destination_id, kind) do update set file_name = excluded.file_name, choices = excluded.choices, updated_date = now()`,
    [signature, destinationId, fileName, JSON.stringify(formatChoices(choices)), kind.name],
  )
}
