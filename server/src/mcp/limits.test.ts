import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from '../platform/configuration.ts'
import { signUp } from '../testing/people.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { connect, programToken } from './testing/connect.ts'

let server: TestServer
beforeAll(async () => {
  const { limits } = readConfiguration({ LIMIT_READS: '10,10,10', LIMIT_CREATIONS: '1,1,1' })
  server = await testServer(undefined, undefined, { ...(limits && { limits }) })
})
afterAll(() => server.close())

const draft = (name: string) => ({ name, startDate: '2031-10-04', endDate: '2031-10-05' })

test('what a tool writes has the limits of its caller', async () => {
  const ann = await signUp(server, 'ann')
  const program = await connect(server, await programToken(server, ann), 'accept')
  expect((await program.call('draft_request', draft('First Cup'))).fields.status).toBe('Done')
  const second = await program.call('draft_request', draft('Second Cup'))
  expect(second.isError).toBe(true)
  expect(second.text).toContain('too many requests')
})

test('what a tool reads counts beside the call itself', async () => {
  const ben = await signUp(server, 'ben')
  const program = await connect(server, await programToken(server, ben))
  const outcomes: string[] = []
  for (let calls = 0; calls < 10; calls++)
    outcomes.push(
      await program.call('my_leads').then(
        ({ isError }) => (isError ? 'refused' : 'read'),
        () => 'closed',
      ),
    )
  expect(outcomes.filter((outcome) => outcome === 'read').length).toBeLessThanOrEqual(5)
  expect(outcomes.at(-1)).toBe('closed')
})
