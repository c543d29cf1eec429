import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nilId } from '@app/contract/envelope.ts'
import { auditOf } from '../testing/audit.ts'
import { makeFacility } from '../testing/facilities.ts'
import { makeOrganization, signUp, type SignedUp } from '../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../testing/test-server.ts'
import { base, dataOf, problemOf, wire } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let admin: SignedUp
let stranger: SignedUp
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  admin = await signUp(server, 'admin', ['admin'])
  stranger = await signUp(server, 'stranger')
  visitor = await server.as()
})
afterAll(() => server.close())

type Draft = Parameters<Api['facilities']['create']>[0]['data']
const create = async (data: Draft, by = owner) => (await by.api.facilities.create({ data })).data
const isNear = (a: number | null, b: number) => Math.abs((a ?? Number.NaN) - b) < 0.3
const get = async (id: string, api = owner.api) => (await api.facilities.get({ id })).data
const statusOf = async (call: Promise<unknown>) => (await refusal(call)).status
const auditedOperations = async (id: string) =>
  (await auditOf(server, id)).map(({ operation }) => operation.replace('facility-mgmt.facilities.', ''))

describe('creating a profile', () => {
  test('trims the name and sets all defaults', async () => {
    const facility = await create({ name: '  Elm Street Fieldhouse ' })
    expect(facility).toMatchObject({
      name: 'Elm Street Fieldhouse',
      status: 'Pending',
      isActive: true,
      isPromoted: false,
      membership: { isActive: false, tier: null },
      facilityType: 'Other',
      description: null,
      lat: null,
      lng: null,
      timeZone: null,
      region: null,
      parentId: null,
      sports: [],
      amenities: [],
      spaceTypes: [],
      rating: null,
      reviewCount: 0,
      likeCount: 0,
      distance: null,
      logo: null,
      createdBy: owner.id,
      updatedBy: owner.id,
    })
    expect(facility.id[14], 'UUIDv7').toBe('7')
    expect(facility.createdDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(facility.headerImage).toMatch(new RegExp(`^/art/${facility.id}/`))
  })

  test('makes the caller its manager', async () => {
    const { id } = await create({ name: 'Managed' })
    const { data: managers } = await owner.api.facilities.managers.list({ ownerId: id })
    expect(managers).toMatchObject([{ userId: owner.id, role: 'Manager', email: owner.person.email }])
  })

  test('is audited together with its manager', async () => {
    const { id } = await create({ name: 'Audited' })
    expect(await auditOf(server, id)).toMatchObject([
      {
        operation: 'facility-mgmt.facilities.create',
        user_id: owner.id,
        subject_id: null,
        patch: [{ op: 'add', path: '' }],
      },
      {
        operation: 'facility-mgmt.facilities.create',
        patch: [{ op: 'add', path: '', value: { userId: owner.id, role: 'Manager' } }],
      },
    ])
  })

  test('keeps emoji, other scripts and line breaks', async () => {
    const facility = await create({ name: '体育馆 🏟️ “Ünï”', description: 'One\n\tTwo\r\n🏀' })
    expect(facility).toMatchObject({ name: '体育馆 🏟️ “Ünï”', description: 'One\n\tTwo\r\n🏀' })
  })

  test('works 24 times concurrently, including location lookups', async () => {
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, n) => create({ name: `At once ${n}`, city: 'Austin', state: 'Texas' })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(24)
    expect(all.every(({ timeZone }) => timeZone === 'America/Chicago')).toBe(true)
  })

  const invalidDrafts: [name: string, draft: Draft, paths: string[]][] = [
    ['lat without lng', { name: 'Half', lat: 39 }, ['data/lng']],
    ['lng without lat', { name: 'Half', lng: -86, city: 'Denver' }, ['data/lat']],
    ['an unknown time zone', { name: 'Mars', timeZone: 'Mars/Olympus' }, ['data/timeZone']],
    ['NUL in the name', { name: 'Nul\u0000' }, ['data/name']],
    ['a lone surrogate in the name', { name: 'Half a pair \ud800' }, ['data/name']],
    [
      'a lone surrogate in the description',
      { name: 'x', description: 'Half a pair \udc00' },
      ['data/description'],
    ],
    ['NUL in the website', { name: 'x', website: 'https://example.com/\u0000' }, ['data/website']],
    [
      'a lone surrogate in the website',
      { name: 'x', website: 'https://example.com/\ud800' },
      ['data/website'],
    ],
    ['a blank name', { name: '   ' }, ['data/name']],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, ['data/name']],
    [
      'numbers out of range',
      { name: 'x', capacity: 1e9, yearOpened: 12 },
      ['data/capacity', 'data/yearOpened'],
    ],
  ]
  test.each(invalidDrafts)('returns 400 for %s', async (_name, draft, paths) => {
    expect(await refusedFields(create(draft))).toEqual(paths)
  })
})

describe('the location of a new profile', () => {
  test('is derived from the city and state', async () => {
    const facility = await create({ name: 'By city', city: 'Denver', state: 'Colorado' })
    expect(isNear(facility.lat, 39.74) && isNear(facility.lng, -104.99)).toBe(true)
    expect(facility).toMatchObject({ region: 'Southwest', timeZone: 'America/Denver' })
  })

  test('is derived from the postal code', async () => {
    const facility = await create({ name: 'By code', postalCode: '46204' })
    expect(isNear(facility.lat, 39.77) && isNear(facility.lng, -86.16)).toBe(true)
    expect(facility.timeZone).toBe('America/Indiana/Indianapolis')
  })

  test('has the region and time zone of a Canadian province', async () => {
    const facility = await create({ name: 'By province', city: 'Regina', state: 'Saskatchewan' })
    expect(facility).toMatchObject({ region: 'Prairie Provinces', timeZone: 'America/Regina' })
  })

  test('is the explicit position if there is one', async () => {
    const draft = { name: 'Placed', city: 'Denver', state: 'Colorado', lat: 39.5, lng: -104.5 } as const
    expect(await create(draft)).toMatchObject({ lat: 39.5, lng: -104.5, timeZone: 'America/Denver' })
  })

  test('has the explicit time zone if there is one', async () => {
    const draft = { name: 'Zoned', city: 'Denver', state: 'Colorado', timeZone: 'America/New_York' } as const
    expect((await create(draft)).timeZone).toBe('America/New_York')
  })

  test('is null for an unknown address', async () => {
    const facility = await create({ name: 'Lost', address: 'Behind the old barn', city: 'Nowhereville' })
    expect(facility).toMatchObject({ lat: null, lng: null, timeZone: null })
  })
})

describe('the parent of a profile', () => {
  let own: string
  let foreign: string
  let ids: Record<'foreign' | 'staffed' | 'facility' | 'unknown', string>
  beforeAll(async () => {
    own = await makeOrganization(server, [owner.id])
    foreign = await makeOrganization(server, [stranger.id])
    ids = {
      foreign,
      staffed: await makeOrganization(server, [owner.id], 'Approved', 'Staff'),
      facility: (await create({ name: 'Not an organization' })).id,
      unknown: crypto.randomUUID(),
    }
  })

  test('can be an organization that the caller manages', async () => {
    expect((await create({ name: 'Owned', parentId: own })).parentId).toBe(own)
  })

  test('can be any organization for an admin', async () => {
    expect((await create({ name: 'By an admin', parentId: foreign }, admin)).parentId).toBe(foreign)
  })

  const otherParents: [name: string, key: 'foreign' | 'staffed' | 'facility' | 'unknown'][] = [
    ['an organization of others', 'foreign'],
    ['an organization that the caller does not manage', 'staffed'],
    ['a facility', 'facility'],
    ['an unknown id', 'unknown'],
  ]
  test.each(otherParents)('returns 400 in a draft with %s', async (_name, key) => {
    expect(await refusedFields(create({ name: 'x', parentId: ids[key] }))).toEqual(['data/parentId'])
  })

  test.each(otherParents)('returns 400 in a patch with %s', async (_name, key) => {
    const { id } = await create({ name: 'Owned', parentId: own })
    const patch = [{ op: 'replace', path: '/parentId', value: ids[key] } as const]
    expect(await refusedFields(owner.api.facilities.update({ id, patch }))).toEqual(['parentId'])
    expect((await get(id)).parentId).toBe(own)
  })

  test.each([nilId, 'x', ''])('returns 400 in a draft with the invalid id "%s"', async (parentId) => {
    expect(await refusedFields(create({ name: 'x', parentId }))).toEqual(['data/parentId'])
  })
})

describe('a manager of the parent organization', () => {
  let heir: SignedUp
  let seller: SignedUp
  let id: string
  const patch = [{ op: 'replace', path: '/name', value: 'Renamed by an heir' } as const]
  beforeAll(async () => {
    heir = await signUp(server, 'heir')
    seller = await signUp(server, 'seller')
    const organization = await makeOrganization(server, [owner.id, heir.id])
    await server.db
      .insertInto('member')
      .values({ id: crypto.randomUUID(), owner_id: organization, user_id: seller.id, role: 'Sales' })
      .execute()
    id = (await create({ name: 'Inherited', parentId: organization })).id
  })

  test('can update the profile', async () => {
    expect((await heir.api.facilities.update({ id, patch })).data.name).toBe('Renamed by an heir')
  })

  test('has the entitlements of a manager', async () => {
    const { data } = await heir.api.facilities.entitlements({ id })
    expect(data).toMatchObject({ role: 'manager', can: { update: true } })
  })

  test('finds the profile among their own', async () => {
    expect((await heir.api.facilities.my({})).data.map((facility) => facility.id)).toContain(id)
  })

  test('is listed as an inherited manager, not as a member', async () => {
    const { managers } = heir.api.facilities
    const { data: inherited } = await managers.inherited({ ownerId: id })
    expect(new Set(inherited.map(({ userId }) => userId))).toEqual(new Set([owner.id, heir.id]))
    const { data: members } = await managers.list({ ownerId: id })
    expect(members.map(({ userId }) => userId)).toEqual([owner.id])
  })

  test('loses access when the profile leaves the organization', async () => {
    const organization = await makeOrganization(server, [owner.id, heir.id])
    const facility = await create({ name: 'Leaving', parentId: organization })
    expect((await get(facility.id, heir.api)).id).toBe(facility.id)
    const removeParent = [{ op: 'remove', path: '/parentId' } as const]
    await owner.api.facilities.update({ id: facility.id, patch: removeParent })
    expect(await statusOf(get(facility.id, heir.api))).toBe(404)
    expect((await owner.api.facilities.managers.inherited({ ownerId: facility.id })).data).toEqual([])
  })

  test('is the only member to inherit access: Sales gets 404', async () => {
    expect(await statusOf(get(id, seller.api))).toBe(404)
    expect(await statusOf(seller.api.facilities.update({ id, patch }))).toBe(404)
  })
})

describe('the ETag of a profile', () => {
  const path = (id: string) => `${base}/facilities/${id}`
  const etag = async (id: string) => (await wire(server.origin, 'GET', path(id))).headers.get('etag') ?? ''
  const rename = (id: string, ifMatch: string, name: string) =>
    owner.api.facilities.update({ id, patch: [{ op: 'replace', path: '/name', value: name }] }, { ifMatch })
  let id: string
  beforeEach(async () => {
    id = (await makeFacility(server, owner.person)).id
  })

  test.each([
    [
      'an update',
      () => owner.api.facilities.update({ id, patch: [{ op: 'replace', path: '/capacity', value: 10 }] }),
    ],
    ['a new sport', () => owner.api.facilities.sports.create({ ownerId: id, data: { name: 'Soccer' } })],
    ['a like', () => stranger.api.facilities.likes.add({ ownerId: id, data: {} })],
    ['a review', () => stranger.api.facilities.reviews.create({ ownerId: id, data: { rating: 4 } })],
  ])('revalidates with 304 until %s', async (_name, change) => {
    const headers = { 'if-none-match': await etag(id) }
    expect((await wire(server.origin, 'GET', path(id), { headers })).status).toBe(304)
    await change()
    expect((await wire(server.origin, 'GET', path(id), { headers })).status).toBe(200)
    expect(await etag(id)).not.toBe(headers['if-none-match'])
  })

  test('still allows an update after a like', async () => {
    const tag = await etag(id)
    await stranger.api.facilities.likes.add({ ownerId: id, data: {} })
    expect((await rename(id, tag, 'First')).data.name).toBe('First')
  })

  test('makes an update return 412 after another update', async () => {
    const tag = await etag(id)
    await rename(id, tag, 'First')
    const before = await auditOf(server, id)
    const { problem } = await refusal(rename(id, tag, 'Second'))
    expect(problem).toMatchObject({ status: 412, code: 'PRECONDITION_FAILED' })
    expect((await get(id)).name).toBe('First')
    expect(await auditOf(server, id)).toEqual(before)
  })

  test('makes a removal return 412 after an update', async () => {
    const tag = await etag(id)
    await rename(id, tag, 'First')
    expect(await statusOf(owner.api.facilities.remove({ id }, { ifMatch: tag }))).toBe(412)
    expect((await get(id)).name).toBe('First')
  })

  test('allows a removal if it is current', async () => {
    await owner.api.facilities.remove({ id }, { ifMatch: await etag(id) })
    expect(await statusOf(get(id))).toBe(404)
  })

  test('returned by POST allows an update, and the one returned by PATCH is current', async () => {
    const { token } = owner
    const json = { data: { name: 'Tagged' } }
    const created = await wire(server.origin, 'POST', `${base}/facilities`, { token, json })
    const createdId = String(dataOf(created).id)
    const request = {
      token,
      json: [{ op: 'replace', path: '/name', value: 'Tagged again' }],
      headers: { 'if-match': created.headers.get('etag') ?? '' },
    }
    const updated = await wire(server.origin, 'PATCH', path(createdId), request)
    expect(updated.status).toBe(200)
    const read = await wire(server.origin, 'GET', path(createdId), { token })
    expect(read.headers.get('etag')).toBe(updated.headers.get('etag'))
    const repeated = await wire(server.origin, 'PATCH', path(createdId), request)
    expect(problemOf(repeated).code).toBe('PRECONDITION_FAILED')
  })
})

describe('deleting a profile', () => {
  let id: string
  beforeEach(async () => {
    id = (await makeFacility(server, owner.person)).id
  })
  const setAge = (interval: string) =>
    server.pool.query(`update profile set deleted_date = now() - $2::interval where id = $1`, [id, interval])

  test.each([
    ['its manager', () => owner.api],
    ['an admin', () => admin.api],
    ['a visitor', () => visitor],
  ])('hides it from %s', async (_name, as) => {
    await owner.api.facilities.remove({ id })
    expect(await statusOf(get(id, as()))).toBe(404)
  })

  test('sets its date of change', async () => {
    const { updatedDate } = await get(id)
    await owner.api.facilities.remove({ id })
    const { rows } = await server.pool.query<{ updated_date: Date }>(
      'select updated_date from profile where id = $1',
      [id],
    )
    expect(rows[0]?.updated_date.toISOString()).not.toBe(updatedDate)
  })

  test('returns 404 the second time', async () => {
    await owner.api.facilities.remove({ id })
    expect(await statusOf(owner.api.facilities.remove({ id }))).toBe(404)
  })

  test('succeeds for one of four concurrent requests', async () => {
    const results = await Promise.allSettled([0, 1, 2, 3].map(() => owner.api.facilities.remove({ id })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await auditedOperations(id)).filter((operation) => operation === 'remove')).toHaveLength(1)
  })

  test('can be undone by an admin with everything intact, which is audited', async () => {
    await owner.api.facilities.sports.create({ ownerId: id, data: { name: 'Soccer' } })
    await stranger.api.facilities.likes.add({ ownerId: id, data: {} })
    const before = await get(id)
    await owner.api.facilities.remove({ id })
    const { data: restored } = await admin.api.facilities.restore({ id })
    expect(restored).toEqual({ ...before, updatedBy: admin.id, updatedDate: restored.updatedDate })
    expect(restored.updatedDate > before.updatedDate).toBe(true)
    expect((await get(id, visitor)).likeCount).toBe(1)
    expect((await auditedOperations(id)).slice(-2)).toEqual(['remove', 'restore'])
  })

  test('cannot be undone by its manager', async () => {
    await owner.api.facilities.remove({ id })
    expect(await statusOf(owner.api.facilities.restore({ id }))).not.toBe(200)
    expect(await statusOf(get(id))).toBe(404)
  })

  test('can be undone after 29 days and 23 hours', async () => {
    await owner.api.facilities.remove({ id })
    await setAge('29 days 23 hours')
    expect((await admin.api.facilities.restore({ id })).data.id).toBe(id)
  })

  test('cannot be undone after 30 days', async () => {
    await owner.api.facilities.remove({ id })
    await setAge('30 days 1 minute')
    expect(await statusOf(admin.api.facilities.restore({ id }))).toBe(404)
  })

  test('is required before restoring', async () => {
    expect(await statusOf(admin.api.facilities.restore({ id }))).toBe(404)
  })

  test('cannot be undone by restoring a profile of another kind', async () => {
    const organization = await makeOrganization(server, [])
    expect(await statusOf(admin.api.facilities.restore({ id: organization }))).toBe(404)
  })
})

describe('approving a profile', () => {
  const approvals = async (id: string) =>
    (await auditedOperations(id)).filter((operation) => operation === 'approve')

  test('changes its status once, and is audited once', async () => {
    const { id } = await create({ name: 'To approve' })
    const { data: approved } = await admin.api.facilities.approve({ id })
    expect(approved).toMatchObject({ status: 'Approved', updatedBy: admin.id })
    expect((await admin.api.facilities.approve({ id })).data).toEqual(approved)
    expect(await approvals(id)).toHaveLength(1)
  })

  test.each([
    ['its manager', () => owner.api],
    ['an admin', () => admin.api],
  ])('cannot be undone by a patch of %s', async (_name, as) => {
    const { id } = await makeFacility(server, owner.person)
    const patch = [{ op: 'replace', path: '/status', value: 'Pending' } as const]
    expect(await statusOf(as().facilities.update({ id, patch }))).toBe(400)
    expect((await get(id, visitor)).status).toBe('Approved')
  })

  test('five times concurrently is audited once', async () => {
    const { id } = await create({ name: 'Approved at once' })
    await Promise.all([0, 1, 2, 3, 4].map(() => admin.api.facilities.approve({ id })))
    expect(await approvals(id)).toHaveLength(1)
  })

  test.each([
    [403, 'its manager', () => owner.api],
    [404, 'another user', () => stranger.api],
    [404, 'a visitor', () => visitor],
  ])('returns %i to %s', async (status, _name, as) => {
    const { id } = await create({ name: 'Not yours' })
    expect(await statusOf(as().facilities.approve({ id }))).toBe(status)
  })

  test('returns 404 for an unknown id', async () => {
    expect(await statusOf(admin.api.facilities.approve({ id: crypto.randomUUID() }))).toBe(404)
  })

  test('is required before a search finds it', async () => {
    const { id } = await create({ name: 'Never approved' })
    const found = await eventually(
      async () => (await visitor.facilities.search({ data: { text: 'Never approved' } })).data,
      (all) => all.every((facility) => facility.id !== id),
    )
    expect(found.map((facility) => facility.id)).not.toContain(id)
  })
})
