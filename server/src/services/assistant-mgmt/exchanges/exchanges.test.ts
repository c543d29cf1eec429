import { accountExchangeDays, visitorExchangeDays } from '@app/contract/rules/limits.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clean } from '../../../housekeeping.ts'
import { createFileStore } from '../../../platform/files/file-store.ts'
import { testPictures } from '../../../platform/files/testing/test-pictures.ts'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import { auditOf } from '../../../testing/audit.ts'
import { insertExchange, insertTurn } from '../../../testing/exchanges.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'

let server: TestServer
let visitor: Api
let manager: SignedUp
let member: SignedUp
let asker: SignedUp
let stranger: SignedUp
let admin: SignedUp
let otherManager: SignedUp
let destinationId: string
let id: string
let answerId: string

beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await signUp(server, 'manager')
  member = await signUp(server, 'member')
  stranger = await signUp(server, 'stranger')
  otherManager = await signUp(server, 'other')
  admin = await signUp(server, 'admin', ['admin'])
})
afterAll(() => server.close())
let people = 0
beforeEach(async () => {
  await server.pool.query('delete from exchange')
  asker = await signUp(server, `asker-${people++}`)
  destinationId = (await server.stage.destination({ manager: manager.person, name: 'Elm County' })).id
  await addMember(manager.api.destinations.members, destinationId, member, 'Sales')
  ;({ id, answerId } = await insertExchange(server.db, { destinationId, userId: asker.id }))
})

const wrong = { isHelpful: false, reason: 'Old' as const, text: 'The lot was closed last year.' }
const feedback = ({ exchanges }: Api, data: object = wrong, mailedKey?: string) =>
  exchanges.feedback(
    { id, messageId: answerId, data: { isHelpful: null, ...data } },
    mailedKey ? { mailedKey } : {},
  )
const ofDestination = async ({ exchanges }: Api, data = {}) =>
  (await exchanges.ofDestination({ id: destinationId, data })).data
const isThere = async (exchangeId = id) =>
  (await server.pool.query('select from exchange where id = $1', [exchangeId])).rowCount === 1
const statusOf = async (call: Promise<unknown>) => (await refusal(call)).status

describe('an exchange', () => {
  test('is read by its asker, the team of the destination and administrators', async () => {
    for (const { api } of [asker, member, manager, admin]) {
      expect((await api.exchanges.get({ id })).data.question).toBe('Where do buses park?')
      expect((await api.exchanges.messages({ id })).data).toHaveLength(2)
    }
  })

  test('is not there for anybody else', async () => {
    await server.stage.destination({ manager: otherManager.person })
    for (const api of [stranger.api, otherManager.api, visitor]) {
      const { get, messages, remove } = api.exchanges
      for (const call of [get, messages, remove]) expect(await statusOf(call({ id }))).toBe(404)
      expect(await statusOf(feedback(api))).toBe(404)
      const next = { ownerId: destinationId, id }
      expect([401, 404]).toContain(await statusOf(api.assistants.tourGuide.nextQuestions(next)))
    }
  })

  test('names its asker to nobody but themselves, and to administrators once an answer was unhelpful', async () => {
    const named = { userId: asker.id, userName: asker.person.name }
    const unnamed = { userId: null, userName: null }
    const read = async ({ api }: SignedUp) => (await api.exchanges.get({ id })).data
    const listed = async () => (await admin.api.exchanges.list({})).data[0]
    expect(await read(asker)).toMatchObject(named)
    expect((await asker.api.exchanges.my({})).data).toMatchObject([named])
    for (const person of [manager, admin]) expect(await read(person)).toMatchObject(unnamed)
    expect(await listed()).toMatchObject(unnamed)
    await feedback(asker.api)
    expect(await read(admin)).toMatchObject(named)
    expect(await listed()).toMatchObject(named)
    expect(await read(manager)).toMatchObject(unnamed)
    expect(await ofDestination(manager.api)).toMatchObject([unnamed])
    // An administrator who is on the team is one.
    await feedback(asker.api, { isHelpful: true })
    expect(await read(admin)).toMatchObject(unnamed)
  })

  test('tells how an answer came about to the team and administrators alone', async () => {
    const debug = {
      engine: 'test',
      insteadOf: null,
      fallback: null,
      tokens: null,
      understood: [],
      bestMatch: null,
      firstWordsMs: 1,
      wholeMs: 2,
    }
    await server.pool.query('update exchange_message set debug = $1 where id = $2', [debug, answerId])
    const read = async ({ api }: SignedUp, isWanted: boolean) =>
      (await api.exchanges.messages({ id, debug: isWanted })).data[1]?.debug
    for (const person of [member, admin]) {
      expect(await read(person, true)).toEqual(debug)
      expect(await read(person, false)).toBeNull()
    }
    expect(await read(asker, true)).toBeNull()
  })

  test('loses what it said of a page that was hidden since', async () => {
    const { id: facilityId } = await server.stage.facility({
      manager: otherManager.person,
      name: 'Oak Arena',
    })
    const source = { number: 1, kind: 'facility', id: facilityId, name: 'Oak Arena', date: null }
    const place = { source: 1, kind: 'facility', id: facilityId, name: 'Oak Arena', image: '', fact: null }
    const words = { number: 2, kind: 'words', id: null, name: 'Buses', date: null }
    await server.pool.query(
      `update exchange_message set outcome = 'Answered', sentences = $1, sources = $2, places = $3 where id = $4`,
      [
        JSON.stringify([
          { text: 'At Oak Arena.', sources: [1, 2] },
          { text: 'You asked for buses.', sources: [2] },
        ]),
        JSON.stringify([source, words]),
        JSON.stringify([{ ...place, lat: null, lng: null, miles: null }]),
        answerId,
      ],
    )
    const read = async ({ api }: SignedUp) => (await api.exchanges.messages({ id })).data[1]
    expect(await read(asker)).toMatchObject({ text: 'At Oak Arena. You asked for buses.', places: [{}] })
    await server.pool.query('update profile set is_active = false where id = $1', [facilityId])
    for (const person of [asker, member])
      expect(await read(person)).toMatchObject({ text: 'You asked for buses.', sources: [words], places: [] })
    expect(await read(admin)).toMatchObject({ text: 'At Oak Arena. You asked for buses.' })
  })
})

describe('lists', () => {
  test('are searched by words, outcome and feedback', async () => {
    await insertExchange(server.db, { destinationId, question: 'Is there a pool?' })
    const { id: elsewhere } = await server.stage.destination({ manager: otherManager.person })
    await insertExchange(server.db, { destinationId: elsewhere, userId: asker.id })
    await feedback(asker.api)
    const count = async (data: object) => (await ofDestination(member.api, data)).length
    expect(await count({})).toBe(2)
    expect(await count({ text: 'POOL' })).toBe(1)
    expect(await count({ outcome: 'NotFound', isUnhelpful: true })).toBe(1)
    expect(await count({ outcome: 'Answered' })).toBe(0)
    const { exchanges } = admin.api
    expect((await exchanges.search({ data: { destinationId: elsewhere } }))._meta.stats.count).toBe(1)
    expect((await asker.api.exchanges.mySearch({ data: { text: 'buses' } })).data).toHaveLength(2)
  })

  test('find an exchange by the outcome of any of its questions, and say how many had it', async () => {
    await insertTurn(server.db, { id, question: 'Is there a pool?', turn: 2, outcome: 'NotFound' })
    await insertTurn(server.db, { id, question: 'Where do teams eat?', turn: 3, outcome: 'Answered' })
    const found = { id, outcome: 'Answered', outcomes: { NotFound: 2, Answered: 1 } }
    for (const outcome of ['NotFound' as const, 'Answered' as const]) {
      expect(await ofDestination(member.api, { outcome })).toMatchObject([found])
      expect((await admin.api.exchanges.search({ data: { outcome: [outcome] } })).data).toMatchObject([found])
    }
    expect(await ofDestination(member.api, { outcome: 'Failed' })).toEqual([])
  })

  test('find an exchange by the words of any of its questions, and its destination', async () => {
    await insertTurn(server.db, { id, question: 'Is there a 50% pool?', turn: 2, outcome: 'NotFound' })
    const { destinationName } = (await admin.api.exchanges.get({ id })).data
    expect(await ofDestination(member.api, { text: destinationName ?? '?' })).toMatchObject([{ id }])
    for (const text of ['buses park', '50% POOL', ' pool? '])
      expect(await ofDestination(member.api, { text })).toMatchObject([{ id }])
    for (const text of ['pool buses', '5_% pool', 'At Oak Arena'])
      expect(await ofDestination(member.api, { text })).toEqual([])
    expect(await ofDestination(member.api, { text: 'pool', outcome: 'NotFound' })).toMatchObject([{ id }])
  })

  test('are the team’s, the administrators’ and everybody’s own', async () => {
    expect(await statusOf(ofDestination(stranger.api))).toBe(403)
    expect(await statusOf(stranger.api.exchanges.list({}))).toBe(403)
    expect(await statusOf(visitor.exchanges.my({}))).toBe(401)
    expect((await stranger.api.exchanges.my({})).data).toEqual([])
  })

  test('are downloaded as each reader may see them', async () => {
    const fileOf = async (link: Promise<{ data: { url: string } }>) =>
      (await wire(server.origin, 'GET', (await link).data.url)).text
    await insertExchange(server.db, { destinationId, question: 'Is parking free?' })
    const { exchanges } = admin.api
    const all = await fileOf(exchanges.searchExport({ data: {} }))
    for (const question of ['Where do buses park?', 'Is parking free?']) expect(all).toContain(question)
    const filter = { text: 'parking' }
    expect(await fileOf(exchanges.searchExport({ data: { filter } }))).not.toContain('Where do buses park?')
    const own = await fileOf(asker.api.exchanges.mySearchExport({ data: {} }))
    expect(own).toContain('Where do buses park?')
    expect(own).not.toContain('Is parking free?')
    const team = await fileOf(member.api.exchanges.ofDestinationExport({ id: destinationId, data: {} }))
    expect(team).toContain('Where do buses park?')
    for (const file of [all, team]) expect(file).not.toContain(asker.person.name)
    expect(await statusOf(member.api.exchanges.searchExport({ data: {} }))).toBe(403)
  })

  test('are downloaded with a row for each question', async () => {
    await insertTurn(server.db, { id, question: 'Where do teams eat?', turn: 2, outcome: 'Answered' })
    const rows = async (filter: object) => {
      const { exchanges } = member.api
      const { data } = await exchanges.ofDestinationExport({ id: destinationId, data: { filter } })
      const [heading = '', ...found] = (await wire(server.origin, 'GET', data.url)).text.trim().split('\r\n')
      expect(heading).toContain('Question,Answer,Outcome,Asked (UTC)')
      expect(data.count).toBe(found.length)
      return found
    }
    const bus = expect.stringMatching(/^Where do buses park\?,About: Where do buses park\?,NotFound,2/)
    const food = expect.stringMatching(/^Where do teams eat\?,About: Where do teams eat\?,Answered,2/)
    expect(await rows({})).toEqual([bus, food])
    expect(await rows({ outcome: ['NotFound'] })).toEqual([bus])
  })
})

describe('feedback', () => {
  test('of the asker is read by the team, and can be taken back', async () => {
    expect((await feedback(asker.api)).data.feedback).toEqual(wrong)
    expect((await member.api.exchanges.messages({ id })).data[1]?.feedback).toEqual(wrong)
    expect(await ofDestination(member.api)).toMatchObject([{ isUnhelpful: true }])
    expect((await feedback(asker.api, { isHelpful: null })).data.feedback).toBeNull()
    expect(await ofDestination(member.api)).toMatchObject([{ isUnhelpful: false }])
  })

  test('of a browser comes by its key', async () => {
    ;({ id, answerId } = await insertExchange(server.db, { destinationId }))
    const key = await issueToken(server.db, 'exchange-key', id, 1)
    expect((await feedback(visitor, { isHelpful: true }, key)).data.feedback?.isHelpful).toBe(true)
  })

  test('is not the team’s to give, nor the administrators’', async () => {
    for (const { api } of [member, manager, admin]) expect(await statusOf(feedback(api))).toBe(403)
  })

  test('is about an answer', async () => {
    const [question] = (await asker.api.exchanges.messages({ id })).data
    const call = asker.api.exchanges.feedback({ id, messageId: question?.id ?? '', data: wrong })
    expect(await statusOf(call)).toBe(404)
  })
})

describe('an exchange is deleted', () => {
  test('by its asker, with its key, without a trace', async () => {
    ;({ id } = await insertExchange(server.db, { destinationId }))
    const mailedKey = await issueToken(server.db, 'exchange-key', id, 1)
    await visitor.exchanges.remove({ id }, { mailedKey })
    expect(await isThere()).toBe(false)
    expect(await statusOf(visitor.exchanges.get({ id }, { mailedKey }))).toBe(404)
    expect(await auditOf(server, destinationId)).not.toContainEqual(
      expect.objectContaining({ subject_id: id }),
    )
  })

  test('by administrators, which is in the audit log, and not by the team', async () => {
    for (const { api } of [member, manager]) expect(await statusOf(api.exchanges.remove({ id }))).toBe(403)
    await admin.api.exchanges.remove({ id })
    expect(await isThere()).toBe(false)
    expect(await auditOf(server, destinationId)).toContainEqual(
      expect.objectContaining({
        operation: 'assistant-mgmt.exchanges.remove',
        subject_id: id,
        user_id: admin.id,
      }),
    )
    expect(server.events).toContainEqual(
      expect.objectContaining({ name: 'admin.acted', operation: 'assistant-mgmt.exchanges.remove' }),
    )
  })

  test('with the account of its asker', async () => {
    await asker.api.users.remove({ id: asker.id })
    expect(await isThere()).toBe(false)
  })

  test.each([
    ['a browser', visitorExchangeDays],
    ['an account', accountExchangeDays],
  ])('of %s after %d days', async (whose, days) => {
    const user = whose === 'an account' ? { userId: asker.id } : {}
    const [old, recent] = [
      await insertExchange(server.db, { destinationId, ...user }),
      await insertExchange(server.db, { destinationId, ...user }),
    ]
    const age = (exchangeId: string, hours: number) =>
      server.pool.query(
        'update exchange set created_date = now() - make_interval(days => $2, hours => $3) where id = $1',
        [exchangeId, days, hours],
      )
    await age(old.id, 1)
    await age(recent.id, -1)
    await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
    expect([await isThere(old.id), await isThere(recent.id)]).toEqual([false, true])
  })

  test('with its destination, whose team loses it at once', async () => {
    await manager.api.destinations.remove({ id: destinationId })
    expect(await statusOf(manager.api.exchanges.get({ id }))).toBe(404)
    expect((await asker.api.exchanges.get({ id })).data.destinationName).toBeNull()
    await server.pool.query("update profile set deleted_date = now() - interval '31 days' where id = $1", [
      destinationId,
    ])
    await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
    expect(await isThere()).toBe(false)
  })
})
