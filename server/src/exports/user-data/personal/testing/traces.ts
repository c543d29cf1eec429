import type { TestServer } from '../../../../testing/test-server.ts'
import type { PersonalColumns } from '../personal-column.ts'

/** The column of a table that has a text. */
interface Trace {
  column: string
  text: string
}

export const listed = (columns = '') => columns.split(' ').filter(Boolean)

/** Each word that a person wrote, by where it is. */
export const markOf = (index: number, table: string, column: string) =>
  `quillmark-${index}-${table}.${column}`

const isWritten = (column: string) => `coalesce(t.${column}::text, '')`

/** Writes a mark into each column of the person's words, but not where the person's name is, which is looked for, too. */
export async function writeMarks(
  { pool }: TestServer,
  inventory: readonly PersonalColumns[],
  { id: userId, name }: { id: string; name: string },
) {
  for (const [index, { table, rows, words }] of inventory.entries())
    for (const column of listed(words)) {
      const { rows: types } = await pool.query<{ type: string }>(
        `select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attname = $2`,
        [table, column],
      )
      const mark = markOf(index, table, column)
      const type = types[0]?.type ?? 'text'
      const patch = JSON.stringify([{ op: 'replace', path: '/about', value: mark }])
      const value = type.startsWith('json') ? patch : type.endsWith('[]') ? `{${mark}}` : mark
      await pool.query(
        `update ${table} t set ${column} = $2::${type} where ${rows} and ${isWritten(column)} !~* $3 and $1 = $1`,
        [userId, value, `quillmark|${name}`],
      )
    }
}

/** How many rows each part of the inventory has. */
export async function countRows({ pool }: TestServer, inventory: readonly PersonalColumns[], userId: string) {
  const counts: { part: string; count: number }[] = []
  for (const { table, rows } of inventory) {
    const { rows: found } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} t where ${rows}`,
      [userId],
    )
    counts.push({ part: `${table}: ${rows}`, count: found[0]?.count ?? 0 })
  }
  return counts
}

/** Every place in the database where a text is, whatever its case. */
export async function findText({ pool }: TestServer, text: string): Promise<Trace[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: Trace[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ key: string; value: string }>(
      `select e.key, e.value from ${name} t cross join jsonb_each_text(to_jsonb(t)) e where e.value ilike $1`,
      [`%${text}%`],
    )
    found.push(...rows.map(({ key, value }) => ({ column: `${name}.${key}`, text: value })))
  }
  return found
}
