import type { Charge } from '@app/contract/hotels/pricing-schema.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod'
import { dayFromToday } from '../../../testing/days.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let visitor: Api
let ownerId: string
const stage = async (name: string) => (await server.stage.hotel({ manager: manager.person, name })).id
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  visitor = await server.as()
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = await stage('Elm Inn')
})

type Fee = z.input<typeof Charge>
const fee = { name: 'Fee', purpose: 'Pool', kind: 'Fee' } as const
const tax: Fee = { ...fee, kind: 'Tax', unit: 'Percent', basisPoints: 700 }
const addRoom = async (name: string, rate: number, count = 20, hotelId = ownerId) =>
  (await manager.api.hotels.rooms.create({ ownerId: hotelId, data: { name, guests: 4, count, rate } })).data
    .id
const price = async (charges: Fee[], currency: 'USD' | 'CAD' = 'USD') =>
  (await manager.api.hotels.pricing.create({ ownerId, data: { charges, currency } })).data.id
const shown = async () => {
  const { lowestRate, currency } = (await visitor.hotels.get({ id: ownerId })).data
  return [lowestRate, currency]
}

test('a hotel without room types tells no rate', async () => {
  expect(await shown()).toEqual([null, 'USD'])
})

test('the lowest rate follows room types', async () => {
  const suite = await addRoom('Suite', 21_000)
  expect(await shown()).toEqual([21_000, 'USD'])
  const king = await addRoom('King', 15_400)
  expect(await shown()).toEqual([15_400, 'USD'])
  const patch = [{ op: 'replace' as const, path: '/rate', value: 19_900 }]
  await manager.api.hotels.rooms.update({ ownerId, id: king, patch })
  expect(await shown()).toEqual([19_900, 'USD'])
  await manager.api.hotels.rooms.remove({ ownerId, id: king })
  expect(await shown()).toEqual([21_000, 'USD'])
  await manager.api.hotels.rooms.remove({ ownerId, id: suite })
  expect(await shown()).toEqual([null, 'USD'])
})

test('the lowest rate follows pricing, and its currency', async () => {
  await addRoom('King', 15_400)
  const id = await price([tax, { ...fee, unit: 'Cents', cents: 900, per: 'Night' }], 'CAD')
  expect(await shown()).toEqual([16_300, 'CAD'])
  const patch = [{ op: 'replace' as const, path: '/charges', value: [tax] }]
  await manager.api.hotels.pricing.update({ ownerId, id, patch })
  expect(await shown()).toEqual([15_400, 'CAD'])
})

test('a room type of which no room is sold does not count', async () => {
  await addRoom('Cot', 2000, 0)
  await addRoom('King', 15_400)
  expect(await shown()).toEqual([15_400, 'USD'])
})

test.each<[string, Fee[]]>([
  ['no charges', []],
  ['taxes', [tax]],
  ['an included fee', [{ ...fee, unit: 'Cents', cents: 900, per: 'Night', isIncluded: true }]],
  ['an included percentage', [{ ...fee, unit: 'Percent', basisPoints: 550, isIncluded: true }]],
  ['a fee for the stay', [{ ...fee, unit: 'Cents', cents: 1250, per: 'Stay' }]],
  ['a fee for each guest', [{ ...fee, unit: 'Cents', cents: 700, per: 'PersonNight' }]],
  // 1.5 % of 153.33 is 2.29995, and 0.5 % of it is 0.76665.
  ['percentages', [150, 50].map((basisPoints): Fee => ({ ...fee, unit: 'Percent', basisPoints }))],
  ['half a cent', [{ ...fee, unit: 'Percent', basisPoints: 5000 }]],
])('with %s, it is what one guest pays for a night', async (_, charges) => {
  await addRoom('King', 15_333)
  await price(charges)
  const data = { checkIn: dayFromToday(40), checkOut: dayFromToday(41) }
  const [room] = (await visitor.hotels.availability({ ownerId, data })).data.rooms
  expect(await shown()).toEqual([room?.total, 'USD'])
})

test('searches sort and filter by it', async () => {
  const mark = `Sortwick ${crypto.randomUUID().slice(0, 8)}`
  const rates = { dear: 30_100, cheap: 8900, middle: 15_400 }
  for (const [name, rate] of Object.entries(rates))
    await addRoom('King', rate, 20, await stage(`${mark} ${name}`))
  const names = async (data: object) =>
    (await visitor.hotels.search({ data: { text: mark, ...data } })).data.map(({ name }) =>
      name.replace(`${mark} `, ''),
    )
  await eventually(
    () => names({ sort: 'rate' }),
    (found) => found.join() === 'cheap,middle,dear',
  )
  expect((await names({ lowestRate: { from: 8900, to: 15_400 } })).toSorted()).toEqual(['cheap', 'middle'])
})
