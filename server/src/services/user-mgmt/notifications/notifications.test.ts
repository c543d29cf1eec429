import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'

let server: TestServer
let admin: SignedUp
let person: SignedUp
let people = 0
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server, `person-${people++}`)
})

const draft = { title: 'Come and see', url: '/events' }
const send = async (data: object = {}, to = person) =>
  (await admin.api.users.notifications.create({ ownerId: to.id, data: { ...draft, ...data } })).data
const own = () => ({ ownerId: person.id })
const titles = async (data: object = {}) =>
  (await person.api.users.notifications.filtered({ ...own(), data })).data.map(({ title }) => title)
const unopened = async () => (await person.api.users.my({})).data.unopenedNotifications

describe('an administrator', () => {
  test('tells somebody something', async () => {
    const sent = await send({ contents: 'A new page.', tags: ['new'] })
    const { data } = await person.api.users.notifications.get({ ...own(), id: sent.id })
    expect(data).toMatchObject({
      ...draft,
      sequence: 1,
      topic: 'notices',
      contents: 'A new page.',
      icon: null,
      tags: ['new'],
      senderProfile: { id: admin.id, name: 'ada', picture: null },
      isOpened: false,
      isArchived: false,
    })
  })

  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    String.raw`/\elsewhere.example`,
    'events',
    '/a b',
    'javascript:alert(1)',
  ])('can’t send people to %s', async (url) => {
    expect(await refusedFields(send({ url }))).toEqual(['data/url'])
    expect(await titles()).toEqual([])
  })

  test('can’t leave out the title', async () => {
    expect(await refusedFields(send({ title: '' }))).toEqual(['data/title'])
  })
})

test('nobody but administrators tells somebody something', async () => {
  const call = person.api.users.notifications.create({ ...own(), data: draft })
  expect((await refusal(call)).status).toBe(403)
})

test('other people find no notifications', async () => {
  const { id } = await send()
  const other = await signUp(server, `other-${people++}`)
  const { notifications } = other.api.users
  expect((await refusal(notifications.list(own()))).status).toBe(403)
  expect((await refusal(notifications.get({ ...own(), id }))).status).toBe(403)
  expect((await refusal(notifications.opened({ ...own(), id, isOpened: true }))).status).toBe(403)
  // Through their own account, either.
  expect((await refusal(notifications.get({ ownerId: other.id, id }))).status).toBe(404)
})

test('the newest comes first, and numbers count up for each person', async () => {
  const other = await signUp(server, `other-${people++}`)
  await send({ title: 'one' })
  await send({ title: 'elsewhere' }, other)
  await send({ title: 'two' })
  const { data } = await person.api.users.notifications.list(own())
  expect(data.map(({ title, sequence }) => [title, sequence])).toEqual([
    ['two', 2],
    ['one', 1],
  ])
})

test('twenty at once get twenty numbers without a gap', async () => {
  await Promise.all(Array.from({ length: 20 }, () => send()))
  const { data } = await person.api.users.notifications.list(own())
  expect(data.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, n) => 20 - n))
})

test('somebody who was away asks for what came since', async () => {
  for (const title of ['one', 'two', 'three']) await send({ title })
  expect(await titles({ sequence: { from: 2 } })).toEqual(['three', 'two'])
})

test('a person takes them along as a file', async () => {
  for (const title of ['one', 'two']) await send({ title })
  const { url, count } = (await person.api.users.notifications.export({ ...own(), data: {} })).data
  expect(count).toBe(2)
  const file = await wire(server.origin, 'GET', url)
  expect(file.text).toContain('two')
})

test('a person opens and archives one, and the number of unopened ones follows', async () => {
  const { id } = await send({ title: 'one' })
  await send({ title: 'two' })
  expect(await unopened()).toBe(2)
  const opened = await person.api.users.notifications.opened({ ...own(), id, isOpened: true })
  expect(opened.data.isOpened).toBe(true)
  expect(await unopened()).toBe(1)
  await person.api.users.notifications.archived({ ...own(), id, isArchived: true })
  expect(await titles({ isArchived: false })).toEqual(['two'])
  expect(await titles({ isArchived: true })).toEqual(['one'])
  await person.api.users.notifications.opened({ ...own(), id, isOpened: false })
  // Archived ones don't count.
  expect(await unopened()).toBe(1)
})

test('PATCH opens one, and changes nothing that was told', async () => {
  const { id } = await send()
  const patch = (path: string, value: unknown) =>
    person.api.users.notifications.update({ ...own(), id, patch: [{ op: 'replace', path, value }] })
  expect((await patch('/isOpened', true)).data.isOpened).toBe(true)
  expect((await refusal(patch('/title', 'Other'))).status).toBe(400)
})

test('several are opened and archived at once, or none if one is unknown', async () => {
  const ids = [(await send()).id, (await send()).id]
  const unknown = crypto.randomUUID()
  const call = person.api.users.notifications.openMany({ ...own(), data: [...ids, unknown], isOpened: true })
  expect(await refusedFields(call)).toEqual(['data/2'])
  expect(await unopened()).toBe(2)
  await person.api.users.notifications.openMany({ ...own(), data: ids, isOpened: true })
  expect(await unopened()).toBe(0)
  await person.api.users.notifications.archiveMany({ ...own(), data: ids, isArchived: true })
  expect(await titles({ isArchived: false })).toEqual([])
})

test('all that somebody has seen are opened, and what came meanwhile is not', async () => {
  await send()
  const seen = await send()
  await send({ title: 'meanwhile' })
  await person.api.users.notifications.openAll({ ...own(), data: { sequence: seen.sequence } })
  expect(await titles({ isOpened: false })).toEqual(['meanwhile'])
})

test('all of one topic are opened, and those of others are not', async () => {
  await send({ title: 'other' })
  const { sequence } = await send({ topic: 'claims' })
  await person.api.users.notifications.openAll({ ...own(), data: { sequence, topic: 'claims' } })
  expect(await titles({ isOpened: false })).toEqual(['other'])
})

test('a deleted one is gone, and its number is not given again', async () => {
  const { id } = await send()
  await person.api.users.notifications.remove({ ...own(), id })
  expect(await titles()).toEqual([])
  expect((await send()).sequence).toBe(2)
})

test('what somebody reads is not in the audit log', async () => {
  const { id } = await send()
  await person.api.users.notifications.opened({ ...own(), id, isOpened: true })
  await person.api.users.notifications.openMany({ ...own(), data: [id], isOpened: false })
  expect((await auditOf(server, person.id)).filter(({ operation }) => operation.includes('notif'))).toEqual(
    [],
  )
})

test('a hidden sender has no name', async () => {
  const { id } = await send()
  await server.pool.query('update user_notification set sender_id = $1 where id = $2', [person.id, id])
  await person.api.users.visibility({ isVisible: false })
  expect((await person.api.users.notifications.get({ ...own(), id })).data.senderProfile).toBeNull()
})

test('each topic has its counts, and archived ones are apart', async () => {
  const [one, two] = [await send(), await send({ topic: 'messages' })]
  await send({ topic: 'messages' })
  await send({ topic: 'messages' }, admin)
  const { notifications } = person.api.users
  await notifications.openMany({ ...own(), data: [one.id], isOpened: true })
  await notifications.archiveMany({ ...own(), data: [two.id], isArchived: true })
  expect((await notifications.counts(own())).data).toEqual([
    { topic: 'messages', all: 1, unread: 1, archived: 1 },
    { topic: 'notices', all: 1, unread: 0, archived: 0 },
  ])
})
