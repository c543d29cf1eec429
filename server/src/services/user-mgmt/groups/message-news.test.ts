import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { dueMailsSent } from '../../../testing/mails.ts'
import { eventually, manyConversations, type TestServer, testServer } from '../../../testing/test-server.ts'

let server: TestServer
let author: SignedUp
let reader: SignedUp
let other: SignedUp
let ownerId: string
let people = 0

const join = () => signUp(server, `person-${people++}`)
beforeAll(async () => {
  server = await testServer(undefined, undefined, { quotas: manyConversations })
  author = await join()
})
afterAll(() => server.close())
beforeEach(async () => {
  reader = await join()
  other = await join()
  const memberIds = [reader.id, other.id]
  ownerId = (await author.api.groups.create({ data: { name: 'Courts', memberIds } })).data.id
  await forgetNews(ownerId)
})

/** As if a group was made long ago. */
const forgetNews = (id: string) =>
  server.pool.query('delete from user_notification where about_id = $1', [id])

const send = (data: object = {}, by = author) =>
  by.api.groups.messages.create({ ownerId, data: { clientId: crypto.randomUUID(), text: 'Hello', ...data } })
const news = async (of = reader) => (await of.api.users.notifications.list({ ownerId: of.id })).data
const titles = async (of = reader) => (await news(of)).map(({ title }) => title)
const unopened = async () => (await reader.api.users.my({})).data.unopenedNotifications
const anHourLater = () =>
  server.pool.query(`with told as (update group_member set told_date = told_date - interval '61 minutes')
    update user_notification set created_date = created_date - interval '61 minutes'`)
const written = () => `${author.person.name} wrote to the group`

test('the first message notifies the other members, with the group and a link, and without its words', async () => {
  await send()
  expect(await news()).toMatchObject([
    {
      title: written(),
      contents: 'Courts',
      url: `/groups/${ownerId}`,
      topic: 'messages',
      tags: ['messaged'],
    },
  ])
  expect(await titles(other)).toEqual([written()])
  expect(await titles(author)).not.toContain(written())
})

test('messages after an unopened notification tell nothing more', async () => {
  await send()
  await anHourLater()
  await send()
  expect(await titles()).toEqual([written()])
})

test('reading the conversation opens its notification', async () => {
  await send()
  expect(await unopened()).toBe(1)
  await reader.api.groups.read({ ownerId, data: { sequence: 1 } })
  expect(await unopened()).toBe(0)
})

test('a notification stays unopened while newer messages are unread', async () => {
  await send()
  await send()
  await reader.api.groups.read({ ownerId, data: { sequence: 1 } })
  expect(await unopened()).toBe(1)
})

test('after the last notification was opened, the next one comes an hour later at the earliest', async () => {
  await send()
  await reader.api.groups.read({ ownerId, data: { sequence: 1 } })
  await send()
  expect(await titles()).toEqual([written()])
  await reader.api.groups.read({ ownerId, data: { sequence: 2 } })
  await twoMinutesLater()
  await anHourLater()
  await send()
  expect(await titles()).toEqual([written(), written()])
})

/** As if the people had had the conversation open two minutes ago, and whoever is to be told later is due. */
const twoMinutesLater = () =>
  server.pool.query(`with moved as (update group_member set read_date = read_date - interval '2 minutes',
      tell_date = tell_date - interval '2 minutes')
    select pg_notify('late_news', '')`)

test('a message that comes while one reads the conversation notifies after one has left without reading it', async () => {
  await reader.api.groups.read({ ownerId, data: { sequence: 0 } })
  await send()
  expect(await titles(other)).toEqual([written()])
  expect(await titles()).toEqual([])
  await twoMinutesLater()
  expect(await eventually(titles, (found) => found.length > 0)).toEqual([written()])
})

test('somebody whom telling fails holds nobody else', async () => {
  await reader.api.groups.read({ ownerId, data: { sequence: 0 } })
  await other.api.groups.read({ ownerId, data: { sequence: 0 } })
  await send()
  // Whoever is due first fails.
  await server.pool.query(
    `update group_member set tell_date = tell_date - interval '1 second' where user_id = $1`,
    [reader.id],
  )
  await server.pool.query(
    `alter table user_notification add constraint refused check (owner_id <> '${reader.id}') not valid`,
  )
  try {
    await twoMinutesLater()
    // The work that failed is logged, and the queue looks again with the next notice.
    const toldOther = async () => {
      await server.pool.query(`notify late_news`)
      return titles(other)
    }
    expect(await eventually(toldOther, (found) => found.length > 0)).toEqual([written()])
  } finally {
    await server.pool.query('alter table user_notification drop constraint refused')
  }
  expect(await titles()).toEqual([])
})

test('a message that is read at once notifies nobody, and the next one comes without waiting an hour', async () => {
  await reader.api.groups.read({ ownerId, data: { sequence: 0 } })
  await send()
  await reader.api.groups.read({ ownerId, data: { sequence: 1 } })
  await twoMinutesLater()
  await send()
  expect(await titles()).toEqual([written()])
})

test('a mention notifies always, and nobody else', async () => {
  await send({ mentions: [reader.id] })
  await send({ mentions: [reader.id] })
  const mentioned = `${author.person.name} mentioned you`
  expect(await titles()).toEqual([mentioned, mentioned])
  expect(await titles(other)).toEqual([])
})

test('whoever is added to a group is told by whom, and reading it opens the notification', async () => {
  const late = await join()
  await author.api.groups.members.create({ ownerId, data: { userId: late.id } })
  expect(await news(late)).toMatchObject([
    { title: `${author.person.name} added you to Courts`, url: `/groups/${ownerId}`, isOpened: false },
  ])
  await late.api.groups.read({ ownerId, data: { sequence: 0 } })
  expect(await news(late)).toMatchObject([{ isOpened: true }])
})

test('whoever is in a new group is told by whom, once, and nothing more of its first message', async () => {
  const memberIds = [reader.id, other.id]
  const { id } = (await author.api.groups.create({ data: { name: 'Regatta', memberIds } })).data
  await author.api.groups.messages.create({
    ownerId: id,
    data: { clientId: crypto.randomUUID(), text: 'Hello' },
  })
  const told = { title: `${author.person.name} added you to Regatta`, url: `/groups/${id}`, tags: ['added'] }
  expect(await news()).toMatchObject([told])
  expect(await news(other)).toMatchObject([told])
  expect(await titles(author)).not.toContain(told.title)
})

test('whoever has opened the news of a new group is told of the next message', async () => {
  const { id } = (await author.api.groups.create({ data: { name: 'Regatta', memberIds: [reader.id] } })).data
  const { sequence } = (await news())[0]!
  await reader.api.users.notifications.openAll({ ownerId: reader.id, data: { sequence } })
  await author.api.groups.messages.create({
    ownerId: id,
    data: { clientId: crypto.randomUUID(), text: 'Hello' },
  })
  expect((await titles())[0]).toBe(written())
})

test('nobody is told of a new group who turned notifications of messages off', async () => {
  await reader.api.users.settings.update({
    patch: [{ op: 'replace', path: '/notifications/messages/inApp', value: false }],
  })
  await author.api.groups.create({ data: { name: 'Regatta', memberIds: [reader.id] } })
  expect(await news()).toEqual([])
})

test('a mention that is read at once in the open conversation notifies nobody', async () => {
  await reader.api.groups.read({ ownerId, data: { sequence: 0 } })
  await send({ mentions: [reader.id] })
  await reader.api.groups.read({ ownerId, data: { sequence: 1 } })
  await twoMinutesLater()
  await send({}, other)
  expect(await titles()).toEqual([`${other.person.name} wrote to the group`])
})

test('a mention in the open conversation notifies after one has left without reading it', async () => {
  await reader.api.groups.read({ ownerId, data: { sequence: 0 } })
  await send({ mentions: [reader.id] })
  await send({}, other)
  expect(await titles()).toEqual([])
  await twoMinutesLater()
  expect(await eventually(titles, (found) => found.length > 0)).toEqual([
    `${author.person.name} mentioned you`,
  ])
})

test('a member who is mentioned all the time is told ten times an hour', async () => {
  for (let sent = 0; sent < 12; sent++) await send({ mentions: [reader.id] })
  expect(await titles()).toHaveLength(10)
  await send({ mentions: [other.id] })
  expect(await titles(other)).toHaveLength(1)
  await anHourLater()
  await send({ mentions: [reader.id] })
  expect(await titles()).toHaveLength(11)
})

test('a mention by somebody whom one has blocked notifies nobody', async () => {
  await reader.api.users.refusedContacts.put({ userId: author.id })
  await send({ mentions: [reader.id] })
  expect(await titles()).toEqual([])
})

test('messages of somebody whom one has blocked are not counted as unread', async () => {
  const unread = async () => (await reader.api.users.my({})).data.unreadMessages
  await reader.api.users.refusedContacts.put({ userId: author.id })
  await send()
  expect(await unread()).toBe(0)
  await send({}, other)
  expect(await unread()).toBe(1)
})

test.each(['mute', 'ignore'] as const)('nobody is notified of a group after “%s”', async (call) => {
  if (call === 'mute') await reader.api.groups.mute({ id: ownerId, isMuted: true })
  else await reader.api.groups.ignore({ id: ownerId, isIgnored: true })
  await send({ mentions: [reader.id] })
  await send()
  expect(await titles()).toEqual([])
})

test('in a conversation of two, the title says who sent it', async () => {
  await author.api.users.message({
    userId: reader.id,
    data: { clientId: crypto.randomUUID(), text: 'Hello' },
  })
  expect(await titles()).toEqual([`${author.person.name} sent you a message`])
})

test('somebody who is not visible is told as a member', async () => {
  await other.api.users.visibility({ isVisible: false })
  await send({}, other)
  expect(await titles()).toEqual(['A member wrote to the group'])
})

test('a repeated message tells nothing again', async () => {
  const clientId = crypto.randomUUID()
  await send({ clientId, mentions: [reader.id] })
  await send({ clientId, mentions: [reader.id] })
  expect(await titles()).toHaveLength(1)
})

test('twenty messages at once of members who mention each other are all stored', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 ? send({ mentions: [reader.id] }, other) : send({ mentions: [other.id] }, reader),
    ),
  )
  expect(await titles()).toHaveLength(10)
  expect(await titles(other)).toHaveLength(10)
})

test('somebody with news in the app off gets one email until they have read, and an hour has passed', async () => {
  await reader.api.users.settings.update({
    patch: [{ op: 'replace', path: '/notifications/messages/inApp', value: false }],
  })
  const mails = async () => {
    await dueMailsSent(server)
    return server.mails.filter(({ to, subject }) => to === reader.person.email && subject === written())
      .length
  }
  await send()
  expect(await mails()).toBe(1)
  await anHourLater()
  await send()
  await reader.api.groups.read({ ownerId, data: { sequence: 2 } })
  await twoMinutesLater()
  await send()
  expect(await mails()).toBe(2)
  await send()
  expect(await mails()).toBe(2)
})

test('an author with an Arabic name has it isolated in the notification, and in the text and HTML of the email', async () => {
  const fatima = await signUp(server, 'فاطمة الزهراء')
  const memberIds = [reader.id]
  const { id } = (await fatima.api.groups.create({ data: { name: 'ملعب 3', memberIds } })).data
  await forgetNews(id)
  await fatima.api.groups.messages.create({
    ownerId: id,
    data: { clientId: crypto.randomUUID(), text: 'Hello' },
  })
  const title = '\u2068فاطمة الزهراء\u2069 wrote to the group'
  expect(await titles()).toContain(title)
  const mail = await eventually(
    async () => server.mails.find(({ to, subject }) => to === reader.person.email && subject === title),
    (found) => found !== undefined,
  )
  expect(mail?.html).toContain(title)
})

test.each(['<img src=x onerror=alert(1)>', 'a \u202Eright-to-left b', '🏟️'.repeat(33)])(
  'a group named %j is named so in its news, without marks that reverse it, and in an email as text',
  async (name) => {
    const memberIds = [reader.id]
    const { id } = (await author.api.groups.create({ data: { name, memberIds } })).data
    expect((await titles())[0]).toBe(`${author.person.name} added you to ${name.replaceAll('\u202E', '')}`)
    await forgetNews(id)
    await author.api.groups.messages.create({
      ownerId: id,
      data: { clientId: crypto.randomUUID(), text: 'Hello' },
    })
    expect((await news())[0]).toMatchObject({ contents: name.replaceAll('\u202E', '') })
    const html = await eventually(
      async () => server.mails.findLast(({ to }) => to === reader.person.email)?.html,
      (found) => found !== undefined,
    )
    expect(html).not.toContain('<img src=x')
  },
)
