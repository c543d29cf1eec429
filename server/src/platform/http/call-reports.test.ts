import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, type TestServer, workerServer } from '../../testing/test-server.ts'
import { admin } from '../../testing/test-tokens.ts'

let server: TestServer
let facilityId = ''
let stranger: SignedUp

beforeAll(async () => {
  server = await workerServer()
  facilityId = (await server.stage.facility({ manager: { email: 'keeper@people.test' } })).id
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(() => void server.events.splice(0))

const rename = (person: SignedUp) =>
  person.api.facilities.update({ id: facilityId, patch: [{ op: 'replace', path: '/name', value: 'Mine' }] })

test('a write without the permission is reported with its operation', async () => {
  expect((await refusal(rename(stranger))).status).toBe(403)
  expect(server.events).toEqual([
    {
      name: 'access.refused',
      subject: server.issuer.subjectOf(stranger.person),
      address: '127.0.0.1',
      operation: 'facility-mgmt.facilities.update',
    },
  ])
})

test('a write of a visitor is not reported', async () => {
  const visitor = await server.as()
  await refusal(visitor.facilities.remove({ id: facilityId }))
  expect(server.events).toEqual([])
})

test('a read without the permission is not reported', async () => {
  await refusal(stranger.api.claims.list({}))
  expect(server.events).toEqual([])
})

test('an administrator’s write is reported with the page', async () => {
  await (await server.as(admin)).facilities.approve({ id: facilityId })
  expect(server.events).toEqual([
    {
      name: 'admin.acted',
      subject: server.issuer.subjectOf(admin),
      address: '127.0.0.1',
      operation: 'facility-mgmt.facilities.approve',
      owner: facilityId,
    },
  ])
})

test('an administrator’s write that fails is not reported', async () => {
  const api = await server.as(admin)
  const patch = [{ op: 'replace' as const, path: '/name', value: '' }]
  await refusal(api.facilities.update({ id: facilityId, patch }))
  expect(server.events).toEqual([])
})
