import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clean } from '../../../housekeeping.ts'
import { createFileStore } from '../../../platform/files/file-store.ts'
import { testPictures } from '../../../platform/files/testing/test-pictures.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { dueMailsSent } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { moveToPast } from '../endings/testing/standing.ts'
import { tellOpenRates } from './tell-open-rates.ts'

let server: TestServer
let organizer: SignedUp
let person: SignedUp
let ownerId: string
const today = dayFromToday(0)

beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from rates_alert')
  organizer = await signUp(server, `organizer-${crypto.randomUUID()}`)
  person = await signUp(server, `person-${crypto.randomUUID()}`)
  ownerId = (await server.stage.event({ manager: organizer.person, name: 'Spring Cup' })).id
})

const alerts = () => person.api.events.ratesAlert
const ask = (id = ownerId) => alerts().put({ ownerId: id })
const isAsked = async (id = ownerId) => (await alerts().get({ ownerId: id })).data !== null
const awaited = async ({ api }: SignedUp) =>
  (await api.events.ratesAlert.mine({})).data.map(({ id, name }) => ({ id, name }))
const closed = { status: 409, problem: { code: 'EVENT_CLOSED' } }
const change = (path: string, value: unknown) =>
  organizer.api.events.update({ id: ownerId, patch: [{ op: 'replace', path, value }] })
const toldTo = async ({ id, api }: SignedUp) => {
  const { data } = await api.users.notifications.list({ ownerId: id })
  return data
    .filter(({ tags }) => tags.includes('rates-open'))
    .map(({ title, topic, url }) => ({ title, topic, url }))
}
const news = () => ({
  title: 'Hotel rates for Spring Cup are open',
  topic: 'searches',
  url: `/events/${ownerId}/hotels`,
})

describe('the wish', () => {
  test('is asked once, read from the server and taken back', async () => {
    expect(await isAsked()).toBe(false)
    const { data } = await ask()
    expect(await ask()).toMatchObject({ data })
    expect((await alerts().get({ ownerId })).data).toEqual(data)
    await alerts().removeMine({ ownerId })
    await alerts().removeMine({ ownerId })
    expect(await isAsked()).toBe(false)
  })

  test('is the caller’s own', async () => {
    await ask()
    expect(await awaited(organizer)).toEqual([])
    expect((await organizer.api.events.ratesAlert.get({ ownerId })).data).toBeNull()
    await organizer.api.events.ratesAlert.removeMine({ ownerId })
    expect(await isAsked()).toBe(true)
  })

  test('is listed by the start of the event, while the caller sees the event', async () => {
    const dates = { startDate: dayFromToday(10), endDate: dayFromToday(11) }
    const { id } = await server.stage.event({ manager: organizer.person, name: 'Later Cup', ...dates })
    await ask(id)
    await ask()
    const both = [
      { id: ownerId, name: 'Spring Cup' },
      { id, name: 'Later Cup' },
    ]
    await server.pool.query('update event set start_date = $2 where profile_id = $1', [
      ownerId,
      dayFromToday(9),
    ])
    expect(await awaited(person)).toEqual(both)
    await change('/category', 'Private')
    expect(await awaited(person)).toEqual(both.slice(1))
  })

  test('needs an account', async () => {
    const visitor = await server.as()
    expect(await refusal(visitor.events.ratesAlert.mine({}))).toMatchObject({ status: 401 })
    for (const call of ['get', 'put', 'removeMine'] as const)
      expect(await refusal(visitor.events.ratesAlert[call]({ ownerId }))).toMatchObject({ status: 401 })
  })

  test('returns 404 for an event that the caller doesn’t see', async () => {
    await change('/category', 'Private')
    for (const call of ['get', 'put', 'removeMine'] as const)
      expect(await refusal(alerts()[call]({ ownerId }))).toMatchObject({ status: 404 })
  })

  test('returns 409 for an event that is cancelled or over', async () => {
    await change('/status', 'Cancelled')
    expect(await refusal(ask())).toMatchObject(closed)
    const past = { startDate: dayFromToday(-9), endDate: dayFromToday(-8), status: 'Completed' as const }
    const { id } = await server.stage.event({ manager: organizer.person, ...past })
    expect(await refusal(ask(id))).toMatchObject(closed)
  })

  test('returns 409 beyond the 50 of a new account, and repeats an older one', async () => {
    await server.pool.query(
      `with made as (insert into owner (id, kind) select uuidv7(), 'event' from generate_series(1, 49) returning id),
        pages as (insert into profile (id, kind, name, status) select id, 'event', 'Cup', 'Draft' from made returning id)
      insert into rates_alert (event_id, user_id) select id, $1 from pages`,
      [person.id],
    )
    await ask()
    const { id } = await server.stage.event({ manager: organizer.person })
    expect(await refusal(ask(id))).toMatchObject({ status: 409, problem: { code: 'QUOTA_REACHED' } })
    await ask()
  })

  test('ends with the account and with the event', async () => {
    const count = async () => (await server.pool.query('select from rates_alert')).rowCount
    await ask()
    await organizer.api.events.ratesAlert.put({ ownerId })
    await person.api.users.remove({ id: person.id })
    expect(await count()).toBe(1)
    await server.pool.query('delete from owner where id = $1', [ownerId])
    expect(await count()).toBe(0)
  })

  test.each([
    ['two days ago', -2, false],
    ['yesterday, which is today somewhere', -1, true],
  ])('for an event whose last day was %s', async (_when, days, isKept) => {
    await ask()
    await server.pool.query('update event set start_date = $2, end_date = $2 where profile_id = $1', [
      ownerId,
      dayFromToday(days),
    ])
    await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
    expect(await isAsked()).toBe(isKept)
  })
})

interface Setting {
  isHotelLinkIgnored?: boolean
  hotelLiveRatesEnabled?: boolean | null
  hotelLiveRatesVisibleAfter?: string | null
}
const enabled = { hotelLiveRatesEnabled: true }
const after = (days: number) => ({ ...enabled, hotelLiveRatesVisibleAfter: dayFromToday(days) })
const set = async (data: Setting) => {
  await server.pool.query('delete from event_setting where owner_id = $1', [ownerId])
  await organizer.api.events.setting.create({ ownerId, data })
}
const setDestination = async (days: number, changes: object = {}) => {
  const { id } = await server.stage.destination({ manager: organizer.person, ...after(days) })
  await organizer.api.events.places.create({ ownerId, data: { profileId: id } })
  if (Object.keys(changes).length > 0) await set(changes)
}

describe('whoever asked', () => {
  beforeEach(async () => void (await ask()))

  test.each<[string, () => Promise<unknown>, boolean]>([
    ['until yesterday', () => set(after(-1)), true],
    ['until today', () => set(after(0)), false],
    ['until tomorrow', () => set(after(1)), false],
    ['without a day', () => set(enabled), true],
    ['and are switched off', () => set({ ...after(-1), hotelLiveRatesEnabled: false }), false],
    ['and nobody enabled them', async () => {}, false],
    ['by the destination until yesterday', () => setDestination(-1), true],
    ['by the destination until today', () => setDestination(0), false],
    ['later than by the destination', () => setDestination(-1, after(0)), false],
    ['earlier than by the destination', () => setDestination(0, after(-1)), true],
    [
      'by the destination, and not by the event',
      () => setDestination(-1, { hotelLiveRatesEnabled: false }),
      false,
    ],
  ])('when rates are hidden %s', async (_when, prepare, isTold) => {
    await prepare()
    await tellOpenRates(server.db, today)
    expect(await toldTo(person)).toEqual(isTold ? [news()] : [])
    expect(await isAsked()).toBe(!isTold)
  })

  test('is told on the first day with rates, however the day moved', async () => {
    await set(after(5))
    await tellOpenRates(server.db, dayFromToday(5))
    await set(after(9))
    await tellOpenRates(server.db, dayFromToday(9))
    expect(await toldTo(person)).toEqual([])
    await set(after(2))
    await tellOpenRates(server.db, dayFromToday(2))
    expect(await toldTo(person)).toEqual([])
    await tellOpenRates(server.db, dayFromToday(3))
    expect(await toldTo(person)).toEqual([news()])
  })

  test('is told once, even by two servers at once, and again only when asked again', async () => {
    await set(enabled)
    await organizer.api.events.ratesAlert.put({ ownerId })
    await Promise.all([1, 2, 3, 4].map(() => tellOpenRates(server.db, today)))
    await tellOpenRates(server.db, today)
    expect(await toldTo(person)).toEqual([news()])
    expect(await toldTo(organizer)).toEqual([news()])
    await ask()
    await tellOpenRates(server.db, today)
    expect(await toldTo(person)).toHaveLength(2)
  })

  test.each([
    ['is cancelled', () => change('/status', 'Cancelled')],
    ['is over', () => moveToPast(server, ownerId)],
    ['is private', () => change('/category', 'Private')],
    ['is inactive', () => change('/isActive', false)],
    ['is deleted', () => organizer.api.events.remove({ id: ownerId })],
    ['has a page of hotels of its own', () => change('/hotelLink', 'https://example.com/hotels')],
  ])('is not told of an event that %s, and still waits', async (_how, end) => {
    await set(enabled)
    await end()
    await tellOpenRates(server.db, today)
    expect(await toldTo(person)).toEqual([])
    const { rows } = await server.pool.query('select user_id from rates_alert')
    expect(rows).toEqual([{ user_id: person.id }])
  })

  test('is told although the event has a page of hotels, if that is ignored', async () => {
    await change('/hotelLink', 'https://example.com/hotels')
    await set({ ...enabled, isHotelLinkIgnored: true })
    await tellOpenRates(server.db, today)
    expect(await toldTo(person)).toEqual([news()])
  })

  test.each([
    ['now', [news().title]],
    ['never', []],
  ])('gets an email by the preference %s', async (value, subjects) => {
    server.mails.length = 0
    const path = '/notifications/searches/email'
    await person.api.users.settings.update({ patch: [{ op: 'replace', path, value }] })
    await set(enabled)
    await tellOpenRates(server.db, today)
    await dueMailsSent(server)
    const mails = server.mails.filter(({ to }) => to === person.person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(subjects)
    for (const { text } of mails) expect(text).toContain(`/events/${ownerId}/hotels`)
  })

  test('is left for later while the account is being deleted', async () => {
    await set(enabled)
    const deletion = await server.pool.connect()
    try {
      await deletion.query('begin')
      await deletion.query('select from app_user where id = $1 for update', [person.id])
      await tellOpenRates(server.db, today)
      expect(await toldTo(person)).toEqual([])
      await deletion.query('rollback')
    } finally {
      deletion.release()
    }
    await tellOpenRates(server.db, today)
    expect(await toldTo(person)).toEqual([news()])
  })
})
