import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { workerServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

const gary = { city: 'Gary', state: 'Indiana' } as const

test('a hotel’s description has its stars, rooms, amenities and times', async () => {
  const { id } = await server.stage.hotel({
    manager: manager.person,
    name: 'Elm Inn',
    ...gary,
    starRating: 3,
    roomCount: 1120,
    amenities: ['Pool', 'Free Breakfast', 'Pets Allowed', 'Wheelchair Accessible'],
    checkInTime: '15:00',
    checkOutTime: '11:00',
  })
  const { data } = await manager.api.hotels.suggestedDescription({ data: { id } })
  expect(data.text).toBe(
    'Elm Inn is a 3-star hotel with 1,120 rooms in Gary, Indiana. It has a pool and free breakfast. ' +
      'It is wheelchair accessible. It allows pets. Check-in is from 3:00 PM. Check-out is by 11:00 AM.',
  )
})

test('a business’s description has what it is, its seats, groups, attributes and prices', async () => {
  const { id } = await server.stage.business({
    manager: manager.person,
    name: 'Elm Street Pizza',
    ...gary,
    businessType: 'Food & Beverage',
    placeType: 'pizza_restaurant',
    seats: 120,
    takesGroups: true,
    attributes: ['Good For Kids', 'Takes Reservations', 'Full Bar'],
    priceLevel: 2,
  })
  const { data } = await manager.api.businesses.suggestedDescription({ data: { id } })
  expect(data.text).toBe(
    'Elm Street Pizza is a pizza restaurant in Gary, Indiana. It seats 120 guests and takes reservations for groups. ' +
      'It has a full bar. It is good for kids. Its prices are moderate.',
  )
})

test('an id of another kind is not found', async () => {
  const { id } = await server.stage.hotel({ manager: manager.person, name: 'Elm Inn' })
  await expect(manager.api.businesses.suggestedDescription({ data: { id } })).rejects.toMatchObject({
    status: 404,
  })
})
