import type { Charge } from '@app/contract/hotels/pricing-schema.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod'
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

const king = { name: 'King', guests: 2, count: 36, rate: 12_900 }
const nights = { from: '2027-03-11', to: '2027-03-12', rate: 14_900 }
const rooms = () => manager.api.hotels.rooms
const create = (changes: object) => rooms().create({ ownerId, data: { ...king, ...changes } })

test('a room type is stored with its ranges, and read again', async () => {
  const { data: made } = await create({ beds: ['King', 'Sofa Bed'], ranges: [nights] })
  expect(made).toMatchObject({
    ...king,
    beds: ['King', 'Sofa Bed'],
    minStay: 1,
    ranges: [{ ...nights, minStay: null, isClosed: false, isClosedToArrival: false, count: null }],
  })
  expect(await rooms().get({ ownerId, id: made.id })).toEqual({ data: made })
})

test('a patch replaces the ranges, and its reverse brings them back', async () => {
  const { data: made } = await create({ ranges: [nights] })
  const change = (ranges: object[]) =>
    rooms().update({ ownerId, id: made.id, patch: [{ op: 'replace', path: '/ranges', value: ranges }] })
  expect((await change([])).data.ranges).toEqual([])
  expect((await change([nights])).data).toEqual(made)
})

test.each([
  ['a negative rate', { rate: -1 }, 'data/rate'],
  ['a rate of 10^12', { rate: 1e12 }, 'data/rate'],
  ['a rate with a fraction', { rate: 99.5 }, 'data/rate'],
  ['10,001 rooms', { count: 10_001 }, 'data/count'],
  ['no guests', { guests: 0 }, 'data/guests'],
  ['a minimum stay of 0', { minStay: 0 }, 'data/minStay'],
  ['a minimum stay of 400', { minStay: 400 }, 'data/minStay'],
  ['an unknown bed', { beds: ['Hammock'] }, 'data/beds/0'],
  ['a range that ends before it starts', { ranges: [{ ...nights, to: '2027-03-10' }] }, 'data/ranges/0/to'],
  ['a range of over two years', { ranges: [{ ...nights, to: '2029-03-12' }] }, 'data/ranges/0/to'],
  [
    'ranges with a night in common',
    { ranges: [nights, { ...nights, from: '2027-03-12', to: '2027-03-13' }] },
    'data/ranges/1/from',
  ],
  [
    'ranges out of order',
    { ranges: [nights, { ...nights, from: '2027-03-01', to: '2027-03-01' }] },
    'data/ranges/1/from',
  ],
  ['a day that does not exist', { ranges: [{ ...nights, from: '2027-02-30' }] }, 'data/ranges/0/from'],
  ['a negative rate on a night', { ranges: [{ ...nights, rate: -1 }] }, 'data/ranges/0/rate'],
  ['a rate of 10^12 on a night', { ranges: [{ ...nights, rate: 1e12 }] }, 'data/ranges/0/rate'],
  ['more rooms on a night than the type has', { ranges: [{ ...nights, count: 37 }] }, 'data/ranges/0/count'],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, 'data/name'],
])('refuses %s by its field, and stores nothing', async (_, changes, field) => {
  expect(await refusedFields(create(changes))).toEqual([field])
  expect((await rooms().list({ ownerId })).data).toEqual([])
})

test.each<[string, object]>([
  ['two years of nights', { ranges: [{ ...nights, to: '2029-03-10' }] }],
  ['no rooms, for nothing', { count: 0, rate: 0 }],
  ['10,000 rooms at 100,000.00', { count: 10_000, rate: 10_000_000 }],
  ['ranges that touch', { ranges: [nights, { ...nights, from: '2027-03-13', to: '2027-03-13' }] }],
  ...[
    '部屋 ダブル',
    'غرفة مزدوجة',
    'חדר זוגי',
    '<b>Suite</b> & "more"',
    '🛏️ Lit double',
    'x'.repeat(200),
  ].map((name): [string, object] => [`the name ${name}`, { name }]),
])('takes %s', async (_, changes) => {
  expect((await create(changes)).data).toMatchObject({ ...king, ...changes, ranges: expect.any(Array) })
})

test('two types of a hotel have different names', async () => {
  await create({})
  expect((await refusal(create({}))).problem.code).toBe('ALREADY_EXISTS')
  expect((await refusal(create({ name: king.name.toUpperCase() }))).problem.code).toBe('ALREADY_EXISTS')
})

test('only the team reads rates, and only managers change them', async () => {
  const member = await signUp(server, 'member')
  await addMember(manager.api.hotels.members, ownerId, member, 'Sales')
  await create({})
  expect((await member.api.hotels.rooms.list({ ownerId })).data).toHaveLength(1)
  const status = async (call: Promise<unknown>) => (await refusal(call)).status
  expect(await status(member.api.hotels.rooms.create({ ownerId, data: { ...king, name: 'Other' } }))).toBe(
    403,
  )
  expect(await status(stranger.api.hotels.rooms.list({ ownerId }))).toBe(403)
  expect(await status(stranger.api.hotels.pricing.create({ ownerId, data: {} }))).toBe(403)
})

const tax = {
  name: 'Sales tax',
  purpose: 'Goes to the state',
  kind: 'Tax',
  unit: 'Percent',
  basisPoints: 700,
} satisfies z.input<typeof Charge>
const fee = {
  name: 'Resort fee',
  purpose: 'Pays for the pool',
  kind: 'Fee',
  unit: 'Cents',
  cents: 900,
  per: 'Night',
} satisfies z.input<typeof Charge>
const price = (charges: z.input<typeof Charge>[]) =>
  manager.api.hotels.pricing.create({ ownerId, data: { charges } })

test('everybody reads what guests pay on top, with its purpose', async () => {
  expect(await stranger.api.hotels.pricing.get({ ownerId })).toEqual({ data: null })
  const { data: made } = await price([tax, fee])
  expect(made).toMatchObject({
    currency: 'USD',
    charges: [
      { ...tax, base: 'Room', isIncluded: false },
      { ...fee, isIncluded: false },
    ],
  })
  expect(await stranger.api.hotels.pricing.get({ ownerId })).toEqual({ data: made })
})

test.each<[string, z.input<typeof Charge>, object, string]>([
  ['a tax of more than 100%', tax, { basisPoints: 10_001 }, 'basisPoints'],
  ['a tax of nothing', tax, { basisPoints: 0 }, 'basisPoints'],
  ['a fee of 10^12', fee, { cents: 1e12 }, 'cents'],
  ['a negative fee', fee, { cents: -1 }, 'cents'],
  ['a fee per week', fee, { per: 'Week' }, 'per'],
  ['a fee without a purpose', fee, { purpose: ' ' }, 'purpose'],
  ['a percentage of fees for a fee', tax, { kind: 'Fee', base: 'RoomAndFees' }, 'base'],
  ['a tax on fees in the rate', tax, { isIncluded: true, base: 'RoomAndFees' }, 'base'],
])('refuses %s by its field', async (_, charge, changes, field) => {
  expect(await refusedFields(price([tax, { ...charge, ...changes }]))).toEqual([`data/charges/1/${field}`])
  expect(await manager.api.hotels.pricing.get({ ownerId })).toEqual({ data: null })
})
