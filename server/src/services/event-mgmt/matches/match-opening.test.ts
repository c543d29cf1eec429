import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { makeEvent } from '../../../testing/events.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { hostsIndexed, makeHost, saturday, weekend, type Asked, type Sport } from './testing/match-fixture.ts'

/** The list on which a request opens: never an empty one while there are hosts for its sports. */

let server: TestServer
let visitor: Api
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

const fields = { spaceName: 'Field', needsSpecificSpaceType: true } as const
const search = (data: Asked, choice: object = {}) =>
  visitor.events.matches.search({ data: { ...data, choice: { group: 'opening', ...choice } } })
async function opened(data: Asked, choice: object = {}) {
  const { data: hosts, _meta } = await search(data, choice)
  return {
    names: hosts.map(({ name }) => name).toSorted(),
    opening: _meta.opening,
    areDatesOver: _meta.areDatesOver,
  }
}
const asIs = (group: 'free' | 'unknown') => ({ group, change: null, dist: null })

test('opens on the hosts that are free, also if others don’t say whether they are', async () => {
  const sport: Sport = 'Soccer'
  await makeHost(server, manager, { sport, name: 'Free' })
  await makeHost(server, manager, { sport, name: 'Unsure', hasCalendar: false })
  await hostsIndexed(visitor, sport, 1, 1)
  expect(await opened({ sportsList: [sport], ...weekend })).toMatchObject({
    names: ['Free'],
    opening: asIs('free'),
  })
})

test('opens on hosts that don’t say whether they are free if none is known to be', async () => {
  const sport: Sport = 'Rugby'
  const booked = await makeHost(server, manager, { sport, name: 'Booked' })
  await makeHost(server, manager, { sport, name: 'Unsure', hasCalendar: false })
  await hostsIndexed(visitor, sport, 1, 1)
  await booked.book(saturday, 4)
  await hostsIndexed(visitor, sport, 0, 1)
  const asked = { sportsList: [sport], ...weekend, ...fields, spaceCount: 4 }
  expect(await opened(asked)).toMatchObject({ names: ['Unsure'], opening: asIs('unknown') })
  const { _meta } = await search(asked)
  expect(_meta.counts.changes).toContainEqual(
    expect.objectContaining({ change: 'dropDates', count: 1, unknown: 0 }),
  )
})

test('opens on hosts that are booked if no other fits', async () => {
  const sport: Sport = 'Cricket'
  const booked = await makeHost(server, manager, { sport, name: 'Booked' })
  await makeHost(server, manager, { sport, name: 'Far', changes: { lat: 43.7 } })
  await hostsIndexed(visitor, sport, 2)
  await booked.book(saturday, 4)
  await hostsIndexed(visitor, sport, 1)
  const asked = {
    sportsList: [sport],
    ...weekend,
    ...fields,
    spaceCount: 4,
    requestAddress: 'Indianapolis, IN',
  }
  expect(await opened(asked)).toMatchObject({
    names: ['Booked'],
    opening: { group: 'free', change: 'dropDates', dist: null },
  })
})

test('opens on the nearest hosts farther away, before it gives up a condition', async () => {
  const sport: Sport = 'Lacrosse'
  await makeHost(server, manager, { sport, name: 'Too small', fields: 1 })
  await makeHost(server, manager, { sport, name: 'Two states away', fields: 6, changes: { lat: 43.7 } })
  await makeHost(server, manager, { sport, name: 'On the coast', fields: 6, changes: { lng: -122.3 } })
  await hostsIndexed(visitor, sport, 3)
  const asked = {
    sportsList: [sport],
    ...weekend,
    ...fields,
    spaceCount: 6,
    requestAddress: 'Indianapolis, IN',
  }
  expect(await opened(asked)).toMatchObject({
    names: ['Two states away'],
    opening: { group: 'free', change: null, dist: 500 },
  })
  expect(await opened(asked, { dist: 3000 })).toMatchObject({
    names: ['On the coast', 'Two states away'],
    opening: asIs('free'),
  })
})

test('opens on the hosts that one condition keeps out, also if they don’t say whether they are free', async () => {
  const sport: Sport = 'Ultimate'
  await makeHost(server, manager, { sport, name: 'Small', fields: 2, hasCalendar: false })
  await hostsIndexed(visitor, sport, 0, 1)
  const asked = { sportsList: [sport], ...weekend, ...fields, spaceCount: 20 }
  expect(await opened(asked)).toMatchObject({
    names: ['Small'],
    opening: { group: 'unknown', change: 'dropSpaces', dist: null },
  })
})

test('opens on hosts of the sport if two conditions keep all out, near ones first', async () => {
  const sport: Sport = 'Field Hockey'
  await makeHost(server, manager, { sport, name: 'Small and far', fields: 1, changes: { lat: 43.7 } })
  await hostsIndexed(visitor, sport, 1)
  const asked: Asked = {
    sportsList: [sport],
    ...weekend,
    ...fields,
    spaceCount: 20,
    roomsPerNight: 900,
    requirements: [{ name: 'Pool', count: 3 }],
    requestAddress: 'Indianapolis, IN',
  }
  expect(await opened(asked)).toMatchObject({
    names: ['Small and far'],
    opening: { group: 'free', change: 'onlySports', dist: 500 },
  })
})

test('says that its dates are over, and opens on hosts that fit on others', async () => {
  const sport: Sport = 'Non-Contact Football'
  await makeHost(server, manager, { sport, name: 'Elm Fields' })
  await hostsIndexed(visitor, sport, 1)
  const startDate = addDays(dayOf(new Date()), -20)
  expect(await opened({ sportsList: [sport], startDate, endDate: startDate })).toEqual({
    names: ['Elm Fields'],
    opening: { group: 'free', change: 'dropDates', dist: null, sports: [sport] },
    areDatesOver: true,
  })
})

test('opens on hosts of the first sport if none has all sports, and outside of an area without any', async () => {
  const sport: Sport = 'Team Handball'
  await makeHost(server, manager, { sport, name: 'Ash Hall', changes: { state: 'Indiana' } })
  await hostsIndexed(visitor, sport, 0, 1)
  const opening = { group: 'free', change: 'firstSport', dist: null }
  expect(await opened({ sportsList: [sport, 'Fencing'], ...weekend })).toMatchObject({
    names: ['Ash Hall'],
    opening,
  })
  expect(await opened({ sportsList: [sport, 'Fencing'], ...weekend, requestAddress: 'Utah' })).toMatchObject({
    names: ['Ash Hall'],
    opening,
  })
})

test('has no list to open on without a host for the sport', async () => {
  expect(await opened({ sportsList: ['Water Polo'], ...weekend })).toEqual({
    names: [],
    opening: null,
    areDatesOver: false,
  })
})

test('with a filter, it opens on the group in which somebody meets it', async () => {
  const sport: Sport = 'Gaelic Games'
  await makeHost(server, manager, { sport, name: 'Free, outdoors' })
  const indoors = [{ name: 'Field', surface: 'Turf', location: 'Indoor', count: 4 } as const]
  await makeHost(server, manager, { sport, name: 'Unsure, indoors', hasCalendar: false, spaces: indoors })
  await hostsIndexed(visitor, sport, 1, 1)
  const asked = { sportsList: [sport], ...weekend, ...fields, spaceCount: 4 }
  expect((await opened(asked)).names).toEqual(['Free, outdoors'])
  expect(await opened(asked, { only: 'indoor' })).toMatchObject({
    names: ['Unsure, indoors'],
    opening: asIs('unknown'),
  })
})

test('a town without miles is matched within 150, and a state in all of it', async () => {
  const sport: Sport = 'Australian Football'
  for (const [name, lat, lng, state] of [
    ['Gary', 41.59, -87.34, 'Indiana'],
    ['Louisville', 38.25, -85.76, 'Kentucky'],
    ['Salem', 44.94, -123.03, 'Oregon'],
  ] as const)
    await makeHost(server, manager, { sport, name, changes: { lat, lng, state } })
  await hostsIndexed(visitor, sport, 3)
  const near = async (requestAddress: string, more: Asked = {}) => {
    const { data, _meta } = await search({ sportsList: [sport], ...weekend, requestAddress, ...more })
    const { reach, area } = _meta.counts
    return [
      data
        .map(({ name }) => name)
        .toSorted()
        .join(),
      reach,
      area,
    ]
  }
  expect(await near('Muncie, IN')).toEqual(['Gary,Louisville', 150, null])
  expect(await near('Muncie, IN', { requestDist: 140 })).toEqual(['Louisville', 140, null])
  expect(await near('Indiana')).toEqual(['Gary', null, 'Indiana'])
  expect(await near('central Indiana')).toEqual(['Gary', null, 'Indiana'])
  expect(await near('Indiana', { requestDist: 300 })).toEqual(['Gary', null, 'Indiana'])
  expect(await near('Indiana or Kentucky')).toEqual(['Gary,Louisville', null, 'Indiana or Kentucky'])
  expect(await near('the Midwest')).toEqual(['Gary', null, 'the Midwest'])
  expect(await near('USA')).toEqual(['Gary,Louisville,Salem', null, 'the United States'])
  expect(await near('Gary, IN or Salem, OR', { requestDist: 50 })).toEqual(['Gary,Salem', 50, null])
  expect(await near('Gary or Salem, Oregon', { requestDist: 50 })).toEqual(['Gary,Salem', 50, null])
  expect(await near('Gary, IN or KY', { requestDist: 50 })).toEqual(['Gary,Louisville', 50, 'Kentucky'])
  expect(await near('nationwide')).toEqual(['Gary,Louisville,Salem', null, null])
})

test('the list, its counts, the combinations and home of a stored request look equally far', async () => {
  const sport: Sport = 'Australian Football'
  const organizer = await signUp(server, 'organizer')
  const asked = { sportsList: [sport], ...weekend, requestAddress: 'Muncie, IN' }
  const { id } = await makeEvent(server, organizer.person, { category: 'RFP', ...asked })
  const { matches } = organizer.api.events
  const { data, _meta } = await matches.ofEvent({ id, data: { group: 'opening' } })
  expect([data.length, _meta.counts.count]).toEqual([2, 2])
  expect((await visitor.events.matches.count({ data: asked })).data).toMatchObject({ count: 2, reach: 150 })
  expect((await matches.next({})).data).toMatchObject({ count: 2, change: null, dist: null })
  expect((await organizer.api.events.get({ id })).data.requestDist).toBeNull()
  const wide = await eventually(
    () => matches.ofEvent({ id, data: { dist: 3000 } }),
    (found) => found.data.length === 3,
  )
  expect(wide._meta.counts.reach).toBe(3000)
})
