import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  ask,
  cleanUpAfterEach,
  launch,
  launchedBy,
  newDatabase,
  newFolder,
  startChild,
} from './launch.fixture.ts'
import { runningProcess } from './processes.ts'
import { waitUntil } from './waiting.ts'

cleanUpAfterEach()

const portOf = (url: string) => Number(new URL(url).port)

describe('a launched server', () => {
  it('keeps all that it acknowledges, whatever the machine has for locales', async () => {
    const server = await launch(await newFolder(), { durable: true })
    const settings = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'jit',
      'data_checksums',
      'server_encoding',
    ]
    const shown = await ask(
      server.url,
      `select ${settings.map((name) => `current_setting('${name}')`).join(', ')}`,
    )
    expect(shown).toEqual(['on', 'on', 'on', 'off', 'on', 'UTF8'])
    expect(await ask(server.url, `select lower('ÅÉÎ'), 'ä' > 'z', now()::text like '%+00'`)).toEqual([
      'åéî',
      true,
      true,
    ])
  })

  it('takes settings of the caller, which win over its own', async () => {
    const settings = { work_mem: '3MB', application_name: `it's a \\ test` }
    const server = await launch(await newDatabase(), { settings, maxConnections: 23 })
    const shown = await ask(
      server.url,
      `select current_setting('work_mem'), current_setting('max_connections'), reset_val from pg_settings where name = 'application_name'`,
    )
    expect(shown).toEqual(['3MB', '23', `it's a \\ test`])
    await expect(launch(await newDatabase(), { settings: { 'x = 1\ny': 2 } })).rejects.toThrow(
      'not the name of a setting',
    )
  })

  it('listens on this machine alone and asks for the password, which is in no log and in nobody else’s reach', async () => {
    const lines: string[] = []
    const folder = await newFolder()
    const server = await launch(folder, { log: (line) => lines.push(line) })
    const url = new URL(server.url)
    expect(url.hostname).toBe('127.0.0.1')
    expect(url.password.length).toBeGreaterThanOrEqual(32)
    await expect(ask(server.url.replace(url.password, 'guess'), 'select 1')).rejects.toThrow(
      'password authentication',
    )
    expect(await ask(server.url, `select current_setting('listen_addresses')`)).toEqual(['127.0.0.1'])
    const passwordFile = path.join(folder, 'password')
    expect(await readFile(passwordFile, 'utf8')).toBe(`${url.password}\n`)
    expect((await stat(passwordFile)).mode & 0o777).toBe(0o600)
    expect(lines.join('\n')).not.toContain(url.password)
    expect(await readFile(path.join(folder, 'server.conf'), 'utf8')).not.toContain(url.password)
  })

  it('is gone after stop, and comes back with its data on the same port', async () => {
    const folder = await newDatabase()
    const first = await launch(folder)
    await ask(first.url, 'create table kept as select 7 as n')
    await Promise.all([first.stop(), first.stop()])
    expect(runningProcess(first.pid)).toBeUndefined()
    expect(await first.exited).toMatchObject({ expected: true })

    const second = await launch(folder)
    expect(second.url).toBe(first.url)
    expect(await ask(second.url, 'select n from kept')).toEqual([7])
  })

  it('cuts open sessions when it stops', async () => {
    const server = await launch(await newDatabase())
    const cut = ask(server.url, 'select pg_sleep(3600)').catch(String)
    await server.stop()
    expect(await cut).toMatch(/terminat|shutting down|ECONNREFUSED|ECONNRESET/)
  })

  it('takes another port when somebody has its own', async () => {
    const folder = await newDatabase()
    const first = await launch(folder)
    await first.stop()
    const squatter = createServer().listen(portOf(first.url), '127.0.0.1')
    await once(squatter, 'listening')
    try {
      const second = await launch(folder)
      expect(portOf(second.url)).not.toBe(portOf(first.url))
      expect(await ask(second.url, 'select 1')).toEqual([1])
    } finally {
      squatter.close()
    }
  })

  it('says what PostgreSQL said when it does not start, and leaves nothing behind', async () => {
    const folder = await newDatabase()
    await expect(
      launch(folder, { settings: { shared_preload_libraries: 'no_such_library' } }),
    ).rejects.toThrow(/no_such_library/)
    await expect(launch(folder, { settings: { work_mem: 'plenty' } })).rejects.toThrow(/work_mem/)
    const server = await launch(folder)
    expect(await ask(server.url, 'select 1')).toEqual([1])
  })

  it('ends with a process that forgets it', async () => {
    const folder = await newDatabase()
    const { pid, failure } = await launchedBy(startChild(folder, { mode: 'quit' }))
    expect(failure).toBeUndefined()
    expect(await waitUntil(() => !runningProcess(pid), 10_000)).toBe(true)
  })
})
