import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
})
afterAll(() => server.close())

test.each([
  ['volleyball clubs in Ohio', { sports: ['Volleyball'], state: 'Ohio' }],
  ['tournament organizers', { organizationType: ['Event Organization'] }],
  ['timing vendors', { organizationType: ['Industry Partner'], services: ['Timing & Scoring'] }],
  ['Elm Street Gymnasts', { text: 'Elm Street Gymnasts' }],
] as const)('reads %j', async (text, filter) => {
  expect((await visitor.organizations.searchReading({ text })).data.filter).toEqual(filter)
})
