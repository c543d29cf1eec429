import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import pg from 'pg'
import { testDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await testDatabase(inject('databaseUrl'))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('every table with a revision column bumps it on update, or If-Match would miss changes', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'revision' and t.table_type = 'BASE TABLE'
      and c.table_name <> 'import_change'
      and not exists (select from pg_trigger g
        where g.tgrelid = format('%I', c.table_name)::regclass and g.tgname = 'then_bump_revision')`)
  expect(rows).toEqual([])
})

test('the deletion of a user deletes or empties every reference, or it would fail', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select conrelid::regclass || '.' || conname as name from pg_constraint
    where contype = 'f' and confrelid = 'app_user'::regclass and confdeltype not in ('c', 'n')`)
  expect(rows).toEqual([])
})

test('migrations create no views, functions or triggers of their own', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
    union all
    select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  expect(rows).toEqual([])
})
