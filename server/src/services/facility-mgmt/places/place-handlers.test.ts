import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusedFields, testServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { base, wire } from '../../../testing/wire.ts'

let server: TestServer
let visitor: Api
beforeAll(async () => {
  server = await testServer()
  visitor = await server.as()
})
afterAll(() => server.close())

test('a visitor completes an address, and gets its parts and the middle of the place', async () => {
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

test('a postal code brings its town, and the street that was typed before', async () => {
  const { data } = await visitor.places.complete({ text: '100 S Capitol Ave, Indianapolis, IN 46204' })
  expect(data).toMatchObject([
    { label: '100 S Capitol Ave, Indianapolis, IN 46204', street: '100 S Capitol Ave', postalCode: '46204' },
  ])
})

test('text that no place begins with has no options', async () => {
  expect((await visitor.places.complete({ text: 'qqqq' })).data).toEqual([])
  expect((await visitor.places.complete({ text: '%_\u{1f600}' })).data).toEqual([])
})

test('a position is told with its town, state, postal code and time zone', async () => {
  expect((await visitor.places.locate({ lat: 39.772, lng: -86.154 })).data).toEqual({
    city: 'Indianapolis',
    state: 'Indiana',
    postalCode: '46204',
    timeZone: 'America/Indiana/Indianapolis',
  })
})

test('in the middle of an ocean only the time zone is known', async () => {
  const { data } = await visitor.places.locate({ lat: 0, lng: 1e-7 })
  expect(data).toEqual({ city: null, state: null, postalCode: null, timeZone: expect.any(String) })
})

test('numbers and texts out of bounds are refused by name', async () => {
  expect(await refusedFields(visitor.places.complete({ text: 'ind', take: 11 }))).toEqual(['take'])
  expect(await refusedFields(visitor.places.complete({ text: '' }))).toEqual(['text'])
  expect(await refusedFields(visitor.places.complete({ text: 'x'.repeat(201) }))).toEqual(['text'])
  expect(await refusedFields(visitor.places.locate({ lat: 91, lng: 0 }))).toEqual(['lat'])
  const nonsense = await wire(server.origin, 'GET', `${base}/places/locate?lat=&lng=east`)
  expect(nonsense.status).toBe(400)
  expect(nonsense.text).toContain('"lng"')
})
