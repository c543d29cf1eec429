import type { Report } from '@app/contract/reports/report-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFromToday } from '../../testing/days.ts'
import { firstChoresDone } from '../../testing/first-chores.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, testServer, type TestServer } from '../../testing/test-server.ts'
import { storeVisits } from './testing/store-visits.ts'
import { figureOf, valueOf } from './testing/report-values.ts'

let server: TestServer
let manager: SignedUp
let other: SignedUp
beforeAll(async () => {
  server = await testServer()
  await firstChoresDone(server)
  manager = await signUp(server, 'manager')
  other = await signUp(server, 'other')
})
afterAll(() => server.close())

const days = { startDate: dayFromToday(-3), endDate: dayFromToday(-1) }
/** Records on a day of the report. */
const read = (id: string, views: number, others: Record<string, number> = {}) =>
  storeVisits(
    server,
    id,
    Object.entries({ view: views, ...others }).flatMap(([action, times]) =>
      Array.from({ length: times }, (_, visitor) => ({
        day: days.startDate,
        action,
        source: 'search',
        visitor,
        at: new Date(),
      })),
    ),
  )
const rowsOf = ({ tables }: Report) =>
  Object.fromEntries(tables[0]!.rows.map(({ label, cells }) => [label, cells]))

describe('the facilities of a destination', () => {
  let id: string
  let destinationApi: typeof manager.api.destinationReports
  beforeAll(async () => {
    destinationApi = manager.api.destinationReports
    id = (await server.stage.destination({ manager: manager.person })).id
    const link = async (who: SignedUp, name: string, isAccepted = true) => {
      const facility = await server.stage.facility({ manager: who.person, name })
      await server.pool.query(
        'insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, $3)',
        [facility.id, id, isAccepted],
      )
      return facility.id
    }
    await read(await link(manager, 'Own Fields'), 5, { impression: 7, contact: 1 })
    await read(await link(manager, 'Own Rink'), 8)
    await read(await link(other, 'Their Courts'), 30, { contact: 3 })
    await read(await link(manager, 'Not Linked', false), 100)
  })
  const report = async () => (await destinationApi.facilities({ id, ...days })).data

  test('have the figures of those of one’s own team, and of others what is public', async () => {
    expect(rowsOf(await report())).toEqual({
      'Own Rink': [8, null, 0, 0, 0],
      'Own Fields': [5, null, 7, 1, 0],
      'Their Courts': [null, null, null, null, 0],
    })
    expect((await report()).preface).toEqual([
      'Of 1 page of other teams there is only what is public: likes and followers.',
    ])
  })

  test('tell of how many pages the figures are, and have none where nothing is known', async () => {
    expect(figureOf(await report(), 'view')?.basis).toBe('of 2 of 3 pages')
    const { id: facilityId } = await server.stage.facility({ manager: other.person })
    const stranger = await server.stage.destination({ manager: manager.person })
    await server.pool.query(
      'insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, true)',
      [facilityId, stranger.id],
    )
    const { data } = await manager.api.destinationReports.facilities({ id: stranger.id, ...days })
    expect([data.figures.map(({ name }) => name), data.series]).toEqual([['pages'], []])
  })

  test('add up to the figures and the chart', async () => {
    const found = await report()
    expect([valueOf(found, 'pages'), valueOf(found, 'view'), valueOf(found, 'contact')]).toEqual([3, 13, 1])
    expect(found.tables[0]?.totals).toEqual([13, null, 7, 1, 0])
    expect(found.series[0]?.points.map(({ value }) => value)).toEqual([13, 0, 0])
  })

  test('have all their figures for an administrator, and none for a stranger', async () => {
    const { api } = await signUp(server, 'ada', ['admin'])
    expect(rowsOf((await api.destinationReports.facilities({ id, ...days })).data)).toMatchObject({
      'Their Courts': [30, null, 0, 3, 0],
    })
    expect((await refusal(other.api.destinationReports.facilities({ id }))).status).toBe(404)
  })
})

test('the events of an organization are those that it owns and that have not ended before the period', async () => {
  const { api, person } = manager
  const organization = await server.stage.organization({ manager: person })
  for (const [name, end] of [
    ['Winter Cup', -3],
    ['Fall Cup', -4],
  ] as const) {
    const dates = { startDate: dayFromToday(end - 1), endDate: dayFromToday(end) }
    const event = await server.stage.event({ manager: person, name, status: 'Published', ...dates })
    await server.pool.query('update profile set parent_id = $2 where id = $1', [event.id, organization.id])
    await read(event.id, 2)
  }
  const { data } = await api.organizationReports.events({ id: organization.id, ...days })
  expect(rowsOf(data)).toEqual({ 'Winter Cup': [2, null, 0, 0, 0] })
})

test('the events of a host are those at its place, of which the private ones of others are not told', async () => {
  const facility = await server.stage.facility({ manager: manager.person })
  const destination = await server.stage.destination({ manager: manager.person })
  await server.pool.query(
    'insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, true)',
    [facility.id, destination.id],
  )
  const dates = { startDate: dayFromToday(10), endDate: dayFromToday(11) }
  for (const name of ['Open Cup', 'Private Cup']) {
    const event = await server.stage.event({ manager: other.person, name, status: 'Published', ...dates })
    await other.api.events.places.create({ ownerId: event.id, data: { profileId: facility.id } })
    if (name === 'Private Cup')
      await server.pool.query(`update event set category = 'Private' where profile_id = $1`, [event.id])
    await server.pool.query('update profile set revision = revision + 1 where id = $1', [event.id])
  }
  const { facilityReports, destinationReports } = manager.api
  for (const { data } of [
    await facilityReports.events({ id: facility.id, ...days }),
    await destinationReports.events({ id: destination.id, ...days }),
  ])
    expect(rowsOf(data)).toEqual({ 'Open Cup': [null, null, null, null, 0] })
})

test('partners and locations have reports, too', async () => {
  const { api, person } = manager
  const stage = server.stage
  const [facility, destination, company, hotel] = await Promise.all([
    stage.facility({ manager: person }),
    stage.destination({ manager: person }),
    stage.company({ manager: person }),
    stage.hotel({ manager: person, name: 'Elm Inn' }),
  ])
  await read(hotel.id, 4)
  await api.hotels.partners.create({ ownerId: hotel.id, data: { profileId: facility.id } })
  await api.hotels.partners.create({ ownerId: hotel.id, data: { profileId: destination.id } })
  await server.pool.query('update profile set parent_id = $2 where id = $1', [hotel.id, company.id])
  for (const { data } of [
    await api.facilityReports.partners({ id: facility.id, ...days }),
    await api.destinationReports.partners({ id: destination.id, ...days }),
    await api.companyReports.locations({ id: company.id, ...days }),
  ]) {
    expect(rowsOf(data)).toEqual({ 'Elm Inn': [4, null, 0, 0, 0] })
    expect(data.tables[0]?.rows[0]?.link).toEqual({ to: 'hotel', id: hotel.id })
  }
})

test('more pages than rows have the rest in one row', async () => {
  const { api, person } = manager
  const company = await server.stage.company({ manager: person })
  const ids = await Promise.all(
    Array.from(
      { length: 203 },
      async (_, at) => (await server.stage.hotel({ manager: person, name: `Inn ${at}` })).id,
    ),
  )
  await server.pool.query('update profile set parent_id = $2 where id = any ($1)', [ids, company.id])
  await read(ids[202]!, 4)
  await read(ids[1]!, 3)
  const { data } = await api.companyReports.locations({ id: company.id, ...days })
  const rows = data.tables[0]!.rows
  expect(rows).toHaveLength(201)
  expect(rows.slice(0, 2).map(({ label }) => label)).toEqual(['Inn 202', 'Inn 1'])
  expect(rows.at(-1)).toMatchObject({ label: '3 more', link: null, cells: [0, null, 0, 0, 0] })
})

test('a period without days is compared with nothing', async () => {
  const { id } = await server.stage.company({ manager: manager.person })
  const startDate = addDays(days.endDate, 30)
  const { data } = await manager.api.companyReports.locations({ id, startDate, endDate: startDate })
  expect([valueOf(data, 'pages'), data.series[0]?.points, data.tables[0]?.rows]).toEqual([0, [], []])
})
