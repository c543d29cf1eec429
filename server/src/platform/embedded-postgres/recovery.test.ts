import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DataDirectoryInUse } from './failures.ts'
import { newFolder } from './folder.fixture.ts'
import {
  kill,
  launch,
  launchedBy,
  newDatabase,
  query,
  removeTemplate,
  startChild,
  startEndlessQuery,
} from './launch.fixture.ts'
import { clusterIn } from './placement.ts'
import { postmasterFileIn } from './postmaster-file.ts'
import { runningProcess, serverProcessesIn } from './processes.ts'
import { waitUntil } from './wait-until.ts'

afterAll(removeTemplate)

describe('after kill -9 of the launching process', () => {
  test('the next launch takes over the server with its data', async () => {
    const folder = await newDatabase()
    const first = await launchedBy(startChild(folder))
    await query(first.url, 'create table kept as select 7 as n')
    await kill(first.child)
    expect(runningProcess(first.pid)).toBeDefined()

    const second = await launch(folder)
    expect({ pid: second.pid, url: second.url }).toEqual({ pid: first.pid, url: first.url })
    expect(await query(second.url, 'select n from kept')).toEqual([7])
    await second.stop()
    expect(serverProcessesIn(clusterIn(folder))).toEqual([])
    expect(await second.exited).toMatchObject({ expected: true })
  })

  test('the exit of a server that was taken over is reported', async () => {
    const folder = await newDatabase()
    const first = await launchedBy(startChild(folder))
    await kill(first.child)
    const second = await launch(folder)
    process.kill(second.pid, 'SIGKILL')
    expect(await second.exited).toMatchObject({
      expected: false,
      reason: expect.stringContaining(String(first.pid)),
    })
  })

  test('a launch with other settings restarts the server', async () => {
    const folder = await newDatabase()
    const first = await launchedBy(startChild(folder))
    await query(first.url, 'create table kept as select 7 as n')
    await kill(first.child)
    const second = await launch(folder, { settings: { work_mem: '3MB' } })
    expect(second.pid).not.toBe(first.pid)
    expect(await query(second.url, `select current_setting('work_mem'), n from kept`)).toEqual(['3MB', 7])
  })

  test('the next launch waits for a server that is shutting down', async () => {
    const folder = await newDatabase()
    const first = await launchedBy(startChild(folder))
    await kill(first.child)
    process.kill(first.pid, 'SIGINT')
    const second = await launch(folder)
    expect(await query(second.url, 'select 1')).toEqual([1])
  })

  test('the next launch starts over if creating the cluster was interrupted', async () => {
    const folder = await newFolder()
    const child = startChild(folder)
    const draft = path.join(folder, 'cluster.new')
    expect(await waitUntil(() => serverProcessesIn(draft).length > 1, 20_000)).toBe(true)
    await kill(child)
    expect(existsSync(clusterIn(folder))).toBe(false)
    const server = await launch(folder)
    expect(await query(server.url, 'select 1')).toEqual([1])
    expect(serverProcessesIn(draft)).toEqual([])
    expect(existsSync(draft)).toBe(false)
    expect(existsSync(path.join(folder, 'password.new'))).toBe(false)
  })
})

describe('after kill -9 of the postmaster', () => {
  test('its exit is reported, and the next launch recovers although a query is still running', async () => {
    const folder = await newDatabase()
    const first = await launch(folder, { durable: true })
    await query(first.url, 'create table kept as select 7 as n')
    const busy = await startEndlessQuery(first.url)
    process.kill(first.pid, 'SIGKILL')
    expect(await first.exited).toMatchObject({ expected: false, reason: expect.stringContaining('SIGKILL') })
    expect(runningProcess(busy)).toBeDefined()
    await first.stop()
    expect(serverProcessesIn(clusterIn(folder))).toEqual([])

    const second = await launch(folder, { durable: true })
    expect(await query(second.url, 'select n from kept')).toEqual([7])
  })

  test('the next launch recovers even if the launching process was killed too', async () => {
    const folder = await newDatabase()
    const first = await launchedBy(startChild(folder))
    await query(first.url, 'create table kept as select 7 as n')
    const busy = await startEndlessQuery(first.url)
    await kill(first.child)
    process.kill(first.pid, 'SIGKILL')
    expect(runningProcess(busy)).toBeDefined()

    const second = await launch(folder)
    expect(await query(second.url, 'select n from kept')).toEqual([7])
    expect(runningProcess(busy)).toBeUndefined()
  })

  test.each([
    ['is empty', () => ''],
    ['is truncated', () => '\n/some'],
    [
      'has the pid of a process that is no server',
      (pid: number, cluster: string) => `${pid}\n${cluster}\n1\n5432\n\n\n\nready\n`,
    ],
    ['has an unused pid', (_: number, cluster: string) => `3999999\n${cluster}\n1\n5432\n\n\n\nready\n`],
  ])('starts even if the lock file %s', async (_, content) => {
    const folder = await newDatabase()
    await writeFile(postmasterFileIn(clusterIn(folder)), content(process.pid, clusterIn(folder)))
    const server = await launch(folder)
    expect(await query(server.url, 'select 1')).toEqual([1])
  })
})

describe('a second launch', () => {
  test('fails with the pid of the process that uses the database', async () => {
    const folder = await newDatabase()
    const { child } = await launchedBy(startChild(folder))
    const error: unknown = await launch(folder).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DataDirectoryInUse)
    expect(error).toMatchObject({ pid: child.pid, message: expect.stringContaining(`pid ${child.pid}`) })
  })

  test('fails within the same process until the first server is stopped', async () => {
    const folder = await newDatabase()
    const first = await launch(folder)
    await expect(launch(folder)).rejects.toThrow('already running in this process')
    await first.stop()
    await launch(folder)
  })

  test('succeeds in exactly one of three processes that start at the same time', async () => {
    const folder = await newDatabase()
    const launched = await Promise.all([1, 2, 3].map(() => launchedBy(startChild(folder))))
    const [winner, ...more] = launched.filter(({ failure }) => failure === undefined)
    expect(more).toEqual([])
    for (const { failure } of launched.filter((result) => result !== winner))
      expect(failure).toContain('DataDirectoryInUse')
    expect(await query(winner?.url ?? '', 'select 1')).toEqual([1])
    expect(await readFile(path.join(folder, 'server.conf'), 'utf8')).toContain(
      new URL(winner?.url ?? '').port,
    )
  })
})
