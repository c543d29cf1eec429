import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clean } from '../../../housekeeping.ts'
import { createFileStore } from '../../../platform/files/file-store.ts'
import { testPictures } from '../../../platform/files/testing/test-pictures.ts'
import { insertExchange } from '../../../testing/exchanges.ts'
import { dueMailsSent } from '../../../testing/mails.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let member: SignedUp
let stranger: SignedUp
let asker: SignedUp
let admin: SignedUp
let ownerId: string
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  member = await signUp(server, 'member')
  stranger = await signUp(server, 'stranger')
  asker = await signUp(server, 'asker')
  admin = await signUp(server, 'admin', ['admin'])
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from exchange')
  ownerId = (await server.stage.destination({ manager: manager.person, name: 'Elm County' })).id
  await addMember(manager.api.destinations.members, ownerId, member, 'Sales')
})

/** A question so many days ago that nothing was found for. */
async function ask(question: string, { daysAgo = 0, destinationId = ownerId, userId = asker.id } = {}) {
  const { id, answerId } = await insertExchange(server.db, { destinationId, question, userId })
  await server.pool.query(
    `update exchange_message set created_date = now() - make_interval(days => $2) where exchange_id = $1`,
    [id, daysAgo],
  )
  return { id, answerId }
}
const activity = async ({ api } = member) => (await api.destinations.tourGuide.activity({ ownerId })).data
const unanswered = async () => (await activity()).unanswered.map(({ question, count }) => [question, count])

test('questions that differ only in case, accents, punctuation and spaces are counted together, most asked first', async () => {
  await ask('Is there an ice bath?')
  for (const question of ['¿Dónde  aparcan los autobuses?', 'donde aparcan los autobuses', 'Ice bath'])
    await ask(question)
  expect(await unanswered()).toEqual([
    ['donde aparcan los autobuses', 2],
    ['Ice bath', 1],
    ['Is there an ice bath?', 1],
  ])
})

test('what has an own answer, is skipped or is older than 30 days is left out', async () => {
  await ask('Where do buses park?')
  await ask('Is there an ice bath?')
  await ask('Are there referee rates?')
  await ask('Is there a pharmacy?', { daysAgo: 31 })
  const { tourGuide } = manager.api.destinations
  const answers = [{ question: 'where do buses park', answer: 'Lot C.' }]
  const { data: guide } = await tourGuide.create({ ownerId, data: { answers } })
  const patch = [{ op: 'replace' as const, path: '/skippedQuestions', value: ['Is there an ice bath?'] }]
  await tourGuide.update({ ownerId, id: guide.id, patch })
  expect(await unanswered()).toEqual([['Are there referee rates?', 1]])
})

test('a skipped question is dropped once no exchange has it', async () => {
  const { id } = await ask('Is there an ice bath?')
  await ask('Are there referee rates?')
  const { tourGuide } = manager.api.destinations
  const skippedQuestions = ['is there an ICE bath', 'Are there referee rates?']
  await tourGuide.create({ ownerId, data: { skippedQuestions } })
  const cleaned = async () => {
    await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
    return (await tourGuide.get({ ownerId })).data?.skippedQuestions
  }
  expect(await cleaned()).toEqual(skippedQuestions)
  await asker.api.exchanges.remove({ id })
  expect(await cleaned()).toEqual(['Are there referee rates?'])
})

test('figures are those of 30 days, beside those of the 30 days before', async () => {
  const { id, answerId } = await ask('Where do buses park?')
  await asker.api.exchanges.feedback({ id, messageId: answerId, data: { isHelpful: true } })
  await ask('Is there an ice bath?')
  const { answerId: older } = await ask('Is there a pharmacy?', { daysAgo: 40 })
  await server.pool.query(`update exchange_message set outcome = 'Answered' where id = $1`, [older])
  await ask('Who pays?', { daysAgo: 70 })
  const { now, before } = await activity()
  const none = { answered: 0, byRule: 0, votes: 0, helpful: 0 }
  expect(now).toEqual({ ...none, asked: 2, notFound: 2, votes: 1, helpful: 1 })
  expect(before).toEqual({ ...none, asked: 1, answered: 1, notFound: 0 })
})

test('only the team reads what was asked of its destination', async () => {
  expect((await activity(manager)).now.asked).toBe(0)
  expect((await refusal(activity(stranger))).status).toBe(404)
})

test('administrators see what several destinations have no answer to', async () => {
  const other = await server.stage.destination({ manager: manager.person, name: 'Oak County' })
  for (const destinationId of [ownerId, ownerId, other.id])
    await ask('Is there an ice bath?', { destinationId })
  const { data } = await admin.api.exchanges.unanswered({})
  expect(data).toMatchObject([
    {
      count: 3,
      destinations: [
        { id: ownerId, name: 'Elm County', count: 2 },
        { id: other.id, name: 'Oak County', count: 1 },
      ],
    },
  ])
  expect((await refusal(manager.api.exchanges.unanswered({}))).status).toBe(403)
})

test('uses of own answers are counted by their question', async () => {
  const { answerId } = await ask('Where do buses park?')
  await ask('Who pays?')
  const sources = [{ number: 1, kind: 'ownAnswer', id: null, name: 'Where can buses park?', date: null }]
  await server.pool.query('update exchange_message set sources = $2 where id = $1', [
    answerId,
    JSON.stringify(sources),
  ])
  expect((await activity()).answerUses).toEqual([{ question: 'Where can buses park?', count: 1 }])
})

describe('notifying a destination', () => {
  const notify = (api = admin.api) => api.exchanges.notifyUnanswered({ id: ownerId })

  test('tells its managers how many questions have no answer', async () => {
    await ask('Is there an ice bath?')
    await ask('Is there an ice bath?')
    await ask('Are there referee rates?')
    expect((await notify()).data).toEqual({ questions: 2 })
    const { data } = await manager.api.users.notifications.list({ ownerId: manager.id })
    expect(data[0]).toMatchObject({
      title: '2 questions to your guide have no answer',
      contents: 'Asked most: “Is there an ice bath?”. Write an answer once, and the guide uses it.',
      url: `/destinations/${ownerId}/guide`,
    })
    await dueMailsSent(server)
    expect(server.mails.at(-1)).toMatchObject({
      to: manager.person.email,
      subject: '2 questions to your guide have no answer',
    })
  })

  test('returns 429 for the second time on a day', async () => {
    await ask('Is there an ice bath?')
    await notify()
    expect((await refusal(notify())).status).toBe(429)
  })

  test('returns 409 when nothing is unanswered', async () => {
    expect((await refusal(notify())).status).toBe(409)
  })

  test('returns 403 for the team', async () => {
    expect((await refusal(notify(manager.api))).status).toBe(403)
  })
})

test('the team downloads what was asked, without names', async () => {
  await ask('Is there an ice bath?')
  const { data } = await member.api.exchanges.ofDestinationExport({ id: ownerId, data: {} })
  const text = await (await fetch(server.origin + data.url)).text()
  expect(text).toContain('Is there an ice bath?')
  expect(text).not.toContain(asker.person.name)
  expect((await refusal(stranger.api.exchanges.ofDestinationExport({ id: ownerId, data: {} }))).status).toBe(
    403,
  )
})

test('without a model, our own engine answers', async () => {
  expect((await admin.api.assistants.limits({})).data).toMatchObject({ model: null, answers: null })
  const { data } = await member.api.assistants.tourGuide.engine({ id: ownerId })
  expect(data).toMatchObject({ model: null, answers: null, isSpent: false })
  expect((await refusal(stranger.api.assistants.tourGuide.engine({ id: ownerId }))).status).toBe(404)
})

test('a question without an answer becomes one that the next visitor gets', async () => {
  const { tourGuide } = manager.api.destinations
  const { data: guide } = await tourGuide.create({ ownerId, data: {} })
  const question = 'Is there an ice bath for teams?'
  const visitor = await server.as()
  const { assistants } = visitor
  const first = await assistants.tourGuide.ask({ id: ownerId, data: { question } })
  expect(first.data.message.outcome).toBe('NotFound')
  const [asked] = (await activity()).unanswered
  const answer = { question: asked?.question, answer: 'Two at the fieldhouse.', validUntil: null }
  const at = { ownerId, id: guide.id }
  await tourGuide.update({ ...at, patch: [{ op: 'add', path: '/answers/0', value: answer }] })
  await tourGuide.publish(at)
  const second = await assistants.tourGuide.ask({ id: ownerId, data: { question } })
  expect(second.data.message).toMatchObject({ outcome: 'Answered', text: 'Two at the fieldhouse.' })
  expect(await unanswered()).toEqual([])
})
