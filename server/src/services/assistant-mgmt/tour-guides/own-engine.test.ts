import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let id: string
beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  id = (await server.stage.destination({ manager: manager.person, name: 'Elm County' })).id
  const answers = [{ question: 'Where do team buses park?', answer: 'Behind the fieldhouse, for free.' }]
  await manager.api.destinations.tourGuide.create({ ownerId: id, data: { answers } })
})
afterAll(() => server.close())

test('the server answers by what the destination published, with its source', async () => {
  const { tourGuide } = manager.api.assistants
  expect((await tourGuide.introduction({ id })).data.searched).toMatchObject({ ownAnswer: 1 })
  const { data } = await tourGuide.ask({ id, data: { question: 'Where do team buses park?' } })
  expect(data.message).toMatchObject({ outcome: 'Answered', text: 'Behind the fieldhouse, for free.' })
  const [source] = data.message.sources
  expect([source?.kind, data.message.sentences[0]?.sources]).toEqual(['ownAnswer', [source?.number]])
  const kept = await manager.api.exchanges.messages({ id: data.exchangeId ?? '' })
  expect(kept.data[1]).toEqual(data.message)
})

test('a published story of the destination is cited, until it is taken back', async () => {
  const admin = await signUp(server, 'admin', ['admin'])
  const data = {
    title: 'Eleven bags',
    standfirst: 'The night clerk dried goalie gloves above the pizza oven.',
    category: 'Hotels and travel',
    text: 'All of them.',
  } as const
  const { id: storyId } = (await admin.api.stories.create({ ownerId: id, data })).data
  const question = 'Where were the goalie gloves dried?'
  const ask = async () => (await admin.api.assistants.tourGuide.ask({ id, data: { question } })).data
  expect((await ask()).message.outcome).toBe('NotFound')
  await admin.api.stories.send({ id: storyId })
  const { exchangeId, message } = await ask()
  expect(message).toMatchObject({
    text: 'Eleven bags: The night clerk dried goalie gloves above the pizza oven.',
    sources: [{ kind: 'story', id: storyId, name: 'Eleven bags' }],
  })
  await admin.api.stories.takeBack({ id: storyId })
  const kept = await admin.api.exchanges.messages({ id: exchangeId ?? '' })
  expect(kept.data[1]?.sources).toEqual([])
})
