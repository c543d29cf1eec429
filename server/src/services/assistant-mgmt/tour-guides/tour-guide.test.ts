import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  type Api,
  type TestServer,
  testServer,
} from '../../../testing/test-server.ts'
import { testGuide } from '../../../testing/test-guide.ts'

let server: TestServer
let visitor: Api
let manager: SignedUp
let member: SignedUp
let stranger: SignedUp
let ownerId: string

beforeAll(async () => {
  server = await testServer(undefined, undefined, { guides: testGuide() })
  visitor = await server.as()
  manager = await signUp(server, 'manager')
  member = await signUp(server, 'member')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await server.stage.destination({ manager: manager.person, name: 'Elm County' })).id
  await addMember(manager.api.destinations.members, ownerId, member, 'Sales')
})

const parking = {
  question: 'Where do buses park?',
  answer: 'Behind the fieldhouse, for free.',
  validUntil: '2031-06-30',
}
const introduce = async () => (await visitor.assistants.tourGuide.introduction({ id: ownerId })).data
const offered = async (context?: string) =>
  (await visitor.assistants.tourGuide.questions({ id: ownerId, context })).data.map(({ text }) => text)
const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })

test('a new guide is on, published, and introduced by the name of its destination', async () => {
  const { tourGuide } = manager.api.destinations
  const { data } = await tourGuide.create({ ownerId, data: { answers: [parking] } })
  const {
    id: _id,
    isOn,
    skippedQuestions: _skipped,
    published,
    publishedDate: _date,
    createdDate: _created,
    ...written
  } = data
  expect(isOn).toBe(true)
  expect(published).toEqual(written)
  expect(await introduce()).toEqual({
    name: 'Elm County guide',
    greeting: 'Ask what you want to know about Elm County. Every sentence of an answer has its source.',
    searched: { destination: 1 },
    limit: 20,
  })
  expect((await refusal(tourGuide.create({ ownerId, data: {} }))).problem.code).toBe('ALREADY_EXISTS')
})

test('what is changed reaches visitors when it is published, and the switch at once', async () => {
  const { tourGuide } = manager.api.destinations
  const { data: guide } = await tourGuide.create({ ownerId, data: {} })
  const at = { ownerId, id: guide.id }
  const questions = [
    { pageKind: 'destination' as const, text: 'Where do teams eat?' },
    { pageKind: 'hotel' as const, text: 'Is there a shuttle?' },
  ]
  const patch = [replace('/name', 'Elm guide'), replace('/questions', questions)]
  const { data: draft, etag } = await tourGuide.update({ ...at, patch })
  expect([draft.name, draft.published.name]).toEqual(['Elm guide', null])
  expect((await introduce()).name).toBe('Elm County guide')
  expect(await offered()).toEqual(['What is there on a destination?'])
  expect((await refusal(tourGuide.publish(at, { ifMatch: '"0"' }))).status).toBe(412)
  const { data: published } = await tourGuide.publish(at, { ifMatch: etag ?? '' })
  expect(published.published).toMatchObject({ name: 'Elm guide', questions })
  expect((await introduce()).name).toBe('Elm guide')
  expect(await offered()).toEqual(['Where do teams eat?'])
  expect(await offered(`hotel/${ownerId}`)).toEqual(['Is there a shuttle?'])
  expect(await offered('facility')).toEqual(['What is there on a facility?'])
  await tourGuide.update({ ...at, patch: [replace('/isOn', false)] })
  expect((await refusal(introduce())).status).toBe(404)
})

test('members read it, managers change it, and for others there is none', async () => {
  const { data: guide } = await manager.api.destinations.tourGuide.create({ ownerId, data: {} })
  const at = { ownerId, id: guide.id }
  expect((await member.api.destinations.tourGuide.get({ ownerId })).data?.id).toBe(guide.id)
  const calls = ({ destinations: { tourGuide } }: Api) => [
    () => tourGuide.create({ ownerId, data: {} }),
    () => tourGuide.update({ ...at, patch: [replace('/isOn', false)] }),
    () => tourGuide.publish(at),
    () => tourGuide.remove(at),
  ]
  for (const { api } of [member, stranger])
    for (const call of calls(api)) expect((await refusal(call())).status).toBe(403)
  expect((await refusal(stranger.api.destinations.tourGuide.get({ ownerId }))).status).toBe(404)
  for (const call of [...calls(visitor), () => visitor.destinations.tourGuide.get({ ownerId })])
    expect((await refusal(call())).status).toBe(401)
})

test.each([
  [
    'a question of 501 characters',
    { answers: [{ ...parking, question: 'x'.repeat(501) }] },
    'data/answers/0/question',
  ],
  ['an empty answer', { answers: [{ ...parking, answer: ' ' }] }, 'data/answers/0/answer'],
  ['201 answers', { answers: Array.from({ length: 201 }, () => parking) }, 'data/answers'],
  ['a source twice', { sources: ['hotels', 'hotels'] }, 'data/sources'],
  [
    'a day that isn’t one',
    { answers: [{ ...parking, validUntil: '2031-02-30' }] },
    'data/answers/0/validUntil',
  ],
  ['a day in the past', { answers: [{ ...parking, validUntil: '2026-01-31' }] }, 'data/answers/0/validUntil'],
])('%s is refused by its field', async (_what, data, field) => {
  const call = manager.api.destinations.tourGuide.create({ ownerId, data: data as object })
  expect((await refusedFields(call))[0]).toContain(field)
})

test('an answer is not given a last day in the past, and keeps one that has passed', async () => {
  const { tourGuide } = manager.api.destinations
  const { id } = (await tourGuide.create({ ownerId, data: { answers: [parking] } })).data
  const passed = { ...parking, validUntil: '2026-01-31' }
  const change = async (path: string, value: unknown) =>
    tourGuide.update({ ownerId, id, patch: [replace(path, value)] })
  const refused = await refusedFields(
    change('/answers', [parking, { ...passed, question: 'Is there a bus?' }]),
  )
  expect(refused[0]).toContain('answers/1/validUntil')
  expect((await tourGuide.get({ ownerId })).data?.answers).toEqual([parking])
  await server.pool.query('update tour_guide set answers = $1 where id = $2', [JSON.stringify([passed]), id])
  await change('/answers/0/answer', 'Behind the arena.')
  expect((await tourGuide.get({ ownerId })).data?.answers).toEqual([
    { ...passed, answer: 'Behind the arena.' },
  ])
})
