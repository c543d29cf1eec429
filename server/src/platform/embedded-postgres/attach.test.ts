import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningPostgres } from './attach.ts'
import { launchPostgres } from './launch.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'attach-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('a script finds the database while the server runs, and only then', async () => {
  expect(await runningPostgres(path.join(dataDir, 'never-made'))).toBeUndefined()
  expect(await runningPostgres(dataDir)).toBeUndefined()
  const server = await launchPostgres({ dataDir, durable: false })
  expect(await runningPostgres(dataDir)).toBe(server.url)
  await server.stop()
  expect(await runningPostgres(dataDir)).toBeUndefined()
})
