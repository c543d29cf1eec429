import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { newFolder } from './folder.fixture.ts'
import {
  launch,
  launchedBy,
  newDatabase,
  query,
  removeTemplate,
  startChild,
  startEndlessQuery,
} from './launch.fixture.ts'
import { isDatabaseUnavailable } from '../database.ts'
import { needsPermissions } from '../../testing/needs.ts'
import { clusterIn } from './placement.ts'
import { runningProcess } from './processes.ts'
import { socketFolderIn } from './socket-folder.ts'
import { waitUntil } from './wait-until.ts'

afterAll(removeTemplate)

const portOf = (url: string) => Number(new URL(url).port)

test('is durable by default and independent of the machine’s locales', async () => {
  const server = await launch(await newFolder(), { durable: true })
  const settings = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'jit',
    'data_checksums',
    'server_encoding',
  ]
  const values = await query(
    server.url,
    `select ${settings.map((name) => `current_setting('${name}')`).join(', ')}`,
  )
  expect(values).toEqual(['on', 'on', 'on', 'off', 'on', 'UTF8'])
  expect(await query(server.url, `select lower('ÅÉÎ'), 'ä' > 'z', now()::text like '%+00'`)).toEqual([
    'åéî',
    true,
    true,
  ])
})

test('the caller’s settings override ours', async () => {
  const settings = { work_mem: '3MB', application_name: `it's a \\ test` }
  const server = await launch(await newDatabase(), { settings, maxConnections: 23 })
  const values = await query(
    server.url,
    `select current_setting('work_mem'), current_setting('max_connections'), reset_val from pg_settings where name = 'application_name'`,
  )
  expect(values).toEqual(['3MB', '23', `it's a \\ test`])
})

test('rejects an invalid setting name', async () => {
  await expect(launch(await newDatabase(), { settings: { 'x = 1\ny': 2 } })).rejects.toThrow(
    'not the name of a setting',
  )
})

test('listens on localhost only, with a password that only its owner can read', async () => {
  const lines: string[] = []
  const folder = await newFolder()
  const server = await launch(folder, { log: (line) => lines.push(line) })
  const url = new URL(server.url)
  expect(url.hostname).toBe('127.0.0.1')
  expect(url.password.length).toBeGreaterThanOrEqual(32)
  await expect(query(server.url.replace(url.password, 'guess'), 'select 1')).rejects.toThrow(
    'password authentication',
  )
  expect(await query(server.url, `select current_setting('listen_addresses')`)).toEqual(['127.0.0.1'])
  const passwordFile = path.join(folder, 'password')
  expect(await readFile(passwordFile, 'utf8')).toBe(`${url.password}\n`)
  expect((await stat(passwordFile)).mode & 0o777).toBe(0o600)
  expect(lines.join('\n')).not.toContain(url.password)
  expect(await readFile(path.join(folder, 'server.conf'), 'utf8')).not.toContain(url.password)
})

describe('the socket', needsPermissions, () => {
  const address = 'select inet_client_addr()::text'

  test('is what connections use, in a folder that only the account of the server can enter', async () => {
    const folder = await newDatabase()
    const server = await launch(folder)
    expect(await query(server.url, address)).toEqual([null])
    const { mode, uid } = await stat(socketFolderIn(folder))
    expect(mode & 0o777).toBe(0o700)
    expect(uid).toBe((await stat(clusterIn(folder))).uid)
  })

  test('is left out below a path that is too long for it', async () => {
    const folder = path.join(await newFolder(), 'a'.repeat(100))
    await mkdir(folder)
    const server = await launch(folder)
    expect(await query(server.url, address)).toEqual(['127.0.0.1/32'])
  })

  test('may be in a folder with any name', async () => {
    const folder = path.join(await newFolder(), `a, "b" ü'`)
    const server = await launch(folder)
    expect(await query(server.url, address)).toEqual([null])
  })

  test('of a killed server, whose pid another process has now, is replaced', async () => {
    const folder = await newDatabase()
    const first = await launch(folder)
    // Of the same account, since PostgreSQL ignores the pids of others.
    const other = await launch(await newDatabase())
    await first.stop()
    const lock = path.join(socketFolderIn(folder), `.s.PGSQL.${portOf(first.url)}.lock`)
    await writeFile(lock, `${other.pid}\n`)
    const second = await launch(folder)
    expect(second.url).toBe(first.url)
    expect(await query(second.url, address)).toEqual([null])
  })

  test('of a server that has stopped is told as a database that is down', async () => {
    const server = await launch(await newDatabase())
    await server.stop()
    const error: unknown = await query(server.url, 'select 1').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'ENOENT' })
    expect(isDatabaseUnavailable(error)).toBe(true)
  })
})

test('stops once, and restarts with its data on the same port', async () => {
  const folder = await newDatabase()
  const first = await launch(folder)
  await query(first.url, 'create table kept as select 7 as n')
  await Promise.all([first.stop(), first.stop()])
  expect(runningProcess(first.pid)).toBeUndefined()
  expect(await first.exited).toMatchObject({ expected: true })

  const second = await launch(folder)
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select n from kept')).toEqual([7])
})

test('terminates open sessions when it stops', async () => {
  const server = await launch(await newDatabase())
  const endless = await startEndlessQuery(server.url)
  await server.stop()
  expect(runningProcess(endless)).toBeUndefined()
})

test('uses another port when its previous one is taken', async () => {
  const folder = await newDatabase()
  const first = await launch(folder)
  await first.stop()
  const squatter = createServer().listen(portOf(first.url), '127.0.0.1')
  await once(squatter, 'listening')
  try {
    const second = await launch(folder)
    expect(portOf(second.url)).not.toBe(portOf(first.url))
    expect(await query(second.url, 'select 1')).toEqual([1])
  } finally {
    squatter.close()
  }
})

test('fails with PostgreSQL’s own error when it does not start, and can be launched again', async () => {
  const folder = await newDatabase()
  await expect(launch(folder, { settings: { shared_preload_libraries: 'no_such_library' } })).rejects.toThrow(
    /no_such_library/,
  )
  await expect(launch(folder, { settings: { work_mem: 'plenty' } })).rejects.toThrow(/work_mem/)
  const server = await launch(folder)
  expect(await query(server.url, 'select 1')).toEqual([1])
})

test('stops when its process exits without stopping it', async () => {
  const folder = await newDatabase()
  const { pid, failure } = await launchedBy(startChild(folder, 'quit'))
  expect(failure).toBeUndefined()
  expect(await waitUntil(() => !runningProcess(pid), 10_000)).toBe(true)
})
