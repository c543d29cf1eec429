import path from 'node:path'
import { expect, test } from 'vitest'
import { runningPostgres } from './attach.ts'
import { newFolder } from './folder.fixture.ts'
import { launch } from './launch.fixture.ts'

test('there is no running database in a missing folder', async () => {
  expect(await runningPostgres(path.join(await newFolder(), 'missing'))).toBeUndefined()
})

test('there is no running database in an empty folder', async () => {
  expect(await runningPostgres(await newFolder())).toBeUndefined()
})

test('finds the database of a data directory only while its server is running', async () => {
  const folder = await newFolder()
  expect(await runningPostgres(folder)).toBeUndefined()
  const server = await launch(folder)
  expect(await runningPostgres(folder)).toBe(server.url)
  await server.stop()
  expect(await runningPostgres(folder)).toBeUndefined()
})
