import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let stranger: SignedUp
let ownerId: string
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await server.stage.hotel({ manager: manager.person })).id
})

const breakfast = { title: 'Breakfast for teams', startDate: '2027-03-11', endDate: '2027-03-14' }
const calls = () => manager.api.hotels.specials
const create = (changes: object = {}) => calls().create({ ownerId, data: { ...breakfast, ...changes } })
const titlesFor = async (api: SignedUp['api'], data: object) =>
  (await api.hotels.specials.search({ data: { ownerId, ...data } })).data.map(({ title }) => title)

test('everybody reads the specials of a public hotel, and only managers write them', async () => {
  const { data: made } = await create({ minNights: 2 })
  expect(made).toMatchObject({ ...breakfast, minNights: 2, description: null })
  const { list, create: add } = stranger.api.hotels.specials
  expect((await list({ ownerId })).data).toEqual([made])
  const member = await signUp(server, 'member')
  await addMember(manager.api.hotels.members, ownerId, member, 'Sales')
  for (const { api } of [stranger, member])
    expect((await refusal(api.hotels.specials.create({ ownerId, data: breakfast }))).status).toBe(403)
  expect((await refusal(add({ ownerId, data: breakfast }))).status).toBe(403)
  expect((await list({ ownerId })).data).toHaveLength(1)
})

test('a search over hotels leaves out those that the caller does not see', async () => {
  const hidden = await server.stage.hotel({ manager: manager.person, status: 'Pending' })
  await calls().create({ ownerId: hidden.id, data: breakfast })
  await create({ title: 'Late checkout' })
  const both = { ownerId: [ownerId, hidden.id] }
  expect(await titlesFor(stranger.api, both)).toEqual(['Late checkout'])
  expect((await titlesFor(manager.api, both)).toSorted()).toEqual(['Breakfast for teams', 'Late checkout'])
})

test('a search finds those of which a night is in a range', async () => {
  await create()
  const within = (from: string, to: string) =>
    titlesFor(stranger.api, { startDate: { to }, endDate: { from } })
  expect(await within('2027-03-14', '2027-03-20')).toHaveLength(1)
  expect(await within('2027-03-01', '2027-03-11')).toHaveLength(1)
  expect(await within('2027-03-15', '2027-03-20')).toEqual([])
  expect(await within('2027-03-01', '2027-03-10')).toEqual([])
})

describe('refused, and nothing is stored:', () => {
  test.each([
    ['no title', { title: '  ' }, 'data/title'],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'data/title'],
    ['an amount in the title', { title: 'Rooms from $99' }, 'data/title'],
    ['a percentage in the text', { description: 'Teams of ten pay 10% less.' }, 'data/description'],
    ['a last night before the first', { endDate: '2027-03-10' }, 'data/endDate'],
    ['more than two years', { endDate: '2029-03-12' }, 'data/endDate'],
    ['a day that does not exist', { startDate: '2027-02-29' }, 'data/startDate'],
    ['the year 2100', { startDate: '2099-12-30', endDate: '2100-01-01' }, 'data/endDate'],
    ['a minimum of 0 nights', { minNights: 0 }, 'data/minNights'],
    ['a minimum of 15 nights', { minNights: 15 }, 'data/minNights'],
  ])('%s', async (_what, changes, field) => {
    expect(await refusedFields(create(changes))).toEqual([field])
    expect((await calls().list({ ownerId })).data).toEqual([])
  })

  test('a patch that names an amount', async () => {
    const { data: made } = await create()
    const patch = [{ op: 'replace' as const, path: '/title', value: 'Only $99' }]
    expect((await refusal(calls().update({ ownerId, id: made.id, patch }))).status).toBe(400)
    expect((await calls().get({ ownerId, id: made.id })).data).toEqual(made)
  })
})

test.each([
  ['ASCII', 'x'.repeat(200)],
  ['HTML', '<b onclick="alert(1)">Breakfast</b> &amp; tea'],
  ['Arabic', 'إفطار مجاني للفرق'],
  ['Chinese', '球队免费早餐'],
  ['Hindi', 'टीमों के लिए नाश्ता'],
  ['a family of emoji', '👨‍👩‍👧‍👦 breakfast'],
])('keeps a title as it was typed: %s', async (_script, title) => {
  expect((await create({ title })).data.title).toBe(title)
  expect(await titlesFor(stranger.api, {})).toEqual([title])
})
