import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { errorLog } from './logged-errors.ts'
import { readTexts } from './read-texts.ts'
import { runFuzz } from './run-fuzz.ts'

// `npm run bench -- fuzz` makes many more.
const calls = 500
const texts = 150
const seed = 1

const { log, errorOf } = errorLog()
let server: TestServer

beforeAll(async () => {
  // Nothing depends on what these calls cover.
  vi.stubEnv('ROUTE_COVERAGE', undefined)
  server = await testServer(undefined, undefined, { log })
})
afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
})

test('no call gets a 500, or a reply that the contract does not describe', async () => {
  const { misfits } = await runFuzz(server, { calls, seed })
  expect(misfits.map((misfit) => ({ ...misfit, error: errorOf(misfit.traceId)?.message }))).toEqual([])
}, 300_000)

test('no reader fails at an odd text', async () => {
  const misreadings = await readTexts(server, { texts, seed })
  expect(misreadings.map((one) => ({ ...one, error: errorOf(one.traceId)?.message }))).toEqual([])
}, 300_000)
