import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMember, makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { manyConversations, refusal, testServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let person: SignedUp
let manager: SignedUp
let colleague: SignedUp
let pageId: string
let people = 0
const join = () => signUp(server, `person-${people++}`)
beforeAll(async () => {
  server = await testServer(undefined, undefined, { quotas: manyConversations })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await join()
  manager = await join()
  colleague = await join()
  pageId = await makeOrganization(server, [manager.id, colleague.id])
})

const draft = (text = 'Is the hall free in March?') => ({ clientId: crypto.randomUUID(), text })
const contact = async (by = person, profileId = pageId) =>
  (await by.api.groups.contact({ profileId, data: draft() })).data
const send = (by: SignedUp, ownerId: string) =>
  by.api.groups.messages.create({ ownerId, data: draft('Yes.') })
const thread = async (of: SignedUp) => (await of.api.users.threads.list({ ownerId: of.id })).data[0]
const names = async (ownerId: string, by = person) =>
  (await by.api.groups.members.list({ ownerId })).data.map(({ name }) => name)
const titles = async (of: SignedUp) =>
  (await of.api.users.notifications.list({ ownerId: of.id })).data.map(({ title }) => title)
const leaveTeam = (who: SignedUp) =>
  server.pool.query('delete from member where owner_id = $1 and user_id = $2', [pageId, who.id])

describe('whoever writes to the team of a page', () => {
  test('opens a conversation that shows the page', async () => {
    expect(await contact()).toMatchObject({
      aboutId: pageId,
      isContact: true,
      memberCount: 3,
      lastSequence: 1,
      about: { id: pageId, kind: 'organization', name: 'Organizers', picture: expect.any(String) },
      contact: { isTeam: false, person: { id: person.id } },
    })
    expect((await thread(person))?.name).toBe('Organizers')
  })

  test('finds it the next time', async () => {
    const { id } = await contact()
    expect(await contact()).toMatchObject({ id, lastSequence: 2 })
  })

  test('gets one conversation from two calls at once', async () => {
    const [one, other] = await Promise.all([contact(), contact()])
    expect(one.id).toBe(other.id)
  })

  test('is answered by everybody on the team', async () => {
    const { id } = await contact()
    await send(manager, id)
    await send(colleague, id)
    const { data } = await person.api.groups.messages.list({ ownerId: id })
    expect(data.map(({ author }) => author.id)).toEqual([colleague.id, manager.id, person.id])
  })

  test('doesn’t learn the names of hidden people of the team', async () => {
    await colleague.api.users.visibility({ isVisible: false })
    const { id } = await contact()
    expect(new Set(await names(id))).toEqual(
      new Set(['A team member', manager.person.name, person.person.name]),
    )
    expect(await names(id, manager)).toContain(colleague.person.name)
  })

  test('can’t open a conversation of two with hidden people of the team', async () => {
    await colleague.api.users.visibility({ isVisible: false })
    await contact()
    const call = person.api.users.message({ userId: colleague.id, data: undefined })
    expect((await refusal(call)).status).toBe(404)
  })

  test('can’t leave', async () => {
    const { id } = await contact()
    const { data } = await person.api.groups.members.list({ ownerId: id })
    const own = data.find(({ userId }) => userId === person.id)
    const call = person.api.groups.members.remove({ ownerId: id, id: own?.id ?? '' })
    expect((await refusal(call)).problem.code).toBe('TEAM_CONVERSATION')
  })
})

describe('the team', () => {
  test('sees who wrote, and that it is about the page', async () => {
    await contact()
    expect(await thread(colleague)).toMatchObject({
      name: person.person.name,
      people: [{ id: person.id }],
      about: { name: 'Organizers' },
      contact: { isTeam: true, person: { name: person.person.name } },
    })
  })

  test('is notified with the name of its page', async () => {
    await contact()
    expect(await titles(manager)).toContain(`${person.person.name} wrote to Organizers`)
  })

  test('is named after its page when it answers', async () => {
    const { id } = await contact()
    await send(manager, id)
    expect(await titles(person)).toEqual(['Organizers sent you a message'])
  })

  test('is told which of them answered', async () => {
    const { id } = await contact()
    // As if the message had come long ago. Otherwise nobody is notified again so soon.
    await server.pool.query('delete from user_notification where owner_id = $1', [colleague.id])
    await server.pool.query('update group_member set told_date = null where user_id = $1', [colleague.id])
    await send(manager, id)
    expect(await titles(colleague)).toEqual([`${manager.person.name} answered for Organizers`])
  })

  test('lets those in who join it later', async () => {
    const { id } = await contact()
    const newcomer = await join()
    await addMember(manager.api.organizations.members, pageId, newcomer)
    expect((await newcomer.api.groups.messages.list({ ownerId: id })).data).toHaveLength(1)
    expect(await thread(newcomer)).toMatchObject({ id, unread: 0 })
    await expect(send(newcomer, id)).resolves.toBeDefined()
  })

  test('lets somebody in who joins it while the conversation is being opened', async () => {
    const newcomer = await join()
    const client = await server.pool.connect()
    await client.query('begin')
    await client.query(
      `insert into member (id, owner_id, user_id, role) values (gen_random_uuid(), $1, $2, 'Manager')`,
      [pageId, newcomer.id],
    )
    const opened = contact()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await client.query('commit')
    client.release()
    expect((await opened).memberCount).toBe(4)
  })

  test('takes those out who leave it', async () => {
    const { id } = await contact()
    await leaveTeam(colleague)
    const ownerId = id
    expect((await refusal(colleague.api.groups.get({ id }))).status).toBe(404)
    expect((await refusal(colleague.api.groups.messages.list({ ownerId }))).status).toBe(404)
    expect((await refusal(send(colleague, id))).status).toBe(404)
    await expect(send(manager, id)).resolves.toBeDefined()
  })

  test('of the organization that a page belongs to may answer', async () => {
    const owner = await join()
    const parentId = await makeOrganization(server, [owner.id])
    const { id } = await contact()
    await server.pool.query('update profile set parent_id = $1 where id = $2', [parentId, pageId])
    await expect(send(owner, id)).resolves.toBeDefined()
    await server.pool.query('update profile set parent_id = null where id = $1', [pageId])
    expect((await refusal(send(owner, id))).status).toBe(404)
  })

  test('keeps the conversation when the account of the person is deleted', async () => {
    const { id } = await contact()
    await person.api.users.remove({ id: person.id })
    expect((await manager.api.groups.get({ id })).data).toMatchObject({ contact: { person: null } })
    await expect(send(manager, id)).resolves.toBeDefined()
  })

  test('has a line in the conversation when the account of the person is deleted', async () => {
    const { id } = await contact()
    await person.api.users.remove({ id: person.id })
    const { data } = await manager.api.groups.messages.list({ ownerId: id })
    expect(data[0]).toMatchObject({ author: { name: 'A former member' }, event: { kind: 'left' } })
  })

  test('has no line when the account of somebody on it is deleted', async () => {
    const { id } = await contact()
    await colleague.api.users.remove({ id: colleague.id })
    const { data } = await manager.api.groups.messages.list({ ownerId: id })
    expect(data.map(({ event }) => event)).toEqual([null])
  })
})

test('somebody who contacted the team and joins it later stays when they leave', async () => {
  const { id } = await contact()
  await addMember(manager.api.organizations.members, pageId, person)
  await leaveTeam(person)
  await expect(send(person, id)).resolves.toBeDefined()
})

describe('it is refused', () => {
  const code = async (by = person, profileId = pageId) => {
    const { status, problem } = await refusal(contact(by, profileId))
    return problem.code ?? status
  }

  test('with a 404 for a page that the caller can’t see', async () => {
    const hidden = await makeOrganization(server, [manager.id], 'Pending')
    expect((await refusal(contact(person, hidden))).status).toBe(404)
  })

  test('with a 404 for a page that was deleted', async () => {
    await contact()
    await server.pool.query('update profile set deleted_date = now() where id = $1', [pageId])
    expect((await refusal(contact())).status).toBe(404)
  })

  test('with a 404 for an id of no page', async () => {
    expect((await refusal(contact(person, crypto.randomUUID()))).status).toBe(404)
  })

  test('for the own team', async () => {
    expect(await code(manager)).toBe('OWN_PAGE')
  })

  test('for a page without a team', async () => {
    expect(await code(person, await makeOrganization(server, []))).toBe('NO_TEAM')
  })

  test('when everybody on the team refuses to hear from the caller', async () => {
    await leaveTeam(colleague)
    await manager.api.users.refusedContacts.put({ userId: person.id })
    expect(await code()).toBe('CONTACT_REFUSED')
  })

  test('in a conversation that is there, when everybody on the team refuses', async () => {
    const { id } = await contact()
    for (const { api } of [manager, colleague]) await api.users.refusedContacts.put({ userId: person.id })
    expect((await refusal(send(person, id))).problem.code).toBe('CONTACT_REFUSED')
  })
})

test('one refusal of several on the team leaves only that person out', async () => {
  await colleague.api.users.refusedContacts.put({ userId: person.id })
  const { id } = await contact()
  expect((await refusal(colleague.api.groups.get({ id }))).status).toBe(404)
  await expect(send(manager, id)).resolves.toBeDefined()
})

describe('a person who refuses somebody on the team', () => {
  test('gets their answers for the team, without being notified', async () => {
    const { id } = await contact()
    await person.api.users.refusedContacts.put({ userId: manager.id })
    await expect(send(manager, id)).resolves.toBeDefined()
    expect(await titles(person)).not.toContain('Organizers sent you a message')
    await send(colleague, id)
    expect(await titles(person)).toContain('Organizers sent you a message')
  })

  test('writes to the team, also when it is nobody else', async () => {
    const { id } = await contact()
    await leaveTeam(colleague)
    await person.api.users.refusedContacts.put({ userId: manager.id })
    await expect(send(person, id)).resolves.toBeDefined()
  })
})

test('somebody on the team who refuses later is told nothing more', async () => {
  const { id } = await contact()
  await colleague.api.users.refusedContacts.put({ userId: person.id })
  const before = await titles(colleague)
  await person.api.groups.messages.create({
    ownerId: id,
    data: { ...draft(), mentions: [colleague.id, manager.id] },
  })
  expect(await titles(colleague)).toEqual(before)
  expect(await titles(manager)).toContain(`${person.person.name} mentioned you`)
})

test('new accounts start at most 20 conversations a day with teams too', async () => {
  const strict = await testServer()
  const newcomer = await signUp(strict, 'newcomer')
  const other = await signUp(strict, 'other')
  for (let n = 0; n < 20; n++) await contact(newcomer, await makeOrganization(strict, [other.id]))
  const call = contact(newcomer, await makeOrganization(strict, [other.id]))
  expect((await refusal(call)).status).toBe(429)
  await strict.close()
})

describe('a group about a page', () => {
  const create = (by: SignedUp, aboutId = pageId) =>
    by.api.groups.create({ data: { name: 'Setup', memberIds: [person.id], aboutId } })

  test('is started by the team of the page', async () => {
    const { data } = await create(manager)
    expect(data).toMatchObject({ aboutId: pageId, isContact: false, about: { name: 'Organizers' } })
  })

  test('has members of its own, whoever joins the team', async () => {
    const { data } = await create(manager)
    await addMember(manager.api.organizations.members, pageId, await join())
    expect((await manager.api.groups.get({ id: data.id })).data.memberCount).toBe(2)
  })

  test('is refused for others', async () => {
    const { problem } = await refusal(create(person))
    expect(problem.errors?.map(({ path }) => path)).toEqual(['data/aboutId'])
  })
})
