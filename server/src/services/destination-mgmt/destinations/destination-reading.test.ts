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
  ['sports commission in Texas', { destinationType: ['Sports Commission'], state: 'Texas' }],
  [
    'cvb with grants and hotels',
    { destinationType: ['Convention & Visitors Bureau'], services: ['Grant Programs', 'Lodging Services'] },
  ],
  ['volleyball destinations in the Bay Area', { sports: ['Volleyball'], area: 'metro:bay-area' }],
  ['venue management companies in Texas', { destinationType: ['Management Group'], state: 'Texas' }],
  ['host city with 10 fields for softball', { sports: ['Softball'] }],
  ['Visit Elmsford', { text: 'Visit Elmsford' }],
] as const)('reads %j', async (text, filter) => {
  expect((await visitor.destinations.searchReading({ text })).data.filter).toEqual(filter)
})
