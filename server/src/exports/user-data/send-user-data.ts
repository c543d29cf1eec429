import { PassThrough, Readable } from 'node:stream'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import type { ProfileKind } from '../../patterns/profile-kind.ts'
import { preparedOn } from '../../platform/database.ts'
import { forbidden } from '../../platform/errors.ts'
import type { HttpEnvironment } from '../../platform/http/http-environment.ts'
import type { Charged } from '../../platform/limits/turns.ts'
import { rowsPerTurn, turnsOf } from '../export-turns.ts'
import { batchStatement, type DataTable } from './data-table.ts'
import { userDataTables } from './user-data-tables.ts'

interface DataParts {
  environment: HttpEnvironment
  kinds: readonly ProfileKind[]
  userId: string
  charged: Charged
  /** Called with the reason if the file ends before it is complete. */
  onBroken(reason: unknown): void
}

/**
 * The data of a user as a ZIP with a file of JSON lines per table. Rows are read in batches, each when the one before was
 * sent. If reading fails, the stream is destroyed before the file is complete.
 */
export function userData({ environment, kinds, userId, charged, onBroken }: DataParts): Readable {
  const tables = userDataTables(kinds)
  const zip = new ZipFile()
  const file = zip.outputStream.pipe(new PassThrough())
  let open: Readable | undefined
  const fail = (error: Error) => {
    if (!file.destroyed) onBroken(error)
    file.destroy(error)
  }
  const read = readerOf(environment, userId, charged)
  zip.addBuffer(Buffer.from(contentsOf(tables)), 'README.txt')
  for (const table of tables)
    zip.addReadStreamLazy(`${table.name}.jsonl`, (callback) => {
      open = Readable.from(linesOf(table, read), { objectMode: false }).on('error', fail)
      callback(null, open)
    })
  zip.on('error', fail)
  file.once('close', () => open?.destroy())
  zip.end()
  return file
}

interface Row {
  key: string
  item: string
}
type ReadBatch = (table: DataTable, after: string) => Promise<Row[]>

/** Reads in turn with the user's other calls, for as long as there is a user who isn't blocked. */
function readerOf({ connections, turns }: HttpEnvironment, userId: string, charged: Charged): ReadBatch {
  const prepared = preparedOn(connections.pool)
  const inTurn = turnsOf(turns, charged)
  return (table, after) =>
    inTurn(async () => {
      const { rows } = await sql`
        select from app_user where id = ${userId} and blocked_date is null`.execute(connections.db)
      if (rows.length === 0) throw forbidden('This account was blocked or deleted.')
      return prepared<Row & Record<string, unknown>>(
        `data-${table.name}`,
        batchStatement(table, rowsPerTurn),
        [userId, after],
      )
    })
}

async function* linesOf(table: DataTable, read: ReadBatch) {
  for (let after = table.key.first; ;) {
    const rows = await read(table, after)
    if (rows.length > 0) yield Buffer.from(rows.map(({ item }) => `${item}\n`).join(''))
    if (rows.length < rowsPerTurn) return
    after = rows.at(-1)?.key ?? after
  }
}

const contentsOf = (tables: readonly DataTable[]) =>
  [
    'Each file has a line of JSON per row. Times are in UTC.',
    '',
    ...tables.map(({ name, about }) => `${name}.jsonl: ${about}`),
    '',
  ].join('\n')
