import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { hostsIndexed, makeHost, saturday, weekend, type Asked, type Sport } from './testing/match-fixture.ts'

let server: TestServer
let visitor: Api
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

const turf = { spaceName: 'Field', needsSpecificSpaceType: true, surface: 'Turf' } as const
const search = (data: Asked & { choice?: object }) => visitor.events.matches.search({ data })
type Found = Awaited<ReturnType<typeof search>>
const namesOf = ({ data }: Found) => data.map(({ name }) => name).toSorted()
const countAt = ({ _meta }: Found, week: number) => _meta.weekends.find(({ weeks }) => weeks === week)?.count
const givesOf = ({ _meta }: Found) =>
  Object.fromEntries(_meta.counts.changes.map(({ change, difference }) => [change, difference]))

test('the list, its filters and the weekends count the same hosts, with a change of the request too', async () => {
  const sport: Sport = 'Ultimate'
  await makeHost(server, manager, { sport, name: 'Far', changes: { lat: 43.7 } })
  const booked = await makeHost(server, manager, { sport, name: 'Far and booked', changes: { lat: 43.8 } })
  await hostsIndexed(visitor, sport, 2)
  await booked.book(saturday, 4)
  await hostsIndexed(visitor, sport, 1)
  const asked = {
    sportsList: [sport],
    ...weekend,
    ...turf,
    spaceCount: 3,
    requestAddress: 'Indianapolis, Indiana',
    requestDist: 120,
  }
  const asIs = await search(asked)
  expect([namesOf(asIs), asIs._meta.filters.all, countAt(asIs, 0), countAt(asIs, 1)]).toEqual([[], 0, 0, 0])
  const choice = { change: 'dropDistance' }
  const changed = await search({ ...asked, choice })
  expect([namesOf(changed), changed._meta.filters.all, countAt(changed, 0)]).toEqual([['Far'], 1, 1])
  const later = await search({ ...asked, choice: { ...choice, week: 1 } })
  expect([namesOf(later), later._meta.filters.all, countAt(later, 1)]).toEqual([
    ['Far', 'Far and booked'],
    2,
    2,
  ])
  const indoor = await search({ ...asked, choice: { ...choice, week: 1, only: 'indoor' } })
  expect([namesOf(indoor), indoor._meta.filters.all, countAt(indoor, 1)]).toEqual([[], 2, 0])
  const onSite = await search({ ...asked, choice: { ...choice, week: 1, only: 'onSite' } })
  expect([onSite._meta.stats.count, countAt(onSite, 1), countAt(onSite, 0)]).toEqual([2, 2, 1])
})

test('a host farther away than asked says so first', async () => {
  const asked = {
    sportsList: ['Ultimate' as const],
    requestAddress: 'Indianapolis, Indiana',
    requestDist: 120,
    choice: { change: 'dropDistance' },
  }
  const { data } = await search(asked)
  expect(data[0]).toMatchObject({ facts: { reach: 120 } })
  expect(data[0]?.facts.miles).toBeGreaterThan(120)
  expect(data[0]?.reasons[0]).toEqual({ reason: 'distance', tone: 'bad' })
})

test('each condition that costs hosts lists those that it alone keeps out, also if others fit', async () => {
  const sport: Sport = 'Cricket'
  await makeHost(server, manager, { sport, name: 'Fits', fields: 10 })
  await makeHost(server, manager, { sport, name: 'Much too small', fields: 2 })
  const taken = await makeHost(server, manager, { sport, name: 'Taken for months', fields: 10 })
  await makeHost(server, manager, { sport, name: 'Unsure', fields: 10, hasCalendar: false })
  await hostsIndexed(visitor, sport, 3, 1)
  for (const week of [-2, -1, 0, 1, 2]) await taken.book(addDays(saturday, 7 * week), 10)
  const asked = { sportsList: [sport], ...weekend, ...turf, spaceCount: 10 }
  // The last booking is indexed once no other week brings the host back.
  const found = await eventually(
    () => search(asked),
    (one) => givesOf(one).moreWeeks === 0,
  )
  expect(namesOf(found)).toEqual(['Fits'])
  expect(givesOf(found)).toMatchObject({ dropSpaces: 1, dropDates: 1 })
  const shown = async (change: string) => namesOf(await search({ ...asked, choice: { change } }))
  expect(await shown('dropSpaces')).toEqual(['Much too small'])
  expect(await shown('dropDates')).toEqual(['Taken for months'])
})

test('another type of facility is a condition to give up', async () => {
  const sport: Sport = 'Rugby'
  await makeHost(server, manager, { sport, name: 'Park', changes: { facilityType: 'Parks & Rec' } })
  await hostsIndexed(visitor, sport, 1)
  const asked: Asked = {
    sportsList: [sport],
    facilityTypes: ['Stadium'],
    needsSpecificFacilityType: true,
  }
  const found = await search(asked)
  expect([namesOf(found), givesOf(found)]).toMatchObject([[], { dropFacilityType: 1 }])
  expect(namesOf(await search({ ...asked, choice: { change: 'dropFacilityType' } }))).toEqual(['Park'])
})
