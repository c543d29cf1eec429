import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DataDirectoryInUse } from './failures.ts'
import {
  ask,
  cleanUpAfterEach,
  exists,
  keepBusy,
  killed,
  launch,
  launchedBy,
  newDatabase,
  newFolder,
  startChild,
} from './launch.fixture.ts'
import { clusterIn } from './placement.ts'
import { postmasterFileIn } from './postmaster-file.ts'
import { runningProcess, serverProcessesIn } from './processes.ts'
import { waitUntil } from './waiting.ts'

cleanUpAfterEach()

describe('after kill -9 of the process that launched', () => {
  it('takes over the server, which has lost nothing', async () => {
    const folder = await newDatabase()
    const first = await launchedBy(startChild(folder))
    await ask(first.url, 'create table kept as select 7 as n')
    await killed(first.child)
    expect(runningProcess(first.pid)).toBeDefined()

    const second = await launch(folder)
    expect({ pid: second.pid, url: second.url }).toEqual({ pid: first.pid, url: first.url })
    expect(await ask(second.url, 'select n from kept')).toEqual([7])
    await second.stop()
    expect(serverProcessesIn(clusterIn(folder))).toEqual([])
    expect(await second.exited).toMatchObject({ expected: true })
  })

  it('tells of the end of a server that it took over', async () => {
    const folder = await newDatabase()
    const first = await launchedBy(startChild(folder))
    await killed(first.child)
    const second = await launch(folder)
    process.kill(second.pid, 'SIGKILL')
    expect(await second.exited).toMatchObject({
      expected: false,
      reason: expect.stringContaining(String(first.pid)),
    })
  })

  it('starts the server anew when other settings are wanted', async () => {
    const folder = await newDatabase()
    const first = await launchedBy(startChild(folder))
    await ask(first.url, 'create table kept as select 7 as n')
    await killed(first.child)
    const second = await launch(folder, { settings: { work_mem: '3MB' } })
    expect(second.pid).not.toBe(first.pid)
    expect(await ask(second.url, `select current_setting('work_mem'), n from kept`)).toEqual(['3MB', 7])
  })

  it('waits for a server that is just starting or stopping', async () => {
    const folder = await newDatabase()
    const first = await launchedBy(startChild(folder))
    await killed(first.child)
    process.kill(first.pid, 'SIGINT')
    const second = await launch(folder)
    expect(await ask(second.url, 'select 1')).toEqual([1])
  })

  it('makes a cluster anew whose making was cut short', async () => {
    const folder = await newFolder()
    const child = startChild(folder)
    const draft = path.join(folder, 'cluster.new')
    expect(await waitUntil(() => serverProcessesIn(draft).length > 1, 20_000)).toBe(true)
    await killed(child)
    expect(await exists(clusterIn(folder))).toBe(false)
    const server = await launch(folder)
    expect(await ask(server.url, 'select 1')).toEqual([1])
    expect(serverProcessesIn(draft)).toEqual([])
    expect(await exists(draft)).toBe(false)
    expect(await exists(path.join(folder, 'password.new'))).toBe(false)
  })
})

describe('after kill -9 of the postmaster', () => {
  it('tells its launcher, and recovers at the next start although a query lingers', async () => {
    const folder = await newDatabase()
    const first = await launch(folder, { durable: true })
    await ask(first.url, 'create table kept as select 7 as n')
    const busy = await keepBusy(first.url)
    process.kill(first.pid, 'SIGKILL')
    expect(await first.exited).toMatchObject({ expected: false, reason: expect.stringContaining('SIGKILL') })
    expect(runningProcess(busy)).toBeDefined()
    await first.stop()
    expect(serverProcessesIn(clusterIn(folder))).toEqual([])

    const second = await launch(folder, { durable: true })
    expect(await ask(second.url, 'select n from kept')).toEqual([7])
  })

  it('recovers when its launcher was killed as well', async () => {
    const folder = await newDatabase()
    const first = await launchedBy(startChild(folder))
    await ask(first.url, 'create table kept as select 7 as n')
    const busy = await keepBusy(first.url)
    await killed(first.child)
    process.kill(first.pid, 'SIGKILL')
    expect(runningProcess(busy)).toBeDefined()

    const second = await launch(folder)
    expect(await ask(second.url, 'select n from kept')).toEqual([7])
    expect(runningProcess(busy)).toBeUndefined()
  })

  it.each([
    ['is empty', () => ''],
    ['is cut short', () => '\n/some'],
    [
      'names a process that is no server',
      (pid: number, cluster: string) => `${pid}\n${cluster}\n1\n5432\n\n\n\nready\n`,
    ],
    ['names nobody', (_: number, cluster: string) => `3999999\n${cluster}\n1\n5432\n\n\n\nready\n`],
  ])('starts although the lock file %s', async (_, content) => {
    const folder = await newDatabase()
    await writeFile(postmasterFileIn(clusterIn(folder)), content(process.pid, clusterIn(folder)))
    const server = await launch(folder)
    expect(await ask(server.url, 'select 1')).toEqual([1])
  })
})

describe('a second launcher', () => {
  it('is told which process has the database', async () => {
    const folder = await newDatabase()
    const { child } = await launchedBy(startChild(folder))
    const refusal: unknown = await launch(folder).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataDirectoryInUse)
    expect(refusal).toMatchObject({ pid: child.pid, message: expect.stringContaining(`pid ${child.pid}`) })
  })

  it('is refused within one process too, until the first has stopped', async () => {
    const folder = await newDatabase()
    const first = await launch(folder)
    await expect(launch(folder)).rejects.toThrow('already running in this process')
    await first.stop()
    await launch(folder)
  })

  it('leaves exactly one when several come in the same moment', async () => {
    const folder = await newDatabase()
    const launched = await Promise.all([1, 2, 3].map(() => launchedBy(startChild(folder))))
    const [winner, ...more] = launched.filter(({ failure }) => failure === undefined)
    expect(more).toEqual([])
    for (const { failure } of launched.filter((one) => one !== winner))
      expect(failure).toContain('DataDirectoryInUse')
    expect(await ask(winner?.url ?? '', 'select 1')).toEqual([1])
    expect(await readFile(path.join(folder, 'server.conf'), 'utf8')).toContain(
      new URL(winner?.url ?? '').port,
    )
  })
})
