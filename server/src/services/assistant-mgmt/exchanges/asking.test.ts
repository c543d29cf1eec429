import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { testGuide } from '../../../testing/test-guide.ts'
import {
  eventually,
  refusal,
  refusedFields,
  testServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'
import type { GuideTurn } from '../index.ts'
import { askStreaming } from '../testing/ask-streaming.ts'

let server: TestServer
let visitor: Api
let manager: SignedUp
let member: SignedUp
let asker: SignedUp
let stranger: SignedUp
let admin: SignedUp
let destinationId: string
let meanwhile: ((turn: GuideTurn) => Promise<void>) | undefined
const limit = 4

beforeAll(async () => {
  server = await testServer(undefined, undefined, {
    questions: limit,
    guides: testGuide({ meanwhile: async (turn) => meanwhile?.(turn) }),
  })
  visitor = await server.as()
  manager = await signUp(server, 'manager')
  member = await signUp(server, 'member')
  asker = await signUp(server, 'asker')
  stranger = await signUp(server, 'stranger')
  admin = await signUp(server, 'admin', ['admin'])
})
afterAll(() => server.close())
beforeEach(async () => {
  meanwhile = undefined
  await server.pool.query('delete from use_count')
  await server.pool.query('delete from exchange')
  const { id } = await server.stage.destination({ manager: manager.person, name: 'Elm County' })
  destinationId = id
  await addMember(manager.api.destinations.members, id, member, 'Sales')
  await manager.api.destinations.tourGuide.create({ ownerId: id, data: {} })
})

const question = 'Where do buses park?'
const ask = ({ assistants }: Api, data: object = {}, mailedKey?: string) =>
  assistants.tourGuide.ask({ id: destinationId, data: { question, ...data } }, mailedKey ? { mailedKey } : {})
const messagesOf = async (id: string, { exchanges }: Api = asker.api, mailedKey?: string) =>
  (await exchanges.messages({ id }, mailedKey ? { mailedKey } : {})).data
const storedCount = async () =>
  Number((await server.pool.query('select count(*) from exchange_message')).rows[0]?.count)

describe('a question', () => {
  test('is answered as it is told, sentence by sentence with sources, and kept', async () => {
    const { events, answered } = await askStreaming(server.origin, destinationId, { question }, asker)
    expect(events.map(({ type }) => type)).toEqual(['begun', 'source', 'sentence', 'sentence'])
    const id = answered?.exchangeId ?? ''
    expect(events[0]).toEqual({ type: 'begun', exchangeId: id, messageId: answered?.message.id })
    expect(answered?.suggestions).toEqual(['And on Sunday?'])
    const [asked, answer] = await messagesOf(id)
    expect(asked).toMatchObject({ author: 'Asker', text: question, outcome: null, sentences: [] })
    expect(answer).toEqual(answered?.message)
    expect(answer).toMatchObject({
      text: `Elm County answers “${question}”. Before: .`,
      outcome: 'Answered',
      debug: null,
    })
  })

  test('of an account goes on with its exchange, which knows the questions before', async () => {
    const first = await ask(asker.api)
    const exchangeId = first.data.exchangeId ?? ''
    const next = await ask(asker.api, { question: 'And on Sunday?', exchangeId })
    expect(next.data).toMatchObject({
      exchangeId,
      message: { sentences: [{}, { text: `Before: ${question}.` }] },
    })
    const { data } = await asker.api.exchanges.get({ id: exchangeId })
    expect(data).toMatchObject({ question, messageCount: 4, outcome: 'Answered', isUnhelpful: false })
    const { assistants } = asker.api
    const offered = await assistants.tourGuide.nextQuestions({ ownerId: destinationId, id: exchangeId })
    expect(offered.data).toEqual([{ text: 'And on Sunday?' }])
  })

  test('of a browser goes on by its key, and another key finds nothing', async () => {
    const [key, other] = [newSecretToken(), newSecretToken()]
    const exchangeId = (await ask(visitor, { key })).data.exchangeId ?? ''
    await ask(visitor, { key: other })
    await ask(visitor, { exchangeId }, key)
    expect(await messagesOf(exchangeId, visitor, key)).toHaveLength(4)
    const { exchanges, assistants } = visitor
    expect((await exchanges.get({ id: exchangeId }, { mailedKey: key })).data).toMatchObject({
      role: 'Visitor',
      userId: null,
    })
    const next = { ownerId: destinationId, id: exchangeId }
    expect((await assistants.tourGuide.nextQuestions(next, { mailedKey: key })).data).toHaveLength(1)
    const calls = [
      () => ask(visitor, { exchangeId }, other),
      () => ask(visitor, { exchangeId, key: newSecretToken() }),
      () => exchanges.get({ id: exchangeId }, { mailedKey: other }),
      () => exchanges.get({ id: exchangeId }),
      () => exchanges.remove({ id: exchangeId }, { mailedKey: other }),
      () => exchanges.get({ id: exchangeId }, { mailedKey: newSecretToken() }),
    ]
    for (const call of calls) expect((await refusal(call())).status).toBe(404)
  })

  test('without an account and a key is answered, and nobody can go on with it', async () => {
    const { data } = await ask(visitor)
    expect(data.message.outcome).toBe('Answered')
    expect((await refusal(ask(visitor, { exchangeId: data.exchangeId! }))).status).toBe(404)
  })

  test('with the key of an exchange with another destination is refused', async () => {
    const key = newSecretToken()
    await ask(visitor, { key })
    const { id } = await server.stage.destination({ manager: manager.person })
    await manager.api.destinations.tourGuide.create({ ownerId: id, data: {} })
    const call = visitor.assistants.tourGuide.ask({ id, data: { question, key } })
    expect((await refusal(call)).problem.code).toBe('KEY_REUSED')
  })

  test.each([
    ['501 characters', 'x'.repeat(501)],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['spaces alone', '   '],
  ])('of %s is refused by its field', async (_what, text) => {
    expect(await refusedFields(ask(asker.api, { question: text }))).toEqual(['data/question'])
  })

  test('of 500 characters in several scripts is kept as it was typed', async () => {
    const text = '¿Dónde cenar? 🏒 où dîner '.repeat(20).slice(0, 500).trim()
    const { data } = await ask(asker.api, { question: text })
    expect((await messagesOf(data.exchangeId ?? ''))[0]?.text).toBe(text)
  })

  test('on a page that the caller doesn’t see is refused', async () => {
    const { id } = await server.stage.facility({ manager: manager.person })
    await server.pool.query("update profile set status = 'Pending' where id = $1", [id])
    expect(await refusedFields(ask(asker.api, { page: { kind: 'facility', id } }))).toEqual(['data/page/id'])
    const { data } = await ask(manager.api, { page: { kind: 'facility', id } })
    const { data: read } = await manager.api.exchanges.get({ id: data.exchangeId ?? '' })
    expect(read).toMatchObject({ pageKind: 'facility', pageId: null, pageName: null })
  })

  test.each([
    ['is off', (id: string) => switchOff(id)],
    [
      'was removed',
      (id: string) => manager.api.destinations.tourGuide.remove({ ownerId: destinationId, id }),
    ],
  ])('to a guide that %s finds nothing', async (_what, change) => {
    const { data: guide } = await manager.api.destinations.tourGuide.get({ ownerId: destinationId })
    await change(guide?.id ?? '')
    expect((await refusal(ask(asker.api))).status).toBe(404)
    const { introduction, questions } = visitor.assistants.tourGuide
    for (const read of [introduction, questions])
      expect((await refusal(read({ id: destinationId }))).status).toBe(404)
  })
  const switchOff = (id: string) =>
    manager.api.destinations.tourGuide.update({
      ownerId: destinationId,
      id,
      patch: [{ op: 'replace', path: '/isOn', value: false }],
    })

  test('to a destination that was hidden since finds nothing, also by the key', async () => {
    const key = newSecretToken()
    const exchangeId = (await ask(visitor, { key })).data.exchangeId ?? ''
    await server.pool.query("update profile set status = 'Pending' where id = $1", [destinationId])
    expect((await refusal(ask(visitor, { exchangeId }, key))).status).toBe(404)
    // What it said of the destination is gone, too.
    expect((await messagesOf(exchangeId, visitor, key))[1]).toMatchObject({ text: '', sources: [] })
  })
})

describe('the limit of questions', () => {
  test('is counted for an account, says when there are more, and exempts administrators', async () => {
    for (let at = 0; at < limit; at++) await ask(asker.api)
    const refused = await refusal(ask(asker.api))
    expect(refused.status).toBe(429)
    expect(refused.problem.detail).toBe('You’ve asked 4 questions today. You can ask again in 24 hours.')
    await ask(stranger.api)
    for (let at = 0; at <= limit; at++) await ask(admin.api)
    expect((await visitor.assistants.tourGuide.introduction({ id: destinationId })).data.limit).toBe(limit)
  })

  test('is that of the network for browsers, however many keys they have', async () => {
    for (let at = 0; at < limit; at++) await ask(visitor, { key: newSecretToken() })
    expect((await refusal(ask(visitor, { key: newSecretToken() }))).status).toBe(429)
  })

  test('does not count what is refused', async () => {
    for (let at = 0; at <= limit; at++)
      expect((await refusal(ask(visitor, { key: 'short' }))).status).toBe(400)
    await ask(visitor, { key: newSecretToken() })
  })
})

describe('while an answer is made', () => {
  const untilStored = (count: number) => eventually(storedCount, (stored) => stored === count)

  test('an asker who goes away leaves what there is, as stopped', async () => {
    const leaving = new AbortController()
    meanwhile = async ({ signal }) => {
      leaving.abort()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    }
    await expect(
      askStreaming(server.origin, destinationId, { question }, { ...asker, signal: leaving.signal }),
    ).rejects.toThrow(/abort/)
    await untilStored(2)
    const [mine] = (await asker.api.exchanges.my({})).data
    expect(mine).toMatchObject({ outcome: 'Stopped', messageCount: 2 })
    expect((await messagesOf(mine?.id ?? ''))[1]?.sentences).toHaveLength(1)
  })

  test('deleting the exchange stops it, and nothing is kept', async () => {
    meanwhile = async () => {
      const [mine] = (await asker.api.exchanges.my({})).data
      await asker.api.exchanges.remove({ id: mine?.id ?? '' })
    }
    const { data } = await ask(asker.api)
    expect(data).toMatchObject({ exchangeId: null, message: { outcome: 'Stopped' } })
    expect(await storedCount()).toBe(0)
  })

  test('an engine that fails leaves a failed answer, and a problem', async () => {
    meanwhile = () => Promise.reject(new Error('no engine'))
    const { isProblem } = await askStreaming(server.origin, destinationId, { question }, asker)
    expect(isProblem).toBe(true)
    const [mine] = (await asker.api.exchanges.my({})).data
    expect(mine).toMatchObject({ outcome: 'Failed', messageCount: 2 })
  })

  test('another tab asks in the same exchange, and each answer stays with its question', async () => {
    const exchangeId = (await ask(asker.api)).data.exchangeId ?? ''
    const slow = Promise.withResolvers<void>()
    const isAsked = Promise.withResolvers<void>()
    meanwhile = async ({ question: asked }) => {
      if (asked !== 'Slow?') return
      isAsked.resolve()
      await slow.promise
    }
    const first = ask(asker.api, { question: 'Slow?', exchangeId })
    await isAsked.promise
    await ask(asker.api, { question: 'Fast?', exchangeId })
    slow.resolve()
    await first
    const texts = (await messagesOf(exchangeId)).map(({ text }) => text.match(/\w+\?/)?.[0])
    expect(texts.slice(2)).toEqual(['Slow?', 'Slow?', 'Fast?', 'Fast?'])
  })

  test('two tabs that begin with the same key at once have one exchange', async () => {
    const key = newSecretToken()
    const [one, two] = await Promise.all([ask(visitor, { key }), ask(visitor, { key })])
    expect(one.data.exchangeId).toBe(two.data.exchangeId)
    expect(await messagesOf(one.data.exchangeId ?? '', visitor, key)).toHaveLength(4)
  })
})

describe('a test of what is written', () => {
  test('answers the team from the draft with how it came about, and keeps nothing', async () => {
    const { data: guide } = await manager.api.destinations.tourGuide.get({ ownerId: destinationId })
    await manager.api.destinations.tourGuide.update({
      ownerId: destinationId,
      id: guide?.id ?? '',
      patch: [{ op: 'replace', path: '/name', value: 'The draft' }],
    })
    const { data } = await ask(member.api, { isTest: true })
    expect(data.exchangeId).toBeNull()
    expect(data.message.text).toContain('The draft answers')
    expect(data.message.debug).toMatchObject({ engine: 'test' })
    expect(await storedCount()).toBe(0)
    expect((await ask(asker.api)).data.message.text).toContain('Elm County answers')
  })

  test('is the team’s, and goes on with no exchange', async () => {
    expect((await refusal(ask(asker.api, { isTest: true }))).status).toBe(403)
    expect((await refusal(ask(visitor, { isTest: true }))).status).toBe(403)
    const exchangeId = (await ask(member.api)).data.exchangeId
    expect(await refusedFields(ask(member.api, { isTest: true, exchangeId }))).toEqual(['data/exchangeId'])
  })
})
