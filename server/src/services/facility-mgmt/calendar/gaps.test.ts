import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { makeEvent } from '../../../testing/events.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'
import { makeSharedCalendar, saturdayIn } from './testing/weekend-fixture.ts'

let server: TestServer
let visitor: Api
let person: SignedUp
let made: Awaited<ReturnType<typeof makeSharedCalendar>>
let people = 0
const saturday = saturdayIn(3)
const newPerson = () => signUp(server, `looking-${people++}`)
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  made = await makeSharedCalendar(server)
  person = await newPerson()
})

const publish = (data: object = {}, api = made.manager.api) =>
  api.facilities.calendar.gaps.publish({ ownerId: made.ownerId, data: { saturday, ...data } })
const withdraw = (id: string) => made.calendar.gaps.withdraw({ ownerId: made.ownerId, id })
const shown = async () => (await visitor.facilities.calendar.weekends({ ownerId: made.ownerId })).data.gaps

describe('publishing', () => {
  test('shows the weekend to visitors, with its free times', async () => {
    await publish({ note: 'Lights are on.', price: '$85 an hour' })
    const day = (date: string) => ({
      starts: expect.stringContaining(date),
      ends: expect.any(String),
      unitIds: [made.unitId],
    })
    expect(await shown()).toEqual([
      {
        saturday,
        note: 'Lights are on.',
        price: '$85 an hour',
        times: [day(saturday), day(addDays(saturday, 1))],
      },
    ])
  })

  test('visitors see nothing of a weekend that is not published', async () => {
    expect(await shown()).toEqual([])
  })

  test('again changes the price', async () => {
    const first = (await publish({ price: '$85 an hour' })).data
    expect((await publish({ price: '$70 an hour' })).data).toMatchObject({
      id: first.id,
      price: '$70 an hour',
    })
  })

  test('lists free weekends to the team', async () => {
    const member = await newPerson()
    await addMember(made.manager.api.facilities.managers, made.ownerId, member, 'Sales')
    const { data } = await member.api.facilities.calendar.gaps.list({ ownerId: made.ownerId })
    expect(data.isKnown).toBe(true)
    expect(data.weekends.find((weekend) => weekend.saturday === saturday)?.published).toBeNull()
    expect((await refusal(publish({}, member.api))).status).toBe(403)
  })

  test('withdrawing ends it', async () => {
    const { data } = await publish()
    await withdraw(data.id)
    expect(await shown()).toEqual([])
    expect((await refusal(withdraw(data.id))).status).toBe(404)
  })

  test('a weekend of which everything is taken is no longer shown', async () => {
    await publish()
    await made.book(`${saturday}T05:00:00.000Z`, `${addDays(saturday, 2)}T05:00:00.000Z`)
    expect(await shown()).toEqual([])
  })

  test.each([
    ['a Sunday', addDays(saturday, 1)],
    ['a weekend that is over', saturdayIn(-2)],
    ['a weekend in three months', saturdayIn(13)],
  ])('refuses %s', async (_, day) => {
    expect(await refusedFields(publish({ saturday: day }))).toEqual(['data/saturday'])
  })

  test('refuses a weekend on which nothing is free', async () => {
    await made.book(`${saturday}T05:00:00.000Z`, `${addDays(saturday, 2)}T05:00:00.000Z`)
    expect((await refusal(publish())).problem.code).toBe('NOTHING_FREE')
  })

  test('refuses a page that shares no calendar', async () => {
    await made.calendar.share({ ownerId: made.ownerId, data: { isShared: false } })
    expect((await refusal(publish())).problem.code).toBe('CALENDAR_NOT_SHARED')
  })

  test('is limited to 40 a day', async () => {
    for (let n = 0; n < 40; n += 1) await publish()
    expect((await refusal(publish())).status).toBe(429)
  })
})

describe('notifications', () => {
  const settled = () =>
    eventually(
      async () => (await server.pool.query('select from calendar_gap where told_date is null')).rowCount,
      (count) => count === 0,
    )
  const told = async ({ api, id }: SignedUp = person) => {
    await settled()
    const { data } = await api.users.notifications.list({ ownerId: id, take: 100 })
    return data.filter(({ tags }) => tags.some((tag) => tag.startsWith('free-'))).map(({ tags }) => tags[0])
  }
  const ask = (changes: object = {}) =>
    person.api.requests.create({
      data: {
        contactName: 'Ann',
        contactEmail: person.person.email,
        sportsList: ['Soccer'],
        startDate: saturday,
        endDate: addDays(saturday, 1),
        hosts: [{ kind: 'facility', id: made.ownerId }],
        ...changes,
      },
    })
  const save = (
    filter: Record<string, unknown> = { sports: ['Soccer'] },
    alert: 'instant' | 'none' = 'instant',
  ) => person.api.savedSearches.create({ data: { name: 'Mine', kind: 'facility', filter, alert, words: [] } })

  test('tell the sender of a request for the weekend, with the page at the weekend', async () => {
    await ask()
    await publish({ price: '$85 an hour' })
    expect(await told()).toEqual(['free-for-request'])
    const { data } = await person.api.users.notifications.list({ ownerId: person.id, take: 1 })
    expect(data[0]).toMatchObject({
      contents: 'Indianapolis, Indiana. It fits what you asked for. $85 an hour.',
      url: `/facilities/${made.ownerId}?weekend=${saturday}#availability`,
    })
  })

  test.each([
    ['its month', { startDate: null, endDate: null, months: [saturday.slice(0, 7)] }, true],
    ['the type of a free space', { sportsList: [], name: 'Cup', spaceName: 'Field' }, true],
    ['two sports, the second of which is played there', { sportsList: ['Chess', 'Soccer'] }, true],
    ['two other sports', { sportsList: ['Chess', 'Esports'] }, false],
    ['another sport', { sportsList: ['Chess'] }, false],
    ['another type of space', { spaceName: 'Pool' }, false],
    ['another weekend', { startDate: saturdayIn(4), endDate: saturdayIn(4) }, false],
    ['ten days', { startDate: addDays(saturday, -4), endDate: addDays(saturday, 6) }, false],
    ['dates that are not decided', { startDate: null, endDate: null }, false],
  ])('a request for %s', async (_, changes, isTold) => {
    await ask(changes)
    await publish()
    expect(await told()).toEqual(isTold ? ['free-for-request'] : [])
  })

  test.each([
    ['a window around it', addDays(saturday, -4), true],
    ['a window before it', addDays(saturday, -20), false],
  ])('a request whose dates are decided later, for %s', async (_, startDate, isTold) => {
    const { data } = await ask({ startDate: null, endDate: null })
    const patch = Object.entries({ startDate, endDate: addDays(startDate, 10), dayCount: 2 })
    await person.api.events.update({
      id: data.id ?? '',
      patch: patch.map(([field, value]) => ({ op: 'replace' as const, path: `/${field}`, value })),
    })
    await publish()
    expect(await told()).toEqual(isTold ? ['free-for-request'] : [])
  })

  test('a request to a host far away is not told of it', async () => {
    const far = await makeSharedCalendar(server, { lat: 47.6, lng: -122.3, state: 'Washington' })
    await ask({ hosts: [{ kind: 'facility', id: far.ownerId }] })
    await publish()
    expect(await told()).toEqual([])
  })

  test('a request that the page passed on is not told of it', async () => {
    await ask()
    await server.pool.query(`update lead set status = 'Passed' where profile_id = $1`, [made.ownerId])
    await publish()
    expect(await told()).toEqual([])
  })

  test.each([
    ['around', { requestAddress: 'Indianapolis, Indiana', requestDist: 50 }, true],
    ['far away', { requestAddress: 'Seattle, Washington', requestDist: 50 }, false],
    ['around, without miles', { requestAddress: 'Cincinnati, Ohio' }, true],
    ['farther away, without miles', { requestAddress: 'Chicago, Illinois' }, false],
    ['in its state', { requestAddress: 'Indiana' }, true],
    ['in another state', { requestAddress: 'Texas', requestDist: 3000 }, false],
    ['nationally', {}, true],
    ['nationally, but is closed', { isClosed: true }, false],
  ])('an event that looks %s', async (_, changes, isTold) => {
    await makeEvent(server, person.person, {
      category: 'RFP',
      spaceName: 'Field',
      startDate: saturday,
      endDate: addDays(saturday, 1),
      ...changes,
    })
    await publish()
    expect(await told()).toEqual(isTold ? ['free-for-request'] : [])
    await server.pool.query('delete from event')
  })

  test('tell somebody whose saved search finds the page', async () => {
    await save()
    await publish()
    expect(await told()).toEqual(['free-for-search'])
  })

  test('are not for searches without an alert, or for another sport', async () => {
    await save(undefined, 'none')
    await save({ sports: ['Chess'] })
    await publish()
    expect(await told()).toEqual([])
  })

  test('have the price that a weekend has by now, and those of other weekends keep theirs', async () => {
    await ask()
    await ask({ startDate: saturdayIn(4), endDate: saturdayIn(4) })
    await publish({ price: '$85 an hour' })
    await publish({ saturday: saturdayIn(4), price: '$60 an hour' })
    expect(await told()).toHaveLength(2)
    await publish({ price: '$70 an hour', note: 'Lights are on.' })
    const { data } = await person.api.users.notifications.list({ ownerId: person.id, take: 2 })
    expect(data.map(({ contents }) => contents).toSorted()).toEqual([
      'Indianapolis, Indiana. It fits what you asked for. $60 an hour.',
      'Indianapolis, Indiana. It fits what you asked for. $70 an hour. Lights are on.',
    ])
  })

  test('tell nobody twice of a weekend that is withdrawn and published again', async () => {
    await ask()
    await save()
    const { data } = await publish()
    expect(await told()).toHaveLength(1)
    await withdraw(data.id)
    await publish()
    expect(await told()).toHaveLength(1)
  })

  test('are at most three a day for one person', async () => {
    await save()
    for (const weeks of [1, 2, 3, 4]) await publish({ saturday: saturdayIn(weeks) })
    expect(await told()).toHaveLength(3)
  })

  test('leave out the team, blocked people, and those who don’t want to hear from the publisher', async () => {
    await save()
    const blocked = person
    await server.pool.query('update app_user set blocked_date = now() where id = $1', [blocked.id])
    const member = (person = await newPerson())
    await save()
    await addMember(made.manager.api.facilities.managers, made.ownerId, member, 'Sales')
    const refusing = (person = await newPerson())
    await save()
    await server.pool.query('insert into refused_contact (user_id, refused_id) values ($1, $2)', [
      refusing.id,
      made.manager.id,
    ])
    await publish()
    await settled()
    const { rows } = await server.pool.query(
      `select from user_notification where about_id = $1 and 'free-for-search' = any (tags) and owner_id = any($2)`,
      [made.ownerId, [blocked.id, member.id, refusing.id]],
    )
    expect(rows).toEqual([])
  })

  test('of a page that isn’t public are not sent', async () => {
    await ask()
    await server.pool.query('update profile set is_active = false where id = $1', [made.ownerId])
    await publish()
    expect(await told()).toEqual([])
  })
})
