import { afterAll, beforeAll, expect, test } from 'vitest'
import { lazyGazetteer, type Gazetteer } from '../../../search/reading/open-reader.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'
import { measured } from './testing/measured.ts'
import { writtenRequests } from './testing/written-requests.ts'

let server: TestServer
let gazetteer: Gazetteer
beforeAll(async () => {
  server = await workerServer()
  gazetteer = await lazyGazetteer(server.pool)()
})
afterAll(() => server.close())

test.each([
  ['that the rules were tuned with', 'tuned', 312],
  ['that were held out', 'held-out', 20],
] as const)(
  'reads 95 of 100 stated fields of the requests %s, and invents none',
  async (_, corpus, count) => {
    const requests = writtenRequests(corpus)
    const { right, stated, invented } = measured(requests, gazetteer)
    expect(requests).toHaveLength(count)
    expect(invented).toEqual([])
    expect(right / stated).toBeGreaterThanOrEqual(0.95)
  },
)

// Nobody tuned for these, so they show how the rules do on texts that they don't know. Their misses aren't printed.
test('reads 95 of 100 stated fields of the requests that nobody tuned for, and invents 4', async () => {
  const requests = writtenRequests('unopened')
  const { right, stated, invented } = measured(requests, gazetteer)
  expect(requests).toHaveLength(36)
  expect(invented.length).toBeLessThanOrEqual(4)
  expect(right / stated).toBeGreaterThanOrEqual(0.95)
})
