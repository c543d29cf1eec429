import { expect, test } from 'vitest'
import { signUp } from './people.ts'
import { eventually, type TestServer, workerServer } from './test-server.ts'

const facilitiesFound = async (server: TestServer) =>
  (await (await server.as()).facilities.search({ data: {} }))._meta.stats.count

test('a server that was closed serves again, with nothing of the file before', async () => {
  const first = await workerServer()
  const { person } = await signUp(first, 'ann')
  await first.stage.facility({ manager: person })
  await eventually(
    () => facilitiesFound(first),
    (count) => count === 1,
  )
  await first.close()
  const second = await workerServer()
  expect(second.origin).toBe(first.origin)
  await eventually(
    () => facilitiesFound(second),
    (count) => count === 0,
  )
  const { rows } = await second.pool.query(
    'select id from owner union all select id from app_user union all select profile_id from entry',
  )
  expect(rows).toEqual([])
  // The server still keeps Ann of before.
  const ann = await signUp(second, 'ann')
  expect((await ann.api.users.get({ id: ann.id })).data.id).toBe(ann.id)
  await second.close()
})

test('a server in use serves nobody else', async () => {
  const first = await workerServer()
  const second = await workerServer()
  expect(second.origin).not.toBe(first.origin)
  await second.close()
  await first.close()
})

test.each([
  [
    'a function',
    'create or replace function derived.today() returns date language sql stable as $$ select now()::date $$',
  ],
  ['a trigger', 'drop trigger notify_purged on entry'],
  ['a column', 'alter table sport rename name to label'],
  ['a row that is there from the start', 'update maintenance set maintenance_mode = true'],
])('a server whose database has another %s does not serve again', async (_changed, statement) => {
  const first = await workerServer()
  await first.pool.query(statement)
  await first.close()
  const second = await workerServer()
  expect(second.origin).not.toBe(first.origin)
  await second.close()
})

test('a server that writes while its database is emptied does not serve again', async () => {
  const first = await workerServer()
  await signUp(first, 'ann')
  const [writer, stopper] = [await first.pool.connect(), await first.pool.connect()]
  const waiting = (query: string) =>
    eventually(
      async () =>
        (
          await first.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
            [`%${query}%`],
          )
        ).rowCount,
      (count) => count === 1,
    )
  // The first to wait for a whole second breaks a deadlock, so the writer never does.
  await writer.query(`begin; set local deadlock_timeout = '1h'; update owner set id = id`)
  // Stops the emptying between the writer's two tables until the writer waits: the order of waiting is then the same on a busy machine.
  await stopper.query('begin; lock table entry in share mode')
  const closed = first.close()
  await waiting('session_replication_role')
  const written = writer.query('update app_user set id = id')
  await waiting('update app_user')
  await stopper.query('rollback')
  await written
  await writer.query('rollback')
  writer.release()
  stopper.release()
  await closed
  const second = await workerServer()
  expect(second.origin).not.toBe(first.origin)
  await second.close()
})
