import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let other: SignedUp
let visitor: Api
let facilityId: string
let id: string
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
  other = await signUp(server, 'other')
  visitor = await server.as()
  facilityId = (await makeFacility(server, host.person)).id
})
afterAll(() => server.close())

beforeEach(async () => {
  id = (await makeEvent(server, organizer.person, { participants: 1000, attendance: 1500 })).id
  await organizer.api.events.places.create({ ownerId: id, data: { profileId: facilityId } })
})

const nights = { low: 1.6, high: 1.9, source: 'Measured' as const, note: 'Room pick-up, three hotels' }
const get = async ({ api }: { api: Api }) => (await api.events.impact.get({ id })).data
const put = (inputs: object, isPublic = false, { api }: { api: Api } = organizer) =>
  api.events.impact.put({ id, data: { inputs, isPublic } })
const statusOf = async (call: Promise<unknown>) => (await refusal(call)).status

test('an event that states nothing has the defaults', async () => {
  expect(await get(organizer)).toMatchObject({
    id,
    name: 'Elm Open',
    facts: { days: 3, participants: 1000, attendance: 1500, state: 'Indiana' },
    inputs: {},
    isPublic: false,
    updatedDate: null,
    canEdit: true,
    estimate: { spending: { low: 200_000, high: 820_000 }, visitors: { low: 1500, high: 2230 } },
  })
})

test('an event without an address is estimated at the place that was chosen, which only its teams learn', async () => {
  const venue = await makeFacility(server, host.person, { city: 'Dayton', state: 'Ohio' })
  const unplaced = { category: 'Marketed', city: null, state: null, lat: null, lng: null } as const
  id = (await makeEvent(server, organizer.person, { ...unplaced, participants: 100 })).id
  await organizer.api.events.places.create({ ownerId: id, data: { profileId: venue.id } })
  expect(await get(organizer)).toMatchObject({ city: 'Dayton', facts: { state: 'Ohio' } })
  await put({}, true)
  expect(await get({ api: visitor })).toMatchObject({ city: null, facts: { state: null } })
})

test('stores only what the event states itself', async () => {
  await put({ players: { nights } })
  expect((await get(organizer)).inputs).toEqual({ players: { nights } })
})

test('a narrower input narrows the range', async () => {
  const { spending: before } = (await get(organizer)).estimate
  const { spending: after } = (await put({ players: { nights } })).data.estimate
  expect(after.high - after.low).toBeLessThan(before.high - before.low)
})

test('removing the inputs returns to the defaults and stops sharing', async () => {
  await put({ players: { nights } }, true)
  await organizer.api.events.impact.remove({ id })
  expect(await get(organizer)).toMatchObject({ inputs: {}, isPublic: false })
})

test('an event with flexible dates lasts as long as it says', async () => {
  const flexible = { hasFlexibleDates: true, dayCount: 2 }
  id = (await makeEvent(server, organizer.person, flexible)).id
  expect((await get(organizer)).facts.days).toBe(2)
})

describe('rights', () => {
  test('managers of a host read and change it', async () => {
    expect((await get(host)).canEdit).toBe(true)
    expect((await put({ players: { nights } }, false, host)).data.inputs).toEqual({ players: { nights } })
  })

  test('staff of a host only read it', async () => {
    const staff = await signUp(server, 'staff')
    await addMember(host.api.facilities.managers, facilityId, staff, 'Sales')
    expect((await get(staff)).canEdit).toBe(false)
    expect(await statusOf(put({}, false, staff))).toBe(403)
  })

  test('managers of a host read that of a private event', async () => {
    id = (await makeEvent(server, organizer.person, { category: 'Private' })).id
    await organizer.api.events.places.create({ ownerId: id, data: { profileId: facilityId } })
    expect((await get(host)).canEdit).toBe(true)
  })

  test('managers of a host don’t read that of a draft', async () => {
    id = (await makeEvent(server, organizer.person, { status: 'Draft' })).id
    await organizer.api.events.places.create({ ownerId: id, data: { profileId: facilityId } })
    expect(await statusOf(get(host))).toBe(404)
  })

  test('a host that is no place of the event anymore has no rights', async () => {
    const { data } = await organizer.api.events.places.list({ ownerId: id })
    await organizer.api.events.places.remove({ ownerId: id, id: data[0]?.id ?? '' })
    expect(await statusOf(get(host))).toBe(404)
    expect(await statusOf(put({}, false, host))).toBe(403)
  })

  test('others don’t find it', async () => {
    expect(await statusOf(visitor.events.impact.get({ id }))).toBe(404)
    expect(await statusOf(get(other))).toBe(404)
    expect(await statusOf(put({}, false, other))).toBe(403)
    expect(await statusOf(visitor.events.impact.put({ id, data: { inputs: {} } }))).toBe(401)
  })

  test('others read it if it is public, and can’t change it', async () => {
    await put({ players: { nights } }, true)
    const { data } = await visitor.events.impact.get({ id })
    expect(data).toMatchObject({ inputs: { players: { nights } }, canEdit: false })
    expect(await statusOf(other.api.events.impact.remove({ id }))).toBe(403)
  })

  test('that of a private event isn’t found, even if it was public', async () => {
    await put({}, true)
    await organizer.api.events.update({ id, patch: [{ op: 'replace', path: '/category', value: 'Private' }] })
    expect(await statusOf(get(other))).toBe(404)
    expect(await get(host)).toMatchObject({ isPublic: false, canShare: false })
  })

  test('that of a private event is shared by nobody, and not read by a host that is only asked', async () => {
    await put({}, true)
    await organizer.api.events.update({ id, patch: [{ op: 'replace', path: '/category', value: 'Private' }] })
    for (const person of [organizer, host])
      expect(await refusedFields(put({}, true, person))).toEqual(['data/isPublic'])
    const asked = await makeFacility(server, other.person)
    await organizer.api.events.leads.create({ ownerId: id, data: { profileId: asked.id } })
    expect((await other.api.events.get({ id })).data.id).toBe(id)
    expect(await statusOf(get(other))).toBe(404)
  })

  test('that of a deleted event isn’t found by a host', async () => {
    await organizer.api.events.remove({ id })
    expect(await statusOf(get(host))).toBe(404)
  })
})

describe('a refused input names its field', () => {
  const measured = { source: 'Measured' as const }
  test.each<[string, object, string]>([
    [
      'fewer people than none',
      { players: { people: { low: -1, high: 5, ...measured } } },
      'players/people/low',
    ],
    ['10^12 people', { players: { people: { low: 0, high: 1e12, ...measured } } }, 'players/people/high'],
    ['half a person', { coaches: { people: { low: 0.5, high: 2, ...measured } } }, 'coaches/people/low'],
    [
      'more locals than people',
      { officials: { local: { low: 0, high: 1.01, ...measured } } },
      'officials/local/high',
    ],
    ['nobody in a room', { players: { perRoom: { low: 0, high: 4, ...measured } } }, 'players/perRoom/low'],
    [
      'a low end above the high one',
      { players: { days: { low: 3, high: 2, ...measured } } },
      'players/days/high',
    ],
    [
      'NaN, which JSON has as null',
      { event: { roomRate: { low: Number.NaN, high: 9, ...measured } } },
      'event/roomRate/low',
    ],
    ['a text', { event: { taxRate: { low: '0', high: 0.1, ...measured } } }, 'event/taxRate/low'],
    [
      'a spending of 10^12',
      { event: { organizer: { low: 0, high: 1e12, ...measured } } },
      'event/organizer/high',
    ],
    ['no source', { players: { days: { low: 1, high: 2 } } }, 'players/days/source'],
    ['an unknown input', { players: { luck: { low: 1, high: 2, ...measured } } }, 'players/luck'],
  ])('%s', async (_name, inputs, field) => {
    await put({ players: { nights } })
    expect(await refusedFields(put(inputs))).toEqual([`data/inputs/${field}`])
    expect((await get(organizer)).inputs).toEqual({ players: { nights } })
  })
})

describe('its ETag', () => {
  const etag = async () => {
    const path = `/event-mgmt/api/events/${id}/impact`
    const { headers } = await wire(server.origin, 'GET', path, { token: organizer.token })
    return headers.get('etag') ?? ''
  }

  test('refuses the second of two changes of the same version', async () => {
    const ifMatch = await etag()
    const change = (isPublic: boolean) =>
      organizer.api.events.impact.put({ id, data: { inputs: {}, isPublic } }, { ifMatch })
    const outcomes = await Promise.allSettled([change(true), change(true)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await statusOf(change(false))).toBe(412)
  })

  test('of a version before a removal is out of date', async () => {
    await put({}, true)
    const ifMatch = await etag()
    await organizer.api.events.impact.remove({ id })
    await put({}, true)
    expect(await statusOf(organizer.api.events.impact.remove({ id }, { ifMatch }))).toBe(412)
  })
})
