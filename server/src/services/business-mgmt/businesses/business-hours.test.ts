import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBusiness } from '../../../testing/businesses.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { fillTimeZones } from './fill-time-zones.ts'

let server: TestServer
let owner: SignedUp
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
})
afterAll(() => server.close())

const night = { weekday: 'Friday', opens: '17:00', closes: '02:00' } as const

test('visitors read the hours that a manager sets, and set none', async () => {
  const visitor = await server.as()
  const { id: ownerId } = await makeBusiness(server, owner.person)
  await owner.api.businesses.hours.create({ ownerId, data: night })
  expect((await visitor.businesses.hours.list({ ownerId })).data).toMatchObject([{ ...night, season: null }])
  const refused = await refusal(visitor.businesses.hours.create({ ownerId, data: night }))
  expect(refused.status).toBe(401)
})

test('the time zone is that of the position, also of businesses that are older than the field', async () => {
  const chicago = { lat: 41.88, lng: -87.63 }
  const data = { name: 'Elm Tavern', businessType: 'Food & Beverage', ...chicago } as const
  const { id } = (await owner.api.businesses.create({ data })).data
  const zone = async () => (await owner.api.businesses.get({ id })).data.timeZone
  expect(await zone()).toBe('America/Chicago')
  await server.pool.query('update business set time_zone = null where profile_id = $1', [id])
  await fillTimeZones({ timeZoneAt: () => 'America/Denver' })(server.db)
  expect(await zone()).toBe('America/Denver')
})
