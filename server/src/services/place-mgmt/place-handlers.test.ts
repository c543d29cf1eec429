import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusedFields, workerServer, type Api, type TestServer } from '../../testing/test-server.ts'
import { wire } from '../../testing/wire.ts'

let server: TestServer
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
})
afterAll(() => server.close())

test('completing a street and state returns addresses with their parts and the center of the place', async () => {
  const { data } = await visitor.places.complete({ text: '100 S Capitol Ave, Indiana', take: 2 })
  expect(data).toHaveLength(2)
  expect(data[0]).toEqual({
    label: '100 S Capitol Ave, Indianapolis, IN',
    street: '100 S Capitol Ave',
    city: 'Indianapolis',
    state: 'Indiana',
    postalCode: null,
    lat: expect.closeTo(39.77, 1),
    lng: expect.closeTo(-86.15, 1),
  })
})

test('completing an address with a postal code keeps the street', async () => {
  const { data } = await visitor.places.complete({ text: '100 S Capitol Ave, Indianapolis, IN 46204' })
  expect(data).toMatchObject([
    { label: '100 S Capitol Ave, Indianapolis, IN 46204', street: '100 S Capitol Ave', postalCode: '46204' },
  ])
})

test.each(['qqqq', '%_\u{1f600}'])('completing "%s" returns nothing', async (text) => {
  expect((await visitor.places.complete({ text })).data).toEqual([])
})

test('locating a position returns its town, state, postal code and time zone', async () => {
  expect((await visitor.places.locate({ lat: 39.772, lng: -86.154 })).data).toEqual({
    city: 'Indianapolis',
    state: 'Indiana',
    postalCode: '46204',
    timeZone: 'America/Indiana/Indianapolis',
  })
})

test('locating a position in an ocean returns only its time zone', async () => {
  const { data } = await visitor.places.locate({ lat: 0, lng: 1e-7 })
  expect(data).toEqual({ city: null, state: null, postalCode: null, timeZone: expect.any(String) })
})

test.each([
  [{ text: 'ind', take: 11 }, 'take'],
  [{ text: '' }, 'text'],
  [{ text: 'x'.repeat(201) }, 'text'],
])('completing %j returns 400 for %s', async (query, path) => {
  expect(await refusedFields(visitor.places.complete(query))).toEqual([path])
})

test('locating a latitude of 91 returns 400', async () => {
  expect(await refusedFields(visitor.places.locate({ lat: 91, lng: 0 }))).toEqual(['lat'])
})

test('locating a position that is not a number returns 400', async () => {
  const reply = await wire(server.origin, 'GET', `/place-mgmt/api/places/locate?lat=&lng=east`)
  expect(reply.status).toBe(400)
  expect(reply.text).toContain('"lng"')
})

test('airports of a position are the nearest ones with their distances', async () => {
  const { data } = await visitor.places.airports({ lat: 39.772, lng: -86.154 })
  expect(data[0]).toEqual({
    code: 'IND',
    name: 'Indianapolis International Airport',
    city: 'Indianapolis',
    isMajor: true,
    lat: 39.7173,
    lng: -86.2944,
    distance: 8.4,
  })
  expect(data).toHaveLength(3)
})

test('a position in an ocean has no airports', async () => {
  expect((await visitor.places.airports({ lat: 0, lng: 0 })).data).toEqual([])
})

test('airports of a longitude of 181 return 400', async () => {
  expect(await refusedFields(visitor.places.airports({ lat: 0, lng: 181 }))).toEqual(['lng'])
})
