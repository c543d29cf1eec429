import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nilId } from '@app/contract/envelope.ts'
import { auditOf } from '../testing/audit.ts'
import { makeFacility } from '../testing/facilities.ts'
import { makeOrganization, signUp, type SignedUp } from '../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields as fieldsOf,
  testServer,
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
  server = await testServer()
  owner = await signUp(server, 'owner')
  admin = await signUp(server, 'admin', ['admin'])
  stranger = await signUp(server, 'stranger')
  visitor = await server.as()
})
afterAll(() => server.close())

const create = async (data: Parameters<Api['facilities']['create']>[0]['data'], by = owner) =>
  (await by.api.facilities.create({ data })).data
const near = (a: number | null, b: number) => Math.abs((a ?? Number.NaN) - b) < 0.3

describe('creating', () => {
  test('makes a pending profile whose creator is its manager, with every default', async () => {
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
    const { data: managers } = await owner.api.facilities.managers.list({ ownerId: facility.id })
    expect(managers).toMatchObject([{ userId: owner.id, role: 'Manager', email: owner.person.email }])
    expect(await auditOf(server, facility.id)).toMatchObject([
      {
        operation: 'facilities.create',
        user_id: owner.id,
        subject_id: null,
        patch: [{ op: 'add', path: '' }],
      },
      { operation: 'facilities.create', patch: [{ op: 'add', path: '/managers/-', value: owner.id }] },
    ])
  })

  test('finds the position, region and time zone of a city or a postal code', async () => {
    const city = await create({ name: 'By city', city: 'Denver', state: 'Colorado' })
    expect(near(city.lat, 39.74) && near(city.lng, -104.99)).toBe(true)
    expect(city).toMatchObject({ region: 'Southwest', timeZone: 'America/Denver' })
    const code = await create({ name: 'By code', postalCode: '46204' })
    expect(near(code.lat, 39.77) && near(code.lng, -86.16)).toBe(true)
    expect(code.timeZone).toBe('America/Indiana/Indianapolis')
    const province = await create({ name: 'By province', city: 'Regina', state: 'Saskatchewan' })
    expect(province).toMatchObject({ region: 'Prairie Provinces', timeZone: 'America/Regina' })
  })

  test('keeps what was given: a position beside the address, a time zone beside the position', async () => {
    const placed = await create({ name: 'Placed', city: 'Denver', state: 'Colorado', lat: 39.5, lng: -104.5 })
    expect(placed).toMatchObject({ lat: 39.5, lng: -104.5, timeZone: 'America/Denver' })
    const zoned = await create({
      name: 'Zoned',
      city: 'Denver',
      state: 'Colorado',
      timeZone: 'America/New_York',
    })
    expect(zoned.timeZone).toBe('America/New_York')
  })

  test('leaves the position open where the address says nothing', async () => {
    const lost = await create({ name: 'Lost', address: 'Behind the old barn', city: 'Nowhereville' })
    expect(lost).toMatchObject({ lat: null, lng: null, timeZone: null })
  })

  test('refuses half a position, unknown time zones and what no database keeps', async () => {
    expect(await fieldsOf(create({ name: 'Half', lat: 39 }))).toEqual(['data/lng'])
    expect(await fieldsOf(create({ name: 'Half', lng: -86, city: 'Denver' }))).toEqual(['data/lat'])
    expect(await fieldsOf(create({ name: 'Mars', timeZone: 'Mars/Olympus' }))).toEqual(['data/timeZone'])
    expect(await fieldsOf(create({ name: 'Nul\u0000' }))).toEqual(['data/name'])
    expect(await fieldsOf(create({ name: 'Half a pair \ud800' }))).toEqual(['data/name'])
    expect(await fieldsOf(create({ name: 'x', description: 'Half a pair \udc00' }))).toEqual([
      'data/description',
    ])
    expect(await fieldsOf(create({ name: 'x', website: 'https://example.com/\u0000' }))).toEqual([
      'data/website',
    ])
    expect(await fieldsOf(create({ name: 'x', website: 'https://example.com/\ud800' }))).toEqual([
      'data/website',
    ])
    expect(await fieldsOf(create({ name: '   ' }))).toEqual(['data/name'])
    expect(await fieldsOf(create({ name: 'x'.repeat(201) }))).toEqual(['data/name'])
    expect(await fieldsOf(create({ name: 'x', capacity: 1e9, yearOpened: 12 }))).toEqual([
      'data/capacity',
      'data/yearOpened',
    ])
  })

  test('keeps any script and line breaks where there may be lines', async () => {
    const facility = await create({ name: '体育馆 🏟️ “Ünï”', description: 'One\n\tTwo\r\n🏀' })
    expect(facility).toMatchObject({ name: '体育馆 🏟️ “Ünï”', description: 'One\n\tTwo\r\n🏀' })
  })

  test('works for as many at once as there are, address lookups included', async () => {
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, n) => create({ name: `At once ${n}`, city: 'Austin', state: 'Texas' })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(24)
    expect(all.every(({ timeZone }) => timeZone === 'America/Chicago')).toBe(true)
  })
})

describe('the owner above', () => {
  test('is an organization that one manages, neither nil nor itself nor somebody else’s', async () => {
    const mine = await makeOrganization(server, [owner.id])
    const theirs = await makeOrganization(server, [stranger.id])
    const staffed = await makeOrganization(server, [owner.id], 'Approved', 'Sales')
    const facility = await create({ name: 'Owned', parentId: mine })
    expect(facility.parentId).toBe(mine)
    for (const parentId of [theirs, staffed, facility.id, crypto.randomUUID()]) {
      expect(await fieldsOf(create({ name: 'x', parentId })), parentId).toEqual(['data/parentId'])
      const patch = [{ op: 'replace', path: '/parentId', value: parentId } as const]
      expect(await fieldsOf(owner.api.facilities.update({ id: facility.id, patch }))).toEqual(['parentId'])
    }
    for (const parentId of [nilId, 'x', ''])
      expect(await fieldsOf(create({ name: 'x', parentId }))).toEqual(['data/parentId'])
    expect((await owner.api.facilities.get({ id: facility.id })).data.parentId).toBe(mine)
    expect((await create({ name: 'By an admin', parentId: theirs }, admin)).parentId).toBe(theirs)
  })

  test('lends its managers: they see, change and are listed, other staff of it do not', async () => {
    const heir = await signUp(server, 'heir')
    const seller = await signUp(server, 'seller')
    const organization = await makeOrganization(server, [owner.id, heir.id])
    await server.db
      .insertInto('member')
      .values({ id: crypto.randomUUID(), profile_id: organization, user_id: seller.id, role: 'Sales' })
      .execute()
    const { id } = await create({ name: 'Inherited', parentId: organization })
    const patch = [{ op: 'replace', path: '/name', value: 'Renamed by an heir' } as const]
    expect((await heir.api.facilities.update({ id, patch })).data.name).toBe('Renamed by an heir')
    expect((await heir.api.facilities.entitlements({ id })).data).toMatchObject({
      role: 'manager',
      can: { update: true },
    })
    expect((await heir.api.facilities.my({})).data.map((facility) => facility.id)).toContain(id)
    const { data: inherited } = await heir.api.facilities.managers.inherited({ ownerId: id })
    expect(inherited.map(({ userId }) => userId).toSorted()).toEqual([owner.id, heir.id].toSorted())
    expect(
      (await heir.api.facilities.managers.list({ ownerId: id })).data.map(({ userId }) => userId),
    ).toEqual([owner.id])
    expect((await refusal(seller.api.facilities.get({ id }))).status).toBe(404)
    expect((await refusal(seller.api.facilities.update({ id, patch }))).status).toBe(404)

    await owner.api.facilities.update({ id, patch: [{ op: 'remove', path: '/parentId' }] })
    expect((await refusal(heir.api.facilities.get({ id }))).status).toBe(404)
    expect((await owner.api.facilities.managers.inherited({ ownerId: id })).data).toEqual([])
  })
})

describe('reading one', () => {
  const path = (id: string) => `${base}/facilities/${id}`

  test('gives a tag that changes with whatever the item shows', async () => {
    const { id } = await makeFacility(server, owner.person)
    const seen = new Set<string>()
    const changes = [
      () => owner.api.facilities.update({ id, patch: [{ op: 'replace', path: '/capacity', value: 10 }] }),
      () => owner.api.facilities.sports.create({ ownerId: id, data: { name: 'Soccer' } }),
      () => stranger.api.facilities.likes.add({ ownerId: id, data: {} }),
      () => stranger.api.facilities.reviews.create({ ownerId: id, data: { rating: 4 } }),
    ]
    for (const change of changes) {
      const tag = (await wire(server.origin, 'GET', path(id))).headers.get('etag') ?? ''
      expect(seen).not.toContain(tag)
      seen.add(tag)
      const unchanged = await wire(server.origin, 'GET', path(id), { headers: { 'if-none-match': tag } })
      expect(unchanged.status).toBe(304)
      await change()
      const changed = await wire(server.origin, 'GET', path(id), { headers: { 'if-none-match': tag } })
      expect(changed.status).toBe(200)
    }
  })

  test('lets an edit through that others’ likes and reviews came before, but not another edit', async () => {
    const { id } = await makeFacility(server, owner.person)
    const tag = (await wire(server.origin, 'GET', path(id))).headers.get('etag') ?? ''
    await stranger.api.facilities.likes.add({ ownerId: id, data: {} })
    const edit = (ifMatch: string, name: string) =>
      owner.api.facilities.update({ id, patch: [{ op: 'replace', path: '/name', value: name }] }, { ifMatch })
    expect((await edit(tag, 'First')).data.name).toBe('First')
    const before = await auditOf(server, id)
    const refused = await refusal(edit(tag, 'Second'))
    expect(refused.problem).toMatchObject({ status: 412, code: 'PRECONDITION_FAILED' })
    expect((await refusal(owner.api.facilities.remove({ id }, { ifMatch: tag }))).status).toBe(412)
    expect((await owner.api.facilities.get({ id })).data.name).toBe('First')
    expect(await auditOf(server, id)).toEqual(before)
    const current = (await wire(server.origin, 'GET', path(id))).headers.get('etag') ?? ''
    await owner.api.facilities.remove({ id }, { ifMatch: current })
    expect((await refusal(owner.api.facilities.get({ id }))).status).toBe(404)
  })

  test('gives the tag of what is new with every write', async () => {
    const created = await wire(server.origin, 'POST', `${base}/facilities`, {
      token: owner.token,
      json: { data: { name: 'Tagged' } },
    })
    const id = String(dataOf(created).id)
    const patch = [{ op: 'replace', path: '/name', value: 'Tagged again' }]
    const headers = { 'if-match': created.headers.get('etag') ?? '' }
    const updated = await wire(server.origin, 'PATCH', path(id), { token: owner.token, json: patch, headers })
    expect(updated.status).toBe(200)
    const got = await wire(server.origin, 'GET', path(id), { token: owner.token })
    expect(got.headers.get('etag')).toBe(updated.headers.get('etag'))
    const stale = await wire(server.origin, 'PATCH', path(id), { token: owner.token, json: patch, headers })
    expect(problemOf(stale).code).toBe('PRECONDITION_FAILED')
  })
})

describe('deleting', () => {
  test('hides at once, keeps everything, and is undone by an admin', async () => {
    const { id } = await makeFacility(server, owner.person)
    await owner.api.facilities.sports.create({ ownerId: id, data: { name: 'Soccer' } })
    await stranger.api.facilities.likes.add({ ownerId: id, data: {} })
    const before = (await owner.api.facilities.get({ id })).data
    await owner.api.facilities.remove({ id })
    for (const api of [owner.api, admin.api, visitor])
      expect((await refusal(api.facilities.get({ id }))).status).toBe(404)
    expect((await refusal(owner.api.facilities.remove({ id }))).status).toBe(404)
    expect((await refusal(owner.api.facilities.restore({ id }))).status).not.toBe(200)
    expect((await refusal(owner.api.facilities.get({ id }))).status).toBe(404)

    const { data: restored } = await admin.api.facilities.restore({ id })
    expect(restored).toEqual({ ...before, updatedBy: admin.id, updatedDate: restored.updatedDate })
    expect((await visitor.facilities.get({ id })).data.likeCount).toBe(1)
    const operations = (await auditOf(server, id)).map((row) => row.operation)
    expect(operations.slice(-2)).toEqual(['facilities.remove', 'facilities.restore'])
  })

  test('is final after 30 days, and only what was deleted can be restored', async () => {
    const { id } = await makeFacility(server, owner.person)
    expect((await refusal(admin.api.facilities.restore({ id }))).status).toBe(404)
    await owner.api.facilities.remove({ id })
    const age = (interval: string) =>
      server.pool.query(`update profile set deleted_date = now() - $2::interval where id = $1`, [
        id,
        interval,
      ])
    await age('30 days 1 minute')
    expect((await refusal(admin.api.facilities.restore({ id }))).status).toBe(404)
    await age('29 days 23 hours')
    expect((await admin.api.facilities.restore({ id })).data.id).toBe(id)
    expect(
      (await refusal(admin.api.facilities.restore({ id: await makeOrganization(server, []) }))).status,
    ).toBe(404)
  })

  test('at once by two deletes once', async () => {
    const { id } = await makeFacility(server, owner.person)
    const results = await Promise.allSettled([0, 1, 2, 3].map(() => owner.api.facilities.remove({ id })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await auditOf(server, id)).filter((row) => row.operation === 'facilities.remove')).toHaveLength(1)
  })
})

describe('approving', () => {
  test('is one way and changes nothing the second time', async () => {
    const { id } = await create({ name: 'To approve' })
    const { data: approved } = await admin.api.facilities.approve({ id })
    expect(approved).toMatchObject({ status: 'Approved', updatedBy: admin.id })
    const again = await admin.api.facilities.approve({ id })
    expect(again.data).toEqual(approved)
    expect((await auditOf(server, id)).filter((row) => row.operation === 'facilities.approve')).toHaveLength(
      1,
    )
    const patch = [{ op: 'replace', path: '/status', value: 'Pending' } as const]
    for (const { api } of [owner, admin])
      expect((await refusal(api.facilities.update({ id, patch }))).status).toBe(400)
    expect((await visitor.facilities.get({ id })).data.status).toBe('Approved')
  })

  test('at once by many is one approval', async () => {
    const { id } = await create({ name: 'Approved at once' })
    await Promise.all([0, 1, 2, 3, 4].map(() => admin.api.facilities.approve({ id })))
    expect((await auditOf(server, id)).filter((row) => row.operation === 'facilities.approve')).toHaveLength(
      1,
    )
  })

  test('is for admins; others learn no more than that it is there', async () => {
    const { id } = await create({ name: 'Not yours' })
    expect((await refusal(owner.api.facilities.approve({ id }))).status).toBe(403)
    expect((await refusal(stranger.api.facilities.approve({ id }))).status).toBe(404)
    expect((await refusal(visitor.facilities.approve({ id }))).status).toBe(404)
    expect((await refusal(admin.api.facilities.approve({ id: crypto.randomUUID() }))).status).toBe(404)
    await eventually(
      async () => (await visitor.facilities.search({ data: { text: 'Not yours' } })).data,
      (found) => found.every((facility) => facility.id !== id),
    )
  })
})
