import { setTimeout as pause } from 'node:timers/promises'
import { maxQuote } from '@app/contract/rules/limits.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  manyConversations,
  refusal,
  refusedFields,
  type TestServer,
  testServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let member: SignedUp
let ownerId: string
let people = 0

const join = () => signUp(server, `person-${people++}`)
beforeAll(async () => {
  server = await testServer(undefined, undefined, { quotas: manyConversations })
  manager = await join()
  member = await join()
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await manager.api.groups.create({ data: { name: 'Courts', memberIds: [member.id] } })).data.id
})

const send = async (data: object = {}, by = member) =>
  (
    await by.api.groups.messages.create({
      ownerId,
      data: { clientId: crypto.randomUUID(), text: 'Hello', ...data },
    })
  ).data
const list = async (data: object = {}, by = member) =>
  (await by.api.groups.messages.filtered({ ownerId, data })).data
const numbers = async (data: object = {}) => (await list(data)).map(({ sequence }) => sequence)
const edit = (id: string, text: string, by = member) =>
  by.api.groups.messages.update({ ownerId, id, patch: [{ op: 'replace', path: '/text', value: text }] })
const remove = (id: string, by = member) => by.api.groups.messages.remove({ ownerId, id })

describe('sending', () => {
  test('a message has the next number, its author and its text', async () => {
    const clientId = crypto.randomUUID()
    expect(await send({ clientId, text: 'Ten courts from Friday' })).toMatchObject({
      clientId,
      sequence: 1,
      changeSequence: 1,
      author: { id: member.id, name: member.person.name, picture: null },
      text: 'Ten courts from Friday',
      replyTo: null,
      mentions: [],
      attachments: [],
      reactions: [],
      editedDate: null,
      deletedDate: null,
    })
  })

  test('50 messages at once get 50 numbers without a gap', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => send({}, n % 2 ? member : manager)))
    const { data, _meta } = await member.api.groups.messages.list({ ownerId, take: 100 })
    expect(data.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, n) => 50 - n))
    expect(_meta.stats.count).toBe(50)
  })

  /** Sends all of these while somebody else writes to the group, so that the server stores them together. */
  async function sendTogether(drafts: readonly object[], by = member) {
    const lock = await server.pool.connect()
    await lock.query('begin')
    await lock.query('select from user_group where id = $1 for update', [ownerId])
    const sent = drafts.map((draft) => send(draft, by))
    const settled = Promise.allSettled(sent)
    await pause(200)
    await lock.query('commit')
    lock.release()
    await settled
    return sent
  }

  test('messages that are refused leave no gap among those that are stored with them', async () => {
    const stranger = await join()
    const clientId = crypto.randomUUID()
    const sent = await sendTogether([
      { text: 'one' },
      { text: 'two', clientId },
      { text: 'three', clientId },
      { mentions: [stranger.id] },
      { replyToId: crypto.randomUUID() },
      { attachments: [crypto.randomUUID()] },
      { text: 'four' },
    ])
    const fields = []
    for (const refused of sent.slice(3, 6)) fields.push(await refusedFields(refused))
    expect(fields).toEqual([['data/mentions/0'], ['data/replyToId'], ['data/attachments/0']])
    // Calls arrive in any order.
    const [two, three] = await Promise.allSettled(sent.slice(1, 3))
    const reused = two?.status === 'rejected' ? sent[1] : sent[2]
    expect((await refusal(reused!)).problem.code).toBe('CLIENT_ID_REUSED')
    const stored = await Promise.all([sent[0]!, three?.status === 'rejected' ? sent[1]! : sent[2]!, sent[6]!])
    expect(new Set(stored.map(({ sequence }) => sequence))).toEqual(new Set([1, 2, 3]))
    expect(await numbers()).toEqual([3, 2, 1])
  })

  test('messages that are stored together keep the order in which they came', async () => {
    const texts = Array.from({ length: 8 }, (_, n) => `Message ${n}`)
    const sent = await Promise.all(await sendTogether(texts.map((text) => ({ text }))))
    const byTime = sent.toSorted((a, b) => a.sequence - b.sequence)
    expect(byTime.map(({ text }) => text).toSorted()).toEqual(texts)
    expect(byTime.map(({ createdDate }) => createdDate)).toEqual(
      byTime.map(({ createdDate }) => createdDate).toSorted(),
    )
  })

  test('the same client id several times at once is one message', async () => {
    const draft = { clientId: crypto.randomUUID() }
    const sent = await Promise.all(await sendTogether([{}, draft, draft, draft]))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
    expect(await numbers()).toEqual([2, 1])
  })

  test('mentions of several people in messages that come together notify each of them once', async () => {
    const others = [await join(), await join(), await join()]
    for (const { id } of others) await manager.api.groups.members.create({ ownerId, data: { userId: id } })
    await Promise.all(await sendTogether(others.map(({ id }) => ({ mentions: [id] }))))
    for (const { id, api } of others) {
      const { data } = await api.users.notifications.list({ ownerId: id })
      expect(data.filter(({ tags }) => tags.includes('mentioned'))).toHaveLength(1)
    }
  })

  test('somebody who was removed in the meantime is refused, and the others’ messages are stored', async () => {
    const lock = await server.pool.connect()
    await lock.query('begin')
    await lock.query('select from user_group where id = $1 for update', [ownerId])
    await lock.query('delete from group_member where owner_id = $1 and user_id = $2', [ownerId, member.id])
    const sent = [send({}, manager), send({ text: 'Too late' }), send({}, manager)]
    const settled = Promise.allSettled(sent)
    await pause(200)
    await lock.query('commit')
    lock.release()
    await settled
    expect((await refusal(sent[1]!)).status).toBe(404)
    expect((await list({}, manager)).map(({ text }) => text)).toEqual(['Hello', 'Hello'])
  })

  test('the same client id twice at once stores one message', async () => {
    const clientId = crypto.randomUUID()
    const [one, other] = await Promise.all([send({ clientId }), send({ clientId })])
    expect(other.id).toBe(one.id)
    expect(await numbers()).toEqual([1])
  })

  test('a client id with another text is refused with a 422', async () => {
    const clientId = crypto.randomUUID()
    await send({ clientId })
    const { status, problem } = await refusal(send({ clientId, text: 'Other' }))
    expect([status, problem.code]).toEqual([422, 'CLIENT_ID_REUSED'])
  })

  test('a client id is replayed after its message was edited', async () => {
    const clientId = crypto.randomUUID()
    const { id } = await send({ clientId })
    await edit(id, 'Changed')
    expect(await send({ clientId })).toMatchObject({ id, text: 'Changed' })
  })

  test('two people may use the same client id', async () => {
    const clientId = crypto.randomUUID()
    await send({ clientId })
    expect((await send({ clientId }, manager)).sequence).toBe(2)
  })

  test.each([
    ['empty', ''],
    ['of spaces', '   '],
    ['of 10,001 characters', 'x'.repeat(10_001)],
    ['with a control character', 'a\u0007b'],
  ])('a text that is %s is refused', async (_, text) => {
    expect(await refusedFields(send({ text }))).toEqual(['data/text'])
    expect(await numbers()).toEqual([])
  })

  test('a text may have 10,000 characters', async () => {
    expect((await send({ text: 'x'.repeat(10_000) })).text).toHaveLength(10_000)
  })

  test.each([
    '<img src=x onerror=alert(1)>',
    'a \u202eright-to-left\u202c b',
    '🏟️'.repeat(500),
    'two\nlines',
  ])('%j stays as it is', async (text) => {
    expect((await send({ text })).text).toBe(text)
  })

  test('a reply has the beginning of what it replies to', async () => {
    const { id } = await send({ text: 'x'.repeat(maxQuote + 1) }, manager)
    expect((await send({ replyToId: id })).replyTo).toMatchObject({
      id,
      sequence: 1,
      author: { id: manager.id },
      text: 'x'.repeat(maxQuote),
    })
  })

  test('a reply to a message of another group is refused', async () => {
    const { id } = await send()
    const other = (await member.api.groups.create({ data: { memberIds: [manager.id] } })).data.id
    const call = member.api.groups.messages.create({
      ownerId: other,
      data: { clientId: crypto.randomUUID(), text: 'Hello', replyToId: id },
    })
    expect(await refusedFields(call)).toEqual(['data/replyToId'])
  })

  test('members can be mentioned', async () => {
    expect((await send({ mentions: [manager.id] })).mentions).toEqual([manager.id])
  })

  test('strangers can’t be mentioned', async () => {
    const stranger = await join()
    expect(await refusedFields(send({ mentions: [manager.id, stranger.id] }))).toEqual(['data/mentions/1'])
  })
})

describe('lists', () => {
  test('the newest message comes first', async () => {
    for (const text of ['one', 'two', 'three']) await send({ text })
    expect((await list()).map(({ text }) => text)).toEqual(['three', 'two', 'one'])
  })

  test('a range of numbers has its count without the others', async () => {
    for (const text of ['one', 'two', 'three', 'four']) await send({ text })
    const { data, _meta } = await member.api.groups.messages.filtered({
      ownerId,
      data: { sequence: { from: 2, to: 3 } },
    })
    expect(data.map(({ sequence }) => sequence)).toEqual([3, 2])
    expect(_meta.stats.count).toBe(2)
  })

  test('a single number is counted by its row', async () => {
    await send()
    const { _meta } = await member.api.groups.messages.filtered({ ownerId, data: { sequence: 7 } })
    expect(_meta.stats.count).toBe(0)
  })

  test('finds a part of a word, in this group only', async () => {
    await send({ text: 'The Natatorium is closed' })
    await send({ text: 'Courts 5 and 6' })
    expect(await numbers({ text: 'natator' })).toEqual([1])
  })

  test('jumps to the first message of a date', async () => {
    for (const text of ['one', 'two', 'three']) await send({ text })
    await server.pool.query(
      `update group_message set created_date = '2026-03-01T10:00:00Z'::timestamptz + sequence * interval '1 day' where owner_id = $1`,
      [ownerId],
    )
    const from = '2026-03-03T00:00:00.000Z'
    const [found] = await list({ createdDate: { from }, sort: 'createdDate' })
    expect(found?.sequence).toBe(2)
  })

  test('what changed since is found by its change number', async () => {
    const { id } = await send()
    await send()
    const { changeSequence } = (await edit(id, 'Changed')).data
    expect(changeSequence).toBe(3)
    expect(await numbers({ changeSequence: { from: 3 } })).toEqual([1])
  })

  test('nothing without an index can be filtered by', async () => {
    expect(await refusedFields(list({ editedDate: { from: '2026-01-01T00:00:00.000Z' } }))).toEqual([
      'data/editedDate',
    ])
  })
})

describe('edits', () => {
  test('an author changes the text', async () => {
    const { id } = await send()
    const { data } = await edit(id, 'Changed')
    expect(data).toMatchObject({ text: 'Changed', sequence: 1 })
    expect(data.editedDate).not.toBeNull()
  })

  test('a manager can’t change what somebody else wrote', async () => {
    const { id } = await send()
    expect((await refusal(edit(id, 'Changed', manager))).status).toBe(403)
  })

  test('a text can’t be emptied', async () => {
    const { id } = await send()
    expect(await refusedFields(edit(id, ''))).toEqual(['text'])
  })

  test('managers read earlier texts, the last one first', async () => {
    const { id } = await send({ text: 'one' })
    await edit(id, 'two')
    await edit(id, 'three')
    const { data } = await manager.api.groups.messages.versions({ ownerId, id })
    expect(data.map(({ text }) => text)).toEqual(['two', 'one'])
  })

  test('members don’t read earlier texts', async () => {
    const { id } = await send()
    expect((await refusal(member.api.groups.messages.versions({ ownerId, id }))).status).toBe(403)
  })
})

describe('deletion', () => {
  test('leaves the number without a text', async () => {
    const { id } = await send({ mentions: [manager.id] })
    await member.api.groups.messages.react({ ownerId, id, emoji: '👍' })
    await remove(id)
    const { data } = await member.api.groups.messages.get({ ownerId, id })
    expect(data).toMatchObject({ sequence: 1, text: '', mentions: [], reactions: [] })
    expect(data.deletedDate).not.toBeNull()
  })

  test('a manager deletes what somebody else wrote', async () => {
    const { id } = await send()
    await remove(id, manager)
    expect((await list())[0]?.text).toBe('')
  })

  test('a member can’t delete what somebody else wrote', async () => {
    const { id } = await send({}, manager)
    expect((await refusal(remove(id))).status).toBe(403)
  })

  test('managers still read the text', async () => {
    const { id } = await send({ text: 'Rude' })
    await remove(id)
    const { data } = await manager.api.groups.messages.versions({ ownerId, id })
    expect(data.map(({ text }) => text)).toEqual(['Rude'])
  })

  test('a deleted message can’t be changed', async () => {
    const { id } = await send()
    await remove(id)
    const { status, problem } = await refusal(edit(id, 'Back'))
    expect([status, problem.code]).toEqual([409, 'MESSAGE_DELETED'])
  })

  test('deleting it again changes nothing', async () => {
    const { id } = await send()
    await remove(id)
    await remove(id)
    expect((await list())[0]?.changeSequence).toBe(2)
  })

  test('a reply to it no longer has its text', async () => {
    const { id } = await send({ text: 'Rude' })
    const reply = await send({ replyToId: id })
    await remove(id)
    const { data } = await member.api.groups.messages.get({ ownerId, id: reply.id })
    expect(data.replyTo?.text).toBe('')
  })
})

describe('reactions', () => {
  const react = (id: string, emoji: string, by = member) =>
    by.api.groups.messages.react({ ownerId, id, emoji })

  test('are grouped by emoji, the first one first', async () => {
    const { id } = await send()
    await react(id, '👍')
    await react(id, '🏟️')
    const { data } = await react(id, '👍', manager)
    expect(data.reactions).toEqual([
      { emoji: '👍', userIds: [member.id, manager.id] },
      { emoji: '🏟️', userIds: [member.id] },
    ])
  })

  test('the same one again changes nothing', async () => {
    const { id } = await send()
    await react(id, '👍')
    expect((await react(id, '👍')).data).toMatchObject({
      changeSequence: 2,
      reactions: [{ emoji: '👍', userIds: [member.id] }],
    })
  })

  test('one is taken back', async () => {
    const { id } = await send()
    await react(id, '👍')
    const { data } = await member.api.groups.messages.unreact({ ownerId, id, emoji: '👍' })
    expect(data.reactions).toEqual([])
  })

  test.each(['', 'x', '👍👍', 'thumbs'])('%j is no emoji', async (emoji) => {
    const { id } = await send()
    expect(await refusedFields(react(id, emoji))).toEqual(['emoji'])
  })

  test('the 11th emoji of one person is refused', async () => {
    const { id } = await send()
    for (const emoji of ['😀', '😁', '😂', '😃', '😄', '😅', '😆', '😇', '😈', '😉']) await react(id, emoji)
    expect((await refusal(react(id, '😊'))).problem.code).toBe('QUOTA_REACHED')
  })
})
