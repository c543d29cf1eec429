import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRandom } from '../../search/index/testing/random.ts'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { wire } from '../../testing/wire.ts'
import { allOperations } from '../attempts.ts'
import { makeFuzzWorld, type FuzzWorld } from './fuzz-world.ts'
import { makePreparedCall, preparedCalls } from './prepared-call.ts'

let server: TestServer
let fuzz: FuzzWorld
beforeAll(async () => {
  // Other tests are about what these calls do.
  vi.stubEnv('ROUTE_COVERAGE', undefined)
  server = await testServer()
  fuzz = await makeFuzzWorld(server)
}, 300_000)
afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
})

const prepared = allOperations.flatMap((operation) =>
  operation.id in preparedCalls ? [[operation.id, operation] as const] : [],
)

test('only operations are prepared', () => {
  expect(prepared.map(([id]) => id).toSorted()).toEqual(Object.keys(preparedCalls).toSorted())
})

test.each(prepared)('%s is accepted', async (_id, operation) => {
  const call = await makePreparedCall(fuzz, operation, createRandom(1))
  if (!call) throw new Error('there is no call')
  const { method, url, headers, body } = call
  const { status, text } = await wire(server.origin, method, url, {
    headers,
    ...(body !== undefined && { body }),
  })
  expect(status < 300 ? 'accepted' : text).toBe('accepted')
})
