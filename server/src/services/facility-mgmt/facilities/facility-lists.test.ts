import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFacility } from '../../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

test('the public view of a public facility is the item', async () => {
  const { id } = await makeFacility(server, manager.person, { name: 'Open Hall' })
  const { data } = await manager.api.facilities.publicView({ id })
  expect(data).toMatchObject({ id, name: 'Open Hall', status: 'Approved' })
})

test('the public view of a pending facility is a 404 for its own manager', async () => {
  const { data } = await manager.api.facilities.create({ data: { name: 'Pending Hall' } })
  expect((await refusal(manager.api.facilities.publicView({ id: data.id }))).status).toBe(404)
})
