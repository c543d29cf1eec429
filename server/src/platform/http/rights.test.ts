import { Id, Nothing, nothing, One } from '@app/contract/envelope.ts'
import { route, type RouteRecord, type Rung } from '@app/contract/route.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { byHost, bySender, linkedRequest, type LinkedRequest } from '../../testing/linked-request.ts'
import { addMember, makeOrganization, signUp, type SignedUp } from '../../testing/people.ts'
import { sampleService, type SampleService } from '../../testing/sample-service.ts'
import { RefusedCall, refusal, type TestServer, workerServer } from '../../testing/test-server.ts'
import { admin, type Person } from '../../testing/test-tokens.ts'
import type { Call } from './call.ts'
import type { ItemResolver } from './rights.ts'

/** Notes of a facility: each has an author and may name a destination, whose staff have rights on it too. */
const noteOwners: ItemResolver = async (call, ownerId, id) => {
  const [found] = await call.prepared<{ user_id: string; destination_id: string | null }>(
    'owners-of-note',
    'select user_id, destination_id from sample_note where owner_id = $1 and id = $2',
    [ownerId, id],
  )
  if (!found) return null
  const { user_id: userId, destination_id: destinationId } = found
  return { userId, owners: destinationId === null ? [] : [{ kind: 'destination', id: destinationId }] }
}

const Matched = One(
  z.object({
    rung: z.string(),
    owners: z.array(z.object({ kind: z.string(), id: Id, rung: z.string(), via: z.string() })),
  }),
)
const checking = (allow: Rung, check: RouteRecord['check']) =>
  route({
    method: 'PUT',
    path: `/owners/{ownerId}/notes/{id}/${check}`,
    owner: 'facility',
    allow,
    item: 'review',
    check,
    reply: Nothing,
  })
const shared = (allow: Rung) =>
  route({
    method: 'GET',
    path: `/shared/{ownerId}/notes/{id}/${allow}`,
    owner: ['facility', 'item'],
    item: 'review',
    allow,
    reply: Matched,
  })
const either = (allow: Rung) =>
  route({
    method: 'GET',
    path: `/either/{ownerId}/${allow}`,
    owner: ['facility', 'destination'],
    allow,
    reply: Matched,
  })
const byLink = (path: string, rights: Pick<RouteRecord, 'owner' | 'item'>) =>
  route({
    method: 'GET',
    path: `/linked${path}`,
    ...rights,
    allow: 'manager',
    link: ['host', 'sender'],
    reply: Nothing,
  })
const tree = {
  author: checking('user', 'author'),
  self: checking('member', 'self'),
  outsider: checking('user', 'outsider'),
  seeShared: shared('visitor'),
  changeShared: shared('manager'),
  seeEither: either('visitor'),
  changeEither: either('manager'),
  linkedEvent: byLink('/events/{id}', { owner: 'event' }),
  linkedLead: byLink('/events/{ownerId}/leads/{id}', { owner: 'event', item: 'lead' }),
  linkedNote: byLink('/events/{ownerId}/notes/{id}', { owner: 'event', item: 'review' }),
  linkedCompany: byLink('/events/{ownerId}/companies/{id}', { owner: 'event', item: 'company' }),
}
const done = async () => nothing
const match = async (_input: unknown, { rung, owners }: Call) => ({ data: { rung, owners: [...owners] } })
const handlers = {
  author: done,
  self: done,
  outsider: done,
  seeShared: match,
  changeShared: match,
  seeEither: match,
  changeEither: match,
  linkedEvent: done,
  linkedLead: done,
  linkedNote: done,
  linkedCompany: done,
}

let server: TestServer
let sample: SampleService<typeof tree>
beforeAll(async () => {
  server = await workerServer()
  sample = await sampleService(server, {
    tree,
    handlers,
    tables: { sample_note: 'user_id uuid not null, destination_id uuid' },
    items: { review: noteOwners },
  })
})
afterAll(async () => {
  await sample.close()
  await server.close()
})

async function note(ownerId: string, userId: string, destinationId: string | null = null) {
  const id = crypto.randomUUID()
  await server.pool.query(
    'insert into sample_note (id, owner_id, user_id, destination_id) values ($1, $2, $3, $4)',
    [id, ownerId, userId, destinationId],
  )
  return id
}
const statusOf = async (call: Promise<unknown>) => {
  try {
    await call
    return 200
  } catch (error) {
    if (error instanceof RefusedCall) return error.status
    throw error
  }
}
const hide = (id: string) =>
  server.db.updateTable('profile').set({ is_active: false }).where('id', '=', id).execute()

describe('check', () => {
  let people: Record<
    'visitor' | 'user' | 'author' | 'member' | 'manager' | 'heir' | 'admin',
    Person | undefined
  >
  let ownerId: string
  let byAuthor: string
  let byMember: string
  beforeAll(async () => {
    const [manager, member, author, heir] = [
      await signUp(server, 'manager'),
      await signUp(server, 'member'),
      await signUp(server, 'author'),
      await signUp(server, 'heir'),
    ]
    const parentId = await makeOrganization(server, [manager.id, heir.id])
    ownerId = (await server.stage.facility({ manager: manager.person, parentId })).id
    await addMember(manager.api.facilities.managers, ownerId, member, 'Sales')
    people = {
      visitor: undefined,
      user: { email: 'user@rights.test' },
      author: author.person,
      member: member.person,
      manager: manager.person,
      heir: heir.person,
      admin,
    }
    byAuthor = await note(ownerId, author.id)
    byMember = await note(ownerId, member.id)
  })

  const statuses = async (name: 'author' | 'self' | 'outsider', id: string) => {
    const found: Record<string, number> = {}
    for (const [who, person] of Object.entries(people))
      found[who] = await statusOf((await sample.as(person))[name]({ ownerId, id }))
    return found
  }

  test('author admits the author of the item and admins, but no manager', async () => {
    expect(await statuses('author', byAuthor)).toEqual({
      visitor: 401,
      user: 403,
      author: 200,
      member: 403,
      manager: 403,
      heir: 403,
      admin: 200,
    })
  })

  test('self admits whom the item is about and managers, inherited ones included', async () => {
    expect(await statuses('self', byMember)).toEqual({
      visitor: 401,
      user: 403,
      author: 403,
      member: 200,
      manager: 200,
      heir: 200,
      admin: 200,
    })
  })

  test('self does not lift the rung of whom the item is about', async () => {
    expect((await statuses('self', byAuthor)).author).toBe(403)
  })

  test('outsider admits users who are no staff, and admins', async () => {
    expect(await statuses('outsider', byMember)).toEqual({
      visitor: 401,
      user: 200,
      author: 200,
      member: 403,
      manager: 403,
      heir: 403,
      admin: 200,
    })
  })

  test('an item that does not exist is 404 to those whom the route allows, and 401 or 403 to others', async () => {
    expect(await statuses('self', crypto.randomUUID())).toEqual({
      visitor: 401,
      user: 403,
      author: 403,
      member: 404,
      manager: 404,
      heir: 404,
      admin: 404,
    })
  })

  test('an item of another owner is 404', async () => {
    const other = (await server.stage.facility({ manager: people.manager ?? admin })).id
    const api = await sample.as(people.author)
    expect((await refusal(api.author({ ownerId: other, id: byAuthor }))).status).toBe(404)
  })
})

describe('owner alternatives', () => {
  let host: SignedUp
  let guide: SignedUp
  let both: SignedUp
  beforeAll(async () => {
    host = await signUp(server, 'host')
    guide = await signUp(server, 'guide')
    both = await signUp(server, 'both')
  })

  /** A facility of the host and a destination of the guide; `both` is a member there and a manager here. */
  async function pair() {
    const ownerId = (await server.stage.facility({ manager: host.person })).id
    const destinationId = (await server.stage.destination({ manager: guide.person })).id
    await addMember(host.api.facilities.managers, ownerId, both, 'Sales')
    await addMember(guide.api.destinations.members, destinationId, both, 'Manager')
    return { ownerId, destinationId, id: await note(ownerId, host.id, destinationId) }
  }
  const facilityAs = (id: string, rung: Rung) => ({ kind: 'facility', id, rung, via: 'path' })
  const destinationAs = (id: string, rung: Rung) => ({ kind: 'destination', id, rung, via: 'item' })

  test('the staff of either side pass, with the stronger rung first', async () => {
    const { ownerId, destinationId, id } = await pair()
    const matched = async (person: Person) =>
      (await (await sample.as(person)).changeShared({ ownerId, id })).data
    expect(await matched(host.person)).toEqual({
      rung: 'manager',
      owners: [facilityAs(ownerId, 'manager')],
    })
    expect(await matched(guide.person)).toEqual({
      rung: 'manager',
      owners: [destinationAs(destinationId, 'manager'), facilityAs(ownerId, 'user')],
    })
    expect(await matched(both.person)).toEqual({
      rung: 'manager',
      owners: [destinationAs(destinationId, 'manager'), facilityAs(ownerId, 'member')],
    })
  })

  test('strangers to both sides are refused', async () => {
    const { ownerId, id } = await pair()
    const stranger = await sample.as({ email: 'stranger@rights.test' })
    expect(await statusOf(stranger.changeShared({ ownerId, id }))).toBe(403)
    expect(await statusOf((await sample.as()).changeShared({ ownerId, id }))).toBe(401)
  })

  test('an item that names nobody leaves the owner in the path', async () => {
    const { ownerId } = await pair()
    const id = await note(ownerId, host.id)
    expect((await (await sample.as(host.person)).changeShared({ ownerId, id })).data.owners).toEqual([
      facilityAs(ownerId, 'manager'),
    ])
    expect(await statusOf((await sample.as(guide.person)).changeShared({ ownerId, id }))).toBe(403)
  })

  test('with the owner in the path hidden, the staff of the other side still pass', async () => {
    const { ownerId, destinationId, id } = await pair()
    await hide(ownerId)
    expect((await (await sample.as(guide.person)).changeShared({ ownerId, id })).data.owners).toEqual([
      destinationAs(destinationId, 'manager'),
    ])
  })

  test('with the owner in the path hidden, a public owner of the item shows it to nobody else', async () => {
    const { ownerId, id } = await pair()
    const visitor = await sample.as()
    await hide(ownerId)
    expect(await statusOf(visitor.seeShared({ ownerId, id }))).toBe(404)
  })

  test('with the owner in the path hidden, strangers are refused with 404 instead of 401 or 403', async () => {
    const { ownerId, id } = await pair()
    await hide(ownerId)
    const stranger = await sample.as({ email: 'stranger@rights.test' })
    expect(await statusOf(stranger.changeShared({ ownerId, id }))).toBe(404)
    expect(await statusOf((await sample.as()).changeShared({ ownerId, id }))).toBe(404)
  })

  test('with the owner in the path hidden, members of the item’s owner are refused with 403', async () => {
    const { ownerId, destinationId, id } = await pair()
    const aide = await signUp(server, 'aide')
    await addMember(guide.api.destinations.members, destinationId, aide, 'Sales')
    await hide(ownerId)
    expect(await statusOf((await sample.as(aide.person)).changeShared({ ownerId, id }))).toBe(403)
  })

  test('with both sides hidden strangers get 404 and staff pass', async () => {
    const { ownerId, destinationId, id } = await pair()
    await hide(ownerId)
    await hide(destinationId)
    expect(await statusOf((await sample.as()).seeShared({ ownerId, id }))).toBe(404)
    expect(await statusOf((await sample.as({ email: 'x@rights.test' })).changeShared({ ownerId, id }))).toBe(
      404,
    )
    expect((await (await sample.as(host.person)).seeShared({ ownerId, id })).data.owners).toEqual([
      facilityAs(ownerId, 'manager'),
    ])
  })

  test('admins are admins on every side', async () => {
    const { ownerId, destinationId, id } = await pair()
    expect((await (await sample.as(admin)).changeShared({ ownerId, id })).data).toEqual({
      rung: 'admin',
      owners: [facilityAs(ownerId, 'admin'), destinationAs(destinationId, 'admin')],
    })
  })

  test('a missing item leaves only the owner in the path, whose visibility decides', async () => {
    const { ownerId } = await pair()
    const id = crypto.randomUUID()
    expect(await statusOf((await sample.as()).seeShared({ ownerId, id }))).toBe(404)
    expect(await statusOf((await sample.as(host.person)).changeShared({ ownerId, id }))).toBe(404)
  })

  test('an owner of either kind is found in the path', async () => {
    const { ownerId, destinationId } = await pair()
    const api = await sample.as(host.person)
    expect((await api.changeEither({ ownerId })).data.owners).toEqual([facilityAs(ownerId, 'manager')])
    expect((await api.seeEither({ ownerId: destinationId })).data).toEqual({
      rung: 'user',
      owners: [{ ...destinationAs(destinationId, 'user'), via: 'path' }],
    })
    expect(await statusOf(api.changeEither({ ownerId: destinationId }))).toBe(403)
    expect(await statusOf(api.seeEither({ ownerId: crypto.randomUUID() }))).toBe(404)
  })
})

describe('a mailed link', () => {
  let organizer: SignedUp
  let request: LinkedRequest
  let visitor: Awaited<ReturnType<typeof sample.as>>
  beforeAll(async () => {
    organizer = await signUp(server, 'organizer')
    request = await linkedRequest(server, { organizer, host: await signUp(server, 'inn') })
    visitor = await sample.as()
    await server.pool.query('insert into sample_note (id, owner_id, user_id) values ($1, $2, $3)', [
      request.id,
      request.eventId,
      organizer.id,
    ])
  })
  const links = { host: byHost, sender: bySender }

  test('admits the host to its lead, and the sender to the event and its leads', async () => {
    const { id, eventId: ownerId } = request
    const admitted = async (by: keyof typeof links) => [
      await statusOf(visitor.linkedLead({ ownerId, id }, links[by](request))),
      await statusOf(visitor.linkedEvent({ id: ownerId }, links[by](request))),
    ]
    expect(await admitted('host')).toEqual([200, 404])
    expect(await admitted('sender')).toEqual([200, 200])
  })

  test.each(['host', 'sender'] as const)(
    'of the %s admits to no item of another type that has the same id and owner',
    async (by) => {
      const { id, eventId: ownerId } = request
      for (const call of [visitor.linkedNote, visitor.linkedCompany])
        expect(await statusOf(call({ ownerId, id }, links[by](request)))).toBe(404)
      expect(await statusOf((await sample.as(organizer.person)).linkedNote({ ownerId, id }))).toBe(200)
    },
  )

  test.each(['host', 'sender'] as const)(
    'of the %s admits to no owner that has the id of its lead, and to no lead with the id of its event',
    async (by) => {
      const { id, eventId } = request
      const options = links[by](request)
      expect(await statusOf(visitor.linkedEvent({ id }, options))).toBe(404)
      expect(await statusOf(visitor.linkedLead({ ownerId: id, id: eventId }, options))).toBe(404)
    },
  )
})
