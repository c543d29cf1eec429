import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChoresDone } from '../../testing/first-chores.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusedFields, testServer, type TestServer } from '../../testing/test-server.ts'
import { pairOf, tableOf } from './testing/report-values.ts'
import { storeVisits } from './testing/store-visits.ts'

let server: TestServer
let organizer: SignedUp
let colleague: SignedUp
let eventId: string
const daysApart = 371
const start = addDays(placeDay('America/Indiana/Indianapolis'), 20)

beforeAll(async () => {
  server = await testServer()
  await firstChoresDone(server)
  organizer = await signUp(server, 'organizer')
  colleague = await signUp(server, 'colleague')
  const organizationId = (await server.stage.organization({ manager: organizer.person })).id
  const makeEvent = async (name: string, startDate: string) => {
    const dates = { startDate, endDate: addDays(startDate, 2) }
    const { id } = await server.stage.event({
      manager: organizer.person,
      name,
      status: 'Published',
      ...dates,
    })
    await server.pool.query('update profile set parent_id = $2 where id = $1', [id, organizationId])
    return id
  }
  const editionId = await makeEvent('Spring Cup 2026', addDays(start, -daysApart))
  eventId = await makeEvent('Spring Cup 2027', start)
  await server.pool.query(`insert into member (id, owner_id, user_id, role) values ($1, $2, $3, 'Manager')`, [
    newId(),
    eventId,
    colleague.id,
  ])
  const views = (day: string, count: number, source: string) =>
    Array.from({ length: count }, () => ({ day, action: 'view', source, visitor: 1, at: new Date() }))
  await storeVisits(server, eventId, views(addDays(start, -27), 5, 'map'))
  await storeVisits(server, editionId, [
    ...views(addDays(start, -40 - daysApart), 1, 'map'),
    ...views(addDays(start, -27 - daysApart), 3, 'search'),
    // On the days of the report itself, the edition is over.
    ...views(addDays(start, -27), 8, 'search'),
  ])
})
afterAll(() => server.close())

const days = () => ({ startDate: addDays(start, -30), endDate: addDays(start, -24) })

test('an event is compared with its last edition, on the days that were as long before it', async () => {
  const query = { id: eventId, ...days(), compare: 'edition' } as const
  const { data } = await organizer.api.eventReports.profile(query)
  expect(pairOf(data, 'view')).toEqual([5, 3])
  const compared = {
    startDate: addDays(start, -30 - daysApart),
    endDate: addDays(start, -24 - daysApart),
  }
  expect(data).toMatchObject({ compared, comparedWith: 'edition' })
  expect(data.comparisons).toContainEqual({ compare: 'edition', ...compared })
  const { columns, totals } = tableOf(data, 'sources')
  expect([columns.map(({ label }) => label), totals]).toEqual([
    ['Views', 'Last edition'],
    [5, 3],
  ])
})

test('an edition of another team isn’t compared with', async () => {
  const { data } = await colleague.api.eventReports.profile({ id: eventId, ...days() })
  expect(data.comparisons.map(({ compare }) => compare)).toEqual(['before', 'year'])
  const asked = colleague.api.eventReports.profile({ id: eventId, ...days(), compare: 'edition' })
  expect(await refusedFields(asked)).toEqual(['compare'])
})
