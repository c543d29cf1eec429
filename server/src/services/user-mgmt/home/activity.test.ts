import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleImage } from '../../../platform/files/testing/sample-images.ts'
import { visitor } from '../../../platform/http/call.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import { addMember, makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { planNodes, rowsRead } from '../../../testing/plans.ts'
import { refusal, type TestServer, testServer } from '../../../testing/test-server.ts'
import { activityEntries } from './activity-query.ts'

let server: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await testServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())

let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `reader-${people++}`)

/** An approved facility with its manager and somebody who likes it. */
async function likedFacility() {
  const [manager, follower] = [await newPerson(), await newPerson()]
  const { id } = await server.stage.facility({ manager: manager.person, name: `Gym ${people}` })
  await follower.api.facilities.likes.add({ ownerId: id, data: {} })
  return { id, manager, follower }
}

const feedOf = async ({ api }: SignedUp, view?: 'following' | 'managing') =>
  (await api.users.activity({ view, take: 100 })).data
const actionsOf = async (person: SignedUp) => (await feedOf(person)).map(({ action }) => action)
const replace = (path: string, value: unknown) => [{ op: 'replace' as const, path, value }]
const moveBack = (ownerId: string, days: number) =>
  server.pool.query(`update audit_log set at = at - make_interval(days => $2) where owner_id = $1`, [
    ownerId,
    days,
  ])

describe('the feed of somebody who likes a page', () => {
  test('has the fields that an edit changed, without the person who did it', async () => {
    const { id, manager, follower } = await likedFacility()
    await manager.api.facilities.update({ id, patch: replace('/description', 'Six courts.') })
    const [latest] = await feedOf(follower)
    expect(latest).toMatchObject({
      action: 'updated',
      fields: ['description'],
      profile: { kind: 'facility', id },
      user: null,
    })
  })

  test('has edits of one page and day as one entry', async () => {
    const { id, manager, follower } = await likedFacility()
    await manager.api.facilities.update({ id, patch: replace('/phone', '+1 317 555 0100') })
    await manager.api.facilities.update({ id, patch: replace('/description', 'Six courts.') })
    await manager.api.facilities.amenities.create({ ownerId: id, data: { name: 'Parking' } })
    const updates = (await feedOf(follower)).filter(({ action }) => action === 'updated')
    expect(updates).toHaveLength(1)
    expect(updates[0]).toMatchObject({ count: 3, fields: ['amenities', 'description', 'phone'] })
  })

  test('has edits of two days as two entries, the later first', async () => {
    const { id, manager, follower } = await likedFacility()
    await manager.api.facilities.update({ id, patch: replace('/phone', '+1 317 555 0100') })
    await moveBack(id, 2)
    await manager.api.facilities.update({ id, patch: replace('/description', 'Six courts.') })
    const updates = (await feedOf(follower)).filter(({ action }) => action === 'updated')
    expect(updates.map(({ fields }) => fields)).toEqual([['description'], ['phone']])
  })

  test('has the number of new photos', async () => {
    const { id, manager, follower } = await likedFacility()
    for (const name of ['One', 'Two']) {
      const { data } = await manager.api.facilities.images.create({ ownerId: id, data: { name } })
      const file = new Blob([Buffer.from(await sampleImage('png', 8, 6))])
      await manager.api.facilities.images.putFile({ ownerId: id, id: data.id, file })
    }
    expect((await feedOf(follower))[0]).toMatchObject({ action: 'photos', count: 2 })
  })

  test('has the approval of the page, and nothing from before it', async () => {
    const manager = await newPerson()
    const { data } = await manager.api.facilities.create({
      data: { name: 'New gym', facilityType: 'Fieldhouse', city: 'Gary', state: 'Indiana' },
    })
    await manager.api.facilities.update({ id: data.id, patch: replace('/description', 'Secret plans.') })
    await admin.api.facilities.approve({ id: data.id })
    const follower = await newPerson()
    await follower.api.facilities.likes.add({ ownerId: data.id, data: {} })
    expect(await actionsOf(follower)).toEqual(['approved'])
  })

  test('has nothing from the time in which the page was hidden', async () => {
    const { id, manager, follower } = await likedFacility()
    const setActive = (isActive: boolean) =>
      admin.api.facilities.update({ id, patch: replace('/isActive', isActive) })
    await setActive(false)
    await manager.api.facilities.update({ id, patch: replace('/description', 'Secret plans.') })
    await setActive(true)
    expect(await feedOf(follower)).toEqual([])
  })

  test('has no changes of its membership', async () => {
    const { id, follower } = await likedFacility()
    await admin.api.facilities.update({
      id,
      patch: replace('/membership', { isActive: true, tier: 'Gold' }),
    })
    expect(JSON.stringify(await feedOf(follower))).not.toMatch(/membership/)
  })

  test('has no likes and no new members of the team', async () => {
    const { id, manager, follower } = await likedFacility()
    await addMember(manager.api.facilities.managers, id, await newPerson())
    expect(await actionsOf(follower)).toEqual(['approved'])
  })

  test('has nothing of a page that is hidden', async () => {
    const { id, manager, follower } = await likedFacility()
    await manager.api.facilities.update({ id, patch: replace('/description', 'Six courts.') })
    await admin.api.facilities.update({ id, patch: replace('/isActive', false) })
    expect(await feedOf(follower)).toEqual([])
  })

  test('has nothing of a page that is deleted', async () => {
    const { id, manager, follower } = await likedFacility()
    await manager.api.facilities.remove({ id })
    expect(await feedOf(follower)).toEqual([])
  })

  test('has nothing of a page anymore after the like is removed', async () => {
    const { id, follower } = await likedFacility()
    await follower.api.facilities.likes.removeMine({ ownerId: id })
    expect(await feedOf(follower)).toEqual([])
  })
})

describe('the feed of somebody who follows an organization', () => {
  async function followed() {
    const [manager, follower] = [await newPerson(), await newPerson()]
    const parentId = await makeOrganization(server, [manager.id])
    await follower.api.organizations.followers.add({ ownerId: parentId, data: {} })
    return { manager, follower, parentId }
  }

  test('has a published event with the name of the organization', async () => {
    const { manager, follower, parentId } = await followed()
    const { id } = await server.stage.event({ manager: manager.person, name: 'Elm Open', parentId })
    expect(await feedOf(follower)).toMatchObject([
      {
        action: 'published',
        profile: { kind: 'event', id, name: 'Elm Open' },
        parent: { id: parentId, name: 'Organizers' },
      },
    ])
  })

  test('has nothing of a draft or a private event', async () => {
    const { manager, follower, parentId } = await followed()
    await server.stage.event({ manager: manager.person, parentId, status: 'Draft' })
    await server.stage.event({ manager: manager.person, parentId, category: 'Private' })
    expect(await feedOf(follower)).toEqual([])
  })

  test('has no edits of its events', async () => {
    const { manager, follower, parentId } = await followed()
    const { id } = await server.stage.event({ manager: manager.person, parentId })
    await manager.api.events.update({ id, patch: replace('/description', 'Bring water.') })
    expect(await actionsOf(follower)).toEqual(['published'])
  })
})

describe('the feed of a manager', () => {
  test('names who edited the page', async () => {
    const { id, manager } = await likedFacility()
    await manager.api.facilities.update({ id, patch: replace('/description', 'Six courts.') })
    const entry = (await feedOf(manager)).find(({ action }) => action === 'updated')
    expect(entry?.user?.id).toBe(manager.id)
  })

  test('names nobody if several people did', async () => {
    const { id, manager } = await likedFacility()
    const second = await newPerson()
    await addMember(manager.api.facilities.managers, id, second, 'Manager')
    await manager.api.facilities.update({ id, patch: replace('/description', 'Six courts.') })
    await second.api.facilities.update({ id, patch: replace('/phone', '+1 317 555 0100') })
    const entry = (await feedOf(manager)).find(({ action }) => action === 'updated')
    expect(entry).toMatchObject({ user: null, count: 2 })
  })

  test('does not name an administrator who is hidden', async () => {
    const { id, manager } = await likedFacility()
    const hidden = await signUp(server, `hidden-${people++}`, ['admin'])
    await hidden.api.users.visibility({ isVisible: false })
    await hidden.api.facilities.update({ id, patch: replace('/description', 'Corrected.') })
    const entry = (await feedOf(manager)).find(({ action }) => action === 'updated')
    expect(entry?.user).toBeNull()
  })

  test('has the number of people who liked the page, without those who took it back', async () => {
    const { id, manager, follower } = await likedFacility()
    const second = await newPerson()
    await second.api.facilities.likes.add({ ownerId: id, data: {} })
    const likes = async () => (await feedOf(manager)).find(({ action }) => action === 'reacted')
    expect((await likes())?.count).toBe(2)
    await follower.api.facilities.likes.removeMine({ ownerId: id })
    expect((await likes())?.count).toBe(1)
  })

  test('has a new member of the team once', async () => {
    const { id, manager } = await likedFacility()
    const second = await newPerson()
    await addMember(manager.api.facilities.managers, id, second)
    const entry = (await feedOf(manager)).find(({ action }) => action === 'joined')
    expect(entry).toMatchObject({ count: 1, user: { id: second.id } })
  })

  test('has edits from before the approval', async () => {
    const { id, manager } = await likedFacility()
    expect(await feedOf(manager)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'created', profile: expect.objectContaining({ id }) }),
      ]),
    )
  })

  test('has changes of the membership', async () => {
    const { id, manager } = await likedFacility()
    await admin.api.facilities.update({
      id,
      patch: replace('/membership', { isActive: true, tier: 'Gold' }),
    })
    expect((await feedOf(manager))[0]).toMatchObject({ action: 'updated', fields: ['membership'] })
  })

  test('has those of managers only for managers, not for other members of the team', async () => {
    const { id, manager } = await likedFacility()
    const member = await newPerson()
    await addMember(manager.api.facilities.managers, id, member, 'Sales')
    const actions = await actionsOf(member)
    expect(actions).toContain('created')
    expect(actions).not.toContain('reacted')
    expect(actions).not.toContain('joined')
  })
})

describe('a view', () => {
  test('of followed pages has none that the person manages only', async () => {
    const { manager } = await likedFacility()
    expect(await feedOf(manager, 'following')).toEqual([])
    expect(await feedOf(manager, 'managing')).not.toEqual([])
  })

  test('of managed pages has none that the person follows only', async () => {
    const { follower } = await likedFacility()
    expect(await feedOf(follower, 'managing')).toEqual([])
    expect(await feedOf(follower, 'following')).not.toEqual([])
  })

  test('of another name returns 400', async () => {
    const { api } = await newPerson()
    expect((await refusal(api.users.activity(JSON.parse('{"view":"mine"}')))).status).toBe(400)
  })
})

test('a visitor has no feed', async () => {
  const api = await server.as()
  expect((await refusal(api.users.activity({}))).status).toBe(401)
})

test('the next page continues at the offset of `next`', async () => {
  const { id, manager, follower } = await likedFacility()
  await moveBack(id, 1)
  await manager.api.facilities.update({ id, patch: replace('/description', 'Six courts.') })
  const first = await follower.api.users.activity({ take: 1 })
  expect(first._meta.next).toBe('1')
  const second = await follower.api.users.activity({ take: 1, offset: 1 })
  expect([first, second].map(({ data }) => data[0]?.action)).toEqual(['updated', 'approved'])
  expect(second._meta.next).toBeNull()
})

test('reads no rows of other pages and no other rows of the page', async () => {
  const { id, follower } = await likedFacility()
  await server.pool.query(
    `insert into audit_log (operation, owner_id) select 'facility-mgmt.facilities.leads.move', $1 from generate_series(1, 20000)`,
    [id],
  )
  await server.pool.query(
    `insert into audit_log (operation, owner_id) select 'facility-mgmt.facilities.update', uuidv7() from generate_series(1, 20000)`,
  )
  await server.pool.query('analyze audit_log')
  const call = { ...visitor, user: { id: follower.id, subject: '', email: '', name: '' } }
  const nodes = await planNodes(
    server,
    activityEntries({
      userId: follower.id,
      view: 'all',
      offset: 0,
      limit: 21,
      isVisible: visibleTo(call, 'p'),
    }),
  )
  const ofLog = nodes.filter((node) => node['Relation Name'] === 'audit_log')
  expect(rowsRead(ofLog)).toBeLessThan(100)
})
