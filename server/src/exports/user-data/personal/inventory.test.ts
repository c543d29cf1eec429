import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, workerServer } from '../../../testing/test-server.ts'
import { otherColumns } from './other-columns.ts'
import { personalColumns } from './personal-columns.ts'
import { listed } from './testing/traces.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

test('every column with text, JSON or the id of a user is in the inventory, and no other', async () => {
  // A column of ids without a foreign key may name users, too.
  const { rows } = await server.pool.query<{ name: string }>(`
    select c.oid::regclass || '.' || a.attname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema') and a.attnum > 0 and not a.attisdropped
      and (format_type(a.atttypid, null) in ('text', 'text[]', 'character varying', 'json', 'jsonb')
        or format_type(a.atttypid, null) in ('uuid', 'uuid[]') and a.attname <> 'id' and not exists (
          select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> 'app_user'::regclass and a.attnum = any (k.conkey)))`)
  const personal = personalColumns.flatMap(({ table, words, names, ids, choices }) =>
    [words, names, ids, choices].flatMap(listed).map((column) => `${table}.${column}`),
  )
  const others = otherColumns.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([table, names]) => listed(names).map((column) => `${table}.${column}`)),
  )
  expect([...new Set([...personal, ...others])].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
