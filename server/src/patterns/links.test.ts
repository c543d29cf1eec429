import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { makeDestination } from '../testing/destinations.ts'
import { makeFacility } from '../testing/facilities.ts'
import { addMember, signUp, type SignedUp } from '../testing/people.ts'
import {
  RefusedCall,
  eventually,
  metaOf,
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../testing/test-server.ts'
import { base, dataOf, wire } from '../testing/wire.ts'

/** Facilities and their destinations. `host` and `seller` run the facility, `guide` and `aide` the destination. */
let server: TestServer
let host: SignedUp
let seller: SignedUp
let guide: SignedUp
let aide: SignedUp
let user: SignedUp
let admin: SignedUp
let visitor: Api
let ownerId: string
let destinationId: string
beforeAll(async () => {
  server = await workerServer()
  host = await signUp(server, 'host')
  seller = await signUp(server, 'seller')
  guide = await signUp(server, 'guide')
  aide = await signUp(server, 'aide')
  user = await signUp(server, 'user')
  admin = await signUp(server, 'admin', ['admin'])
  visitor = await server.as()
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await makeFacility(server, host.person, { name: 'Fieldhouse' })).id
  await addMember(host.api.facilities.managers, ownerId, seller, 'Sales')
  destinationId = (await makeDestination(server, guide.person, { name: 'Elm County', city: 'Elm' })).id
  await addMember(guide.api.destinations.members, destinationId, aide, 'Sales')
})

const linksOf = ({ facilities }: Api) => facilities.destinations
const request = async (by = host, target = destinationId) =>
  (await linksOf(by.api).create({ ownerId, data: { destinationId: target } })).data
const answer = (isAccepted: boolean) => [{ op: 'replace', path: '/isAccepted', value: isAccepted } as const]
const accept = async (id: string) =>
  (await linksOf(guide.api).update({ ownerId, id, patch: answer(true) })).data
const accepted = async () => accept((await request()).id)
const hide = (id: string) =>
  server.db.updateTable('profile').set({ is_active: false }).where('id', '=', id).execute()

const everybody = () => ({
  visitor,
  user: user.api,
  seller: seller.api,
  host: host.api,
  aide: aide.api,
  guide: guide.api,
  admin: admin.api,
})
/** Who sees the link, which must be the same by its id and in the list. */
async function viewers(id: string, inList = true) {
  const found: string[] = []
  for (const [who, api] of Object.entries(everybody())) {
    const isGot = await linksOf(api)
      .get({ ownerId, id })
      .then(
        () => true,
        (error: RefusedCall) => error.status !== 404,
      )
    if (isGot) found.push(who)
    if (inList) {
      const { data } = await linksOf(api).list({ ownerId })
      expect(data.some((link) => link.id === id) === isGot, who).toBe(true)
      if (who !== 'visitor')
        expect((await linksOf(api).export({ ownerId, data: {} })).data.count, who).toBe(data.length)
    }
  }
  return found
}

describe('a request', () => {
  test('by a manager of the facility makes a pending link', async () => {
    const made = await request()
    expect(made).toEqual({
      id: made.id,
      ownerId,
      ownerName: 'Fieldhouse',
      destinationId,
      name: 'Elm County',
      city: 'Elm',
      state: null,
      isAccepted: false,
      createdDate: made.createdDate,
    })
  })

  test('by a manager of both sides is accepted at once', async () => {
    const { id } = await makeDestination(server, host.person)
    expect((await request(host, id)).isAccepted).toBe(true)
  })

  test('by a manager of the facility who is a mere member of the destination is pending', async () => {
    await addMember(guide.api.destinations.members, destinationId, host, 'Sales')
    expect((await request()).isAccepted).toBe(false)
  })

  test('by an admin is accepted at once', async () => {
    expect((await request(admin)).isAccepted).toBe(true)
  })

  test('returns 401 for visitors and 403 for everybody who does not manage the facility', async () => {
    const data = { destinationId }
    expect((await refusal(linksOf(visitor).create({ ownerId, data }))).status).toBe(401)
    for (const by of [user, seller, guide, aide]) expect((await refusal(request(by))).status).toBe(403)
  })

  test('repeated returns 409, whether or not the first was accepted', async () => {
    const { id } = await request()
    expect((await refusal(request())).problem).toMatchObject({ status: 409, code: 'ALREADY_EXISTS' })
    await accept(id)
    expect((await refusal(request())).status).toBe(409)
  })

  test('sent several times at once makes one link', async () => {
    const results = await Promise.allSettled([request(), request(), request(), request()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(metaOf(await linksOf(host.api).list({ ownerId })).stats.count).toBe(1)
  })

  test('to a profile of another kind, to nothing or to a hidden destination returns 400', async () => {
    const hidden = (await makeDestination(server, guide.person)).id
    await hide(hidden)
    for (const target of [ownerId, crypto.randomUUID(), hidden])
      expect(await refusedFields(request(host, target)), target).toEqual(['data/destinationId'])
  })

  test('for a hidden facility returns 404 to strangers', async () => {
    await hide(ownerId)
    expect((await refusal(request(user))).status).toBe(404)
    expect((await request()).isAccepted).toBe(false)
  })
})

describe('acceptance', () => {
  test('by a manager of the destination shows the link to everybody', async () => {
    const made = await request()
    expect(await accept(made.id)).toEqual({ ...made, isAccepted: true })
    expect(await viewers(made.id)).toEqual(['visitor', 'user', 'seller', 'host', 'aide', 'guide', 'admin'])
  })

  test('counts the facility among those of the destination', async () => {
    const { id } = await request()
    const count = async () => (await visitor.destinations.get({ id: destinationId })).data.facilityCount
    expect(await count()).toBe(0)
    await accept(id)
    expect(await count()).toBe(1)
    await linksOf(host.api).remove({ ownerId, id })
    expect(await count()).toBe(0)
  })

  test('by the side that requested it returns 403', async () => {
    const { id } = await request()
    const { problem } = await refusal(linksOf(host.api).update({ ownerId, id, patch: answer(true) }))
    expect(problem).toMatchObject({
      status: 403,
      detail: 'Only a manager of the linked profile can accept this.',
    })
    expect((await linksOf(host.api).get({ ownerId, id })).data.isAccepted).toBe(false)
  })

  test('by anybody below a manager returns 403, by visitors 401', async () => {
    const { id } = await request()
    const update = (api: Api) => refusal(linksOf(api).update({ ownerId, id, patch: answer(true) }))
    for (const by of [user, seller, aide]) expect((await update(by.api)).status).toBe(403)
    expect((await update(visitor)).status).toBe(401)
  })

  test('by an admin is allowed', async () => {
    const { id } = await request()
    const { data } = await linksOf(admin.api).update({ ownerId, id, patch: answer(true) })
    expect(data.isAccepted).toBe(true)
  })

  test('can be withdrawn by the destination, which hides the link again', async () => {
    const { id } = await accepted()
    await linksOf(guide.api).update({ ownerId, id, patch: answer(false) })
    expect(await viewers(id)).toEqual(['seller', 'host', 'aide', 'guide', 'admin'])
  })

  test('works for a facility that the destination may not see, such as one not yet approved', async () => {
    const { id } = await request()
    await hide(ownerId)
    expect((await accept(id)).isAccepted).toBe(true)
  })

  test('writes nothing but isAccepted', async () => {
    const { id } = await request()
    const update = linksOf(guide.api).update
    for (const path of ['/destinationId', '/ownerId', '/name', '/id']) {
      const patch = [{ op: 'add', path, value: crypto.randomUUID() } as const]
      expect(await refusedFields(update({ ownerId, id, patch })), path).toEqual([path.slice(1)])
    }
  })

  test('leaves an audit row with the facility as the owner', async () => {
    const { id } = await accepted()
    const rows = (await auditOf(server, ownerId)).filter(({ subject_id }) => subject_id === id)
    expect(rows).toEqual([
      {
        operation: 'facility-mgmt.facilities.destinations.create',
        user_id: host.id,
        subject_id: id,
        patch: [{ op: 'add', path: '', value: { destinationId } }],
      },
      {
        operation: 'facility-mgmt.facilities.destinations.update',
        user_id: guide.id,
        subject_id: id,
        patch: answer(true),
      },
    ])
  })

  test('with a stale If-Match returns 412, as removal does', async () => {
    const { id } = await request()
    const path = `${base}/facilities/${ownerId}/destinations/${id}`
    const reply = await wire(server.origin, 'GET', path, { token: host.token })
    const stale = { ifMatch: reply.headers.get('etag') ?? '' }
    expect(dataOf(reply).id).toBe(id)
    await linksOf(guide.api).update({ ownerId, id, patch: answer(true) }, stale)
    const late = linksOf(guide.api).update({ ownerId, id, patch: answer(false) }, stale)
    expect((await refusal(late)).status).toBe(412)
    expect((await refusal(linksOf(host.api).remove({ ownerId, id }, stale))).status).toBe(412)
  })
})

describe('who sees a link', () => {
  test('a pending one: the staff of both sides and admins', async () => {
    const { id } = await request()
    expect(await viewers(id)).toEqual(['seller', 'host', 'aide', 'guide', 'admin'])
  })

  test('one whose destination is hidden: those who see the destination', async () => {
    const { id } = await accepted()
    await hide(destinationId)
    expect(await viewers(id)).toEqual(['aide', 'guide', 'admin'])
  })

  test('one whose facility is hidden: those who see the facility, and the destination’s staff', async () => {
    const { id } = await accepted()
    await hide(ownerId)
    expect(await viewers(id, false)).toEqual(['seller', 'host', 'aide', 'guide', 'admin'])
    expect((await refusal(linksOf(visitor).list({ ownerId }))).status).toBe(404)
  })

  test('a link under another facility returns 404', async () => {
    const { id } = await accepted()
    const other = (await makeFacility(server, host.person)).id
    for (const api of [visitor, host.api, guide.api])
      expect((await refusal(linksOf(api).get({ ownerId: other, id }))).status).toBe(404)
  })
})

describe('removal', () => {
  test.each(['host', 'guide', 'admin'] as const)('by the %s is allowed', async (who) => {
    const { id } = await accepted()
    expect(await linksOf(everybody()[who]).remove({ ownerId, id })).toEqual({ data: null })
    expect(await viewers(id)).toEqual([])
  })

  test('of a pending link is allowed to both sides', async () => {
    for (const by of [host, guide]) {
      const { id } = await request()
      await linksOf(by.api).remove({ ownerId, id })
    }
    expect((await linksOf(host.api).list({ ownerId })).data).toEqual([])
  })

  test('by anybody below a manager returns 403, by visitors 401', async () => {
    const { id } = await accepted()
    for (const by of [user, seller, aide])
      expect((await refusal(linksOf(by.api).remove({ ownerId, id }))).status).toBe(403)
    expect((await refusal(linksOf(visitor).remove({ ownerId, id }))).status).toBe(401)
  })

  test('by the facility works also when the destination has been hidden from it', async () => {
    const { id } = await accepted()
    await hide(destinationId)
    expect(await linksOf(host.api).remove({ ownerId, id })).toEqual({ data: null })
  })

  test('frees the pair for another request', async () => {
    const { id } = await accepted()
    await linksOf(guide.api).remove({ ownerId, id })
    expect((await request()).isAccepted).toBe(false)
  })
})

describe('search across facilities', () => {
  type Filter = Parameters<Api['facilities']['destinations']['search']>[0]['data']
  const find = async (data: Filter = {}, api = visitor) =>
    (await linksOf(api).search({ data: { destinationId, ...data } })).data.map(({ ownerName }) => ownerName)
  const linked = async (name: string) => {
    ownerId = (await makeFacility(server, host.person, { name })).id
    return accepted()
  }

  test('finds the links in force of a destination and of a facility', async () => {
    const first = await linked('Arena')
    await linked('Rink')
    expect((await find({ sort: 'ownerName' })).toSorted()).toEqual(['Arena', 'Rink'])
    expect(await find({ ownerId: first.ownerId })).toEqual(['Arena'])
  })

  test('leaves out pending links for everyone but the staff of the destination', async () => {
    await request()
    for (const api of [visitor, user.api, host.api, admin.api]) expect(await find({}, api)).toEqual([])
  })

  test('finds the requests of a destination for its staff, also those from hidden facilities', async () => {
    await linked('Accepted Arena')
    ownerId = (await makeFacility(server, host.person, { name: 'Hidden Rink' })).id
    await request()
    await hide(ownerId)
    for (const { api } of [guide, aide])
      expect(await find({ isAccepted: false }, api)).toEqual(['Hidden Rink'])
  })

  test('leaves out requests from deleted facilities', async () => {
    await request()
    await host.api.facilities.remove({ id: ownerId })
    expect(await find({}, guide.api)).toEqual([])
  })

  test('leaves out links whose facility or destination is hidden from the caller', async () => {
    await linked('Arena')
    await hide(ownerId)
    expect(await find()).toEqual([])
    expect(await find({}, user.api)).toEqual([])
    expect(await find({}, host.api)).toEqual(['Arena'])
    await hide(destinationId)
    expect(await find({}, host.api)).toEqual([])
    expect(await find({}, admin.api)).toEqual(['Arena'])
  })

  test('filters by text, sorts and pages', async () => {
    await linked('Arena')
    await linked('Rink')
    expect(await find({ text: 'elm' })).toHaveLength(2)
    expect(await find({ text: 'oak' })).toEqual([])
    const page = await linksOf(visitor).search({
      data: { destinationId, sort: '-ownerName' },
      offset: 1,
      take: 1,
    })
    expect(page.data.map(({ ownerName }) => ownerName)).toEqual(['Arena'])
    expect(metaOf(page).stats.count).toBe(2)
  })
})

test('a search by the id of a hidden destination finds nothing, except for those who can see it', async () => {
  await accepted()
  const search = async (api: Api) => {
    const { data } = await api.facilities.search({ data: { destinationId: [destinationId] } })
    const { data: map } = await api.facilities.searchMap({
      data: { destinationId, bounds: { west: -180, south: -90, east: 180, north: 90 }, zoom: 2 },
    })
    const { data: facets } = await api.facilities.searchFilters({ data: { destinationId } })
    const states = (facets['state'] ?? []).reduce((sum, { count }) => sum + count, 0)
    return [data.length, map.count, states]
  }
  await eventually(
    () => search(visitor),
    ([listed]) => listed === 1,
  )
  expect(await search(visitor)).toEqual([1, 1, 1])
  await hide(destinationId)
  expect(await search(visitor)).toEqual([0, 0, 0])
  expect(await search(user.api)).toEqual([0, 0, 0])
  expect(await search(guide.api)).toEqual([1, 1, 1])
})
