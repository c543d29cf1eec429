import { placeDay } from '@app/contract/rules/place-day.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChoresDone } from '../../testing/first-chores.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { storeVisits } from './testing/store-visits.ts'

const denver = { lat: 39.74, lng: -104.99 }
const tokyo = { lat: 35.68, lng: 139.69 }

let server: TestServer
let manager: SignedUp
beforeAll(async () => {
  server = await testServer()
  await firstChoresDone(server)
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

const store = (id: string, day: string, actions: Record<string, number>) =>
  storeVisits(
    server,
    id,
    Object.entries(actions).flatMap(([action, times]) =>
      Array.from({ length: times }, (_, visitor) => ({
        day,
        action,
        source: 'map',
        visitor,
        at: new Date(),
      })),
    ),
  )
const week = async (who = manager) => (await who.api.ownPages.week({})).data

test('has the last seven days of each own page, beside the seven before, as its report has them', async () => {
  const hotel = await server.stage.hotel({ manager: manager.person, name: 'Elm Inn', ...denver })
  const company = await server.stage.company({ manager: manager.person, name: 'Elm Group', ...tokyo })
  const [here, there] = [placeDay('America/Denver'), placeDay('Asia/Tokyo')]
  await store(hotel.id, addDays(here, -20), { view: 1 })
  await store(hotel.id, addDays(here, -8), { view: 4, like: 2 })
  await store(hotel.id, addDays(here, -6), { view: 5, website: 2, phone: 1, impression: 9 })
  await store(company.id, there, { view: 7, follow: 3 })

  const [first, second] = await week()
  // Nothing is known of the company before its first day.
  expect(first).toMatchObject({
    profileId: company.id,
    kind: 'company',
    days: { startDate: addDays(there, -6), endDate: there },
    figures: [
      { name: 'view', value: 7, before: null },
      { name: 'clicks', value: 0, before: null },
      { name: 'follow', value: 3, before: null },
    ],
  })
  expect(second).toMatchObject({
    profileId: hotel.id,
    name: 'Elm Inn',
    figures: [
      { name: 'view', value: 5, before: 4 },
      { name: 'clicks', value: 3, before: 0 },
      { name: 'like', value: 0, before: 2 },
    ],
  })
  const { data: report } = await manager.api.hotelReports.profile({ id: hotel.id, ...second?.days })
  expect(report.figures[0]).toEqual(second?.figures[0])
})

test('has no pages of others, no deleted pages, and no events', async () => {
  const other = await signUp(server, 'other')
  await server.stage.event({ manager: other.person })
  const { id } = await server.stage.business({ manager: other.person })
  expect((await week(other)).map(({ profileId }) => profileId)).toEqual([id])
  await other.api.businesses.remove({ id })
  expect(await week(other)).toEqual([])
})
