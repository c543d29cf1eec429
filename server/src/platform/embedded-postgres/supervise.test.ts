import { afterAll, expect, test } from 'vitest'
import { isDatabaseUnavailable } from '../database.ts'
import { launch, newDatabase, query, removeTemplate } from './launch.fixture.ts'
import { runningProcess } from './processes.ts'

afterAll(removeTemplate)

/** Kills the server, and resolves when another one accepts connections. */
async function killAndWait(server: { url: string; pid: number }) {
  const killed = server.pid
  process.kill(killed, 'SIGKILL')
  const isBack = () =>
    query(server.url, 'select 1').then(
      () => server.pid !== killed,
      () => false,
    )
  await expect.poll(isBack, { interval: 50 }).toBe(true)
}

test('a server that was killed is started again on the same port, with its data', async () => {
  const lines: string[] = []
  const server = await launch(await newDatabase(), { restarts: true, log: (line) => lines.push(line) })
  await query(server.url, 'create table kept as select 7 as n')
  await killAndWait(server)
  expect(await query(server.url, 'select n from kept')).toEqual([7])
  expect(lines.join('\n')).toContain('starting it again')

  await killAndWait(server)
  expect(await query(server.url, 'select n from kept')).toEqual([7])
})

test('a server that is stopped stays stopped', async () => {
  const server = await launch(await newDatabase(), { restarts: true })
  await killAndWait(server)
  const { pid } = server
  await server.stop()
  expect(await server.exited).toMatchObject({ expected: true })
  expect(runningProcess(pid)).toBeUndefined()
})

test('a server that is stopped while it starts again stays stopped', async () => {
  const server = await launch(await newDatabase(), { restarts: true })
  const { pid } = server
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => runningProcess(pid)).toBeUndefined()
  await server.stop()
  expect(await server.exited).toMatchObject({ expected: true })
  expect(await query(server.url, 'select 1').catch(isDatabaseUnavailable)).toBe(true)
})

test('a server that ends again and again is given up, with the reason', async () => {
  const server = await launch(await newDatabase(), { restarts: true })
  for (let n = 0; n < 5; n += 1) await killAndWait(server)
  process.kill(server.pid, 'SIGKILL')
  expect(await server.exited).toMatchObject({ expected: false, reason: expect.stringContaining('SIGKILL') })
})
