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
