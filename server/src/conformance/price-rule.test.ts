// No reply, file or email tells a rate without mandatory fees as a price (16 CFR 464). Only the team reads such rates, in its room types.
import { isWrite, type Route } from '@app/contract/route.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSecretToken } from '../platform/secret-token.ts'
import { dayFromToday } from '../testing/days.ts'
import { mailTo, tokenIn } from '../testing/mails.ts'
import { eventually, testServer, type TestServer } from '../testing/test-server.ts'
import { call, fileOf, itemOf, type Caller, type Input } from './calls.ts'
import { isExport, isPaged, kindsUnderTest, type KindUnderTest } from './kind-under-test.ts'
import { addStaff, makeProfile, makeWorld, type World } from './world.ts'

/** In cents, and as no other figure of the test. */
const rate = 13_731
const withFee = 15_053
const charges = [
  { name: 'Pool fee', purpose: 'Pool', kind: 'Fee', unit: 'Cents', cents: 1322, per: 'Night' },
  { name: 'Tax', purpose: 'State', kind: 'Tax', unit: 'Percent', basisPoints: 1000 },
]
const nights = 2
const arrival = dayFromToday(40)
const stay = { checkIn: arrival, checkOut: addDays(arrival, nights), guests: 2 }

const bareRates = /(?<![\w-])(?:137\.31|13,?731|274\.62|27,?462)(?![\w-])/
/** What a text says beside the lines of itemized prices, which name the rate among the fees that are added to it. */
const besideLines = (text: string) => text.replaceAll(/\{"kind":"Room"[^}]*\}/g, '')
const expectNone = (where: string, text: string) => expect(besideLines(text), where).not.toMatch(bareRates)

let server: TestServer
let world: World
let hotelId: string
let roomId: string
let eventId: string

const kindOf = (wanted: KindUnderTest['kind']) => {
  const tested = kindsUnderTest.find(({ kind }) => kind === wanted)
  if (tested === undefined) throw new Error(`no kind ${wanted}`)
  return tested
}
const hotels = kindOf('hotel')
const events = kindOf('event')

beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
  const { manager } = world.people
  const place = { lat: 51.88, lng: -176.65 }
  hotelId = await makeProfile(world, hotels, { ...hotels.fixture.minimal, ...place })
  await addStaff(world, hotels, hotelId)
  const ownerId = hotelId
  itemOf(await call(server, hotels, 'pricing.create', { ownerId, data: { charges } }, manager))
  const ranges = [{ from: arrival, to: addDays(arrival, 9), rate }]
  const room = { name: 'Two queens', guests: 4, count: 20, rate, ranges }
  ;({ id: roomId } = itemOf(await call(server, hotels, 'rooms.create', { ownerId, data: room }, manager)))
  eventId = await makeProfile(world, events, {
    ...events.fixture.minimal,
    ...place,
    startDate: stay.checkIn,
    endDate: stay.checkOut,
  })
  await addStaff(world, events, eventId)
  const listed = { ownerId: eventId, data: { hotelId } }
  itemOf(await call(server, events, 'hotels.create', listed, manager))
  await eventually(
    async () => (await call(server, hotels, 'search', { data: {} }, {})).text,
    (text) => text.includes(String(withFee)),
  )
})
afterAll(() => server.close())

/** What a call must be given, beside whose it is. */
const bodies = (): Readonly<Record<string, object>> => ({
  availability: stay,
  verify: { ...stay, roomId, totalWithTaxes: 2 * withFee },
  matches: { eventId, ...stay },
  searchMap: { zoom: 1, bounds: { west: -180, south: -85, east: 180, north: 85 } },
})

function inputOf(name: string, route: Route, id: string): Input {
  const data = bodies()[name] ?? (isExport(route) || route.method === 'POST' ? {} : undefined)
  return {
    ...(route.path.includes('{ownerId}') && { ownerId: id }),
    ...(route.path.includes('{id}') && { id }),
    ...(isPaged(route) && { take: 100 }),
    ...(data !== undefined && { data }),
  }
}

const readers = (): Readonly<Record<string, Caller>> => ({
  visitor: {},
  ...world.people,
  stranger: world.stranger,
})

/** Reads all that a kind has to read, as everybody. Returns the names of the calls that answered somebody. */
async function readAll(tested: KindUnderTest, id: string): Promise<ReadonlySet<string>> {
  const answered = new Set<string>()
  for (const [name, route] of tested.routes) {
    const isFile = isExport(route)
    if ((isWrite(route) && !isFile) || name.startsWith('rooms.')) continue
    for (const [person, caller] of Object.entries(readers())) {
      const reply = await call(server, tested, name, inputOf(name, route, id), caller)
      if (reply.status >= 300) continue
      answered.add(name)
      expectNone(`${tested.prefix}${name} as ${person}`, reply.text)
      if (isFile) expectNone(`the file of ${name} as ${person}`, (await fileOf(server, reply)).text)
    }
  }
  return answered
}

describe('no reply or file tells a rate without mandatory fees', () => {
  test('about a hotel', async () => {
    const answered = await readAll(hotels, hotelId)
    const named = [
      'get',
      'profile',
      'search',
      'filtered',
      'availability',
      'verify',
      'matches',
      'searchExport',
    ]
    expect([...answered]).toEqual(expect.arrayContaining(named))
  })

  test('about an event with hotels', async () => {
    const answered = await readAll(events, eventId)
    expect([...answered]).toEqual(
      expect.arrayContaining(['get', 'hotels.list', 'hotels.all', 'hotels.export']),
    )
  })
})

test('only the team reads the rates of room types', async () => {
  const read = (caller: Caller) => call(server, hotels, 'rooms.list', { ownerId: hotelId }, caller)
  const { visitor, user, stranger, member } = readers()
  for (const caller of [visitor, user, stranger])
    expect((await read(caller ?? {})).status).toBeGreaterThan(400)
  expect((await read(member ?? {})).text).toMatch(bareRates)
})

test('no email about a room tells a rate without mandatory fees', async () => {
  const { reservations, availability } = (await server.as()).hotels
  const ownerId = hotelId
  const { totalWithTaxes = 0 } = (await availability({ ownerId, data: stay })).data.rooms[0] ?? {}
  const key = newSecretToken()
  const { id } = (await reservations.hold({ ownerId, data: { key, roomId, ...stay, totalWithTaxes } })).data
  const guest = { name: 'Rosa Guest', phone: '(260) 555-0148', email: 'rosa@guest.test' }
  await reservations.book({ id, data: guest }, { mailedKey: key })
  const mailed = (words: string) => mailTo(server, guest.email, words)
  await reservations.confirm({ id }, { mailedKey: tokenIn(await mailed('Confirm')) })
  const booked = await mailed('is booked')
  const mailedKey = tokenIn(booked)
  const later = { ...stay, checkOut: addDays(stay.checkOut, 1) }
  const offers = await availability({ ownerId, data: later })
  const total = offers.data.rooms[0]?.totalWithTaxes ?? 0
  await reservations.change({ id, data: { ...later, roomId, totalWithTaxes: total } }, { mailedKey })
  await mailed('has changed')
  await reservations.cancel({ id }, { mailedKey })
  await mailed('is canceled')
  expect(booked.text).toContain('$328.52 with all taxes and fees')
  for (const mail of server.mails) expectNone(mail.subject, JSON.stringify(mail))
})
