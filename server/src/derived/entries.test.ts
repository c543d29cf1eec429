import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDestination } from '../testing/destinations.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let host: SignedUp
let facilityId: string
let destinationId: string
let linkId: string
beforeAll(async () => {
  server = await testServer()
  host = await signUp(server, 'host')
  // Ids ascend, so in the order of ids the destination would be locked before its facility.
  destinationId = (await makeDestination(server, host.person)).id
  facilityId = (await makeFacility(server, host.person)).id
  const data = { destinationId }
  linkId = (await host.api.facilities.destinations.create({ ownerId: facilityId, data })).data.id
})
afterAll(() => server.close())

/** Runs rounds of two edits of the facility beside another write; a deadlock among them would fail one with a 500. */
async function besideEdits(write: (round: number) => Promise<unknown>) {
  const edit = (value: number) =>
    host.api.facilities.update({ id: facilityId, patch: [{ op: 'replace', path: '/capacity', value }] })
  for (let round = 0; round < 15; round++)
    await Promise.all([edit(2 * round + 1), write(round), edit(2 * round + 2)])
}

test('sports can be added and removed while their facility is edited', async () => {
  const { sports } = host.api.facilities
  await besideEdits(async () => {
    const { data } = await sports.create({ ownerId: facilityId, data: { name: 'Soccer' } })
    await sports.remove({ ownerId: facilityId, id: data.id })
  })
  const { data } = await host.api.destinations.get({ id: destinationId })
  expect(data.sports).toEqual([])
})

test('links can be accepted and withdrawn while their facility is edited', async () => {
  await besideEdits((round) =>
    host.api.facilities.destinations.update({
      ownerId: facilityId,
      id: linkId,
      patch: [{ op: 'replace', path: '/isAccepted', value: round % 2 === 0 }],
    }),
  )
  const { data } = await host.api.destinations.get({ id: destinationId })
  expect(data.facilityCount).toBe(1)
})
