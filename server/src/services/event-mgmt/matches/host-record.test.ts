import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { hostsIndexed, makeHost, saturday, weekend, type Asked, type Sport } from './testing/match-fixture.ts'

let server: TestServer
let visitor: Api
let manager: SignedUp
let organizer: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await signUp(server, 'manager')
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())

const first = async (data: Asked) => (await visitor.events.matches.search({ data })).data[0]!

/** Asks the host about so many events, and returns their ids. */
async function ask(profileId: string, count: number) {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const { id } = await server.stage.event({
      manager: organizer.person,
      category: 'Private',
      name: `Cup ${n}`,
    })
    await organizer.api.events.leads.create({ ownerId: id, data: { profileId } })
    ids.push(id)
  }
  return ids
}

async function answer(ids: readonly string[]) {
  for (const ownerId of ids) {
    const [lead] = (await manager.api.events.leads.list({ ownerId })).data
    await manager.api.events.leads.update({
      ownerId,
      id: lead!.id,
      patch: [{ op: 'replace', path: '/status', value: 'Passed' }],
    })
  }
}

/** The deadlines of all events pass, and the next day begins. */
async function nextDay() {
  await server.pool.query(`update event set response_deadline = current_date - 1`)
  await server.pool.query(`update lead_move set at = at - interval '2 days'`)
  await server.pool.query(`update refreshed_day set day = current_date - 2`)
  await server.pool.query(`select derived.refresh_for_today()`)
}

test('the share of answered requests counts once their deadline has passed', async () => {
  const sport: Sport = 'Soccer'
  const { id } = await makeHost(server, manager, { sport })
  await hostsIndexed(visitor, sport, 1)
  const asked = await ask(id, 6)
  await answer(asked.slice(0, 4))
  // Five are due and four of them answered: the organizer ended the sixth before its deadline.
  await organizer.api.events.update({
    id: asked[5]!,
    patch: [{ op: 'replace', path: '/status', value: 'Cancelled' }],
  })
  const before = await first({ sportsList: [sport] })
  expect([before.facts.answered, before.scores.replies]).toEqual([null, 0])
  await nextDay()
  const after = await eventually(
    () => first({ sportsList: [sport] }),
    ({ facts }) => facts.answered !== null,
  )
  expect([after.facts.answered, after.scores.replies]).toEqual([80, 2])
})

test('fewer than five requests tell nothing about a host', async () => {
  const sport: Sport = 'Lacrosse'
  const { id } = await makeHost(server, manager, { sport })
  await hostsIndexed(visitor, sport, 1)
  await answer(await ask(id, 4))
  await nextDay()
  await server.pool.query(`update profile set name = 'Elm Courts' where id = $1`, [id])
  const { facts } = await eventually(
    () => first({ sportsList: [sport] }),
    ({ name }) => name === 'Elm Courts',
  )
  expect(facts.answered).toBeNull()
})

test('events in the same months of earlier years are a part of the record', async () => {
  const sport: Sport = 'Rugby'
  const { id } = await makeHost(server, manager, { sport })
  await hostsIndexed(visitor, sport, 1)
  const event = await server.stage.event({ manager: organizer.person, name: 'Regatta' })
  await organizer.api.events.places.create({ ownerId: event.id, data: { profileId: id } })
  const lastYear = addDays(saturday, -364)
  await server.pool.query(`update event set start_date = $2, end_date = $2 where profile_id = $1`, [
    event.id,
    lastYear,
  ])
  await server.pool.query(`select derived.refresh_entries(array[$1::uuid])`, [id])
  const at = (days: number) => ({
    startDate: addDays(weekend.startDate, days),
    endDate: addDays(weekend.endDate, days),
  })
  const same = await eventually(
    () => first({ sportsList: [sport], ...weekend }),
    // The index learns of the event later than the database, which the facts are from.
    ({ scores }) => scores.record > 0,
  )
  const other = await first({ sportsList: [sport], ...at(84) })
  const undated = await first({ sportsList: [sport] })
  expect([same, other, undated].map(({ facts, scores }) => [facts.inSeason, scores.record])).toEqual([
    [true, 2],
    [false, 0],
    [null, 1],
  ])
})

test('wanted amenities are a part of the points for spaces', async () => {
  const sport: Sport = 'Cricket'
  const { id: ownerId } = await makeHost(server, manager, { sport })
  await manager.api.facilities.amenities.create({ ownerId, data: { name: 'Parking' } })
  await hostsIndexed(visitor, sport, 1)
  const wanting = (...amenities: ('Parking' | 'Locker Rooms')[]) => first({ sportsList: [sport], amenities })
  const [none, half, all] = [
    await wanting('Locker Rooms'),
    await wanting('Locker Rooms', 'Parking'),
    await wanting('Parking'),
  ]
  expect([none, half, all].map(({ scores }) => scores.fields)).toEqual([36, 38, 40])
})

test('a host says how a request reaches it, and whether somebody manages it', async () => {
  const sport: Sport = 'Ultimate'
  const { id } = await makeHost(server, manager, { sport, changes: { email: 'desk@elm.example' } })
  await hostsIndexed(visitor, sport, 1)
  const found = () => first({ sportsList: [sport] })
  expect(await found()).toMatchObject({ reach: 'Email', isManaged: true })
  await server.pool.query('delete from member where owner_id = $1', [id])
  expect(await found()).toMatchObject({ reach: 'Email', isManaged: false })
  await server.pool.query('update profile set email = null where id = $1', [id])
  expect(await found()).toMatchObject({ reach: 'Nobody', isManaged: false })
})

test('a live stream that is required leaves hosts out, and a wished one puts those without it last', async () => {
  const sport = 'Team Handball'
  const plain = await makeHost(server, manager, { sport, name: 'Ash Hall' })
  const streaming = await makeHost(server, manager, { sport, name: 'Elm Hall' })
  await manager.api.facilities.amenities.create({ ownerId: streaming.id, data: { name: 'Live Streaming' } })
  const asking = (liveStream: 'Required' | 'Wished') =>
    visitor.events.matches.search({ data: { sportsList: [sport], liveStream } })
  const required = await eventually(
    () => asking('Required'),
    ({ data, _meta }) => data.length === 1 && _meta.counts.funnel.some(({ cost }) => cost === 1),
  )
  expect(required.data).toMatchObject([{ id: streaming.id, facts: { amenities: ['Live Streaming'] } }])
  expect(required._meta.counts.funnel).toContainEqual({
    condition: 'amenities',
    count: 1,
    cost: 1,
    unknown: 0,
  })
  expect(required._meta.counts.changes).toContainEqual({
    change: 'dropAmenities',
    fields: { liveStream: 'Wished' },
    count: 2,
    difference: 1,
    unknown: 0,
  })
  const wished = await asking('Wished')
  expect(wished.data.map(({ id, scores, reasons }) => [id, scores.fields, reasons[0]])).toEqual([
    [streaming.id, 40, { reason: 'amenities', tone: 'good' }],
    [plain.id, 36, { reason: 'amenities', tone: 'bad' }],
  ])
})
