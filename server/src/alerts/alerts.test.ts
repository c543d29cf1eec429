import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import type { AlertChoice } from '@app/contract/rules/alert-choices.ts'
import { makeFacility } from '../testing/facilities.ts'
import { mailTo } from '../testing/mails.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { eventually, testServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let admin: SignedUp
let person: SignedUp
let people = 0
const join = () => signUp(server, `person-${people++}`)
beforeAll(async () => {
  server = await testServer()
  admin = await signUp(server, 'ada', ['admin'])
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  person = await join()
})

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })

/** Tests take turns, so that few searches match a profile. */
const states = [
  'Texas',
  'Ohio',
  'Iowa',
  'Utah',
  'Maine',
  'Idaho',
  'Nevada',
  'Oregon',
  'Kansas',
  'Alabama',
  'Alaska',
] as const
type TestState = (typeof states)[number]
const nextState = (): TestState => states[people % states.length] ?? 'Texas'

async function save(filter: object, alert: AlertChoice = 'instant', words: string[] = []) {
  const { data } = await person.api.savedSearches.create({
    data: { name: 'My search', kind: 'facility', filter: { ...filter }, alert, words },
  })
  return data.id
}

const hall = async (state: TestState, changes: object = {}) =>
  (await makeFacility(server, manager.person, { state, lat: null, lng: null, city: null, ...changes })).id

const change = (id: string, path: string, value: unknown) =>
  admin.api.facilities.update({ id, patch: [replace(path, value)] })

/** Waits until all changes are compared, and everybody who is due was told. */
const settle = () =>
  eventually(
    async () =>
      (
        await server.pool.query(`select from profile_change
          union all select from saved_search_progress where tell_date <= now()`)
      ).rowCount,
    (count) => count === 0,
  )

/** What the person was told, last first. */
async function told() {
  await settle()
  const { data } = await person.api.users.notifications.list({ ownerId: person.id, take: 100 })
  return data
    .filter(({ topic }) => topic === 'searches')
    .map(({ title, contents, url }) => ({ title, contents, url }))
}
const titles = async () => (await told()).map(({ title }) => title)
const newCount = async (searchId: string) => (await person.api.savedSearches.get({ searchId })).data.newCount

describe('a search with an alert at once', () => {
  test('tells of a new profile, and why it matches', async () => {
    const state = nextState()
    await save({ state }, 'instant', [state])
    const id = await hall(state, { name: 'Oak Hall' })
    expect(await told()).toEqual([
      {
        title: 'Oak Hall matches “My search”',
        contents: `${state}. Matches ${state}.`,
        url: `/facilities/${id}`,
      },
    ])
  })

  test('emails at once', async () => {
    const state = nextState()
    await save({ state })
    await hall(state, { name: 'Mail Hall' })
    expect((await mailTo(server, person.person.email, 'Mail Hall')).text).toContain(state)
  })

  test('tells of a profile that a change makes match', async () => {
    const state = nextState()
    const id = await hall(state, { name: 'Elm Hall', capacity: 10 })
    await save({ state, capacity: { from: 100 } })
    expect(await titles()).toEqual([])
    await change(id, '/capacity', 500)
    expect(await titles()).toEqual(['Elm Hall matches “My search”'])
  })

  test('tells nothing of a change that alters no match', async () => {
    const state = nextState()
    const id = await hall(state)
    await settle()
    await save({ state })
    await change(id, '/description', 'A new floor.')
    expect(await titles()).toEqual([])
  })

  test('tells nothing of a profile that matched when it was saved', async () => {
    const state = nextState()
    const id = await hall(state, { capacity: 500 })
    await settle()
    await save({ state, capacity: { from: 100 } })
    await change(id, '/capacity', 600)
    expect(await titles()).toEqual([])
  })

  test('tells once of a profile that leaves and comes back', async () => {
    const state = nextState()
    await save({ state })
    const id = await hall(state)
    expect(await titles()).toHaveLength(1)
    await change(id, '/isActive', false)
    await settle()
    await change(id, '/isActive', true)
    expect(await titles()).toHaveLength(1)
  })

  test('tells nothing of a profile that is not public', async () => {
    const state = nextState()
    await save({ state })
    await manager.api.facilities.create({ data: { name: 'Pending Hall', state, facilityType: 'Arena' } })
    expect(await titles()).toEqual([])
  })

  test('tells nothing to somebody who is blocked', async () => {
    const state = nextState()
    await save({ state })
    await server.pool.query('update app_user set blocked_date = now() where id = $1', [person.id])
    await hall(state)
    await settle()
    const { rowCount } = await server.pool.query('select from user_notification where owner_id = $1', [
      person.id,
    ])
    expect(rowCount).toBe(0)
  })

  test('tells nothing once it is deleted', async () => {
    const state = nextState()
    const searchId = await save({ state })
    await person.api.savedSearches.remove({ searchId })
    await hall(state)
    expect(await titles()).toEqual([])
  })

  test('tells nothing if the topic is turned off', async () => {
    const state = nextState()
    await save({ state })
    await person.api.users.settings.update({
      patch: [replace('/notifications/searches', { inApp: false, email: 'never' })],
    })
    await hall(state)
    expect(await titles()).toEqual([])
  })

  test('tells by its words as they are written, although the index would allow a typo', async () => {
    await save({ text: 'Quimbledon' })
    await hall('Texas', { name: 'Quimbledon Hall' })
    await hall('Texas', { name: 'Quimbletown Hall' })
    expect(await titles()).toEqual(['Quimbledon Hall matches “My search”'])
  })

  test('tells by fields that only the database has', async () => {
    const phone = '+1 555 010 2030'
    await save({ phone })
    await hall('Texas', { name: 'Phone Hall', phone })
    await hall('Texas', { name: 'Silent Hall' })
    expect(await titles()).toEqual(['Phone Hall matches “My search”'])
  })
})

test('many matches of a run are told at once', async () => {
  const state = nextState()
  await save({ state })
  // A bulk writer refreshes all at once.
  const ids = []
  for (const name of ['Ash Hall', 'Bay Hall', 'Cox Hall', 'Day Hall'])
    ids.push((await manager.api.facilities.create({ data: { name, state, facilityType: 'Arena' } })).data.id)
  await settle()
  await server.pool.query(
    `begin; set local app.bulk = 'on';
    update profile set status = 'Approved' where id in (${ids.map((id) => `'${id}'`).join(',')});
    select derived.refresh_entries(array[${ids.map((id) => `'${id}'`).join(',')}]::uuid[]); commit`,
  )
  const [news, ...others] = await told()
  expect(others).toEqual([])
  expect(news?.title).toBe('4 facilities match “My search”')
  expect(news?.contents).toContain('and 1 more')
})

describe('a daily or weekly search', () => {
  test.each(['daily', 'weekly'] as const)('tells nothing before the morning (%s)', async (alert) => {
    const state = nextState()
    await save({ state }, alert)
    await hall(state)
    expect(await titles()).toEqual([])
  })

  test('tells of what still matches in the morning', async () => {
    const state = nextState()
    const searchId = await save({ state }, 'daily')
    const [gone] = [await hall(state, { name: 'Gone Hall' }), await hall(state, { name: 'Kept Hall' })]
    await change(gone, '/isActive', false)
    await settle()
    await server.pool.query(
      `update saved_search_progress set tell_date = now() where search_id = $1 and tell_date is not null`,
      [searchId],
    )
    await server.pool.query(`select pg_notify('profile_change', '')`)
    expect(await titles()).toEqual(['Kept Hall matches “My search”'])
  })

  test.each([
    ['daily', 'America/Chicago', '2027-03-10T20:00:00Z', '2027-03-11T13:45:00.000Z'],
    ['daily', 'America/Chicago', '2027-03-10T13:44:00Z', '2027-03-10T13:45:00.000Z'],
    ['weekly', 'America/Chicago', '2027-03-10T20:00:00Z', '2027-03-15T12:45:00.000Z'],
    ['weekly', 'Asia/Tokyo', '2027-03-13T00:00:00Z', '2027-03-14T22:45:00.000Z'],
    ['weekly', 'No/Zone', '2027-03-10T20:00:00Z', '2027-03-15T11:45:00.000Z'],
  ])('%s in %s after %s is %s', async (alert, zone, found, due) => {
    const { rows } = await server.pool.query('select derived.alert_date($1, $2, $3) as due', [
      alert,
      zone,
      found,
    ])
    expect(rows[0].due.toISOString()).toBe(due)
  })
})

describe('the number of new matches', () => {
  test('counts those since the search was last viewed', async () => {
    const state = nextState()
    const searchId = await save({ state }, 'none')
    await hall(state)
    await settle()
    expect(await newCount(searchId)).toBe(1)
    await person.api.savedSearches.viewed({ searchId })
    expect(await newCount(searchId)).toBe(0)
  })

  test('counts a deleted profile again once it is restored', async () => {
    const state = nextState()
    const searchId = await save({ state }, 'none')
    const id = await hall(state)
    await settle()
    await admin.api.facilities.remove({ id })
    await settle()
    expect(await newCount(searchId)).toBe(0)
    await admin.api.facilities.restore({ id })
    await settle()
    expect(await newCount(searchId)).toBe(1)
  })

  test('leaves out what is no longer public', async () => {
    const state = nextState()
    const searchId = await save({ state }, 'none')
    const id = await hall(state)
    await settle()
    await change(id, '/isActive', false)
    expect(await newCount(searchId)).toBe(0)
  })
})

describe('a search for free days', () => {
  const year = Number(dayOf(new Date()).slice(0, 4)) + 1
  const free = { from: `${year}-06-05`, to: `${year}-06-06` }
  const calendar = () => manager.api.facilities.calendar

  test('tells of a facility whose booking is removed', async () => {
    const state = nextState()
    const ownerId = await hall(state, { timeZone: 'America/Chicago' })
    const { data: space } = await manager.api.facilities.spaces.create({ ownerId, data: { name: 'Court 1' } })
    await calendar().share({ ownerId, data: { isShared: true } })
    const data = {
      kind: 'Booking' as const,
      title: 'League',
      unitIds: [space.units[0]!.id],
      starts: `${year}-06-05T05:00:00Z`,
      ends: `${year}-06-06T05:00:00Z`,
    }
    const { data: booking } = await calendar().entries.create({ ownerId, data })
    await save({ state, free })
    await change(ownerId, '/capacity', 100)
    expect(await titles()).toEqual([])
    await calendar().entries.remove({ ownerId, id: booking.id })
    expect(await titles()).toHaveLength(1)
  })

  test('tells of a facility that begins to share its calendar, but of none without one', async () => {
    const state = nextState()
    await save({ state, free })
    const ownerId = await hall(state, { timeZone: 'America/Chicago' })
    await manager.api.facilities.spaces.create({ ownerId, data: { name: 'Court 1' } })
    expect(await titles()).toEqual([])
    await calendar().share({ ownerId, data: { isShared: true } })
    expect(await titles()).toHaveLength(1)
  })
})

test('two servers tell once', async () => {
  const state = nextState()
  await save({ state })
  const other = await testServer(server)
  try {
    for (let number = 0; number < 4; number++) await hall(state, { name: `Twin Hall ${number}` })
    const counts = (await titles()).map((title) =>
      title.startsWith('Twin') ? 1 : Number.parseInt(title, 10),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
  } finally {
    await other.close()
  }
})

test('a change that a stopped server left is compared by the next one', async () => {
  const state = nextState()
  await save({ state })
  const id = await hall(state, { name: 'Left Hall', capacity: 1 })
  await settle()
  await save({ state, capacity: { from: 100 } })
  // Holds the lock of whoever compares, as a server in the middle of it does, and goes without a commit.
  const comparing = await server.pool.connect()
  await comparing.query('begin')
  await comparing.query('select pg_advisory_xact_lock(715202636)')
  await change(id, '/capacity', 900)
  const { rowCount } = await server.pool.query('select from profile_change')
  expect(rowCount).toBeGreaterThan(0)
  await comparing.query('rollback')
  comparing.release()
  const next = await testServer(server)
  try {
    expect(await titles()).toContain('Left Hall matches “My search”')
  } finally {
    await next.close()
  }
})
