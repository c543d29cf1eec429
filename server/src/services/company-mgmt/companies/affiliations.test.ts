import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let approver: Api
let visitor: Api
/** Manages the hotel, the company, and neither. */
let innkeeper: SignedUp
let owner: SignedUp
let stranger: SignedUp
let hotelId: string
let companyId: string
beforeAll(async () => {
  server = await workerServer()
  approver = await server.as(admin)
  visitor = await server.as()
  innkeeper = await signUp(server, 'innkeeper')
  owner = await signUp(server, 'owner')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  hotelId = (await innkeeper.api.hotels.create({ data: { name: 'Elm Inn', state: 'Ohio' } })).data.id
  companyId = (
    await owner.api.companies.create({ data: { name: 'Elm Group', companyType: 'Accommodation Provider' } })
  ).data.id
  await approver.hotels.approve({ id: hotelId })
  await approver.companies.approve({ id: companyId })
})

const link = ({ api }: { api: Api }) => api.hotels.companies.link({ ownerId: hotelId, id: companyId })
const unlink = ({ api }: { api: Api }) => api.hotels.companies.unlink({ ownerId: hotelId, id: companyId })
const roleOnHotel = async ({ api }: SignedUp) => (await api.hotels.entitlements({ id: hotelId })).data.role
const companiesSeenBy = async (api: Api) =>
  (await api.hotels.companies.list({ ownerId: hotelId })).data.map(({ companyName }) => companyName)
const locationsSeenBy = async (api: Api) =>
  (await api.companies.locations.list({ ownerId: companyId })).data.map(({ ownerName }) => ownerName)
const locationCount = async () => (await visitor.companies.get({ id: companyId })).data.locationCount

test.each([
  ['the hotel', () => innkeeper, () => owner],
  ['the company', () => owner, () => innkeeper],
])('a request of %s is in effect once the other side accepts it', async (_name, first, second) => {
  expect((await link(first())).data.isAccepted).toBe(false)
  expect([await companiesSeenBy(visitor), await locationsSeenBy(visitor)]).toEqual([[], []])
  expect([await roleOnHotel(owner), await locationCount()]).toEqual(['user', 0])
  expect([await companiesSeenBy(second().api), await locationsSeenBy(second().api)]).toEqual([
    ['Elm Group'],
    ['Elm Inn'],
  ])

  expect((await link(second())).data).toMatchObject({ isAccepted: true, ownerId: hotelId, companyId })
  expect([await companiesSeenBy(visitor), await locationsSeenBy(visitor)]).toEqual([
    ['Elm Group'],
    ['Elm Inn'],
  ])
  expect([await roleOnHotel(owner), await locationCount()]).toEqual(['manager', 1])
  const { data } = await visitor.hotels.members.inherited({ ownerId: hotelId })
  expect(data.map(({ userId }) => userId)).toEqual([owner.id])
})

test('a request is in the files of those who see it only', async () => {
  await link(innkeeper)
  const rowsFor = async ({ api }: SignedUp) => [
    (await api.hotels.companies.export({ ownerId: hotelId, data: {} })).data.count,
    (await api.companies.locations.export({ ownerId: companyId, data: {} })).data.count,
  ]
  expect(await rowsFor(innkeeper)).toEqual([1, 1])
  expect(await rowsFor(owner)).toEqual([1, 1])
  expect(await rowsFor(stranger)).toEqual([0, 0])
})

test.each([
  ['the hotel', () => innkeeper],
  ['the company', () => owner],
])('%s can end the link, which ends the rights', async (_name, who) => {
  await link(innkeeper)
  await link(owner)
  await unlink(who())
  expect([await roleOnHotel(owner), await locationCount(), await companiesSeenBy(owner.api)]).toEqual([
    'user',
    0,
    [],
  ])
})

test('accepting again changes nothing', async () => {
  const first = (await link(innkeeper)).data
  expect((await link(innkeeper)).data).toEqual(first)
  expect((await unlink(innkeeper)).data).toBeNull()
  expect((await refusal(unlink(innkeeper))).status).toBe(404)
})

test('both sides at once make one link that is in effect', async () => {
  await Promise.all([link(innkeeper), link(owner)])
  expect((await innkeeper.api.hotels.companies.list({ ownerId: hotelId })).data).toMatchObject([
    { isAcceptedByOwner: true, isAcceptedByCompany: true, isAccepted: true },
  ])
})

test('neither side is linked by somebody of no side', async () => {
  expect((await refusal(link(stranger))).status).toBe(403)
  expect((await refusal(link({ api: visitor }))).status).toBe(401)
  await link(innkeeper)
  expect((await refusal(unlink(stranger))).status).toBe(403)
  expect(await companiesSeenBy(stranger.api)).toEqual([])
})

test('returns 404 for a company that is removed, hidden or no company', async () => {
  const ids = [
    (await owner.api.companies.create({ data: { name: 'Pending', companyType: 'Service Provider' } })).data
      .id,
    hotelId,
    crypto.randomUUID(),
  ]
  for (const id of ids)
    expect((await refusal(innkeeper.api.hotels.companies.link({ ownerId: hotelId, id }))).status).toBe(404)
  await owner.api.companies.remove({ id: companyId })
  expect((await refusal(link(innkeeper))).status).toBe(404)
})

test('the company can’t reach a hotel that its people don’t see', async () => {
  const { data: hidden } = await innkeeper.api.hotels.create({ data: { name: 'Pending Inn' } })
  const request = { ownerId: hidden.id, id: companyId }
  expect((await refusal(owner.api.hotels.companies.link(request))).status).toBe(404)
  await innkeeper.api.hotels.companies.link(request)
  expect((await owner.api.hotels.companies.link(request)).data.isAccepted).toBe(true)
  expect(await locationsSeenBy(visitor)).toEqual([])
  expect(await locationCount()).toBe(0)
})

test('a removed company gives nobody rights, and has none back without consent of both', async () => {
  await link(innkeeper)
  await link(owner)
  await owner.api.companies.remove({ id: companyId })
  expect([await roleOnHotel(owner), await companiesSeenBy(innkeeper.api)]).toEqual(['user', []])
  await approver.companies.restore({ id: companyId })
  expect(await roleOnHotel(owner)).toBe('manager')
})

describe('the links that wait for an answer', () => {
  const waitingFor = async (api: Api) =>
    (await api.companies.locations.waiting({ take: 100 })).data
      .filter((one) => one.ownerId === hotelId)
      .map(({ ownerName, companyName }) => [ownerName, companyName])

  test('has a request of the hotel for the managers of the company only', async () => {
    await link(innkeeper)
    expect(await waitingFor(owner.api)).toEqual([['Elm Inn', 'Elm Group']])
    expect(await waitingFor(innkeeper.api)).toEqual([])
    expect(await waitingFor(stranger.api)).toEqual([])
  })

  test('has a request of the company for the managers of the hotel only', async () => {
    await link(owner)
    expect(await waitingFor(innkeeper.api)).toEqual([['Elm Inn', 'Elm Group']])
    expect(await waitingFor(owner.api)).toEqual([])
  })

  test('is empty for administrators, who manage neither side', async () => {
    await link(owner)
    expect(await waitingFor(approver)).toEqual([])
  })

  test('is empty after the answer', async () => {
    await link(innkeeper)
    await link(owner)
    expect(await waitingFor(owner.api)).toEqual([])
  })

  test('has no request of a removed hotel', async () => {
    await link(innkeeper)
    await innkeeper.api.hotels.remove({ id: hotelId })
    expect(await waitingFor(owner.api)).toEqual([])
  })

  test('has the newest request first', async () => {
    await link(innkeeper)
    const { data: later } = await innkeeper.api.hotels.create({ data: { name: 'Ash Inn' } })
    await innkeeper.api.hotels.companies.link({ ownerId: later.id, id: companyId })
    const { data } = await owner.api.companies.locations.waiting({ take: 2 })
    expect(data.map(({ ownerName }) => ownerName)).toEqual(['Ash Inn', 'Elm Inn'])
  })

  test('is refused to visitors', async () => {
    expect((await refusal(visitor.companies.locations.waiting({}))).status).toBe(401)
  })

  test('has nothing for a plain member of the side that was asked', async () => {
    const { data } = await owner.api.companies.members.create({
      ownerId: companyId,
      data: { userId: stranger.id, role: 'Sales' },
    })
    await stranger.api.invitations.accept({ data: { invitationId: data.id } })
    await link(innkeeper)
    expect(await waitingFor(stranger.api)).toEqual([])
  })
})

test('an administrator accepts for both sides', async () => {
  expect((await link({ api: approver })).data.isAccepted).toBe(true)
})

test('a plain member of either side can’t accept', async () => {
  const { data } = await owner.api.companies.members.create({
    ownerId: companyId,
    data: { userId: stranger.id, role: 'Sales' },
  })
  await stranger.api.invitations.accept({ data: { invitationId: data.id } })
  await link(innkeeper)
  expect((await refusal(link(stranger))).status).toBe(403)
  expect(await companiesSeenBy(stranger.api)).toEqual(['Elm Group'])
})
